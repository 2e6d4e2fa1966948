// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/costmeasure.h"
#include "decision/pathvalues.h"
#include "decision/tree.h"

#include <span>
#include <vector>

namespace atlas {

/// What becomes of an offer of which some criterion is unknown. Nothing is ever put in for the missing value.
enum class MissingRule {
    Scored, ///< it is scored over what is known
    Last, ///< it comes after all offers of which more is known
    Hidden, ///< it is left out
};

/// One criterion over the offers that are left.
struct CriterionScores
{
    int criterion = 0; ///< index in the tree
    double weight = 0; ///< above 0: others do not count
    std::vector<double> figures; ///< by row: what is compared; NaN: unknown
    std::vector<double> scores; ///< by row: 0 worst … 1 best; NaN: unknown
    std::vector<const LocalText*> why = {}; ///< rules only, by row: the best reason, or null
};

/// The criteria that count on a path: weights of the tree and of all answers added, none below 0. Scores of prices and
/// performance are even on a logarithmic scale between the worst and the best of the rows, so twice as dear costs the
/// same anywhere; where all are equal every known one has 1. A free offer has 1 and is not the lowest of the scale.
[[nodiscard]] std::vector<CriterionScores> criteriaOf(const DecisionTree& tree, const Path& path,
    const PathValues& values, const CostMeasure& cost, const Table& offers, const Rows& rows);

/// An offer's place. Order: known cost before unknown; with MissingRule::Last fewer missing criteria first; score;
/// lower cost; key.
struct Ranked
{
    std::size_t index = 0; ///< in the rows that were ranked
    double score = 0; ///< weighted mean over the known criteria, 0 … 1, to twelve decimals; 0 when none is known
    int missing = 0; ///< criteria that are unknown
};

/// Of each row its cost and its place in the order of keys: what ends a tie.
struct TieBreak
{
    std::vector<double> costs;
    std::vector<std::uint32_t> places;
};

[[nodiscard]] std::vector<Ranked> ranked(
    std::span<const CriterionScores> criteria, const TieBreak& ties, MissingRule rule);

struct Score
{
    double score = 0;
    int missing = 0;
};
/// Weighted mean over the criteria that are known of a row.
[[nodiscard]] Score scoreOf(std::span<const CriterionScores> criteria, std::size_t row);

/// The weight of one criterion whose smallest change makes another offer the first.
struct Firmness
{
    int criterion = 0; ///< index in the tree
    /// Of the weight, away from 0 rounded to four digits: so much changes the winner, 99 % of it does not. 0: another
    /// offer has the very same score already.
    double changePercent = 0;
    std::size_t next = 0; ///< who wins then, or is level: index in the rows
};
/// Nothing when no single weight decides.
[[nodiscard]] std::optional<Firmness> firmnessOf(
    std::span<const CriterionScores> criteria, const TieBreak& ties, MissingRule rule);

} // namespace atlas
