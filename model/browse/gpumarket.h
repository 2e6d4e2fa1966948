// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"

#include <cstdint>
#include <vector>

namespace atlas {

/// What one provider asks for one GPU. Prices per GPU-hour, NaN where none is known.
struct GpuAtProvider
{
    std::uint32_t provider = 0, gpu = 0; ///< rows of those tables
    std::size_t offers = 0; ///< all of them
    double lowest = 0; ///< of any purchase model; free and doubtful offers left out
    double typical = 0; ///< median of its on-demand offers
    double market = 0; ///< median over the providers' typical prices, itself among them
    std::size_t marketProviders = 0; ///< how many make that median
};

/// Every GPU of the provider, in the order of the GPU table; or every provider of the GPU, cheapest first.
[[nodiscard]] std::vector<GpuAtProvider> gpusAtProvider(const TableContext& context, std::uint32_t provider);
[[nodiscard]] std::vector<GpuAtProvider> providersOfGpu(const TableContext& context, std::uint32_t gpu);

} // namespace atlas
