// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"

#include <array>
#include <string_view>

/// Views of GPUs, providers and benchmarks that sum up offers or need more than one key.
namespace atlas::views {

inline constexpr std::array<std::string_view, 4> Verdicts{"confirmed", "outdated", "contradicted", "unverified"};

[[nodiscard]] View gpuIdOfGpus(const TableContext& context);
[[nodiscard]] View gpuOfBenchmarks(const TableContext& context);
[[nodiscard]] View offersOfGpus(const TableContext& context);
[[nodiscard]] View offersOfProviders(const TableContext& context);
[[nodiscard]] View gpusOfProviders(const TableContext& context);

} // namespace atlas::views
