// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartoption.h"

#include <QString>
#include <cstdint>
#include <vector>

namespace atlas {

struct Catalog;

/// Measurements that may be compared: one suite, task, model, metric, precision, data set and unit, under the same
/// conditions.
struct BenchmarkGroup
{
    QString name; ///< suite/task/model/metric/precision; data set and unit follow where these do not tell it apart
    QString title; ///< "ResNet-50 v1.5, image_classification, fp16 (AMP) (lambda_dl)"
    QString words; ///< all that tells it apart, for people: "lambda_dl, training, ResNet-50, fp16, ImageNet"
    QString metric, unit;
    QString conditions; ///< as the notes state them: scenario, accuracy target, phase …; may be empty
    bool higherIsBetter = true;
    std::vector<std::uint32_t> rows; ///< of Catalog::benchmarks with a known value, GPU and number of GPUs
};

/// What a note says about how it was measured that other measurements must share: scenario, accuracy target, sequence
/// length, phase, software that must not be compared across.
[[nodiscard]] QString measuredUnder(const QString& note);
/// All groups, most measurements first, then by name.
[[nodiscard]] std::vector<BenchmarkGroup> benchmarkGroups(const Catalog& catalog);
/// The group that `wanted` names: wholly, by its start, or by words that only one name has; the first of all when it is
/// empty. Fails with the nearest names.
[[nodiscard]] Result<BenchmarkGroup> benchmarkGroup(const Catalog& catalog, const QString& wanted);
/// The groups as what an option can be.
[[nodiscard]] std::vector<ChartChoice> benchmarkChoices(const Catalog& catalog);
/// "Throughput by number of GPUs: ResNet-50 v1.5, …"; translated.
[[nodiscard]] QString benchmarkTitle(const BenchmarkGroup& group);
/// Axis title of what was measured: "Throughput (images/s)"; translated.
[[nodiscard]] QString metricTitle(const QString& metric, const QString& unit);

} // namespace atlas
