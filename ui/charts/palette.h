// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPalette>
#include <QPointF>
#include <QStringView>

namespace atlas {

/// Colours of everything in a chart but its series. Text and dim text have a contrast of at least 4.5 : 1 on
/// background, stripe and hover.
struct ChartColors
{
    QColor background, text, dim, grid, axis, accent, stripe, hover;
    bool dark = false;
};
[[nodiscard]] ChartColors lightChartColors();
[[nodiscard]] ChartColors darkChartColors();
/// Follows the window's palette.
[[nodiscard]] ChartColors chartColors(const QPalette& palette);

enum class Marker { Circle, Square, Triangle, Diamond, Cross, TriangleDown, Plus, Pentagon };
inline constexpr int MarkerCount = 8;

/// How one provider looks in every chart.
struct SeriesStyle
{
    int colour = 0; ///< position in the palette, 0 … seriesColourCount() - 1
    QColor color;
    Marker marker = Marker::Circle;
    Qt::PenStyle dash = Qt::SolidLine;
};
/// Stable by id, whatever else is shown: colour-blind-safe colours, told further apart by marker and dash.
[[nodiscard]] SeriesStyle providerStyle(QStringView id, bool dark);
[[nodiscard]] int seriesColourCount();
[[nodiscard]] QColor seriesColour(int index, bool dark);
[[nodiscard]] QPainterPath markerPath(Marker marker, QPointF center, double size);

/// Contrast ratio of two opaque colours, 1 … 21 (WCAG 2.1, relative luminance).
[[nodiscard]] double contrastRatio(const QColor& one, const QColor& other);

} // namespace atlas
