// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"

#include <QString>
#include <optional>

namespace atlas {

class Table;

/// What a filter's own operands of a number or date column say, as two fields and a box can show it.
struct ColumnRange
{
    std::optional<FilterValue> from, to;
    bool fromOpen = false, toOpen = false; ///< the end itself is left out, as `<` and `>` do
    bool unknown = true; ///< rows whose value is unknown are among them
    bool other = false; ///< the operands say more than this: lists, negations, several ranges
    [[nodiscard]] bool isAll() const { return !from && !to && unknown && !other; }
};
[[nodiscard]] ColumnRange chosenRange(const FilterNode& root, int column, const Table& table);

/// The range as a filter text; the ends as filters spell them, empty where open. Empty for all rows.
struct RangeText
{
    QString from, to;
    bool fromOpen = false, toOpen = false;
    bool unknown = false;
};
[[nodiscard]] QString rangeFilter(int column, const RangeText& range, const Table& table);

} // namespace atlas
