// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/rowbits.h"
#include "engine/table.h"

#include <map>
#include <memory>

namespace atlas {

/// Rows of each code of a column, over the whole table; the last entry counts the unknown code.
using CodeTotals = std::map<const CodeColumn*, std::vector<std::uint32_t>>;

/// Counts values over sets of rows; columns that share their codes and set are counted in one scan.
class FacetCounter
{
public:
    /// `totals` are of that table; missing ones are added.
    FacetCounter(const Table& table, CodeTotals& totals)
        : m_table(table)
        , m_totals(totals)
    {
    }
    /// Counts of the column's values over `rows`, which must live as long as the counter.
    [[nodiscard]] Facet count(int column, const RowBits& rows);

private:
    using Counts = std::vector<std::uint32_t>;
    [[nodiscard]] Counts entityCounts(const View& view, const RowBits& rows);
    [[nodiscard]] Counts codeCounts(const CodeColumn& codes, const RowBits& rows);

    const Table& m_table;
    CodeTotals& m_totals;
    std::map<std::pair<const CodeColumn*, const RowBits*>, Counts> m_counts;
};

} // namespace atlas
