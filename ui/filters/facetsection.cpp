// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/facetsection.h"

#include "delegates/facetdelegate.h"
#include "engine/facetmodel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

namespace {
/// Rows that a list shows at least when it has them, and values from which it can be searched.
constexpr int FewestVisible = 6, SearchFrom = 13;

void makeHeading(QToolButton* title)
{
    title->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    title->setArrowType(Qt::DownArrow);
    title->setAutoRaise(true);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    title->setFocusPolicy(Qt::StrongFocus);
    title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

}

FacetSection::FacetSection(const QString& columnKey, QWidget* parent)
    : QWidget(parent)
    , m_key(columnKey)
    , m_model(new FacetModel(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_title(new QToolButton(this))
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_none(new QLabel(m_list->viewport()))
{
    setObjectName(QStringLiteral("facet_%1").arg(columnKey));
    m_title->setObjectName(QStringLiteral("facetTitle_%1").arg(columnKey));
    makeHeading(m_title);
    m_search->setObjectName(QStringLiteral("facetSearch_%1").arg(columnKey));
    m_search->setClearButtonEnabled(true);
    m_search->hide();
    m_search->installEventFilter(this);

    m_found->setSourceModel(m_model);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setFilterRole(FacetModel::SearchRole);
    m_list->setObjectName(QStringLiteral("facetList_%1").arg(columnKey));
    m_list->setModel(m_found);
    m_list->setItemDelegate(new FacetDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTabKeyNavigation(false);
    m_list->installEventFilter(this);
    m_none->setObjectName(QStringLiteral("facetNone_%1").arg(columnKey));
    m_none->setTextFormat(Qt::PlainText);
    m_none->setEnabled(false);
    m_none->setContentsMargins(6, 3, 6, 3);
    m_none->hide();

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    // Room that is left over goes to the lists, but not beyond their last row.
    rows->setSizeConstraint(QLayout::SetMinAndMaxSize);
    rows->addWidget(m_title);
    rows->addWidget(m_search);
    rows->addWidget(m_list);

    connect(m_title, &QToolButton::clicked, this, [this] { setOpen(!m_open); });
    const auto showNone = [this] { m_none->setVisible(m_table && m_found->rowCount() == 0); };
    connect(m_found, &QAbstractItemModel::modelReset, this, showNone);
    connect(m_found, &QAbstractItemModel::rowsInserted, this, showNone);
    connect(m_found, &QAbstractItemModel::rowsRemoved, this, showNone);
    connect(m_search, &QLineEdit::textChanged, m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_list, &QAbstractItemView::clicked, this, &FacetSection::toggle);
    connect(m_model, &FacetModel::toggled, this, &FacetSection::toggled);
}

void FacetSection::setFacet(const TablePtr& table, const Facet& facet, const std::set<QString>& chosen)
{
    if (m_table != table)
        m_most = 0;
    m_table = table;
    m_column = facet.column;
    const QModelIndex before = m_list->currentIndex();
    const QVariant current = before.data(FacetModel::ValueRole);
    m_model->setFacet(table, facet, chosen);
    if (before.isValid() && !m_list->currentIndex().isValid()) {
        const QModelIndexList same
            = m_found->match(m_found->index(0, 0), FacetModel::ValueRole, current, 1, Qt::MatchExactly);
        if (!same.isEmpty())
            m_list->setCurrentIndex(same.first());
    }
    if (const int values = m_model->rowCount(); values > m_most) {
        m_most = values;
        fitHeight();
    }
    if (m_chosen != chosen || m_title->text().isEmpty()) {
        m_chosen = chosen;
        retranslate();
        showChosen();
    }
}

void FacetSection::setOpen(bool open)
{
    m_open = open;
    m_title->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_list->setVisible(open);
    m_search->setVisible(open && m_most >= SearchFrom);
    retranslate();
}

void FacetSection::showChosen()
{
    // What the filter has chosen elsewhere is brought into sight; a list in use stands still.
    if (m_list->hasFocus() || m_list->underMouse())
        return;
    QModelIndex first;
    for (int row = 0; row < m_found->rowCount(); ++row) {
        const QModelIndex index = m_found->index(row, 0);
        if (index.data(Qt::CheckStateRole).toInt() != Qt::Checked)
            continue;
        if (m_list->viewport()->rect().contains(m_list->visualRect(index)))
            return;
        if (!first.isValid())
            first = index;
    }
    if (first.isValid())
        m_list->scrollTo(first, QAbstractItemView::PositionAtTop);
}

void FacetSection::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_model->retranslate();
        retranslate();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitHeight();
    }
    QWidget::changeEvent(event);
}

bool FacetSection::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (watched == m_list && (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter)) {
            toggle(m_list->currentIndex());
            return true;
        }
        if (key == Qt::Key_Escape) {
            if (!m_search->text().isEmpty())
                m_search->clear();
            else
                emit left();
            return true;
        }
        if (watched == m_search && key == Qt::Key_Down) {
            m_list->setFocus();
            if (!m_list->currentIndex().isValid())
                m_list->setCurrentIndex(m_found->index(0, 0));
            return true;
        }
    } else if (event->type() == QEvent::FocusIn && watched == m_list && !m_list->currentIndex().isValid()) {
        // Without a current value the focus would not show.
        m_list->setCurrentIndex(m_found->index(0, 0));
    }
    return QWidget::eventFilter(watched, event);
}

void FacetSection::retranslate()
{
    if (!m_table || m_column < 0)
        return;
    // Facets go by id, which filters spell; people know them by the name's title.
    const int named = m_table->indexOf(m_key + QStringLiteral("_name"));
    const QString title = columnTitle(m_table->column(named >= 0 ? named : m_column));
    m_title->setText(m_chosen.empty()
            ? title
            : tr("%1 (%2)", "a facet and how many of its values are chosen").arg(title).arg(m_chosen.size()));
    m_title->setToolTip(m_open ? tr("Fold this list") : tr("Unfold this list"));
    m_title->setAccessibleName(title);
    m_list->setAccessibleName(title);
    m_none->setText(tr("No values"));
    m_none->adjustSize();
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search in %1").arg(title));
}

void FacetSection::fitHeight()
{
    m_search->setVisible(m_open && m_most >= SearchFrom);
    const int row = FacetDelegate::rowHeight(m_list->fontMetrics());
    m_list->setMinimumHeight(std::clamp(m_most, 1, FewestVisible) * row + 2);
    m_list->setMaximumHeight(std::max(m_most, 1) * row + 2);
}

void FacetSection::toggle(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const bool chosen = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    m_found->setData(index, QVariant::fromValue(chosen ? Qt::Unchecked : Qt::Checked), Qt::CheckStateRole);
}

} // namespace atlas
