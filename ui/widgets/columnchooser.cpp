// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/columnchooser.h"

#include "delegates/columndelegate.h"
#include "engine/columnlistmodel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace atlas {

ColumnChooser::ColumnChooser(Subject subject, QWidget* parent)
    : QDialog(parent)
    , m_subject(subject)
    , m_model(new ColumnListModel(subject == Subject::Columns ? 1 : 0, this))
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_none(new QLabel(m_list->viewport()))
    , m_up(new QToolButton(this))
    , m_down(new QToolButton(this))
    , m_reset(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(subject == Subject::Columns ? QStringLiteral("columnChooser") : QStringLiteral("facetChooser"));
    m_search->setObjectName(QStringLiteral("chooserSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("chooserList"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ColumnDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setTabKeyNavigation(false);
    m_list->installEventFilter(this);
    m_none->setObjectName(QStringLiteral("chooserNone"));
    m_none->setTextFormat(Qt::PlainText);
    m_none->setEnabled(false);
    m_none->setContentsMargins(6, 3, 6, 3);
    m_none->hide();
    m_up->setObjectName(QStringLiteral("chooserUp"));
    m_up->setArrowType(Qt::UpArrow);
    m_down->setObjectName(QStringLiteral("chooserDown"));
    m_down->setArrowType(Qt::DownArrow);
    m_reset->setObjectName(QStringLiteral("chooserReset"));
    m_reset->setAutoDefault(false);
    m_close->setObjectName(QStringLiteral("chooserClose"));
    m_close->setAutoDefault(false);
    arrange();

    connect(m_search, &QLineEdit::textChanged, this, &ColumnChooser::search);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ColumnChooser::search);
    connect(m_model, &ColumnListModel::shownChanged, this, &ColumnChooser::chosen);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_reset, &QPushButton::clicked, this, &ColumnChooser::resetAsked);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    retranslate();
}

void ColumnChooser::arrange()
{
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_up);
    buttons->addWidget(m_down);
    buttons->addStretch(1);
    buttons->addWidget(m_reset);
    buttons->addWidget(m_close);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 8, 8, 8);
    rows->setSpacing(8);
    rows->addWidget(m_search);
    rows->addWidget(m_list, 1);
    rows->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 46, fontMetrics().height() * 30);
}

void ColumnChooser::setColumns(const std::vector<Column>& columns, const QStringList& shown)
{
    m_model->setColumns(columns, shown);
}

void ColumnChooser::setShown(const QStringList& shown)
{
    const QString current = m_list->currentIndex().data(ColumnListModel::KeyRole).toString();
    m_model->setShown(shown);
    if (m_list->currentIndex().isValid() || current.isEmpty())
        return;
    const QModelIndexList same
        = m_model->match(m_model->index(0), ColumnListModel::KeyRole, current, 1, Qt::MatchExactly);
    if (!same.isEmpty())
        m_list->setCurrentIndex(same.first());
}

void ColumnChooser::search()
{
    bool found = false;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const bool matches = m_model->matches(row, m_search->text());
        m_list->setRowHidden(row, !matches);
        found = found || matches;
    }
    m_none->setVisible(!found);
    if (!found || (m_list->currentIndex().isValid() && !m_list->isRowHidden(m_list->currentIndex().row())))
        return;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (!m_list->isRowHidden(row)) {
            m_list->setCurrentIndex(m_model->index(row));
            return;
        }
}

void ColumnChooser::move(int step)
{
    const int row = m_list->currentIndex().row();
    int place = row + step;
    while (place >= 0 && place < m_model->rowCount() && m_list->isRowHidden(place))
        place += step;
    if (row < 0 || place < 0 || place >= m_model->rowCount())
        return;
    m_model->moveRow({}, row, {}, step < 0 ? place : place + 1);
    m_list->scrollTo(m_list->currentIndex());
}

bool ColumnChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    const int key = press->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (press->modifiers() & Qt::AltModifier && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        move(key == Qt::Key_Up ? -1 : 1);
        return true;
    }
    if (watched == m_search && (key == Qt::Key_Down || enter)) {
        m_list->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        m_search->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void ColumnChooser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_model->retranslate();
        retranslate();
        search();
    }
    QDialog::changeEvent(event);
}

void ColumnChooser::showEvent(QShowEvent* event)
{
    m_search->clear();
    m_search->setFocus(Qt::OtherFocusReason);
    QDialog::showEvent(event);
}

void ColumnChooser::retranslate()
{
    const bool columns = m_subject == Subject::Columns;
    setWindowTitle(columns ? tr("Columns") : tr("Facets"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(columns ? tr("Search in the columns") : tr("Search in the facets"));
    m_list->setAccessibleName(windowTitle());
    m_list->setAccessibleDescription(tr("Space shows or hides, Alt+Up and Alt+Down move"));
    m_none->setText(tr("No column has this in its title or help."));
    m_none->adjustSize();
    m_up->setToolTip(tr("Move up (Alt+Up)"));
    m_up->setAccessibleName(tr("Move up"));
    m_down->setToolTip(tr("Move down (Alt+Down)"));
    m_down->setAccessibleName(tr("Move down"));
    m_reset->setText(columns ? tr("Default columns") : tr("Default facets"));
    m_close->setText(tr("Close"));
}

} // namespace atlas
