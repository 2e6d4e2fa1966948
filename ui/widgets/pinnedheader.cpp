// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pinnedheader.h"

#include "widgets/elidedlabel.h"
#include "widgets/tones.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionHeader>
#include <algorithm>

namespace atlas {

namespace {
constexpr int ScrollEdge = 24, ScrollStep = 16, ScrollEveryMs = 30;
}

PinnedHeader::PinnedHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setMouseTracking(true);
    m_scroll.setInterval(ScrollEveryMs);
    connect(&m_scroll, &QTimer::timeout, this, &PinnedHeader::scrollOn);
    connect(this, &QHeaderView::sectionResized, viewport(), qOverload<>(&QWidget::update));
}

void PinnedHeader::setPinned(int sections)
{
    if (m_wanted == sections)
        return;
    m_wanted = sections;
    viewport()->update();
}

int PinnedHeader::pinned() const
{
    int sections = 0;
    for (int width = 0; sections < std::min(m_wanted, count()); ++sections) {
        width += sectionSize(sections);
        if (width > viewport()->width() / 2)
            break;
    }
    return sections;
}

int PinnedHeader::pinnedWidth() const
{
    const int sections = pinned();
    return sections == 0 ? 0 : sectionPosition(sections - 1) + sectionSize(sections - 1);
}

int PinnedHeader::shownPosition(int section) const
{
    return section < pinned() ? sectionPosition(section) : sectionViewportPosition(section);
}

int PinnedHeader::shownSectionAt(int x) const
{
    return logicalIndexAt(x < pinnedWidth() ? x - offset() : x);
}

int PinnedHeader::handleAt(int x) const
{
    const int grip = style()->pixelMetric(QStyle::PM_HeaderGripMargin, nullptr, this);
    const int edge = pinnedWidth();
    for (const int at : {x, x - grip, x + grip}) {
        const int section = shownSectionAt(at);
        if (section < 0)
            continue;
        const int end = shownPosition(section) + sectionSize(section);
        // What a pinned section covers cannot be taken hold of.
        const bool covered = section >= pinned() && end <= edge;
        if (std::abs(x - end) <= grip && !covered)
            return section;
    }
    return -1;
}

int PinnedHeader::gapAt(int x) const
{
    const int section = shownSectionAt(std::clamp(x, 0, viewport()->width() - 1));
    if (section < 0)
        return count();
    return x < shownPosition(section) + sectionSize(section) / 2 ? section : section + 1;
}

void PinnedHeader::contextMenuEvent(QContextMenuEvent* event)
{
    if (const int section = shownSectionAt(event->x()); section >= 0)
        emit menuAsked(section, event->globalPos());
}

void PinnedHeader::leaveEvent(QEvent* event)
{
    if (m_drag == Drag::None)
        unsetCursor();
    QHeaderView::leaveEvent(event);
}

void PinnedHeader::mousePressEvent(QMouseEvent* event)
{
    endDrag();
    if (event->button() != Qt::LeftButton)
        return;
    m_from = m_at = event->position().toPoint().x();
    const int handle = handleAt(m_from);
    m_section = handle >= 0 ? handle : shownSectionAt(m_from);
    if (m_section < 0)
        return;
    m_drag = handle >= 0 ? Drag::Resizing : Drag::Pressed;
    m_size = sectionSize(m_section);
}

void PinnedHeader::mouseMoveEvent(QMouseEvent* event)
{
    const int x = event->position().toPoint().x();
    if (m_drag == Drag::None)
        setCursor(handleAt(x) >= 0 ? Qt::SplitHCursor : Qt::ArrowCursor);
    else
        drag(x);
}

void PinnedHeader::drag(int x)
{
    m_at = x;
    if (m_drag == Drag::Pressed && std::abs(x - m_from) >= QApplication::startDragDistance()) {
        m_drag = Drag::Moving;
        m_scroll.start();
    }
    if (m_drag == Drag::Resizing)
        resizeSection(m_section, std::clamp(m_size + x - m_from, minimumSectionSize(), maximumSectionSize()));
    viewport()->update();
}

void PinnedHeader::scrollOn()
{
    if (m_at > viewport()->width() - ScrollEdge)
        emit scrollAsked(ScrollStep);
    else if (m_at < pinnedWidth() + ScrollEdge && offset() > 0)
        emit scrollAsked(-ScrollStep);
    viewport()->update();
}

void PinnedHeader::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const Drag was = m_drag;
    const int section = m_section, gap = gapAt(m_at);
    endDrag();
    if (was == Drag::Pressed)
        emit clicked(section, event->modifiers());
    else if (was == Drag::Moving && gap != section && gap != section + 1)
        emit moveAsked(section, gap);
}

void PinnedHeader::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const int handle = handleAt(event->position().toPoint().x()); handle >= 0)
        emit handleDoubleClicked(handle);
    else
        mousePressEvent(event);
}

void PinnedHeader::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_drag != Drag::None)
        endDrag();
    else
        QHeaderView::keyPressEvent(event);
}

void PinnedHeader::endDrag()
{
    m_drag = Drag::None;
    m_section = -1;
    m_scroll.stop();
    viewport()->update();
}

bool PinnedHeader::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QHeaderView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int section = shownSectionAt(help->pos().x());
    const QString text
        = section < 0 ? QString() : model()->headerData(section, orientation(), Qt::ToolTipRole).toString();
    showPlainToolTip(help->globalPos(), text, viewport());
    return true;
}

void PinnedHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const
{
    QHeaderView::initStyleOptionForIndex(option, section);
    // Styles shorten a single line only, and cut the others.
    const int room = sectionSize(section) - 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, option, this);
    QStringList lines = option->text.split(u'\n');
    for (QString& line : lines)
        line = option->fontMetrics.elidedText(line, Qt::ElideRight, room);
    option->text = lines.join(u'\n');
}

void PinnedHeader::paintEvent(QPaintEvent* event)
{
    const int edge = pinnedWidth();
    const QRegion rest = event->region() & QRect(edge, 0, viewport()->width() - edge, viewport()->height());
    if (edge == 0 || offset() == 0) {
        QHeaderView::paintEvent(event);
    } else if (!rest.isEmpty()) {
        QPaintEvent scrolled(rest);
        QHeaderView::paintEvent(&scrolled);
    }
    QPainter painter(viewport());
    if (edge > 0 && offset() > 0) {
        painter.fillRect(0, 0, edge, viewport()->height(), palette().brush(QPalette::Button));
        for (int section = 0; section < pinned(); ++section)
            paintSection(&painter, {shownPosition(section), 0, sectionSize(section), viewport()->height()}, section);
    }
    if (edge > 0)
        painter.fillRect(edge - 1, 0, 1, viewport()->height(), pinnedEdge(palette()));
    if (m_drag == Drag::Moving) {
        const int gap = gapAt(m_at);
        const int x = gap < count() ? shownPosition(gap) : shownPosition(count() - 1) + sectionSize(count() - 1);
        painter.fillRect(shownPosition(m_section), 0, sectionSize(m_section), viewport()->height(),
            QColor::fromRgba(palette().color(QPalette::Highlight).rgb() & 0x40ffffff));
        painter.fillRect(
            std::clamp(x - 1, 0, viewport()->width() - 3), 0, 3, viewport()->height(), palette().highlight());
    }
}

} // namespace atlas
