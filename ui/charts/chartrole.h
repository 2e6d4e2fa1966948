// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

namespace atlas {

inline constexpr QLatin1StringView ChartCanvasName("chartCanvas");

/// From now on readers of the screen call what has that object name a chart; Qt knows it as an area of no kind.
void installChartRole();

} // namespace atlas
