// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/gpumarket.h"

#include "catalog/catalog.h"
#include "columns/offersummaries.h"
#include "cost/median.h"
#include "cost/offerprices.h"
#include "health/offerhealth.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace atlas {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

/// Offers of one provider and one GPU.
struct Gathered
{
    std::size_t offers = 0;
    double lowest = Nan;
    std::vector<double> onDemand;
};

using Pair = std::pair<std::uint32_t, std::uint32_t>; ///< GPU, provider

/// Of the wanted GPUs, by GPU and provider.
std::map<Pair, Gathered> gather(const TableContext& context, const std::vector<bool>& wanted)
{
    const Catalog& catalog = *context.catalog;
    const std::vector<std::uint32_t> gpus = views::ownersOfOffers(catalog, views::OffersOf::Gpus),
                                     providers = views::ownersOfOffers(catalog, views::OffersOf::Providers);
    std::map<Pair, Gathered> found;
    for (std::size_t offer = 0; offer < gpus.size(); ++offer) {
        if (gpus[offer] >= wanted.size() || !wanted[gpus[offer]] || providers[offer] == View::Unknown)
            continue;
        Gathered& gathered = found[{gpus[offer], providers[offer]}];
        ++gathered.offers;
        const double price = context.prices->perGpuHour()[offer];
        if (std::isnan(price) || context.prices->isFree(offer))
            continue;
        const bool doubtful = context.health && context.health->isDoubtful(offer);
        if (!doubtful && !(gathered.lowest <= price))
            gathered.lowest = price;
        if (catalog.offers.purchaseModel[offer] == OnDemand)
            gathered.onDemand.push_back(price);
    }
    return found;
}

std::vector<GpuAtProvider> summed(std::map<Pair, Gathered> gathered)
{
    std::vector<GpuAtProvider> all;
    std::map<std::uint32_t, std::vector<double>> typical; // by GPU
    for (auto& [pair, of] : gathered) {
        all.push_back({pair.second, pair.first, of.offers, of.lowest, median(of.onDemand), Nan, 0});
        if (!std::isnan(all.back().typical))
            typical[pair.first].push_back(all.back().typical);
    }
    for (GpuAtProvider& entry : all) {
        std::vector<double>& prices = typical[entry.gpu];
        entry.marketProviders = prices.size();
        entry.market = median(prices);
    }
    return all;
}

}

std::vector<GpuAtProvider> gpusAtProvider(const TableContext& context, std::uint32_t provider)
{
    const Catalog& catalog = *context.catalog;
    const std::vector<std::uint32_t> gpus = views::ownersOfOffers(catalog, views::OffersOf::Gpus),
                                     providers = views::ownersOfOffers(catalog, views::OffersOf::Providers);
    std::vector<bool> wanted(catalog.gpus.size(), false);
    for (std::size_t offer = 0; offer < gpus.size(); ++offer)
        if (providers[offer] == provider && gpus[offer] < wanted.size())
            wanted[gpus[offer]] = true;
    std::vector<GpuAtProvider> all = summed(gather(context, wanted));
    std::erase_if(all, [provider](const GpuAtProvider& entry) { return entry.provider != provider; });
    return all;
}

std::vector<GpuAtProvider> providersOfGpu(const TableContext& context, std::uint32_t gpu)
{
    std::vector<bool> wanted(context.catalog->gpus.size(), false);
    wanted[gpu] = true;
    std::vector<GpuAtProvider> all = summed(gather(context, wanted));
    std::stable_sort(all.begin(), all.end(), [](const GpuAtProvider& one, const GpuAtProvider& other) {
        return one.lowest < other.lowest || (!std::isnan(one.lowest) && std::isnan(other.lowest));
    });
    return all;
}

} // namespace atlas
