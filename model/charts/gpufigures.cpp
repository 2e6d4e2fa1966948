// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/gpufigures.h"

#include "catalog/catalog.h"
#include "charts/benchmarkgroups.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace atlas {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

double at(const std::vector<double>& values, std::size_t row)
{
    return row < values.size() ? values[row] : Nan;
}

/// A figure of each GPU, handed to the hardware it is in.
std::vector<double> ofHardware(const Catalog& catalog, const std::vector<double>& ofGpus)
{
    std::vector<double> values;
    for (const EntityTable::Code gpu : catalog.hardware.codes("gpu"))
        values.push_back(at(ofGpus, gpu));
    values.push_back(Nan);
    return values;
}

std::vector<double> numbersOf(const Catalog& catalog, const char* key)
{
    std::vector<double> values = catalog.gpus.numbers(key);
    values.resize(catalog.gpus.size(), Nan);
    return values;
}

/// Memory of one GPU: of a slice, of the whole GPU it is a part of.
std::vector<double> memory(const Catalog& catalog)
{
    const std::vector<double> ofGpu = ofHardware(catalog, numbersOf(catalog, "gpu_memory_gib"));
    std::vector<double> values;
    for (std::size_t row = 0; row < catalog.hardware.size(); ++row) {
        const double own = at(catalog.hardware.numbers("gpu_memory_gib"), row),
                     count = at(catalog.hardware.numbers("gpu_count"), row);
        values.push_back(count >= 1 && std::isfinite(own) ? own : ofGpu[row]);
    }
    values.push_back(Nan);
    return values;
}

/// Of each GPU the best measurement with the fewest GPUs: per GPU, or in GPU-minutes where less is better.
std::vector<double> measured(const Catalog& catalog, const BenchmarkGroup& group)
{
    const std::vector<double>&values = catalog.benchmarks.numbers("value"),
          &counts = catalog.benchmarks.numbers("gpu_count");
    const std::vector<EntityTable::Code>& gpus = catalog.benchmarks.codes("gpu");
    std::vector<double> fewest(catalog.gpus.size(), std::numeric_limits<double>::infinity()),
        best(catalog.gpus.size(), Nan);
    for (const std::uint32_t row : group.rows)
        fewest[gpus[row]] = std::min(fewest[gpus[row]], counts[row]);
    for (const std::uint32_t row : group.rows) {
        if (counts[row] > fewest[gpus[row]])
            continue;
        double& kept = best[gpus[row]];
        const double value = group.higherIsBetter ? values[row] / counts[row] : values[row] * counts[row];
        if (std::isnan(kept) || (group.higherIsBetter ? value > kept : value < kept))
            kept = value;
    }
    return best;
}

Result<GpuFigure> benchmarkFigure(const Catalog& catalog, const QString& wanted)
{
    const Result<BenchmarkGroup> group = benchmarkGroup(catalog, wanted);
    if (!group)
        return tl::unexpected(group.error());
    GpuFigure figure;
    figure.higherIsBetter = group->higherIsBetter;
    figure.ofHardware = ofHardware(catalog, measured(catalog, *group));
    figure.axis.key = QStringLiteral("measured");
    figure.axis.unit = group->unit;
    figure.axis.title = group->higherIsBetter
        ? QCoreApplication::translate("Chart", "%1 per GPU, %2")
              .arg(metricTitle(group->metric, group->unit), group->title)
        : QCoreApplication::translate("Chart", "%1 times number of GPUs, %2, lower is better")
              .arg(metricTitle(group->metric, group->unit), group->title);
    figure.note = QCoreApplication::translate(
        "Chart", "Measured figure: of each GPU the best result with the fewest GPUs, divided by their number");
    if (!group->higherIsBetter)
        figure.note = QCoreApplication::translate(
            "Chart", "Measured figure: of each GPU the best result with the fewest GPUs, times their number");
    return figure;
}

}

QStringList gpuFigureKeys()
{
    return {QStringLiteral("fp16"), QStringLiteral("fp8"), QStringLiteral("bandwidth"), QStringLiteral("memory"),
        QStringLiteral("benchmark")};
}

QString gpuFigureTitle(const QString& key)
{
    if (key == QLatin1String("fp8"))
        return QCoreApplication::translate("Chart", "Dense FP8");
    if (key == QLatin1String("bandwidth"))
        return QCoreApplication::translate("Chart", "Memory bandwidth");
    if (key == QLatin1String("memory"))
        return QCoreApplication::translate("Chart", "GPU memory");
    if (key == QLatin1String("benchmark"))
        return QCoreApplication::translate("Chart", "Measured benchmark");
    return QCoreApplication::translate("Chart", "Dense FP16 or BF16");
}

Result<GpuFigure> gpuFigure(const Catalog& catalog, const QString& key, const QString& benchmark)
{
    if (key == QLatin1String("benchmark"))
        return benchmarkFigure(catalog, benchmark);
    GpuFigure figure;
    figure.axis.decimals = 1;
    if (key == QLatin1String("memory")) {
        figure.axis.key = QStringLiteral("gpu_memory_gib");
        figure.axis.unit = QStringLiteral("GiB");
        figure.axis.title = QCoreApplication::translate("Chart", "GPU memory of one GPU (GiB)");
        figure.ofHardware = memory(catalog);
    } else if (key == QLatin1String("bandwidth")) {
        figure.axis.key = QStringLiteral("memory_bandwidth_gb_s");
        figure.axis.unit = QStringLiteral("GB/s");
        figure.axis.title = QCoreApplication::translate("Chart", "Memory bandwidth of one GPU (GB/s)");
        figure.ofHardware = ofHardware(catalog, numbersOf(catalog, "memory_bandwidth_gb_s"));
    } else if (key == QLatin1String("fp8")) {
        figure.axis.key = QStringLiteral("fp8_tflops");
        figure.axis.unit = QStringLiteral("TFLOPS");
        figure.axis.title = QCoreApplication::translate("Chart", "Dense FP8 of one GPU (TFLOPS)");
        figure.ofHardware = ofHardware(catalog, numbersOf(catalog, "fp8_tflops"));
    } else {
        figure.axis.key = QStringLiteral("tflops_fp16");
        figure.axis.unit = QStringLiteral("TFLOPS");
        figure.axis.title = QCoreApplication::translate("Chart", "Dense FP16 or BF16 of one GPU (TFLOPS)");
        std::vector<double> fp16 = numbersOf(catalog, "fp16_tflops");
        const std::vector<double> bf16 = numbersOf(catalog, "bf16_tflops");
        for (std::size_t gpu = 0; gpu < fp16.size(); ++gpu)
            if (std::isnan(fp16[gpu]))
                fp16[gpu] = bf16[gpu];
        figure.ofHardware = ofHardware(catalog, fp16);
    }
    return figure;
}

} // namespace atlas
