// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/plotarea.h"
#include "charts/rowparts.h"

#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

/// Whiskers, boxes, medians and outliers: one layer for all rows.
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
        paintOutliers(painter, index);
        if (!std::isfinite(row.median))
            return;
        const double mark = std::max(2.0, m_layout.barThickness * 0.16);
        const double x = std::clamp(row.median - mark / 2, m_layout.plot.left(), m_layout.plot.right() - mark);
        painter.fillRect(QRectF(x - 0.8, row.center - half - 2, mark + 1.6, 2 * half + 4), m_colors.background);
        painter.fillRect(QRectF(x, row.center - half - 2, mark, 2 * half + 4), m_colors.text);
    }

    void paintOutliers(QPainter& painter, std::size_t index) const
    {
        const double radius = std::clamp(m_layout.barThickness * 0.12, 1.4, 2.6);
        const double y = m_layout.rows[index].center;
        double from = std::nan(""), to = from;
        // Dots that lie in each other become one long one: there may be thousands. Each kind at once, so that drawings
        // need not say for every dot how it is painted.
        std::vector<QPointF> dots;
        std::vector<QLineF> runs;
        const auto endRun = [&] {
            if (from < to)
                runs.emplace_back(from, y, to, y);
            else if (!std::isnan(from))
                dots.emplace_back(from, y);
        };
        for (const double value : m_boxes[index].outliers) {
            const double x = m_layout.plot.left() + m_layout.plot.width() * m_layout.x.place(value);
            if (!std::isfinite(x))
                continue;
            if (!(x - to <= radius)) {
                endRun();
                from = x;
            }
            to = x;
        }
        endRun();
        painter.setPen(QPen(m_fills[index], 2 * radius, Qt::SolidLine, Qt::RoundCap));
        for (const QLineF& run : runs)
            painter.drawLine(run);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_fills[index]);
        for (const QPointF& dot : dots)
            painter.drawEllipse(dot, radius, radius);
        painter.setBrush(Qt::NoBrush);
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
        addRowParts(scene, fills);
    }

private:
    const std::vector<ChartBox>& m_boxes;
    QChart* m_chart = nullptr;
};

}

std::unique_ptr<ChartShape> boxesShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
{
    return std::make_unique<BoxesShape>(data, layout, colors);
}

} // namespace atlas
