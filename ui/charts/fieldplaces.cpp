// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/fieldplaces.h"

#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

void collect(std::vector<FieldRemark>& remarks, const ChartPoints& body, const ChartLayout& layout)
{
    for (std::size_t index = 0; index < body.frontier.size() && index < body.frontierLabels.size(); ++index) {
        const std::uint32_t point = body.frontier[index];
        if (!body.frontierLabels[index].isEmpty())
            remarks.push_back({fieldPlace(layout, body.xs[point], body.ys[point]), body.frontierLabels[index]});
    }
}

void collect(std::vector<FieldRemark>& remarks, const ChartLines& body, const ChartLayout& layout)
{
    for (const ChartLine& line : body.lines)
        for (auto reading = line.readings.rbegin(); reading != line.readings.rend(); ++reading)
            if (!reading->remark.isEmpty())
                remarks.push_back({fieldPlace(layout, reading->x, reading->y), reading->remark});
}

template <class Other> void collect(std::vector<FieldRemark>&, const Other&, const ChartLayout&)
{
}

/// Joins places to strokes, as steps or straight; a place that is NaN is a gap.
class Pen
{
public:
    Pen(std::vector<QLineF>& strokes, const QRectF& plot, bool steps)
        : m_strokes(strokes)
        , m_plot(plot)
        , m_steps(steps)
    {
    }
    void moveTo(QPointF at)
    {
        if (!std::isnan(m_last.x()) && !std::isnan(m_last.y()) && !std::isnan(at.x()) && !std::isnan(at.y())) {
            const QPointF corner(at.x(), m_last.y());
            if (m_steps)
                add({m_last, corner});
            add({m_steps ? corner : m_last, at});
        }
        m_last = at;
    }

private:
    void add(const QLineF& stroke)
    {
        if (passesThrough(stroke, m_plot))
            m_strokes.push_back(stroke);
    }

    std::vector<QLineF>& m_strokes;
    QRectF m_plot;
    bool m_steps;
    QPointF m_last{std::nan(""), 0};
};

void collect(std::vector<QLineF>& strokes, const ChartPoints& body, const ChartLayout& layout)
{
    Pen pen(strokes, layout.plot, true);
    for (const std::uint32_t point : body.frontier)
        pen.moveTo(fieldPlace(layout, body.xs[point], body.ys[point]));
}

void collect(std::vector<QLineF>& strokes, const ChartLines& body, const ChartLayout& layout)
{
    for (const ChartLine& line : body.lines) {
        if (line.ideal)
            continue; // faint: may be written across
        Pen pen(strokes, layout.plot, line.steps);
        for (const ChartReading& reading : line.readings)
            if (!reading.aside)
                pen.moveTo(fieldPlace(layout, reading.x, reading.y));
    }
}

template <class Other> void collect(std::vector<QLineF>&, const Other&, const ChartLayout&)
{
}

}

QPointF fieldPlace(const ChartLayout& layout, double x, double y)
{
    return {layout.plot.left() + layout.plot.width() * layout.x.place(x),
        layout.plot.bottom() - layout.plot.height() * layout.y.place(y)};
}

bool isInField(const ChartLayout& layout, QPointF place)
{
    constexpr double room = 0.5; // the plot's edge is part of it
    const QRectF& plot = layout.plot;
    return place.x() >= plot.left() - room && place.x() <= plot.right() + room && place.y() >= plot.top() - room
        && place.y() <= plot.bottom() + room;
}

bool passesThrough(const QLineF& line, const QRectF& box)
{
    // Clips the line's parameter to the box, side by side.
    double from = 0, to = 1;
    const auto clip = [&](double start, double delta, double low, double high) {
        if (delta == 0)
            return start >= low && start <= high;
        const double first = (low - start) / delta, second = (high - start) / delta;
        from = std::max(from, std::min(first, second));
        to = std::min(to, std::max(first, second));
        return from <= to;
    };
    return clip(line.x1(), line.dx(), box.left(), box.right()) && clip(line.y1(), line.dy(), box.top(), box.bottom());
}

std::vector<QLineF> fieldStrokes(const ChartData& data, const ChartLayout& layout)
{
    std::vector<QLineF> strokes;
    std::visit([&](const auto& body) { collect(strokes, body, layout); }, data.body);
    return strokes;
}

std::vector<FieldRemark> fieldRemarks(const ChartData& data, const ChartLayout& layout)
{
    std::vector<FieldRemark> remarks;
    std::visit([&](const auto& body) { collect(remarks, body, layout); }, data.body);
    std::erase_if(remarks, [&layout](const FieldRemark& remark) { return !isInField(layout, remark.at); });
    return remarks;
}

} // namespace atlas
