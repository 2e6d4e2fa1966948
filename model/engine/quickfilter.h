// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"
#include "engine/values.h"

#include <QString>
#include <vector>

namespace atlas {

class Table;

/// One way to filter by the value of a cell.
struct QuickFilter
{
    enum class Kind { Only, Except, AtLeast, AtMost };
    Kind kind = Kind::Only;
    QString value; ///< as the cell shows it
    QString filter; ///< the whole filter with it
};

/// What the cell offers: its value alone or left out, each value of a list; at least or at most where there is an
/// order. Names go by their id, as facets do.
[[nodiscard]] std::vector<QuickFilter> quickFilters(
    const FilterNode& root, const Table& table, int column, std::uint32_t row, const CellStyle& style);

/// The column that facets and quick filters use for this one: the id for a name.
[[nodiscard]] int filteredColumn(const Table& table, int column);

} // namespace atlas
