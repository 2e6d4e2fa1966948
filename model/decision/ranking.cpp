// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/ranking.h"

#include <algorithm>
#include <cmath>

namespace atlas {

Score scoreOf(std::span<const CriterionScores> criteria, std::size_t row)
{
    double sum = 0, weights = 0;
    Score result;
    for (const CriterionScores& criterion : criteria) {
        const double score = criterion.scores[row];
        if (std::isnan(score)) {
            ++result.missing;
            continue;
        }
        sum += criterion.weight * score;
        weights += criterion.weight;
    }
    // Twelve decimals: what is equal stays equal whatever the order of additions has made of the last digits.
    result.score = weights > 0 ? std::round(sum / weights * 1e12) / 1e12 : 0;
    return result;
}

std::vector<Ranked> ranked(std::span<const CriterionScores> criteria, const TieBreak& ties, MissingRule rule)
{
    std::vector<Ranked> order;
    order.reserve(ties.costs.size());
    for (std::size_t row = 0; row < ties.costs.size(); ++row) {
        const Score score = scoreOf(criteria, row);
        if (rule != MissingRule::Hidden || score.missing == 0)
            order.push_back({row, score.score, score.missing});
    }
    std::sort(order.begin(), order.end(), [&](const Ranked& left, const Ranked& right) {
        const double leftCost = ties.costs[left.index], rightCost = ties.costs[right.index];
        if (std::isnan(leftCost) != std::isnan(rightCost))
            return std::isnan(rightCost);
        if (rule == MissingRule::Last && left.missing != right.missing)
            return left.missing < right.missing;
        if (left.score != right.score)
            return left.score > right.score;
        if (leftCost != rightCost && !std::isnan(leftCost))
            return leftCost < rightCost;
        return ties.places[left.index] < ties.places[right.index];
    });
    return order;
}

} // namespace atlas
