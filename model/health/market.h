// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "health/offergroups.h"

#include <vector>

namespace atlas {

struct Catalog;
class OfferPrices;

/// What providers ask for one GPU in one purchase model: the market that a price is held against. Each provider counts
/// once, with the median of its offers, so that one with many regions does not set the market; own offers are held
/// against it, but make none.
class Market
{
public:
    Market(const Catalog& catalog, const OfferPrices& prices);

    /// Median over the providers' prices per GPU-hour in the offer's market; NaN where fewer than five make none.
    [[nodiscard]] double median(std::size_t offer) const;
    /// Is the price an outlier: a modified z-score of its logarithm beyond 3.5 (Iglewicz and Hoaglin 1993), and three
    /// times off the median, since these markets are wide.
    [[nodiscard]] bool isOutlier(std::size_t offer) const;

private:
    struct Level
    {
        double median; ///< price
        double logMedian, logSpread; ///< of the logarithms: median, and median distance from it
    };

    const OfferPrices& m_prices;
    std::vector<std::uint32_t> m_group; ///< of each offer, or OfferGroups::None
    std::vector<Level> m_levels; ///< of each group
};

} // namespace atlas
