// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pinnedtable.h"

#include "widgets/pinnedheader.h"
#include "widgets/tones.h"

#include <QAbstractItemDelegate>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

namespace atlas {

PinnedTable::PinnedTable(PinnedHeader* header, QWidget* parent)
    : QTableView(parent)
    , m_pins(header)
{
    setHorizontalHeader(header);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRows();
    connect(header, &PinnedHeader::scrollAsked, this,
        [this](int pixels) { horizontalScrollBar()->setValue(horizontalScrollBar()->value() + pixels); });
}

void PinnedTable::fitRows()
{
    const int height = fontMetrics().height() + 6;
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
}

void PinnedTable::setPinned(int columns)
{
    m_pins->setPinned(columns);
    viewport()->update();
}

int PinnedTable::pinned() const
{
    return m_pins->pinned();
}

QModelIndex PinnedTable::indexAt(const QPoint& position) const
{
    const bool isPinned = position.x() < m_pins->pinnedWidth();
    return QTableView::indexAt(isPinned ? position - QPoint(m_pins->offset(), 0) : position);
}

QRect PinnedTable::visualRect(const QModelIndex& index) const
{
    const QRect rect = QTableView::visualRect(index);
    return index.column() < pinned() ? rect.translated(m_pins->offset(), 0) : rect;
}

void PinnedTable::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QScrollBar* across = horizontalScrollBar();
    const int before = across->value();
    QTableView::scrollTo(index, hint);
    if (!index.isValid())
        return;
    if (index.column() < pinned())
        across->setValue(before);
    else if (const int hidden = m_pins->pinnedWidth() - visualRect(index).x(); hidden > 0)
        across->setValue(across->value() - hidden);
}

void PinnedTable::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    // What stood still was moved along with the rest.
    if (dx != 0 && m_pins->pinnedWidth() > 0) {
        viewport()->update();
        m_pins->viewport()->update();
    }
}

QRegion PinnedTable::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region = QTableView::visualRegionForSelection(selection);
    if (m_pins->offset() > 0)
        region += QRect(0, 0, m_pins->pinnedWidth(), viewport()->height());
    return region;
}

void PinnedTable::paintEvent(QPaintEvent* event)
{
    const int edge = m_pins->pinnedWidth(), height = viewport()->height();
    if (edge == 0 || m_pins->offset() == 0) {
        QTableView::paintEvent(event);
    } else if (const QRegion rest = event->region() & QRect(edge, 0, viewport()->width() - edge, height);
               !rest.isEmpty()) {
        QPaintEvent scrolled(rest);
        QTableView::paintEvent(&scrolled);
    }
    if (edge == 0 || event->rect().left() >= edge)
        return;
    QPainter painter(viewport());
    if (m_pins->offset() > 0)
        paintPinned(painter, edge);
    painter.fillRect(edge - 1, 0, 1, height, pinnedEdge(palette()));
}

void PinnedTable::paintPinned(QPainter& painter, int edge)
{
    const int height = viewport()->height();
    painter.setClipRect(0, 0, edge, height);
    painter.fillRect(0, 0, edge, height, palette().base());
    QStyleOptionViewItem plain;
    initViewItemOption(&plain);
    plain.state &= ~QStyle::State_HasFocus;
    const int first = rowAt(0), end = rowAt(height - 1) < 0 ? model()->rowCount() : rowAt(height - 1) + 1;
    for (int row = first; first >= 0 && row < end; ++row)
        for (int column = 0; column < pinned(); ++column) {
            const QModelIndex index = model()->index(row, column);
            QStyleOptionViewItem option = plain;
            option.rect = visualRect(index);
            if (alternatingRowColors() && row % 2 == 1)
                option.features |= QStyleOptionViewItem::Alternate;
            if (selectionModel()->isSelected(index))
                option.state |= QStyle::State_Selected;
            if (index == currentIndex() && hasFocus())
                option.state |= QStyle::State_HasFocus;
            itemDelegateForIndex(index)->paint(&painter, option, index);
        }
}

} // namespace atlas
