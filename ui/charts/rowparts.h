// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartshape.h"

class QPainter;

namespace atlas {

/// What bars and boxes share: strips, markers, keys and pointing.
class RowsShape : public ChartShape
{
public:
    RowsShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
        : m_data(data)
        , m_layout(layout)
        , m_colors(colors)
    {
    }
    [[nodiscard]] int itemAt(QPointF point) const override;
    [[nodiscard]] QRectF itemRect(int item) const override;
    [[nodiscard]] int step(int item, Qt::Key key, int page) const override;

protected:
    [[nodiscard]] const ChartLayout& layout() const { return m_layout; }
    [[nodiscard]] const ChartColors& colors() const { return m_colors; }
    [[nodiscard]] bool byProvider() const { return m_data.by == QLatin1String("provider"); }
    [[nodiscard]] std::vector<QColor> rowColors() const;
    /// Stripes, the line that values are measured from, and providers' markers.
    void addRowParts(QGraphicsScene& scene, const std::vector<QColor>& fills) const;

private:
    const ChartData& m_data;
    const ChartLayout& m_layout;
    const ChartColors& m_colors;
};

/// The small median mark beside the head of its column.
void paintMedianKey(QPainter& painter, const ChartLayout& layout, const ChartColors& colors);

} // namespace atlas
