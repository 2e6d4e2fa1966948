// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"

#include <cstdint>
#include <span>
#include <vector>

namespace atlas {

/// All rows of the table sorted by `keys`, then by the table's key; unknown last in both directions. Keys of unknown
/// columns are passed over.
[[nodiscard]] std::vector<std::uint32_t> sortedRows(const Table& table, std::span<const SortKey> keys);

/// Rank of each entity of a view in ascending order, equal values equal ranks, unknown last (`ranks` - 1).
struct EntityRanks
{
    std::vector<std::uint32_t> rank;
    std::size_t ranks = 0; ///< number of different ranks, the one for unknown included
};
[[nodiscard]] EntityRanks rankEntities(const View& view);

} // namespace atlas
