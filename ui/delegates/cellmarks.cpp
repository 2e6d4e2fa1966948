// SPDX-License-Identifier: GPL-3.0-or-later
#include "delegates/cellmarks.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

namespace atlas {

namespace {

/// A triangle with an exclamation mark, a clock, a star or a sheet, in a square of that side.
QPixmap drawn(CellMarks::Sign sign, int size, const QColor& color, qreal scale)
{
    QPixmap pixels(QSize(size, size) * scale);
    pixels.setDevicePixelRatio(scale);
    pixels.fill(Qt::transparent);
    QPainter painter(&pixels);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size / 12.0, size / 12.0);
    painter.setPen(QPen(color, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (sign == CellMarks::Sign::Star) {
        QPolygonF star;
        for (int corner = 0; corner < 10; ++corner) {
            const qreal radius = corner % 2 == 0 ? 5.2 : 2.2, angle = M_PI * (corner / 5.0 - 0.5);
            star << QPointF(6 + radius * std::cos(angle), 6.4 + radius * std::sin(angle));
        }
        painter.setBrush(color);
        painter.drawPolygon(star);
        return pixels;
    }
    if (sign == CellMarks::Sign::Note) {
        painter.drawRect(QRectF(2, 1, 8, 10));
        for (const qreal line : {3.8, 6.0, 8.2})
            painter.drawLine(QPointF(4, line), QPointF(8, line));
        return pixels;
    }
    if (sign == CellMarks::Sign::Old) {
        painter.drawEllipse(QPointF(6, 6), 4.8, 4.8);
        painter.drawPolyline(QPolygonF({QPointF(6, 3.4), QPointF(6, 6.2), QPointF(8, 7.4)}));
        return pixels;
    }
    painter.drawPolygon(QPolygonF({QPointF(6, 1.2), QPointF(11.2, 10.8), QPointF(0.8, 10.8)}));
    painter.drawLine(QPointF(6, 4.8), QPointF(6, 7.2));
    painter.drawPoint(QPointF(6, 9.1));
    return pixels;
}

}

void CellMarkPainter::paintSign(
    QPainter& painter, CellMarks::Sign sign, int x, const QRect& cell, int size, const QColor& color, qreal scale)
{
    for (Kept& kept : m_kept) {
        const bool mine = kept.sign == sign && kept.color == color && kept.size == size && kept.scale == scale;
        if (!mine && !kept.pixels.isNull())
            continue;
        if (!mine)
            kept = {drawn(sign, size, color, scale), color, size, scale, sign};
        painter.drawPixmap(x, cell.y() + (cell.height() - size) / 2, kept.pixels);
        return;
    }
    // Another theme or size: all of them anew.
    m_kept = {};
    paintSign(painter, sign, x, cell, size, color, scale);
}

void CellMarkPainter::paintPlace(QPainter& painter, const CellMarks& marks, const QRect& room, const QColor& line,
    const QColor& dot, const QColor& best)
{
    if (marks.place == CellMarks::Nowhere || room.width() < 12)
        return;
    const auto at = [&room](std::uint8_t place) { return room.x() + (room.width() - 1) * place / CellMarks::Steps; };
    const int y = room.bottom() - 2;
    painter.fillRect(room.x(), y, room.width(), 1, line);
    if (marks.median != CellMarks::Nowhere)
        painter.fillRect(at(marks.median), y - 2, 1, 5, line);
    // The lowest stands out by its size, too.
    const int size = marks.best ? 5 : 3;
    painter.fillRect(at(marks.place) - size / 2, y - size / 2, size, size, marks.best ? best : dot);
}

} // namespace atlas
