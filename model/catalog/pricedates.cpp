// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/pricedates.h"

#include "catalog/catalog.h"

#include <algorithm>
#include <limits>

namespace atlas {

std::optional<std::pair<DateNumber, DateNumber>> priceDates(const Catalog& catalog)
{
    const CodeColumn& column = catalog.offers.current.observedOn;
    std::vector<bool> used(column.cardinality() + 1);
    const auto& prices = catalog.offers.current.price;
    // What has no price has no date of one.
    column.visit([&](const auto& codes) {
        for (std::size_t offer = 0; offer < codes.size(); ++offer)
            if (prices[offer] >= 0)
                used[codes[offer]] = true;
    });
    DateNumber oldest = std::numeric_limits<DateNumber>::max(), newest = 0;
    for (std::size_t code = 0; code < catalog.dates.size(); ++code)
        if (used[code]) {
            oldest = std::min(oldest, catalog.dates[code]);
            newest = std::max(newest, catalog.dates[code]);
        }
    if (newest == 0)
        return std::nullopt;
    return std::pair(oldest, newest);
}

} // namespace atlas
