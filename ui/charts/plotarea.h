// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartlayout.h"
#include "charts/palette.h"

class QAbstractAxis;
class QAbstractSeries;
class QChart;
class QGraphicsScene;

namespace atlas {

/// Adds a chart of Qt Charts to the scene whose plot lies where the layout has it, with `series` in it.
[[nodiscard]] QChart* addPlot(QGraphicsScene& scene, const ChartLayout& layout, QAbstractSeries* series);
/// Puts the plot in its place; once, after axes and series were added.
void settlePlot(QChart& chart, const ChartLayout& layout);
/// An axis without words, as all texts are the layout's, with grid lines or none.
void styleAxis(QAbstractAxis& axis, const ChartColors& colors, bool grid);

/// A plot whose axes run from 0 to 1, with grid lines at the layout's ticks; the vertical ones only where `upright`
/// says so. Further series take its axes by `attach`.
[[nodiscard]] QChart* addUnitPlot(QGraphicsScene& scene, const ChartLayout& layout, const ChartColors& colors,
    bool upright, const std::vector<QAbstractSeries*>& series);

} // namespace atlas
