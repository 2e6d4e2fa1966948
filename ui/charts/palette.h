// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPalette>
#include <QPointF>
#include <QString>
#include <QStringView>
#include <vector>

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
/// One style for each entry of a chart, no two alike for as long as colours and markers last: providers keep their
/// colour, others are dealt them in turn. Null values are grey.
[[nodiscard]] std::vector<SeriesStyle> seriesStyles(const std::vector<QString>& values, bool providers, bool dark);
[[nodiscard]] int seriesColourCount();
[[nodiscard]] QColor seriesColour(int index, bool dark);
[[nodiscard]] QPainterPath markerPath(Marker marker, QPointF center, double size);

/// Colours from low (0) to high (1) of a heat map: even in brightness, so that they can be told apart in grey as well.
[[nodiscard]] QColor shadeColour(double place, bool dark);
/// Black or white, whichever is read better on that colour.
[[nodiscard]] QColor textOn(const QColor& ground);

/// Contrast ratio of two opaque colours, 1 … 21 (WCAG 2.1, relative luminance).
[[nodiscard]] double contrastRatio(const QColor& one, const QColor& other);

} // namespace atlas
