// SPDX-License-Identifier: GPL-3.0-or-later
#include "health/market.h"

#include "catalog/catalog.h"
#include "cost/median.h"
#include "cost/offerprices.h"
#include "sqlite/ownoffers.h"

#include <cmath>
#include <limits>
#include <map>

namespace atlas {

namespace {

constexpr std::size_t FewestProviders = 5;
constexpr double OutlierScore = 3.5;
constexpr double OutlierFactor = 3;
/// The normal distribution's median absolute deviation, in standard deviations.
constexpr double NormalShare = 0.6745;
constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

/// Price of each provider in the group: the median of its offers. The user's own quotes and machines are no market.
std::vector<double> providerPrices(const std::vector<std::uint32_t>& providers, std::span<const std::uint32_t> offers,
    const Catalog& catalog, const OfferPrices& prices)
{
    const std::vector<QString>& sources = catalog.sources.texts("source");
    std::map<std::uint32_t, std::vector<double>> byProvider;
    for (const std::uint32_t offer : offers)
        if (const std::size_t source = catalog.offers.current.source[offer];
            source >= sources.size() || sources[source] != OwnSource)
            byProvider[providers[catalog.offers.hardware[offer]]].push_back(prices.perGpuHour()[offer]);
    std::vector<double> medians;
    for (auto& [provider, values] : byProvider)
        medians.push_back(median(values));
    return medians;
}

}

Market::Market(const Catalog& catalog, const OfferPrices& prices)
    : m_prices(prices)
    , m_group(catalog.offers.size(), OfferGroups::None)
{
    const std::vector<std::uint32_t>& gpus = catalog.hardware.codes("gpu");
    const std::vector<std::uint32_t>& types = catalog.hardware.codes("instance_type");
    std::vector<std::uint32_t> providers;
    for (const std::uint32_t type : types)
        providers.push_back(catalog.instanceTypes.codes("provider")[type]);
    const std::size_t models = PurchaseModels.size() + 1, groups = catalog.gpus.size() * models;
    for (std::size_t offer = 0; offer < m_group.size(); ++offer) {
        const std::uint32_t hardware = catalog.offers.hardware[offer];
        if (hardware < gpus.size() && gpus[hardware] < catalog.gpus.size() && prices.perGpuHour()[offer] > 0)
            m_group[offer] = static_cast<std::uint32_t>(gpus[hardware] * models + catalog.offers.purchaseModel[offer]);
    }
    m_levels.assign(groups, {Nan, Nan, Nan});
    const OfferGroups byGroup(m_group, groups);
    for (std::size_t group = 0; group < groups; ++group) {
        std::vector<double> values = providerPrices(providers, byGroup.rows(group), catalog, prices);
        if (values.size() < FewestProviders)
            continue;
        Level& level = m_levels[group];
        level.median = atlas::median(values);
        for (double& value : values)
            value = std::log(value);
        level.logMedian = atlas::median(values);
        for (double& value : values)
            value = std::abs(value - level.logMedian);
        level.logSpread = atlas::median(values);
    }
}

double Market::median(std::size_t offer) const
{
    return m_group[offer] == OfferGroups::None ? Nan : m_levels[m_group[offer]].median;
}

bool Market::isOutlier(std::size_t offer) const
{
    if (m_group[offer] == OfferGroups::None)
        return false;
    const Level& level = m_levels[m_group[offer]];
    if (!(level.logSpread > 0))
        return false;
    const double off = std::abs(std::log(m_prices.perGpuHour()[offer]) - level.logMedian);
    return off > std::log(OutlierFactor) && NormalShare * off / level.logSpread > OutlierScore;
}

} // namespace atlas
