// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/rowfigures.h"

#include <algorithm>
#include <cmath>

namespace atlas {

std::vector<RowFigures> rowFigures(const ChartData& data)
{
    std::vector<RowFigures> rows;
    if (const auto* bars = std::get_if<ChartBars>(&data.body))
        for (const ChartBar& bar : bars->bars)
            rows.push_back({&bar.value, &bar.label, bar.lowest, bar.median, bar.highest, bar.offers, &bar.offer,
                &bar.filter, nullptr});
    else if (const auto* boxes = std::get_if<ChartBoxes>(&data.body))
        for (const ChartBox& box : boxes->boxes)
            rows.push_back({&box.value, &box.label, box.lowest, box.median, box.highest, box.offers,
                boxes->highestIsBest ? nullptr : &box.offer, &box.filter, &box});
    return rows;
}

ChartAxis rowsAxis(const ChartData& data, std::size_t rows)
{
    const auto widened = [rows](ChartAxis axis, const auto& items, auto first, auto second) {
        axis.lowest = axis.highest = std::nan("");
        for (std::size_t index = 0; index < std::min(rows, items.size()); ++index) {
            axis.include(items[index].*first);
            axis.include(items[index].*second);
        }
        return axis;
    };
    if (const auto* bars = std::get_if<ChartBars>(&data.body)) {
        ChartAxis axis = widened(bars->axis, bars->bars, &ChartBar::lowest, &ChartBar::median);
        axis.lowest = std::max(0.0, axis.lowest); // bars begin at 0
        return axis;
    }
    if (const auto* boxes = std::get_if<ChartBoxes>(&data.body))
        return widened(boxes->axis, boxes->boxes, &ChartBox::lowest, &ChartBox::highest);
    return {};
}

QString categoryTitle(const ChartData& data)
{
    if (const auto* bars = std::get_if<ChartBars>(&data.body))
        return bars->categoryTitle;
    const auto* boxes = std::get_if<ChartBoxes>(&data.body);
    return boxes ? boxes->categoryTitle : QString();
}

int rowDecimals(const ChartData& data)
{
    if (const auto* boxes = std::get_if<ChartBoxes>(&data.body))
        return boxes->axis.decimals;
    double smallest = std::numeric_limits<double>::infinity();
    for (const RowFigures& row : rowFigures(data))
        for (const double figure : {row.lowest, row.median})
            if (std::isfinite(figure) && figure > 0)
                smallest = std::min(smallest, figure);
    return decimalsDownTo(smallest);
}

} // namespace atlas
