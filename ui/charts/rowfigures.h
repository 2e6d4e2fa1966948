// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"

#include <vector>

namespace atlas {

/// What bars and boxes have in common: a row with a name and figures. Refers to the data.
struct RowFigures
{
    const QString* value;
    const QString* label;
    double lowest, median, highest;
    std::size_t offers;
    const ChartOffer* offer; ///< with the lowest price; null: the figures are no prices
    const QString* filter;
    const ChartBox* box; ///< null: a bar
};
/// The rows of a chart that has any; else none.
[[nodiscard]] std::vector<RowFigures> rowFigures(const ChartData& data);
/// The axis that all rows are measured by, widened to the first `rows` of them.
[[nodiscard]] ChartAxis rowsAxis(const ChartData& data, std::size_t rows);
[[nodiscard]] QString categoryTitle(const ChartData& data);

/// Decimals that serve all figures of the rows.
[[nodiscard]] int rowDecimals(const ChartData& data);

} // namespace atlas
