// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/rates.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace atlas {

struct Catalog;

/// Prices of all offers in one currency and what follows from them, computed once. One entry an offer; NaN: unknown.
class OfferPrices
{
public:
    OfferPrices(std::shared_ptr<const Catalog> catalog, const QString& currency);

    [[nodiscard]] const QString& currency() const { return m_currency; }
    [[nodiscard]] const Rates& rates() const { return m_rates; }
    /// Per hour for the whole instance; 0 for a free offer.
    [[nodiscard]] std::span<const double> perHour() const { return m_perHour; }
    /// Per hour and GPU; of a slice, for a whole GPU's worth.
    [[nodiscard]] std::span<const double> perGpuHour() const { return m_perGpuHour; }
    /// Against on-demand of the same instance, region and variant; spot offers only.
    [[nodiscard]] std::span<const double> spotSavingPercent() const { return m_spotSaving; }

    enum Flag : std::uint8_t {
        Conflict = 1, ///< another reading, not known to be older, differs by more than 2 %
        MixedAge = 2, ///< the two prices of the saving are more than 180 days apart, or one is undated
    };
    [[nodiscard]] std::uint8_t flags(std::size_t offer) const { return m_flags[offer]; }
    /// Is the offer free by its source's word: never the lowest price, never the base of a saving.
    [[nodiscard]] bool isFree(std::size_t offer) const;
    /// Price of any reading in the comparison currency; NaN when unknown or without a rate.
    [[nodiscard]] double convert(std::int64_t micro, std::uint32_t currencyCode) const;
    /// Dates of the rates that were used for prices, by currency; empty when every price is in `currency()`.
    [[nodiscard]] const std::map<QString, Rates::Rate>& usedRates() const { return m_usedRates; }
    [[nodiscard]] std::size_t heapBytes() const;

private:
    void computeSavings();
    void computeConflicts();

    std::shared_ptr<const Catalog> m_catalog;
    QString m_currency;
    Rates m_rates;
    std::vector<double> m_factors; ///< by currency code; NaN without a rate
    std::map<QString, Rates::Rate> m_usedRates;
    std::vector<double> m_perHour, m_perGpuHour, m_spotSaving;
    std::vector<std::uint8_t> m_flags;
};

} // namespace atlas
