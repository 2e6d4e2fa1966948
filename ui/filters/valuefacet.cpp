// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/valuefacet.h"

#include "delegates/facetdelegate.h"
#include "engine/facetmodel.h"
#include "engine/filteredit.h"
#include "engine/filterwords.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

namespace {
/// Rows that a list shows at least when it has them, and values from which it can be searched.
constexpr int FewestVisible = 6, SearchFrom = 13;
}

ValueFacet::ValueFacet(const QString& columnKey, QWidget* parent)
    : FacetSection(columnKey, parent)
    , m_model(new FacetModel(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_none(new QLabel(m_list->viewport()))
    , m_hint(new QLabel(this))
{
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
    m_hint->setObjectName(QStringLiteral("facetHint_%1").arg(columnKey));
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_hint->setContentsMargins(6, 3, 6, 3);
    m_hint->hide();
    arrange();
}

void ValueFacet::arrange()
{
    // Room that is left over goes to the lists, but not beyond their last row.
    rows()->setSizeConstraint(QLayout::SetMinAndMaxSize);
    rows()->addWidget(m_search);
    rows()->addWidget(m_list);
    rows()->addWidget(m_hint);
    const auto showNone = [this] { m_none->setVisible(table() && m_found->rowCount() == 0); };
    connect(m_found, &QAbstractItemModel::modelReset, this, showNone);
    connect(m_found, &QAbstractItemModel::rowsInserted, this, showNone);
    connect(m_found, &QAbstractItemModel::rowsRemoved, this, showNone);
    connect(m_search, &QLineEdit::textChanged, m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_list, &QAbstractItemView::clicked, this, &ValueFacet::toggle);
    connect(m_model, &FacetModel::toggled, this, &ValueFacet::toggled);
}

QWidget* ValueFacet::firstWidget() const
{
    return m_list;
}

void ValueFacet::showFilter(const TablePtr& table, const FilterNode& filter)
{
    if (table != this->table()) {
        m_most = 0;
        m_tooMany = 0;
    }
    setTable(table);
    if (column() < 0)
        return;
    m_chosen = chosenValues(filter, column(), *table);
    setChosen(m_chosen.empty() ? QString() : QLocale().toString(static_cast<qulonglong>(m_chosen.size())));
}

void ValueFacet::setFacet(const Facet& facet)
{
    const QModelIndex before = m_list->currentIndex();
    const QVariant current = before.data(FacetModel::ValueRole);
    m_model->setFacet(table(), facet, m_chosen);
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
    if (m_chosen != m_inSight) {
        m_inSight = m_chosen;
        showChosen();
    }
}

void ValueFacet::setTooMany(std::size_t values)
{
    if (m_tooMany == values)
        return;
    m_tooMany = values;
    showContent(isOpen());
    retranslate();
}

void ValueFacet::showContent(bool shown)
{
    m_list->setVisible(shown && m_tooMany == 0);
    m_hint->setVisible(shown && m_tooMany != 0);
    m_search->setVisible(shown && m_tooMany == 0 && m_most >= SearchFrom);
}

void ValueFacet::showChosen()
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

void ValueFacet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        m_model->retranslate();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
    FacetSection::changeEvent(event);
}

bool ValueFacet::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list && watched != m_search)
        return FacetSection::eventFilter(watched, event);
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
    return FacetSection::eventFilter(watched, event);
}

void ValueFacet::retranslate()
{
    FacetSection::retranslate();
    if (column() < 0)
        return;
    const QString title = this->title();
    m_list->setAccessibleName(title);
    m_none->setText(tr("No values"));
    m_none->adjustSize();
    m_hint->setText(
        tr("%1 different values are too many for a list. Write into the filter: %2", "number, beginning of a filter")
            .arg(QLocale().toString(static_cast<qulonglong>(m_tooMany)), columnName(*table(), column()) + u':'));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search in %1").arg(title));
}

void ValueFacet::fitHeight()
{
    showContent(isOpen());
    const int row = FacetDelegate::rowHeight(m_list->fontMetrics());
    m_list->setMinimumHeight(std::clamp(m_most, 1, FewestVisible) * row + 2);
    m_list->setMaximumHeight(std::max(m_most, 1) * row + 2);
}

void ValueFacet::toggle(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const bool chosen = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    m_found->setData(index, QVariant::fromValue(chosen ? Qt::Unchecked : Qt::Checked), Qt::CheckStateRole);
}

} // namespace atlas
