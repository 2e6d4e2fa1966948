// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartlayout.h"

#include <memory>

namespace atlas {

/// Lays out one shape of chart in the area between heading and footnote. Made for one page width.
class BodyLayout
{
public:
    virtual ~BodyLayout() = default;

    struct Need
    {
        double least = 0; ///< height below which the content does not fit
        double comfort = 0; ///< height at which it reads well
        bool wideEnough = true;
    };
    [[nodiscard]] virtual Need need() const = 0;
    /// Offers that the page has no room for, with their number; empty: none.
    [[nodiscard]] virtual QString undrawnText() const { return {}; }
    [[nodiscard]] virtual std::size_t undrawnOffers() const { return 0; }
    /// Adds texts and places to the layout. The area has the page's margins left and right, and at least `least`
    /// height.
    virtual void place(ChartLayout& layout, QRectF area) = 0;
};

/// The layout of the data's shape with its first `rows` rows, for an area of that width. Null: there is nothing to lay
/// out. Refers to data and type.
[[nodiscard]] std::unique_ptr<BodyLayout> bodyLayout(
    const ChartData& data, const ChartType& type, double width, std::size_t rows);

// The shapes.
[[nodiscard]] std::unique_ptr<BodyLayout> rowsLayout(
    const ChartData& data, const ChartType& type, double width, std::size_t rows);
[[nodiscard]] std::unique_ptr<BodyLayout> cellsLayout(
    const ChartData& data, const ChartType& type, double width, std::size_t rows);
[[nodiscard]] std::unique_ptr<BodyLayout> fieldLayout(const ChartData& data, const ChartType& type, double width);
[[nodiscard]] std::unique_ptr<BodyLayout> radarLayout(const ChartData& data, const ChartType& type, double width);

/// Distance of the content from the page's edge.
[[nodiscard]] double marginOf(const ChartType& type);
/// Adds a line of text, measured.
ChartText& addText(ChartLayout& layout, ChartText::Role role, const QString& text, const QFont& font, QPointF baseline,
    ChartText::Anchor align);
/// The scale with the most ticks up to `most` whose labels keep apart along that length. `upright`: on a vertical axis.
/// `shown`: only that part of the axis.
[[nodiscard]] AxisScale fittingScale(const ChartAxis& axis, int most, double length, const ChartType& type,
    bool upright = false, const AxisRange* shown = nullptr);
/// Labels under a horizontal axis along the plot's lower edge, and its title below them.
void addHorizontalAxis(ChartLayout& layout, const ChartAxis& axis, const ChartType& type);
/// Labels above the plot's upper edge, for the same axis.
void addAxisAbove(ChartLayout& layout, const ChartType& type);
/// Height that those take.
[[nodiscard]] inline double axisAboveHeight(const ChartType& type)
{
    return type.axisAbove ? 1.7 * type.base : 0;
}
/// Height that labels and title take under the plot.
[[nodiscard]] inline double horizontalAxisHeight(const ChartType& type)
{
    return 3.6 * type.base;
}

} // namespace atlas
