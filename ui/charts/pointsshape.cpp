// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartshape.h"
#include "charts/denselayer.h"
#include "charts/fieldplaces.h"
#include "charts/legendlayer.h"
#include "charts/plotarea.h"
#include "widgets/tones.h"

#include <QChart>
#include <QGraphicsScene>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace atlas {

namespace {

constexpr double Reach = 9; // scene units from the pointer to a point
constexpr std::size_t MostSteps = 5000; // points that arrow keys go through

/// The frontier as a staircase with its points on top.
class FrontierLayer : public QGraphicsItem
{
public:
    FrontierLayer(const ChartPoints& body, const ChartLayout& layout, const ChartColors& colors,
        const std::vector<SeriesStyle>& styles)
        : m_body(body)
        , m_layout(layout)
        , m_colors(colors)
        , m_styles(styles)
    {
    }
    [[nodiscard]] QRectF boundingRect() const override { return m_layout.plot.adjusted(-10, -10, 10, 10); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        painter->save();
        painter->setClipRect(m_layout.plot.adjusted(-1, -1, 1, 1));
        QPen pen(m_colors.text, 1.4);
        pen.setJoinStyle(Qt::MiterJoin);
        painter->setPen(pen);
        QPointF last(std::nan(""), 0);
        for (const std::uint32_t point : m_body.frontier) {
            const QPointF at = fieldPlace(m_layout, m_body.xs[point], m_body.ys[point]);
            if (!std::isnan(last.x())) {
                painter->drawLine(QLineF(last, {at.x(), last.y()}));
                painter->drawLine(QLineF({at.x(), last.y()}, at));
            }
            last = at;
        }
        painter->setClipping(false);
        for (const std::uint32_t point : m_body.frontier) {
            const QPointF at = fieldPlace(m_layout, m_body.xs[point], m_body.ys[point]);
            if (!isInField(m_layout, at))
                continue;
            const SeriesStyle& style = m_styles[m_body.seriesOf[point]];
            painter->setPen(QPen(m_colors.text, 1));
            painter->setBrush(style.color);
            painter->drawPath(markerPath(style.marker, at, std::max(8.0, m_layout.markerSize * 1.35)));
        }
        painter->restore();
    }

private:
    const ChartPoints& m_body;
    const ChartLayout& m_layout;
    const ChartColors& m_colors;
    const std::vector<SeriesStyle>& m_styles;
};

class PointsShape : public ChartShape
{
public:
    PointsShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors, ShapeCache* cache)
        : m_body(std::get<ChartPoints>(data.body))
        , m_layout(layout)
        , m_colors(colors)
        , m_cache(cache ? *cache : m_own)
    {
        std::vector<QString> values;
        for (const ChartSeries& series : m_body.series)
            values.push_back(series.value);
        m_styles = seriesStyles(values, data.by == QLatin1String("provider"), colors.dark);
    }

    [[nodiscard]] QChart* chart() const override { return m_chart; }

    void draw(QGraphicsScene& scene) override
    {
        m_chart = addUnitPlot(scene, m_layout, m_colors, true, {});
        // What is beaten steps back.
        std::vector<SeriesStyle> dimmed = m_styles;
        for (SeriesStyle& style : dimmed)
            style.color = mixed(style.color, m_colors.background, 0.42);
        if (!m_cache.points)
            m_cache = {std::make_shared<const DensePoints>(points()), m_layout.x, m_layout.y};
        const QPointF low = fieldPlace(m_layout, m_cache.x.from, m_cache.y.from),
                      high = fieldPlace(m_layout, m_cache.x.to, m_cache.y.to);
        auto* dense = new DenseLayer(m_cache.points, dimmed,
            QRectF(QPointF(low.x(), high.y()), QPointF(high.x(), low.y())), m_layout.plot, m_layout.markerSize);
        dense->setZValue(1);
        scene.addItem(dense);
        auto* frontier = new FrontierLayer(m_body, m_layout, m_colors, m_styles);
        frontier->setZValue(2);
        scene.addItem(frontier);
        std::vector<LegendSample> samples;
        for (const SeriesStyle& style : m_styles)
            samples.push_back({style, true, false});
        scene.addItem(new LegendLayer(m_layout, std::move(samples)));
    }

    [[nodiscard]] int itemAt(QPointF point) const override
    {
        if (!m_layout.plot.adjusted(-Reach, -Reach, Reach, Reach).contains(point))
            return -1;
        // What stands out is meant first.
        double nearest = Reach * Reach;
        int found = -1;
        for (const std::uint32_t candidate : m_body.frontier)
            if (!isInField(m_layout, place(candidate)))
                continue;
            else if (const double distance = squared(place(candidate) - point); distance < nearest) {
                nearest = distance;
                found = static_cast<int>(candidate);
            }
        return found >= 0 ? found : nearestOf(point);
    }

    [[nodiscard]] QRectF itemRect(int item) const override
    {
        if (item < 0 || static_cast<std::size_t>(item) >= m_body.xs.size())
            return {};
        const QPointF at = place(static_cast<std::uint32_t>(item));
        const double reach = std::max(8.0, m_layout.markerSize);
        return isInField(m_layout, at) ? QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach) : QRectF();
    }

    /// The frontier first, then the others by x.
    [[nodiscard]] int step(int item, Qt::Key key, int page) const override
    {
        const std::vector<std::uint32_t>& order = stepOrder();
        const auto found = std::find(order.begin(), order.end(), static_cast<std::uint32_t>(item));
        const int place = item < 0 || found == order.end() ? -1 : static_cast<int>(found - order.begin());
        const int next = stepInList(place, key, page, static_cast<int>(order.size()));
        return next < 0 ? -1 : static_cast<int>(order[static_cast<std::size_t>(next)]);
    }

private:
    static double squared(QPointF distance) { return QPointF::dotProduct(distance, distance); }
    [[nodiscard]] QPointF place(std::uint32_t point) const
    {
        return fieldPlace(m_layout, m_body.xs[point], m_body.ys[point]);
    }

    [[nodiscard]] DensePoints points() const
    {
        DensePoints points;
        const std::size_t count = m_body.xs.size();
        points.x.resize(count);
        points.y.resize(count);
        points.styles = m_body.seriesOf;
        const AxisPlacer across(m_layout.x.from, m_layout.x.to, m_layout.x.log),
            up(m_layout.y.from, m_layout.y.to, m_layout.y.log);
        std::transform(m_body.xs.begin(), m_body.xs.end(), points.x.begin(), across);
        std::transform(m_body.ys.begin(), m_body.ys.end(), points.y.begin(), up);
        for (const std::uint32_t point : m_body.frontier) // drawn on top of all
            points.x[point] = std::nanf("");
        return points;
    }

    [[nodiscard]] int nearestOf(QPointF point) const
    {
        const double left = m_layout.x.valueAt((point.x() - Reach - m_layout.plot.left()) / m_layout.plot.width()),
                     right = m_layout.x.valueAt((point.x() + Reach - m_layout.plot.left()) / m_layout.plot.width());
        double nearest = Reach * Reach;
        int found = -1;
        for (std::size_t candidate = 0; candidate < m_body.xs.size(); ++candidate) {
            if (m_body.xs[candidate] < left || m_body.xs[candidate] > right)
                continue;
            const QPointF at = place(static_cast<std::uint32_t>(candidate));
            if (const double distance = squared(at - point); distance < nearest && isInField(m_layout, at)) {
                nearest = distance;
                found = static_cast<int>(candidate);
            }
        }
        return found;
    }

    [[nodiscard]] const std::vector<std::uint32_t>& stepOrder() const
    {
        if (!m_order.empty())
            return m_order;
        m_order = m_body.frontier;
        std::vector<bool> first(m_body.xs.size());
        for (const std::uint32_t point : m_body.frontier)
            first[point] = true;
        std::vector<std::uint32_t> others;
        for (std::uint32_t point = 0; point < m_body.xs.size(); ++point)
            if (!first[point])
                others.push_back(point);
        const std::size_t count = std::min(MostSteps, others.size());
        std::partial_sort(others.begin(), others.begin() + static_cast<std::ptrdiff_t>(count), others.end(),
            [this](std::uint32_t left, std::uint32_t right) {
                return std::tie(m_body.xs[left], left) < std::tie(m_body.xs[right], right);
            });
        m_order.insert(m_order.end(), others.begin(), others.begin() + static_cast<std::ptrdiff_t>(count));
        return m_order;
    }

    const ChartPoints& m_body;
    const ChartLayout& m_layout;
    const ChartColors& m_colors;
    std::vector<SeriesStyle> m_styles;
    ShapeCache m_own;
    ShapeCache& m_cache;
    QChart* m_chart = nullptr;
    mutable std::vector<std::uint32_t> m_order; ///< points in the order of arrow keys; made on first use
};

}

std::unique_ptr<ChartShape> pointsShape(
    const ChartData& data, const ChartLayout& layout, const ChartColors& colors, ShapeCache* cache)
{
    return std::make_unique<PointsShape>(data, layout, colors, cache);
}

} // namespace atlas
