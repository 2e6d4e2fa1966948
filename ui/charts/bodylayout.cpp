// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/bodylayout.h"

#include "charts/charttext.h"
#include "charts/fonts.h"
#include "charts/textlines.h"

#include <algorithm>

namespace atlas {

namespace {

bool labelsKeepApart(const AxisScale& scale, double length, const ChartType& type, bool upright)
{
    const QFont font = pictureFont(type.base * 0.9);
    double end = -1e9;
    for (const AxisTick& tick : scale.ticks) {
        const double half = (upright ? font.pixelSize() * 1.1 : textWidth(tick.text, font)) / 2;
        const double place = scale.place(tick.value) * length;
        if (place - half < end)
            return false;
        end = place + half + (upright ? 0 : 0.8 * type.base);
    }
    return true;
}

}

std::unique_ptr<BodyLayout> bodyLayout(const ChartData& data, const ChartType& type, double width, std::size_t rows)
{
    if (data.isEmpty())
        return nullptr;
    if (std::holds_alternative<ChartGrid>(data.body))
        return cellsLayout(data, type, width, rows);
    if (std::holds_alternative<ChartRadar>(data.body))
        return radarLayout(data, type, width);
    if (std::holds_alternative<ChartPoints>(data.body) || std::holds_alternative<ChartLines>(data.body))
        return fieldLayout(data, type, width);
    return rows == 0 ? nullptr : rowsLayout(data, type, width, rows);
}

double marginOf(const ChartType& type)
{
    return type.base * 1.6;
}

ChartText& addText(ChartLayout& layout, ChartText::Role role, const QString& text, const QFont& font, QPointF baseline,
    ChartText::Anchor align)
{
    const double size = font.pixelSize();
    layout.texts.push_back({role, text, font, baseline, align, textWidth(text, font), size * 0.92, size * 0.24});
    return layout.texts.back();
}

AxisScale fittingScale(
    const ChartAxis& axis, int most, double length, const ChartType& type, bool upright, const AxisRange* shown)
{
    const auto made = [&](int wanted) {
        return shown ? axisScale(axis, wanted, type.locale, *shown) : axisScale(axis, wanted, type.locale);
    };
    for (int wanted = most; wanted > 1; --wanted)
        if (AxisScale scale = made(wanted); labelsKeepApart(scale, length, type, upright))
            return scale;
    AxisScale scale = made(1);
    while (scale.ticks.size() > 1 && !labelsKeepApart(scale, length, type, upright))
        scale.ticks.erase(scale.ticks.begin() + static_cast<std::ptrdiff_t>(scale.ticks.size() / 2));
    return scale;
}

void addAxisAbove(ChartLayout& layout, const ChartType& type)
{
    const QFont small = pictureFont(type.base * 0.9);
    for (const AxisTick& tick : layout.x.ticks)
        addText(layout, ChartText::Role::Tick, tick.text, small,
            {layout.plot.left() + layout.plot.width() * layout.x.place(tick.value),
                layout.plot.top() - 0.5 * type.base},
            ChartText::Anchor::Middle);
}

void addHorizontalAxis(ChartLayout& layout, const ChartAxis& axis, const ChartType& type)
{
    const QRectF& plot = layout.plot;
    const QFont small = pictureFont(type.base * 0.9);
    for (const AxisTick& tick : layout.x.ticks)
        addText(layout, ChartText::Role::Tick, tick.text, small,
            {plot.left() + plot.width() * layout.x.place(tick.value), plot.bottom() + 1.45 * type.base},
            ChartText::Anchor::Middle);
    const QFont font = pictureFont(type.base);
    const double margin = marginOf(type);
    const QString title = elidedMiddle(plainLine(axis.title), font, layout.page.width() - 2 * margin);
    const double half = textWidth(title, font) / 2;
    const double x
        = std::clamp(plot.center().x(), margin + half, std::max(margin + half, layout.page.width() - margin - half));
    addText(
        layout, ChartText::Role::AxisTitle, title, font, {x, plot.bottom() + 3 * type.base}, ChartText::Anchor::Middle);
}

} // namespace atlas
