// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/frontier.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>

namespace atlas {

std::vector<std::uint32_t> efficientFrontier(
    std::span<const double> costs, std::span<const std::uint32_t> gainOf, std::span<const double> gains)
{
    constexpr double Never = std::numeric_limits<double>::infinity();
    // Of one gain only the lowest cost can be on the frontier.
    std::vector<double> lowest(gains.size(), Never);
    for (std::size_t point = 0; point < costs.size(); ++point)
        lowest[gainOf[point]] = std::min(lowest[gainOf[point]], costs[point]);
    std::vector<std::uint32_t> order(gains.size());
    std::iota(order.begin(), order.end(), std::uint32_t{0});
    std::sort(order.begin(), order.end(), [&](std::uint32_t left, std::uint32_t right) {
        return std::tuple(-gains[left], lowest[left], left) < std::tuple(-gains[right], lowest[right], right);
    });
    // From the highest gain down, a gain is on it only when it costs less than every higher one.
    double best = Never, bestGain = Never;
    for (const std::uint32_t gain : order) {
        const bool equal = lowest[gain] == best && gains[gain] == bestGain;
        if (lowest[gain] >= best && !equal) {
            lowest[gain] = -Never; // no point is this cheap
            continue;
        }
        if (lowest[gain] < best)
            bestGain = gains[gain];
        best = lowest[gain];
    }
    std::vector<std::uint32_t> frontier;
    for (std::size_t point = 0; point < costs.size(); ++point)
        if (costs[point] == lowest[gainOf[point]])
            frontier.push_back(static_cast<std::uint32_t>(point));
    std::stable_sort(frontier.begin(), frontier.end(),
        [&costs](std::uint32_t left, std::uint32_t right) { return costs[left] < costs[right]; });
    return frontier;
}

} // namespace atlas
