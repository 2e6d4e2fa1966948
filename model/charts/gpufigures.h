// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartaxis.h"
#include "engine/table.h"
#include "error.h"

#include <QStringList>
#include <vector>

namespace atlas {

/// A figure of the offered GPUs that prices are held against. It is found through the offer's hardware; NaN: unknown,
/// never guessed.
struct GpuFigure
{
    ChartAxis axis; ///< key, title, unit and decimals
    bool higherIsBetter = true;
    std::vector<double> ofHardware; ///< one a row of Catalog::hardware, and NaN for unknown hardware
    QString note; ///< what must be known about it; translated, may be empty
};

/// Keys of the figures: fp16, fp8, bandwidth, memory, benchmark.
[[nodiscard]] QStringList gpuFigureKeys();
[[nodiscard]] QString gpuFigureTitle(const QString& key);
/// Fails when the benchmark is not one of the catalog's; `benchmark` is as benchmarkGroup reads it.
[[nodiscard]] Result<GpuFigure> gpuFigure(const Catalog& catalog, const QString& key, const QString& benchmark);

} // namespace atlas
