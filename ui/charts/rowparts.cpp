// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/rowparts.h"

#include "charts/rowfigures.h"

#include <QGraphicsLineItem>
#include <QGraphicsPathItem>
#include <QGraphicsRectItem>
#include <QGraphicsScene>
#include <QPainter>
#include <algorithm>

namespace atlas {

int RowsShape::itemAt(QPointF point) const
{
    for (std::size_t row = 0; row < m_layout.rows.size(); ++row)
        if (m_layout.rows[row].strip.contains(point))
            return static_cast<int>(row);
    return -1;
}

QRectF RowsShape::itemRect(int item) const
{
    if (item < 0 || static_cast<std::size_t>(item) >= m_layout.rows.size())
        return {};
    return m_layout.rows[static_cast<std::size_t>(item)].strip;
}

int RowsShape::step(int item, Qt::Key key, int page) const
{
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        return -1;
    return stepInList(item, key, page, static_cast<int>(m_layout.rows.size()));
}

std::vector<QColor> RowsShape::rowColors() const
{
    std::vector<QColor> fills(m_layout.rows.size(), m_colors.accent);
    if (!byProvider())
        return fills;
    const std::vector<RowFigures> rows = rowFigures(m_data);
    for (std::size_t row = 0; row < fills.size(); ++row)
        fills[row] = providerStyle(*rows[row].value, m_colors.dark).color;
    return fills;
}

void RowsShape::addRowParts(QGraphicsScene& scene, const std::vector<QColor>& fills) const
{
    const QRectF& plot = m_layout.plot;
    const double zero = plot.left() + plot.width() * std::clamp(m_layout.x.log ? 0.0 : m_layout.x.place(0), 0.0, 1.0);
    scene.addLine(QLineF(zero, plot.top(), zero, plot.bottom()), QPen(m_colors.axis, 1))->setZValue(1);
    for (std::size_t row = 1; row < m_layout.rows.size(); row += 2)
        scene.addRect(m_layout.rows[row].strip, Qt::NoPen, m_colors.stripe)->setZValue(-8);
    if (!byProvider())
        return;
    const std::vector<RowFigures> rows = rowFigures(m_data);
    const double size = std::clamp(m_layout.barThickness * 0.7, 6.0, 11.0);
    for (std::size_t row = 0; row < m_layout.rows.size(); ++row) {
        const SeriesStyle style = providerStyle(*rows[row].value, m_colors.dark);
        scene.addPath(markerPath(style.marker, m_layout.rows[row].marker, size), Qt::NoPen, fills[row]);
    }
}

void paintMedianKey(QPainter& painter, const ChartLayout& layout, const ChartColors& colors)
{
    if (layout.medianKey.isNull())
        return;
    const QRectF& key = layout.medianKey;
    painter.fillRect(QRectF(key.center().x() - 1.2, key.top(), 2.4, key.height()), colors.text);
}

} // namespace atlas
