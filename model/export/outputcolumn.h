// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"
#include "engine/values.h"

#include <QString>
#include <vector>

namespace atlas {

/// One column of an output: a column of the table in one unit.
struct OutputColumn
{
    int column = 0;
    PerUnit per = PerUnit::Hour;
    QString header; ///< a key, or a title with unit
};

/// For programs: all columns or the chosen ones under their keys, prices per hour; another unit of the query adds its
/// figures beside them (`price_per_month` after `price_per_hour`).
[[nodiscard]] std::vector<OutputColumn> columnsByKey(const Table& table, const Query& query);
/// For people: the columns shown by default or the chosen ones, in the query's unit, which the header names.
[[nodiscard]] std::vector<OutputColumn> columnsByTitle(const Table& table, const Query& query);

/// The key that a price has in another unit: price_per_gpu_hour → price_per_gpu_month.
[[nodiscard]] QString keyPer(const QString& key, PerUnit per);

/// Value in the column's own unit: prices per hour, month or year.
[[nodiscard]] CellValue outputValue(const Table& table, const OutputColumn& column, std::uint32_t row);
/// Numbers stand on the right.
[[nodiscard]] bool isNumeric(const Table& table, const OutputColumn& column);

} // namespace atlas
