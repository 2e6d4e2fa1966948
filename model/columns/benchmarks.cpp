// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "columns/summaries.h"
#include "columns/tables.h"
#include "columns/views.h"

namespace atlas {

using enum ColumnKind;
using namespace views;

namespace {

const std::vector<Column> Columns{
    {.key = "benchmark_id",
        .title = QT_TRANSLATE_NOOP("Columns", "Benchmark id"),
        .help = QT_TRANSLATE_NOOP("Columns", "Identity of the measurement"),
        .view = text(&Catalog::benchmarks, "benchmark_id")},
    {.key = "suite",
        .title = QT_TRANSLATE_NOOP("Columns", "Suite"),
        .help = QT_TRANSLATE_NOOP("Columns", "Collection the measurement belongs to"),
        .shown = 1,
        .view = text(&Catalog::benchmarks, "suite"),
        .searched = true},
    {.key = "task",
        .title = QT_TRANSLATE_NOOP("Columns", "Task"),
        .help = QT_TRANSLATE_NOOP("Columns", "Training, fine-tuning, inference or another task"),
        .shown = 1,
        .view = text(&Catalog::benchmarks, "task"),
        .searched = true},
    {.key = "model",
        .title = QT_TRANSLATE_NOOP("Columns", "Model"),
        .help = QT_TRANSLATE_NOOP("Columns", "Model that was run"),
        .shown = 1,
        .view = text(&Catalog::benchmarks, "model"),
        .searched = true},
    {.key = "dataset",
        .title = QT_TRANSLATE_NOOP("Columns", "Data set"),
        .help = QT_TRANSLATE_NOOP("Columns", "Data it was run on"),
        .view = text(&Catalog::benchmarks, "dataset")},
    {.key = "framework",
        .title = QT_TRANSLATE_NOOP("Columns", "Framework"),
        .help = QT_TRANSLATE_NOOP("Columns", "Software it was run with"),
        .view = text(&Catalog::benchmarks, "framework")},
    {.key = "precision",
        .title = QT_TRANSLATE_NOOP("Columns", "Precision"),
        .help = QT_TRANSLATE_NOOP("Columns", "Number format"),
        .view = text(&Catalog::benchmarks, "precision")},
    {.key = "batch_size",
        .title = QT_TRANSLATE_NOOP("Columns", "Batch size"),
        .help = QT_TRANSLATE_NOOP("Columns", "Samples a step, as the source states it"),
        .view = text(&Catalog::benchmarks, "batch_size")},
    {.key = "gpu",
        .title = QT_TRANSLATE_NOOP("Columns", "GPU id"),
        .help = QT_TRANSLATE_NOOP("Columns", "Short name of the GPU; a filter also finds it by name and alias"),
        .shown = 1,
        .view = gpuOfBenchmarks,
        .searched = true},
    {.key = "gpu_count",
        .title = QT_TRANSLATE_NOOP("Columns", "GPUs"),
        .help = QT_TRANSLATE_NOOP("Columns", "Number of GPUs used"),
        .kind = Number,
        .shown = 1,
        .view = number(&Catalog::benchmarks, "gpu_count"),
        .shortName = "count",
        .descendingFirst = true,
        .decimals = 4},
    {.key = "system",
        .title = QT_TRANSLATE_NOOP("Columns", "System"),
        .help = QT_TRANSLATE_NOOP("Columns", "Machine it was measured on"),
        .view = text(&Catalog::benchmarks, "system"),
        .searched = true},
    {.key = "metric",
        .title = QT_TRANSLATE_NOOP("Columns", "Metric"),
        .help = QT_TRANSLATE_NOOP("Columns", "Throughput or time to train"),
        .shown = 1,
        .view = text(&Catalog::benchmarks, "metric")},
    {.key = "value",
        .title = QT_TRANSLATE_NOOP("Columns", "Value"),
        .help = QT_TRANSLATE_NOOP("Columns", "What was measured"),
        .kind = Number,
        .shown = 1,
        .view = number(&Catalog::benchmarks, "value"),
        .descendingFirst = true,
        .decimals = 3},
    {.key = "unit",
        .title = QT_TRANSLATE_NOOP("Columns", "Unit"),
        .help = QT_TRANSLATE_NOOP("Columns", "Unit of the value"),
        .shown = 1,
        .view = text(&Catalog::benchmarks, "unit")},
    {.key = "higher_is_better",
        .title = QT_TRANSLATE_NOOP("Columns", "Higher is better"),
        .help = QT_TRANSLATE_NOOP("Columns", "Whether a higher value is the better one"),
        .kind = Flag,
        .view = number(&Catalog::benchmarks, "higher_is_better")},
    {.key = "measured_on",
        .title = QT_TRANSLATE_NOOP("Columns", "Measured on"),
        .help = QT_TRANSLATE_NOOP("Columns", "Day of the measurement or of its publication"),
        .kind = Date,
        .shown = 1,
        .view = number(&Catalog::benchmarks, "measured_on"),
        .descendingFirst = true},
    {.key = "source",
        .title = QT_TRANSLATE_NOOP("Columns", "Source"),
        .help = QT_TRANSLATE_NOOP("Columns", "Where it was published"),
        .view = referred(&Catalog::benchmarks, "source", &Catalog::sources, "source")},
    {.key = "note",
        .title = QT_TRANSLATE_NOOP("Columns", "Note"),
        .help = QT_TRANSLATE_NOOP("Columns", "Remark on the measurement"),
        .view = text(&Catalog::benchmarks, "note"),
        .searched = true},
};

}

std::vector<Column> benchmarkColumns()
{
    return Columns;
}

} // namespace atlas
