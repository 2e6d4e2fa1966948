// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/comparetable.h"

#include "compare/comparedelegate.h"
#include "compare/comparisonmodel.h"
#include "widgets/pinnedheader.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <algorithm>

namespace atlas {

namespace {
constexpr int MostCharacters = 36, MostOfTitles = 46; ///< of a column
}

CompareTable::CompareTable(ComparisonModel* model, QWidget* parent)
    : PinnedTable(new PinnedHeader, parent)
    , m_model(model)
{
    setModel(model);
    setItemDelegate(new CompareDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setSelectionMode(QAbstractItemView::SingleSelection);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignTop);
    setPinned(1);
    auto* header = static_cast<PinnedHeader*>(horizontalHeader());
    connect(header, &PinnedHeader::handleDoubleClicked, this, &QTableView::resizeColumnToContents);
    connect(header, &PinnedHeader::menuAsked, this, [this](int section, const QPoint& position) {
        setCurrentIndex(m_model->index(std::max(0, currentIndex().row()), section));
        emit itemMenuAsked(position);
    });
    connect(header, &PinnedHeader::clicked, this,
        [this](int section) { setCurrentIndex(m_model->index(std::max(0, currentIndex().row()), section)); });
    connect(this, &QAbstractItemView::activated, this, &CompareTable::openAsked);
}

void CompareTable::fitColumns()
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        int width = horizontalHeader()->sectionSizeHint(column);
        for (int row = 0; row < m_model->rowCount(); ++row)
            width = std::max(width, itemDelegate()->sizeHint(option, m_model->index(row, column)).width());
        const int most = column == 0 ? MostOfTitles : MostCharacters;
        setColumnWidth(column, std::min(width, fontMetrics().averageCharWidth() * most));
    }
}

QString CompareTable::currentItem() const
{
    return currentIndex().data(ComparisonModel::ItemKeyRole).toString();
}

void CompareTable::showItem(const QString& key)
{
    for (int column = 1; column < m_model->columnCount(); ++column)
        if (m_model->headerData(column, Qt::Horizontal, ComparisonModel::ItemKeyRole).toString() == key)
            setCurrentIndex(m_model->index(std::max(0, currentIndex().row()), column));
}

bool CompareTable::event(QEvent* event)
{
    // The window's own copying is about offers.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
        event->accept();
    return PinnedTable::event(event);
}

void CompareTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRows();
        fitColumns();
    }
    PinnedTable::changeEvent(event);
}

void CompareTable::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex cell = byKey ? currentIndex() : indexAt(event->pos());
    if (!cell.isValid())
        return;
    setCurrentIndex(cell);
    emit itemMenuAsked(
        byKey ? viewport()->mapToGlobal(visualRect(cell).bottomLeft() + QPoint(8, 0)) : event->globalPos());
}

void CompareTable::focusInEvent(QFocusEvent* event)
{
    // Coming by keyboard, something must be current, else the focus does not show.
    if (event->reason() != Qt::MouseFocusReason && !currentIndex().isValid() && m_model->columnCount() > 1)
        setCurrentIndex(m_model->index(std::min(1, m_model->rowCount() - 1), 1));
    PinnedTable::focusInEvent(event);
}

void CompareTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete)
        emit removeAsked();
    else if (event->key() == Qt::Key_Escape)
        emit left();
    else if (event->matches(QKeySequence::Copy))
        emit copyAsked();
    else
        PinnedTable::keyPressEvent(event);
}

} // namespace atlas
