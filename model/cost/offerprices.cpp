// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/offerprices.h"

#include "catalog/catalog.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace atlas {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();
constexpr double ConflictShare = 0.02;
constexpr int MixedAgeDays = 180;

/// Days between two dates, taking the end of a period that a date names; nothing when one is unknown.
std::optional<qint64> daysBetween(const Catalog& catalog, std::uint32_t left, std::uint32_t right)
{
    if (left >= catalog.dates.size() || right >= catalog.dates.size())
        return {};
    return std::abs(lastDay(catalog.dates[left]).daysTo(lastDay(catalog.dates[right])));
}

}

OfferPrices::OfferPrices(std::shared_ptr<const Catalog> catalog, const QString& currency)
    : m_catalog(std::move(catalog))
    , m_currency(currency)
    , m_rates(*m_catalog)
{
    m_factors.assign(m_catalog->currencies.size() + 1, Nan);
    std::vector<bool> used(m_factors.size(), false);
    for (std::size_t code = 0; code < m_catalog->currencies.size(); ++code)
        if (const auto rate = m_rates.rate(m_catalog->currencies[code], currency))
            m_factors[code] = rate->factor;

    const OfferColumns& offers = m_catalog->offers;
    const std::size_t count = offers.size();
    m_perHour.resize(count);
    m_perGpuHour.resize(count);
    m_spotSaving.assign(count, Nan);
    m_flags.assign(count, 0);
    const std::vector<double>& gpuCounts = m_catalog->hardware.numbers("gpu_count");
    for (std::size_t offer = 0; offer < count; ++offer) {
        const std::uint32_t currencyCode = offers.current.currency[offer];
        const std::uint32_t hardware = offers.hardware[offer];
        used[currencyCode] = true;
        m_perHour[offer] = convert(offers.current.price[offer], currencyCode);
        const double gpus = hardware < gpuCounts.size() ? gpuCounts[hardware] : Nan;
        m_perGpuHour[offer] = gpus > 0 ? m_perHour[offer] / gpus : Nan;
    }
    for (std::size_t code = 0; code < m_catalog->currencies.size(); ++code)
        if (used[code] && m_catalog->currencies[code] != currency)
            if (const auto rate = m_rates.rate(m_catalog->currencies[code], currency))
                m_usedRates.emplace(m_catalog->currencies[code], *rate);
    computeSavings();
    computeConflicts();
}

double OfferPrices::convert(std::int64_t micro, std::uint32_t currencyCode) const
{
    if (micro < 0)
        return Nan;
    const double factor = m_factors[currencyCode];
    const double amount = static_cast<double>(micro) / 1e6;
    return factor == 1.0 ? amount : amount * factor;
}

bool OfferPrices::isFree(std::size_t offer) const
{
    const std::vector<double>& free = m_catalog->terms.numbers("free");
    const std::uint32_t terms = m_catalog->offers.current.terms[offer];
    return terms < free.size() && free[terms] == 1;
}

void OfferPrices::computeSavings()
{
    const OfferColumns& offers = m_catalog->offers;
    const std::vector<std::uint32_t>& instanceTypes = m_catalog->hardware.codes("instance_type");
    // Identity of an on-demand offer without its purchase model; regions and variants are bounded by the offers.
    const auto place = [&](std::size_t offer) {
        const std::uint64_t regions = offers.region.cardinality() + 1, variants = offers.variant.cardinality() + 1;
        return (std::uint64_t{instanceTypes[offers.hardware[offer]]} * regions + offers.region[offer]) * variants
            + offers.variant[offer];
    };
    std::unordered_map<std::uint64_t, std::uint32_t> onDemand;
    std::size_t spots = 0;
    for (std::size_t offer = 0; offer < offers.size(); ++offer)
        spots += offers.purchaseModel[offer] == Spot;
    if (spots == 0)
        return;
    for (std::size_t offer = 0; offer < offers.size(); ++offer)
        if (offers.purchaseModel[offer] == OnDemand && m_perHour[offer] > 0)
            onDemand.emplace(place(offer), static_cast<std::uint32_t>(offer));
    for (std::size_t offer = 0; offer < offers.size(); ++offer) {
        if (offers.purchaseModel[offer] != Spot || std::isnan(m_perHour[offer]))
            continue;
        const auto base = onDemand.find(place(offer));
        if (base == onDemand.end())
            continue;
        m_spotSaving[offer] = (1 - m_perHour[offer] / m_perHour[base->second]) * 100;
        const auto days
            = daysBetween(*m_catalog, offers.current.observedOn[offer], offers.current.observedOn[base->second]);
        if (!days || *days > MixedAgeDays)
            m_flags[offer] |= MixedAge;
    }
}

void OfferPrices::computeConflicts()
{
    const EarlierColumns& earlier = m_catalog->earlier;
    const ReadingColumns& current = m_catalog->offers.current;
    const auto undated = static_cast<std::uint32_t>(m_catalog->dates.size());
    for (std::size_t i = 0; i < earlier.size(); ++i) {
        const std::uint32_t offer = earlier.offer[i];
        const std::uint32_t date = earlier.reading.observedOn[i], currentDate = current.observedOn[offer];
        const bool knownOlder = date != undated && currentDate != undated
            && lastDay(m_catalog->dates[date]) < lastDay(m_catalog->dates[currentDate]);
        if (knownOlder)
            continue;
        const double price = convert(earlier.reading.price[i], earlier.reading.currency[i]);
        if (std::abs(price - m_perHour[offer]) > ConflictShare * m_perHour[offer])
            m_flags[offer] |= Conflict;
    }
}

std::size_t OfferPrices::heapBytes() const
{
    return (m_perHour.capacity() + m_perGpuHour.capacity() + m_spotSaving.capacity() + m_factors.capacity())
        * sizeof(double)
        + m_flags.capacity();
}

} // namespace atlas
