// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "cost/offerprices.h"
#include "health/healthmarks.h"

#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

/// Provider of each hardware row; the number of providers: unknown.
std::vector<std::uint32_t> providersOfHardware(const Catalog& catalog)
{
    const std::vector<std::uint32_t>& types = catalog.hardware.codes("instance_type");
    const std::vector<std::uint32_t>& providers = catalog.instanceTypes.codes("provider");
    std::vector<std::uint32_t> found(catalog.hardware.size() + 1, static_cast<std::uint32_t>(catalog.providers.size()));
    for (std::size_t hardware = 0; hardware < types.size(); ++hardware)
        if (types[hardware] < providers.size())
            found[hardware] = providers[types[hardware]];
    return found;
}

void markAges(const HealthWork& work)
{
    std::vector<HealthMarks> ofDate;
    for (const DateNumber date : work.catalog.dates)
        ofDate.push_back(lastDay(date).daysTo(work.today) > StaleDays ? markOf(HealthRule::Stale) : 0);
    ofDate.push_back(markOf(HealthRule::Undated));
    const CodeColumn& dates = work.catalog.offers.current.observedOn;
    for (std::size_t offer = 0; offer < dates.size(); ++offer)
        if (std::isfinite(work.prices.perHour()[offer]))
            work.marks[offer] |= ofDate[dates[offer]];
}

void markPrices(const HealthWork& work)
{
    const std::vector<double>& fees = work.catalog.terms.numbers("subscription_fee");
    for (std::size_t offer = 0; offer < work.marks.size(); ++offer) {
        const std::uint32_t terms = work.catalog.offers.current.terms[offer];
        const bool subscribed = terms < fees.size() && std::isfinite(fees[terms]);
        if (work.prices.isFree(offer))
            work.mark(offer, HealthRule::ZeroPrice);
        else if (std::isnan(work.prices.perHour()[offer]) && !subscribed)
            work.mark(offer, HealthRule::NoPrice);
        if (work.prices.spotSavingPercent()[offer] < 0)
            work.mark(offer, HealthRule::SpotAboveOnDemand);
        const std::uint8_t flags = work.prices.flags(offer);
        if (flags & OfferPrices::Conflict)
            work.mark(offer, HealthRule::Conflict);
        if (flags & OfferPrices::MixedAge)
            work.mark(offer, HealthRule::MixedAge);
    }
}

/// A region that is missing is worth a word only where the provider names regions elsewhere.
void markRegions(const HealthWork& work, const std::vector<std::uint32_t>& providers)
{
    const OfferColumns& offers = work.catalog.offers;
    std::vector<bool> named;
    for (const QString& region : work.catalog.regions.texts("region"))
        named.push_back(!region.isNull());
    named.push_back(false);
    std::vector<bool> hasRegions(work.catalog.providers.size() + 1);
    for (std::size_t offer = 0; offer < offers.size(); ++offer)
        if (named[offers.region[offer]])
            hasRegions[providers[offers.hardware[offer]]] = true;
    for (std::size_t offer = 0; offer < offers.size(); ++offer)
        if (!named[offers.region[offer]] && hasRegions[providers[offers.hardware[offer]]])
            work.mark(offer, HealthRule::NoRegion);
}

/// Marks what is not in the currency that the provider quotes most of its offers in.
void markCurrencies(const HealthWork& work, const std::vector<std::uint32_t>& providers)
{
    const OfferColumns& offers = work.catalog.offers;
    const std::size_t currencies = work.catalog.currencies.size();
    std::vector<std::size_t> counts((work.catalog.providers.size() + 1) * (currencies + 1));
    const auto place = [&](std::size_t offer) {
        return providers[offers.hardware[offer]] * (currencies + 1) + offers.current.currency[offer];
    };
    for (std::size_t offer = 0; offer < offers.size(); ++offer)
        ++counts[place(offer)];
    for (std::size_t offer = 0; offer < offers.size(); ++offer) {
        if (offers.current.currency[offer] >= currencies || offers.current.price[offer] < 0)
            continue;
        const auto first
            = counts.begin() + static_cast<std::ptrdiff_t>(providers[offers.hardware[offer]] * (currencies + 1));
        if (counts[place(offer)] < *std::max_element(first, first + static_cast<std::ptrdiff_t>(currencies)))
            work.mark(offer, HealthRule::MixedCurrency);
    }
}

}

void markByReading(const HealthWork& work)
{
    const std::vector<std::uint32_t> providers = providersOfHardware(work.catalog);
    markAges(work);
    markPrices(work);
    markRegions(work, providers);
    if (work.catalog.currencies.size() > 1)
        markCurrencies(work, providers);
}

} // namespace atlas
