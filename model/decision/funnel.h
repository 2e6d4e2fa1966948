// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/path.h"
#include "decision/pathvalues.h"
#include "engine/filter.h"
#include "engine/rowbits.h"
#include "error.h"

#include <cstdint>
#include <span>
#include <vector>

namespace atlas {

class Table;

/// An operand of the composed filter: one condition that some answer set.
struct Condition
{
    FilterNode node;
    QString text; ///< as it is printed
    int step = 0; ///< the step of the path that it came with
};

/// A step of the way from all offers to those that are left.
struct FunnelStep
{
    PathStep asked;
    QString filter; ///< empty: the answer drops nothing
    std::size_t left = 0; ///< offers after it
    std::size_t dropped = 0; ///< by it: left + dropped = left before
};

/// The offers that are left after every step of a path.
struct Funnel
{
    static constexpr std::int16_t NotDropped = -1;

    std::vector<FunnelStep> steps;
    std::vector<Condition> conditions; ///< no two of the same text
    std::vector<RowBits> truths; ///< rows for which each condition holds
    QString filter; ///< all conditions in one filter; empty: all offers
    RowBits rows; ///< that the filter holds for
    std::vector<std::int16_t> droppedBy; ///< by offer: the step that dropped it or NotDropped
};

/// The conditions of one answer, in the filter language: parsed, with the path's numbers filled in and what was relaxed
/// put in place. An error when a number makes no filter (a currency without a rate).
[[nodiscard]] Result<std::vector<FilterNode>> conditionsOf(
    const Question& question, const Reading& reading, const PathValues& values, const Table& offers);
/// Conditions as one filter.
[[nodiscard]] FilterNode joined(std::vector<FilterNode> operands);
/// The operands of a filter's top-level AND, nested ANDs included.
[[nodiscard]] std::vector<FilterNode> flattened(const FilterNode& node);

[[nodiscard]] Result<Funnel> funnelOf(
    const DecisionTree& tree, const Path& path, std::span<const Relaxation> relaxed, const Table& offers);

/// Rows for which the filter holds.
[[nodiscard]] RowBits rowsOf(const FilterNode& filter, const Table& offers);
/// The same for a filter that is known to parse; no row for one that does not.
[[nodiscard]] RowBits rowsOf(const QString& filter, const Table& offers);

} // namespace atlas
