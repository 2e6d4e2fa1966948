// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/summaries.h"

#include "catalog/catalog.h"
#include "columns/views.h"

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

} // namespace atlas::views
