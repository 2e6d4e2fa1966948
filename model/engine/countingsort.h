// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace atlas {

/// Stable counting sort of rows by `rankOf(row)`, which is less than `ranks`.
template <class RankOf> void countingSort(std::vector<std::uint32_t>& rows, std::size_t ranks, RankOf rankOf)
{
    std::vector<std::uint32_t> starts(ranks + 1, 0);
    for (const std::uint32_t row : rows)
        ++starts[rankOf(row) + 1];
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<std::uint32_t> sorted(rows.size());
    for (const std::uint32_t row : rows)
        sorted[starts[rankOf(row)]++] = row;
    rows = std::move(sorted);
}

} // namespace atlas
