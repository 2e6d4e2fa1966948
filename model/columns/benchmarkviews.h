// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <array>
#include <optional>
#include <string_view>

namespace atlas {

/// What measurements are held against: those of one GPU, in the same benchmark.
struct BenchmarkBaseline
{
    QString gpu; ///< id; empty: nothing
    std::optional<double> gpuCount; ///< of the baseline; none: as many as the measurement itself has
    friend bool operator==(const BenchmarkBaseline&, const BenchmarkBaseline&) = default;
};

/// The table of benchmarks with the column `relative`: how many times as fast as the baseline's best result in the same
/// benchmark, whatever the metric's direction; unknown where the baseline was not measured alike.
[[nodiscard]] TablePtr relativeBenchmarks(const TableContext& context, const BenchmarkBaseline& baseline);

namespace views {

/// Marks of measurements that nobody but their publisher stands for.
inline constexpr std::array<std::string_view, 3> BenchmarkMarks{"derived", "vendor_claim", "preview"};

/// One text for each set of measurements that may be compared with each other; unknown: with none.
[[nodiscard]] View benchmarkOfBenchmarks(const TableContext& context);
[[nodiscard]] View marksOfBenchmarks(const TableContext& context);
/// Throughput: what a million results cost at the lowest price that is known today for as many of these GPUs.
[[nodiscard]] View pricePerMillion(const TableContext& context);
/// Time to train: what one run costs at that price.
[[nodiscard]] View pricePerRun(const TableContext& context);

}

} // namespace atlas
