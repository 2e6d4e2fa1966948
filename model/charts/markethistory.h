// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/pricereadings.h"

#include <span>
#include <vector>

namespace atlas {

/// What offers cost together on one day.
struct MarketDay
{
    double day = 0;
    double lowest = 0, median = 0; ///< of the prices that were in force, NaN: none was
    std::size_t offers = 0; ///< that had a price
};

/// Lowest and median price of the offers on each day that one of them was read: a price is in force from the day it was
/// read until the offer is read again. Where offers times days would be too many, days are left out, never the last;
/// `thinned` says so.
struct MarketHistory
{
    std::vector<MarketDay> days;
    bool thinned = false;
};
[[nodiscard]] MarketHistory marketHistory(const PriceReadings& readings, std::span<const std::uint32_t> offers);

} // namespace atlas
