// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartshape.h"

#include <algorithm>

namespace atlas {

namespace {

struct Maker
{
    const ChartData& data;
    const ChartLayout& layout;
    const ChartColors& colors;
    ShapeCache* cache;

    std::unique_ptr<ChartShape> operator()(std::monostate) const { return nullptr; }
    std::unique_ptr<ChartShape> operator()(const ChartBars&) const { return barsShape(data, layout, colors); }
    std::unique_ptr<ChartShape> operator()(const ChartBoxes&) const { return boxesShape(data, layout, colors); }
    std::unique_ptr<ChartShape> operator()(const ChartGrid&) const { return cellsShape(data, layout, colors); }
    std::unique_ptr<ChartShape> operator()(const ChartPoints&) const
    {
        return pointsShape(data, layout, colors, cache);
    }
    std::unique_ptr<ChartShape> operator()(const ChartLines&) const { return linesShape(data, layout, colors); }
    std::unique_ptr<ChartShape> operator()(const ChartRadar&) const { return radarShape(data, layout, colors); }
};

}

std::unique_ptr<ChartShape> chartShape(
    const ChartData& data, const ChartLayout& layout, const ChartColors& colors, ShapeCache* cache)
{
    if (layout.plot.isEmpty() || data.isEmpty())
        return nullptr;
    return std::visit(Maker{data, layout, colors, cache}, data.body);
}

int stepInList(int item, Qt::Key key, int page, int count)
{
    const int last = count - 1;
    if (last < 0)
        return -1;
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Right:
        return std::min(last, item + 1);
    case Qt::Key_Up:
    case Qt::Key_Left:
        return item < 0 ? last : std::max(0, item - 1);
    case Qt::Key_PageDown:
        return std::min(last, std::max(0, item) + page);
    case Qt::Key_PageUp:
        return std::max(0, item - page);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return last;
    default:
        return -1;
    }
}

} // namespace atlas
