// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/denselayer.h"
#include "charts/plotarea.h"
#include "charts/rowparts.h"

#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

/// Whiskers, boxes and medians: one layer for all rows.
class BoxLayer : public QGraphicsItem
{
public:
    BoxLayer(const std::vector<ChartBox>& boxes, const ChartLayout& layout, const ChartColors& colors,
        std::vector<QColor> fills)
        : m_boxes(boxes)
        , m_layout(layout)
        , m_colors(colors)
        , m_fills(std::move(fills))
    {
    }
    [[nodiscard]] QRectF boundingRect() const override
    {
        return m_layout.plot.united(m_layout.medianKey).adjusted(-6, -2, 6, 2);
    }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        for (std::size_t row = 0; row < m_layout.rows.size(); ++row)
            paintBox(*painter, row);
        paintMedianKey(*painter, m_layout, m_colors);
    }

private:
    void paintBox(QPainter& painter, std::size_t index) const
    {
        const ChartRow& row = m_layout.rows[index];
        const double half = m_layout.barThickness / 2, cap = half * 0.5;
        painter.setPen(QPen(m_colors.dim, 1.2));
        const auto whisker = [&](double from, double to) {
            if (!std::isfinite(from) || !std::isfinite(to))
                return;
            painter.drawLine(QLineF(from, row.center, to, row.center));
            painter.drawLine(QLineF(to, row.center - cap, to, row.center + cap));
        };
        whisker(row.lowerQuartile, row.lowerWhisker);
        whisker(row.upperQuartile, row.upperWhisker);
        if (std::isfinite(row.lowerQuartile) && std::isfinite(row.upperQuartile)) {
            // A box of equal values is still to be seen.
            const double width = std::max(2.0, row.upperQuartile - row.lowerQuartile);
            painter.fillRect(QRectF(row.lowerQuartile, row.center - half, width, 2 * half), m_fills[index]);
        }
        if (!std::isfinite(row.median))
            return;
        const double mark = std::max(2.0, m_layout.barThickness * 0.16);
        const double x = std::clamp(row.median - mark / 2, m_layout.plot.left(), m_layout.plot.right() - mark);
        painter.fillRect(QRectF(x - 0.8, row.center - half - 2, mark + 1.6, 2 * half + 4), m_colors.background);
        painter.fillRect(QRectF(x, row.center - half - 2, mark, 2 * half + 4), m_colors.text);
    }

    const std::vector<ChartBox>& m_boxes;
    const ChartLayout& m_layout;
    const ChartColors& m_colors;
    std::vector<QColor> m_fills;
};

class BoxesShape : public RowsShape
{
public:
    BoxesShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
        : RowsShape(data, layout, colors)
        , m_boxes(std::get<ChartBoxes>(data.body).boxes)
    {
    }
    [[nodiscard]] QChart* chart() const override { return m_chart; }
    void draw(QGraphicsScene& scene) override
    {
        m_chart = addUnitPlot(scene, layout(), colors(), false, {});
        const std::vector<QColor> fills = rowColors();
        auto* layer = new BoxLayer(m_boxes, layout(), colors(), fills);
        layer->setZValue(2);
        scene.addItem(layer);
        addOutliers(scene, fills);
        addRowParts(scene, fills);
    }

private:
    /// Values beyond the whiskers as dots: there may be thousands in a row.
    void addOutliers(QGraphicsScene& scene, const std::vector<QColor>& fills) const
    {
        DensePoints points;
        std::vector<SeriesStyle> styles;
        for (std::size_t row = 0; row < layout().rows.size(); ++row) {
            const double y = (layout().plot.bottom() - layout().rows[row].center) / layout().plot.height();
            for (const double value : m_boxes[row].outliers) {
                points.x.push_back(static_cast<float>(layout().x.place(value)));
                points.y.push_back(static_cast<float>(y));
                points.styles.push_back(static_cast<std::uint16_t>(row));
            }
            styles.push_back({static_cast<int>(row), fills[row], Marker::Circle});
        }
        const double size = std::clamp(layout().barThickness * 0.28, 3.2, 5.2);
        auto* dots = new DenseLayer(std::move(points), styles, layout().plot, size);
        dots->setZValue(1.5);
        scene.addItem(dots);
    }

    const std::vector<ChartBox>& m_boxes;
    QChart* m_chart = nullptr;
};

}

std::unique_ptr<ChartShape> boxesShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
{
    return std::make_unique<BoxesShape>(data, layout, colors);
}

} // namespace atlas
