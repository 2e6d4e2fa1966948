// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/date.h"
#include "engine/column.h"

#include <cstdint>
#include <vector>

namespace atlas {

struct ReadingColumns;

/// A price as it was read on a day.
struct PriceReading
{
    double day = 0; ///< last day of the period that its date names, as QDate::toJulianDay counts; NaN: undated
    DateNumber date = 0; ///< 0: undated
    double price = 0; ///< per GPU-hour in the comparison currency; NaN: unknown
    std::uint32_t source = 0; ///< row of Catalog::sources, or their number
    std::uint32_t currency = 0; ///< row of Catalog::currencies
};

/// The readings of offers, the current and all earlier ones. Prices that are free by their source's word are unknown
/// here: they are no market price.
class PriceReadings
{
public:
    explicit PriceReadings(const TableContext& context);

    /// Of one offer, oldest first, undated ones first of all; of several readings of one day the current one is last.
    [[nodiscard]] std::vector<PriceReading> of(std::uint32_t offer) const;
    /// The number of readings of the offer with a date and a price.
    [[nodiscard]] std::size_t dated(std::uint32_t offer) const;
    /// On how many days those were.
    [[nodiscard]] std::size_t days(std::uint32_t offer) const;
    /// Calls `f` for each reading of the offer, in the order of `of` where the catalog has them in that of their dates.
    template <class F> void visit(std::uint32_t offer, F f) const
    {
        for (std::size_t row = m_starts[offer + 1]; row-- > m_starts[offer];) // they are newest first
            f(earlier(row, offer));
        f(current(offer));
    }

private:
    [[nodiscard]] PriceReading reading(const ReadingColumns& columns, std::size_t row, std::uint32_t offer) const;
    [[nodiscard]] PriceReading earlier(std::size_t row, std::uint32_t offer) const;
    [[nodiscard]] PriceReading current(std::uint32_t offer) const;

    const Catalog& m_catalog;
    const OfferPrices& m_prices;
    std::vector<double> m_days; ///< by code of a date, and NaN
    std::vector<std::uint32_t> m_starts; ///< by offer: its first row in Catalog::earlier; and their number
};

/// A price series that belongs to no offer.
struct PriceSeries
{
    QString key;
    QString name; ///< instance type, region, purchase model and variant as people read them
    std::uint32_t provider = 0, gpu = 0; ///< rows of Catalog::providers and gpus, or their number
    std::vector<PriceReading> readings; ///< as PriceReadings::of has them
};
/// All of the catalog, by key.
[[nodiscard]] std::vector<PriceSeries> priceSeries(const TableContext& context);

} // namespace atlas
