// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartlayout.h"
#include "charts/denselayer.h"
#include "charts/palette.h"

#include <Qt>
#include <memory>

class QChart;
class QGraphicsScene;

namespace atlas {

/// Draws one shape of chart where the layout says, and finds its items under pointer and keys. Items are numbered as in
/// itemtext.h. Refers to data, layout and colours.
class ChartShape
{
public:
    virtual ~ChartShape() = default;

    /// Adds everything but texts to the scene.
    virtual void draw(QGraphicsScene& scene) = 0;
    /// The item at that point of the scene, or -1.
    [[nodiscard]] virtual int itemAt(QPointF point) const = 0;
    /// What is marked when the item is pointed at; null: it is not drawn.
    [[nodiscard]] virtual QRectF itemRect(int item) const = 0;
    /// The item that an arrow key, Home, End or a page key leads to from `item` (-1: from nowhere); -1: none. A page is
    /// `page` items.
    [[nodiscard]] virtual int step(int item, Qt::Key key, int page) const = 0;
    /// What the item's text stands on.
    [[nodiscard]] virtual QColor ground(int) const { return {}; }
    /// The plot, for those that are drawn into one.
    [[nodiscard]] virtual QChart* chart() const { return nullptr; }
};

/// What a shape works out once and needs again when the same data is drawn anew.
struct ShapeCache
{
    std::shared_ptr<const DensePoints> points; ///< by their places between the ends of `x` and `y`
    AxisScale x, y;
};

/// The shape of the data; null: there is nothing to draw.
[[nodiscard]] std::unique_ptr<ChartShape> chartShape(
    const ChartData& data, const ChartLayout& layout, const ChartColors& colors, ShapeCache* cache = nullptr);

// The shapes.
[[nodiscard]] std::unique_ptr<ChartShape> barsShape(
    const ChartData& data, const ChartLayout& layout, const ChartColors& colors);
[[nodiscard]] std::unique_ptr<ChartShape> boxesShape(
    const ChartData& data, const ChartLayout& layout, const ChartColors& colors);
[[nodiscard]] std::unique_ptr<ChartShape> cellsShape(
    const ChartData& data, const ChartLayout& layout, const ChartColors& colors);
[[nodiscard]] std::unique_ptr<ChartShape> pointsShape(
    const ChartData& data, const ChartLayout& layout, const ChartColors& colors, ShapeCache* cache);
[[nodiscard]] std::unique_ptr<ChartShape> linesShape(
    const ChartData& data, const ChartLayout& layout, const ChartColors& colors);
[[nodiscard]] std::unique_ptr<ChartShape> radarShape(
    const ChartData& data, const ChartLayout& layout, const ChartColors& colors);

/// Where a key leads in a list of that many items.
[[nodiscard]] int stepInList(int item, Qt::Key key, int page, int count);

} // namespace atlas
