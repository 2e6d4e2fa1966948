// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/fieldplaces.h"

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

std::vector<FieldRemark> fieldRemarks(const ChartData& data, const ChartLayout& layout)
{
    std::vector<FieldRemark> remarks;
    std::visit([&](const auto& body) { collect(remarks, body, layout); }, data.body);
    std::erase_if(remarks, [&layout](const FieldRemark& remark) { return !isInField(layout, remark.at); });
    return remarks;
}

} // namespace atlas
