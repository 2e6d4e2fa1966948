// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartregistry.h"

#include "charts/benchmarkchart.h"
#include "charts/pricedistribution.h"
#include "charts/pricehistory.h"
#include "charts/priceperformance.h"
#include "charts/pricepergpuhour.h"
#include "charts/regionheatmap.h"
#include "charts/specsradar.h"
#include "charts/spotsaving.h"

#include <algorithm>
#include <array>

namespace atlas {

std::span<const Chart* const> charts()
{
    static const PricePerGpuHour pricePerGpuHour;
    static const PriceDistribution priceDistribution;
    static const PricePerformance pricePerformance;
    static const RegionHeatmap regionHeatmap;
    static const SpotSaving spotSaving;
    static const PriceHistory priceHistory;
    static const BenchmarkChart benchmarkChart;
    static const SpecsRadar specsRadar;
    static const std::array<const Chart*, 8> all{&pricePerGpuHour, &priceDistribution, &pricePerformance,
        &regionHeatmap, &spotSaving, &priceHistory, &benchmarkChart, &specsRadar};
    return all;
}

const Chart* chartById(QStringView id)
{
    const auto all = charts();
    const auto found = std::find_if(all.begin(), all.end(), [id](const Chart* chart) { return chart->id() == id; });
    return found == all.end() ? nullptr : *found;
}

} // namespace atlas
