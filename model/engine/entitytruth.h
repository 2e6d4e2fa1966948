// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"
#include "engine/filter.h"
#include "engine/scan.h"
#include "engine/view.h"

#include <cstdint>
#include <vector>

namespace atlas {

/// Does a value of the node name unknown or known (none, any)?
[[nodiscard]] bool namesUnknown(const FilterNode& node);

/// Intervals that a Compare or Range of plain numbers holds in; for NotEqual, those it does not hold in.
[[nodiscard]] std::vector<Interval> numberIntervals(const FilterNode& node);

/// Truth (EntityTruth) of a Compare or Range for each entity of a view of numbers, dates, flags, texts or lists.
[[nodiscard]] std::vector<std::uint8_t> entityTruth(const View& view, ColumnKind kind, const FilterNode& node);

/// Marks the entities of a text view whose text, spellings or Chinese name have a word that begins with `needleFolded`.
void addWordTruth(std::vector<std::uint8_t>& truth, const View& view, const QString& needleFolded);

} // namespace atlas
