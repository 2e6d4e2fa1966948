// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartoption.h"

#include <QString>
#include <cstdint>
#include <vector>

namespace atlas {

struct Catalog;

/// Measurements that may be compared: one suite, task, model, metric, precision, data set and unit.
struct BenchmarkGroup
{
    QString name; ///< suite/task/model/metric/precision; data set and unit follow where these do not tell it apart
    QString title; ///< "ResNet-50 v1.5, image_classification, fp16 (AMP) (lambda_dl)"
    QString metric, unit;
    bool higherIsBetter = true;
    std::vector<std::uint32_t> rows; ///< of Catalog::benchmarks with a known value, GPU and number of GPUs
};

/// All groups, most measurements first, then by name.
[[nodiscard]] std::vector<BenchmarkGroup> benchmarkGroups(const Catalog& catalog);
/// The group that `wanted` names: wholly, by its start, or by words that only one name has; the first of all when it is
/// empty. Fails with the nearest names.
[[nodiscard]] Result<BenchmarkGroup> benchmarkGroup(const Catalog& catalog, const QString& wanted);
/// The groups as what an option can be.
[[nodiscard]] std::vector<ChartChoice> benchmarkChoices(const Catalog& catalog);
/// Axis title of what was measured: "Throughput (images/s)"; translated.
[[nodiscard]] QString metricTitle(const QString& metric, const QString& unit);

} // namespace atlas
