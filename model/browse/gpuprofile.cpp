// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/gpumarket.h"
#include "browse/profileparts.h"
#include "catalog/catalog.h"
#include "charts/benchmarkgroups.h"
#include "columns/benchmarkviews.h"
#include "columns/offersummaries.h"
#include "engine/column.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Profile", text);
}

ProfileBlock rentedOutBy(const ProfileSubject& subject)
{
    const EntityTable& providers = subject.catalog().providers;
    ProfileBlock block{.title = say(QT_TRANSLATE_NOOP("Profile", "Rented out by"))};
    for (const GpuAtProvider& entry : providersOfGpu(subject.table.context(), subject.row)) {
        const QString id = providers.texts("provider")[entry.provider];
        QString name = providers.texts(subject.isChinese() ? "name_zh" : "name_en")[entry.provider];
        if (name.isEmpty())
            name = id;
        block.rows.push_back({{.text = name,
                                  .place = Place{QStringLiteral("offers"),
                                      equalsFilter("gpu", subject.raw("gpu")) + u' ' + equalsFilter("provider", id)}},
            subject.number(static_cast<double>(entry.offers), 0), subject.money(entry.lowest),
            subject.money(entry.typical)});
    }
    if (block.rows.empty()) {
        block.note = say(QT_TRANSLATE_NOOP("Profile", "No provider of the catalog rents it out."));
        return block;
    }
    block.headers = {say(QT_TRANSLATE_NOOP("Profile", "Provider")), say(QT_TRANSLATE_NOOP("Profile", "Offers")),
        say(QT_TRANSLATE_NOOP("Profile", "Lowest")), say(QT_TRANSLATE_NOOP("Profile", "Typical"))};
    block.note = QCoreApplication::translate("Profile",
        "%1 per GPU. Lowest: of any purchase model, free and doubtful offers left out. Typical: median of its "
        "on-demand "
        "offers.")
                     .arg(subject.moneyUnit());
    return block;
}

/// The other GPUs of its family: form factors and memory sizes apart.
ProfileBlock variants(const ProfileSubject& subject)
{
    const EntityTable& gpus = subject.catalog().gpus;
    const int family = subject.table.indexOf(u"family");
    ProfileBlock block{.title = say(QT_TRANSLATE_NOOP("Profile", "Variants"))};
    for (std::uint32_t gpu = 0; family >= 0 && gpu < gpus.size(); ++gpu) {
        const View& view = subject.table.view(family);
        if (gpu == subject.row || view.text(gpu) != view.text(subject.row))
            continue;
        const QString id = gpus.texts("gpu")[gpu], name = gpus.texts("gpu_name")[gpu],
                      form = gpus.texts("form_factor")[gpu];
        block.rows.push_back({{.text = name.isEmpty() ? id : name,
                                  .place = Place{QStringLiteral("gpus"), equalsFilter("family", view.text(gpu))}},
            {form.isEmpty() ? say(QT_TRANSLATE_NOOP("Profile", "unknown")) : form,
                form.isEmpty() ? ProfileText::Tone::Dim : ProfileText::Tone::Plain},
            subject.number(gpus.numbers("gpu_memory_gib")[gpu], 1),
            subject.number(gpus.numbers("fp16_tflops")[gpu], 1)});
    }
    if (!block.rows.empty())
        block.headers = {say(QT_TRANSLATE_NOOP("Profile", "GPU")), say(QT_TRANSLATE_NOOP("Profile", "Form factor")),
            QStringLiteral("GiB"), QStringLiteral("FP16 TFLOPS")};
    return block;
}

ProfileBlock measurements(const ProfileSubject& subject)
{
    const EntityTable& benchmarks = subject.catalog().benchmarks;
    ProfileBlock block{.title = say(QT_TRANSLATE_NOOP("Profile", "Benchmarks"))};
    const View titles = views::benchmarkOfBenchmarks(subject.table.context());
    for (std::uint32_t row = 0; row < benchmarks.size(); ++row) {
        if (benchmarks.codes("gpu")[row] != subject.row || !titles.isKnown(row))
            continue;
        const QString title = titles.text(row);
        block.rows.push_back(
            {{.text = title, .place = Place{QStringLiteral("benchmarks"), equalsFilter("benchmark", title)}},
                subject.number(benchmarks.numbers("gpu_count")[row], 2),
                subject.number(benchmarks.numbers("value")[row], 2), {benchmarks.texts("unit")[row]}});
    }
    constexpr std::size_t Most = 40;
    if (block.rows.size() > Most) {
        block.note = QCoreApplication::translate("Profile", "%1 more are on the page of benchmarks.")
                         .arg(block.rows.size() - Most);
        block.rows.resize(Most);
    }
    if (!block.rows.empty())
        block.headers = {say(QT_TRANSLATE_NOOP("Profile", "Benchmark")), say(QT_TRANSLATE_NOOP("Profile", "GPUs")),
            say(QT_TRANSLATE_NOOP("Profile", "Value")), say(QT_TRANSLATE_NOOP("Profile", "Unit"))};
    return block;
}

/// All measurements that may be compared with that one, against it.
ProfileBlock comparable(const ProfileSubject& subject)
{
    const EntityTable& benchmarks = subject.catalog().benchmarks;
    ProfileBlock block{.title = say(QT_TRANSLATE_NOOP("Profile", "The same benchmark on other GPUs"))};
    const std::vector<double>& values = benchmarks.numbers("value");
    for (const BenchmarkGroup& group : benchmarkGroups(subject.catalog())) {
        if (std::find(group.rows.begin(), group.rows.end(), subject.row) == group.rows.end())
            continue;
        std::vector<std::uint32_t> rows = group.rows;
        std::stable_sort(rows.begin(), rows.end(), [&](std::uint32_t one, std::uint32_t other) {
            return group.higherIsBetter ? values[one] > values[other] : values[one] < values[other];
        });
        for (const std::uint32_t row : rows) {
            const std::uint32_t gpu = benchmarks.codes("gpu")[row];
            const QString id = subject.catalog().gpus.texts("gpu")[gpu],
                          name = subject.catalog().gpus.texts("gpu_name")[gpu];
            const double ratio
                = group.higherIsBetter ? values[row] / values[subject.row] : values[subject.row] / values[row];
            block.rows.push_back(
                {{.text = name.isEmpty() ? id : name, .place = Place{QStringLiteral("gpus"), equalsFilter("gpu", id)}},
                    subject.number(benchmarks.numbers("gpu_count")[row], 2), subject.number(values[row], 2),
                    subject.number(ratio, 2)});
        }
        block.headers = {say(QT_TRANSLATE_NOOP("Profile", "GPU")), say(QT_TRANSLATE_NOOP("Profile", "GPUs")),
            group.unit, say(QT_TRANSLATE_NOOP("Profile", "× this one"))};
    }
    if (block.rows.empty())
        block.note = say(QT_TRANSLATE_NOOP("Profile", "Nothing else was measured alike."));
    return block;
}

}

void describeGpu(Profile& profile, const ProfileSubject& subject)
{
    const QString name = subject.raw("gpu_name");
    profile.title = name.isEmpty() ? subject.raw("gpu") : name;
    if (!subject.isKnown("gpu_memory_gib") && !subject.isKnown("fp16_tflops") && !subject.isKnown("bf16_tflops")) {
        ProfileBlock block;
        block.rows.push_back(
            {{say(QT_TRANSLATE_NOOP("Profile",
                  "⚠ No data sheet of it is in the catalog: an import named it. Its offers are kept; what "
                  "needs its figures is unknown.")),
                ProfileText::Tone::Doubt}});
        profile.blocks.push_back(std::move(block));
    }
    profile.blocks.push_back(subject.fields(say(QT_TRANSLATE_NOOP("Profile", "Price")),
        {"lowest_price_per_gpu_hour", "median_price_per_gpu_hour", "price_per_tflop_hour", "price_per_gib_hour",
            "offers", "providers"}));
    profile.blocks.push_back(rentedOutBy(subject));
    profile.blocks.push_back(subject.fields(say(QT_TRANSLATE_NOOP("Profile", "Data sheet (dense)")),
        {"gpu_memory_gib", "memory_type", "memory_bandwidth_gb_s", "fp64_tflops", "fp32_tflops", "tf32_tflops",
            "fp16_tflops", "bf16_tflops", "fp8_tflops", "int8_tops", "tdp_w", "interconnect", "interconnect_gb_s"}));
    profile.blocks.push_back(subject.fields(say(QT_TRANSLATE_NOOP("Profile", "Model")),
        {"gpu", "gpu_vendor", "gpu_kind", "family", "architecture", "year", "form_factor", "aliases", "note"}));
    profile.blocks.push_back(variants(subject));
    profile.blocks.push_back(measurements(subject));
}

void describeBenchmark(Profile& profile, const ProfileSubject& subject)
{
    profile.title = QCoreApplication::translate("Profile", "%1: %2 × %3", "benchmark, number of GPUs, GPU")
                        .arg(subject.raw("model"), subject.text("gpu_count"), subject.text("gpu"));
    profile.blocks.push_back(subject.fields(say(QT_TRANSLATE_NOOP("Profile", "Result")),
        {"value", "unit", "metric", "relative", "price_per_million", "price_per_run", "marks"}));
    profile.blocks.push_back(comparable(subject));
    profile.blocks.push_back(subject.fields(say(QT_TRANSLATE_NOOP("Profile", "How it was measured")),
        {"benchmark", "suite", "task", "model", "dataset", "framework", "precision", "batch_size", "gpu", "gpu_count",
            "system", "measured_on", "note", "benchmark_id"}));
}

} // namespace atlas
