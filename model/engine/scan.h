// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/codecolumn.h"
#include "engine/rowbits.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

/// The inner loops: one pass over a column, 64 rows a word, no call and no branch a row.
namespace atlas {

/// What an entity makes of its rows.
enum EntityTruth : std::uint8_t { EntityNo = 0, EntityYes = 1, EntityUnknown = 2 };

/// Adds the rows whose entity has `bit` (EntityYes or EntityUnknown) set. `truth` has cardinality + 1 entries; without
/// codes, one a row.
void addRows(RowBits& rows, const CodeColumn* codes, std::span<const std::uint8_t> truth, EntityTruth bit);

/// Rows with low <= value <= high; NaN is in no interval.
struct Interval
{
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
};
void addRowsWithin(RowBits& rows, std::span<const double> values, Interval interval);
/// Rows whose value is NaN.
void addUnknownRows(RowBits& rows, std::span<const double> values);

/// Number of rows of the set for each code; the last entry counts the unknown code.
[[nodiscard]] std::vector<std::uint32_t> countCodes(const RowBits& rows, const CodeColumn& codes);

/// The `count` rows of the set in the order of `permutation`.
[[nodiscard]] std::vector<std::uint32_t> select(
    const RowBits& rows, std::span<const std::uint32_t> permutation, std::size_t count);

/// The same from `places`, each row's place in the order: for sets that are small beside the whole.
[[nodiscard]] std::vector<std::uint32_t> selectFew(
    const RowBits& rows, std::span<const std::uint32_t> places, std::size_t count);

} // namespace atlas
