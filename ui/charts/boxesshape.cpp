// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/plotarea.h"
#include "charts/rowparts.h"

#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr int MostVectorElements = 16'000; // of outliers in SVG and PDF
constexpr double MostPicturePixels = 1e6;
constexpr double PrintScale = 300.0 / 96; // pixels a scene unit at 300 dpi

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
        paintOutliers(*painter);
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

    /// Outliers of a row as dots. Those that lie in each other become one long dot: there may be thousands. All of them
    /// in one path, so that files need not say for every dot how it is painted.
    [[nodiscard]] QPainterPath outliers(std::size_t index) const
    {
        const double radius = dotRadius(), y = m_layout.rows[index].center;
        constexpr double dot = 0.01; // a line without length is not painted
        QPainterPath path;
        double from = std::nan(""), to = from;
        const auto endRun = [&] {
            if (std::isnan(from))
                return;
            path.moveTo(from, y);
            path.lineTo(std::max(to, from + dot), y);
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
        return path;
    }

    void paintOutliers(QPainter& painter) const
    {
        std::vector<QPainterPath> paths;
        int elements = 0;
        for (std::size_t row = 0; row < m_layout.rows.size(); ++row) {
            paths.push_back(outliers(row));
            elements += paths.back().elementCount();
        }
        const auto paint = [&](QPainter& target) {
            target.setBrush(Qt::NoBrush);
            for (std::size_t row = 0; row < paths.size(); ++row)
                target.strokePath(paths[row], QPen(m_fills[row], 2 * dotRadius(), Qt::SolidLine, Qt::RoundCap));
        };
        const QPaintEngine::Type engine = painter.paintEngine()->type();
        const bool vectors
            = engine == QPaintEngine::SVG || engine == QPaintEngine::Pdf || engine == QPaintEngine::Picture;
        if (!vectors || elements <= MostVectorElements) {
            paint(painter);
            return;
        }
        // In a file so many are one picture.
        const QRectF bounds = boundingRect();
        const double scale = std::min(PrintScale, std::sqrt(MostPicturePixels / (bounds.width() * bounds.height())));
        QImage picture((bounds.size() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter pixels(&picture);
        pixels.setRenderHint(QPainter::Antialiasing);
        pixels.scale(picture.width() / bounds.width(), picture.height() / bounds.height());
        pixels.translate(-bounds.topLeft());
        paint(pixels);
        pixels.end();
        painter.drawImage(bounds, picture);
    }

    [[nodiscard]] double dotRadius() const { return std::clamp(m_layout.barThickness * 0.14, 1.6, 2.6); }

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
