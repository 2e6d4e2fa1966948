// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/pagespecs.h"

#include "columns/benchmarkviews.h"
#include "columns/tables.h"
#include "health/healthtable.h"

namespace atlas {

namespace {

BrowseTable::Make tableNamed(const char* name)
{
    return [name](const TableContext& context) { return makeTable(QString::fromLatin1(name), context); };
}

QStringList list(const char* keys)
{
    return QString::fromLatin1(keys).split(u' ');
}

}

TablePageSpec providersSpec()
{
    return {"providers", QT_TRANSLATE_NOOP("TablePage", "Providers"),
        QT_TRANSLATE_NOOP("TablePage", "Name, kind, GPU … for example: gpu:h100 purchase_model:spot"),
        QT_TRANSLATE_NOOP("TablePage", "Choose a provider to see what it offers, asks and is said to offer."),
        tableNamed("providers"),
        list("provider_name provider_kind offers gpus lowest_price_per_gpu_hour median_price_per_gpu_hour regions "
             "purchase_model billing_granularity egress_usd_per_gib storage_usd_per_gib_month compliance observed_on"),
        {QStringLiteral("provider_name")}};
}

TablePageSpec gpusSpec()
{
    return {"gpus", QT_TRANSLATE_NOOP("TablePage", "GPUs"),
        QT_TRANSLATE_NOOP("TablePage", "Name, generation, memory … for example: hopper vram>=80"),
        QT_TRANSLATE_NOOP("TablePage", "Choose a GPU to see its data sheet, who rents it out and how fast it is."),
        tableNamed("gpus"),
        list("architecture family gpu_name form_factor gpu_memory_gib memory_bandwidth_gb_s fp16_tflops providers "
             "offers "
             "lowest_price_per_gpu_hour median_price_per_gpu_hour price_per_tflop_hour price_per_gib_hour year "
             "gpu_kind"),
        {QStringLiteral("architecture"), QStringLiteral("family"), QStringLiteral("gpu_name")},
        {QStringLiteral("architecture"), QStringLiteral("family")}};
}

TablePageSpec benchmarksSpec()
{
    return {"benchmarks", QT_TRANSLATE_NOOP("TablePage", "Benchmarks"),
        QT_TRANSLATE_NOOP("TablePage", "Model, suite, GPU … for example: bert gpu:a100"),
        QT_TRANSLATE_NOOP("TablePage", "Choose a measurement to see it beside the others of the same benchmark."),
        [](const TableContext& context) { return relativeBenchmarks(context, {}); },
        list("benchmark gpu gpu_count value unit relative price_per_million price_per_run marks measured_on system"),
        {QStringLiteral("gpu_count"), QStringLiteral("relative:desc")}, {QStringLiteral("benchmark")}, true};
}

TablePageSpec sourcesSpec()
{
    return {"sources", QT_TRANSLATE_NOOP("TablePage", "Sources"),
        QT_TRANSLATE_NOOP("TablePage", "Title, publisher … for example: kind:paper"),
        QT_TRANSLATE_NOOP("TablePage", "Choose a source to see what the catalog has from it."), tableNamed("sources"),
        list("title publisher kind licence observed_on retrieved_on rows"), {QStringLiteral("rows:desc")}};
}

TablePageSpec claimsSpec()
{
    return {"claims", QT_TRANSLATE_NOOP("TablePage", "Claims"),
        QT_TRANSLATE_NOOP("TablePage", "Words of the claim, provider … for example: verdict:contradicted"),
        QT_TRANSLATE_NOOP("TablePage", "Choose a claim to see what the facts say about it."), tableNamed("claims"),
        list("verdict provider claim_en claim_zh checked_value topic source"), {QStringLiteral("claim_id")}, {}, false,
        list("verdict provider claim_zh claim_en checked_value topic source")};
}

TablePageSpec healthSpec()
{
    return {"health", QT_TRANSLATE_NOOP("TablePage", "Data health"),
        QT_TRANSLATE_NOOP("TablePage", "Rule, provider, GPU … for example: kind:doubt"),
        QT_TRANSLATE_NOOP("TablePage", "Choose a finding to see why it was found and what is done about it."),
        healthTable, list("kind rule provider instance_type region gpu message effect"),
        {QStringLiteral("kind"), QStringLiteral("rule")}, {QStringLiteral("kind"), QStringLiteral("rule")}};
}

TablePageSpec historySpec()
{
    return {"history", QT_TRANSLATE_NOOP("TablePage", "Price readings"),
        QT_TRANSLATE_NOOP("TablePage", "Provider, GPU, region … for example: provider:aws gpu:h100"),
        QT_TRANSLATE_NOOP("TablePage", "Choose a reading to see all of it."), tableNamed("history"), {},
        {QStringLiteral("observed_on:desc")}};
}

} // namespace atlas
