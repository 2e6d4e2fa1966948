// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"
#include "engine/values.h"

#include <functional>
#include <vector>

namespace atlas {

/// One column of the numbers behind a chart.
struct ChartColumn
{
    QString key; ///< in files
    QString title; ///< translated, with its unit
    bool numeric = false;
    bool shown = true; ///< on screen; else it is for files: ids, filters and what the titles say
};

/// What people read instead of the key of a row's offer and the id of its source; empty: nothing.
struct ChartNames
{
    QString offer, source;
};

/// The numbers behind a chart as a table, an item a row in the chart's order. Prices are in the chart's unit; unknown
/// cells hold nothing. Refers to the data that it was made of.
struct ChartTable
{
    std::vector<ChartColumn> columns;
    std::size_t rowCount = 0;
    /// One value a column.
    std::function<std::vector<CellValue>(std::size_t row)> row;
    std::function<ChartNames(std::size_t row)> names; ///< of the columns "key" and "source"
};
[[nodiscard]] ChartTable chartTable(const ChartData& data);

} // namespace atlas
