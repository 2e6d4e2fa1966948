// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/markethistory.h"

#include "cost/median.h"

#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr std::size_t MostPrices = 3'000'000; // offers × days that are looked at
constexpr std::size_t FewestDays = 12;

std::vector<double> readDays(const PriceReadings& readings, std::span<const std::uint32_t> offers)
{
    std::vector<double> days;
    for (const std::uint32_t offer : offers) {
        readings.visit(offer, [&days](const PriceReading& reading) {
            if (!std::isnan(reading.day) && reading.price > 0)
                days.push_back(reading.day);
        });
        if (days.size() > MostPrices) { // few days, many offers: keep each once
            std::sort(days.begin(), days.end());
            days.erase(std::unique(days.begin(), days.end()), days.end());
        }
    }
    std::sort(days.begin(), days.end());
    days.erase(std::unique(days.begin(), days.end()), days.end());
    return days;
}

/// Every nth, counted from the end.
std::vector<double> thinned(const std::vector<double>& days, std::size_t most)
{
    const std::size_t step = (days.size() + most - 1) / most;
    std::vector<double> kept;
    for (std::size_t index = 0; index < days.size(); ++index)
        if ((days.size() - 1 - index) % step == 0)
            kept.push_back(days[index]);
    return kept;
}

}

MarketHistory marketHistory(const PriceReadings& readings, std::span<const std::uint32_t> offers)
{
    MarketHistory history;
    std::vector<double> days = readDays(readings, offers);
    const std::size_t most = std::max(FewestDays, MostPrices / std::max<std::size_t>(1, offers.size()));
    if (days.size() > most) {
        days = thinned(days, most);
        history.thinned = true;
    }
    std::vector<std::vector<double>> inForce(days.size());
    const auto from = [&days](double day) {
        return static_cast<std::size_t>(std::lower_bound(days.begin(), days.end(), day) - days.begin());
    };
    for (const std::uint32_t offer : offers) {
        double price = std::nan("");
        std::size_t begin = 0;
        const auto hold = [&](std::size_t end) {
            for (std::size_t day = begin; day < end && price > 0; ++day)
                inForce[day].push_back(price);
        };
        readings.visit(offer, [&](const PriceReading& reading) {
            if (std::isnan(reading.day))
                return;
            const std::size_t next = from(reading.day);
            hold(next);
            price = reading.price;
            begin = std::max(begin, next);
        });
        hold(days.size());
    }
    for (std::size_t day = 0; day < days.size(); ++day) {
        std::vector<double>& prices = inForce[day];
        const double lowest = prices.empty() ? std::nan("") : *std::min_element(prices.begin(), prices.end());
        history.days.push_back({days[day], lowest, median(prices), prices.size()});
    }
    return history;
}

} // namespace atlas
