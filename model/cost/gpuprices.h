// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <vector>

namespace atlas {

struct Catalog;
class OfferHealth;
class OfferPrices;

/// What is asked for an hour of each GPU, over all providers and purchase models, and where each offer stands in it.
/// Free offers and offers whose price is in doubt are not part of it. Made on first use, then kept; thread-safe.
class GpuPrices
{
public:
    GpuPrices(std::shared_ptr<const Catalog> catalog, std::shared_ptr<const OfferPrices> prices,
        std::shared_ptr<const OfferHealth> health);

    /// Prices of one GPU, in the comparison currency; NaN where `offers` is 0.
    struct Range
    {
        double lowest = std::numeric_limits<double>::quiet_NaN();
        double median = std::numeric_limits<double>::quiet_NaN();
        double highest = std::numeric_limits<double>::quiet_NaN();
        std::size_t offers = 0;
    };
    /// Of the offer's GPU.
    [[nodiscard]] const Range& range(std::size_t offer) const;

    /// Where something stands between lowest (0) and highest (Steps), in equal ratios.
    static constexpr std::uint8_t Steps = 250, Nowhere = 255;
    struct Place
    {
        std::uint8_t price = Nowhere; ///< of the offer; one beyond the ends, being in doubt, is put there
        std::uint8_t median = Nowhere;
    };
    [[nodiscard]] Place place(std::size_t offer) const;
    /// Has the offer the lowest price of its GPU, without a doubt?
    [[nodiscard]] bool isLowest(std::size_t offer) const;

private:
    void make() const;
    [[nodiscard]] std::size_t gpu(std::size_t offer) const;
    [[nodiscard]] bool counts(std::size_t offer) const;

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const OfferPrices> m_prices;
    std::shared_ptr<const OfferHealth> m_health;
    mutable std::once_flag m_once;
    mutable std::vector<Range> m_ranges; ///< by GPU, the last one of the offers without
    mutable std::vector<std::uint8_t> m_medians; ///< place, by GPU
    mutable std::vector<std::uint8_t> m_places; ///< by offer
};

} // namespace atlas
