// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/siblingtable.h"

#include "delegates/celldelegate.h"
#include "engine/tablemodel.h"
#include "widgets/emptystate.h"
#include "widgets/sortheader.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

namespace {
constexpr int SampledRows = 100; ///< that the widths of columns are taken from, besides those in sight
}

SiblingTable::SiblingTable(QWidget* parent)
    : QWidget(parent)
    , m_model(new TableModel(this))
    , m_view(new QTableView(this))
    , m_empty(new EmptyState(m_view, "siblings"))
    , m_all(new QPushButton(this))
{
    m_model->setColumns({QStringLiteral("price_per_gpu_hour"), QStringLiteral("region"),
        QStringLiteral("purchase_model"), QStringLiteral("variant"), QStringLiteral("observed_on")});
    m_view->setObjectName(QStringLiteral("siblingTable"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new CellDelegate(m_view));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setAlternatingRowColors(true);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->setCornerButtonEnabled(false);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    auto* header = new SortHeader(m_view);
    header->setObjectName(QStringLiteral("siblingHeader"));
    header->setResizeContentsPrecision(SampledRows);
    m_view->setHorizontalHeader(header);
    m_view->installEventFilter(this);
    m_all->setObjectName(QStringLiteral("siblingsAll"));
    m_all->installEventFilter(this);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_view, 1);
    rows->addWidget(m_all);
    connect(m_view, &QAbstractItemView::clicked, this, &SiblingTable::choose);
    connect(m_all, &QPushButton::clicked, this, &SiblingTable::allAsked);
    retranslate();
}

void SiblingTable::show(const TablePtr& table, const RowsPtr& rows, std::uint32_t row, const CellStyle& style)
{
    m_model->setStyle(style);
    m_model->setTable(table, table ? rows : nullptr);
    if (table) {
        const auto place = std::find(rows->begin(), rows->end(), row);
        if (place != rows->end())
            m_view->setCurrentIndex(m_model->index(static_cast<int>(place - rows->begin()), 0));
    }
    fit();
    explain();
}

void SiblingTable::fit()
{
    const int height = fontMetrics().height() + 6;
    m_view->verticalHeader()->setMinimumSectionSize(height);
    m_view->verticalHeader()->setDefaultSectionSize(height);
    if (!m_model->table())
        return;
    m_view->resizeColumnsToContents();
}

void SiblingTable::explain()
{
    const int others = m_model->rowCount() - 1;
    m_all->setVisible(others > 0);
    m_all->setText(tr("Show all %Ln in the table", nullptr, others + 1));
    if (!m_model->table())
        m_empty->show(tr("Choose an offer in the table to see where else its instance type is offered."));
    else if (others < 1)
        m_empty->show(tr("This instance type has no other offer in the catalog."));
    else
        m_empty->hide();
}

void SiblingTable::choose()
{
    if (const QModelIndex at = m_view->currentIndex(); at.isValid())
        emit chosen(at.data(TableModel::RowRole).toUInt());
}

void SiblingTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    QWidget::changeEvent(event);
}

void SiblingTable::retranslate()
{
    m_view->setAccessibleName(tr("Other regions and purchase models"));
    explain();
}

bool SiblingTable::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            emit left();
            return true;
        }
        if (watched == m_view && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
            choose();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace atlas
