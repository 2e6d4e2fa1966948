// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/summaries.h"

#include "catalog/catalog.h"
#include "columns/views.h"
#include "cost/median.h"
#include "cost/offerprices.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace atlas::views {

namespace {

using Group = std::uint32_t (*)(const Catalog&, std::uint32_t hardware);

std::uint32_t gpuGroup(const Catalog& catalog, std::uint32_t hardware)
{
    return catalog.hardware.codes("gpu")[hardware];
}

std::uint32_t providerGroup(const Catalog& catalog, std::uint32_t hardware)
{
    return catalog.instanceTypes.codes("provider")[catalog.hardware.codes("instance_type")[hardware]];
}

View offersOf(const TableContext& context, std::size_t groups, Group group)
{
    const Catalog& catalog = *context.catalog;
    std::vector<double> counts(groups, 0);
    for (std::size_t offer = 0; offer < catalog.offers.size(); ++offer)
        if (const std::uint32_t place = group(catalog, catalog.offers.hardware[offer]); place < groups)
            ++counts[place];
    return numberView(nullptr, std::move(counts));
}

/// Known prices per GPU-hour of each group, free offers left out.
std::vector<std::vector<double>> pricesOf(const TableContext& context, std::size_t groups, Group group)
{
    const Catalog& catalog = *context.catalog;
    std::vector<std::vector<double>> prices(groups);
    for (std::size_t offer = 0; offer < catalog.offers.size(); ++offer) {
        const double price = context.prices->perGpuHour()[offer];
        const std::uint32_t place = group(catalog, catalog.offers.hardware[offer]);
        if (place < groups && !std::isnan(price) && !context.prices->isFree(offer))
            prices[place].push_back(price);
    }
    return prices;
}

View lowestOf(const TableContext& context, std::size_t groups, Group group)
{
    std::vector<double> lowest;
    for (const std::vector<double>& prices : pricesOf(context, groups, group))
        lowest.push_back(prices.empty() ? std::numeric_limits<double>::quiet_NaN()
                                        : *std::min_element(prices.begin(), prices.end()));
    return numberView(nullptr, std::move(lowest));
}

}

View gpuIdOfGpus(const TableContext& context)
{
    return withGpuSpellings(text(&Catalog::gpus, "gpu")(context), *context.catalog);
}

View gpuOfBenchmarks(const TableContext& context)
{
    return withGpuSpellings(referred(&Catalog::benchmarks, "gpu", &Catalog::gpus, "gpu")(context), *context.catalog);
}

View offersOfGpus(const TableContext& context)
{
    return offersOf(context, context.catalog->gpus.size(), gpuGroup);
}

View lowestPriceOfGpus(const TableContext& context)
{
    return lowestOf(context, context.catalog->gpus.size(), gpuGroup);
}

View medianPriceOfGpus(const TableContext& context)
{
    std::vector<double> medians;
    for (std::vector<double>& prices : pricesOf(context, context.catalog->gpus.size(), gpuGroup))
        medians.push_back(median(prices));
    return numberView(nullptr, std::move(medians));
}

View offersOfProviders(const TableContext& context)
{
    return offersOf(context, context.catalog->providers.size(), providerGroup);
}

View gpusOfProviders(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    std::vector<std::set<std::uint32_t>> gpus(catalog.providers.size());
    std::vector<bool> offered(catalog.hardware.size(), false);
    for (std::size_t offer = 0; offer < catalog.offers.size(); ++offer)
        offered[catalog.offers.hardware[offer]] = true;
    for (std::uint32_t hardware = 0; hardware < catalog.hardware.size(); ++hardware)
        if (offered[hardware] && gpuGroup(catalog, hardware) < catalog.gpus.size())
            gpus[providerGroup(catalog, hardware)].insert(gpuGroup(catalog, hardware));
    std::vector<double> counts;
    for (const auto& set : gpus)
        counts.push_back(static_cast<double>(set.size()));
    return numberView(nullptr, std::move(counts));
}

View lowestPriceOfProviders(const TableContext& context)
{
    return lowestOf(context, context.catalog->providers.size(), providerGroup);
}

} // namespace atlas::views
