// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/rowbits.h"
#include "engine/table.h"

#include <map>
#include <memory>

namespace atlas {

/// Counts values over sets of rows; columns that share their codes and set are counted in one scan.
class FacetCounter
{
public:
    explicit FacetCounter(const Table& table)
        : m_table(table)
    {
    }
    /// Counts of the column's values over `rows`, which must live as long as the counter.
    [[nodiscard]] Facet count(int column, const RowBits& rows);

private:
    [[nodiscard]] std::vector<std::uint32_t> entityCounts(const View& view, const RowBits& rows);

    const Table& m_table;
    std::map<std::pair<const CodeColumn*, const RowBits*>, std::vector<std::uint32_t>> m_counts;
};

} // namespace atlas
