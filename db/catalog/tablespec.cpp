// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/tablespec.h"

#include "catalog/catalog.h"

#include <algorithm>
#include <cassert>

namespace atlas {

static constexpr std::array<std::string_view, 4> Verdicts{"confirmed", "outdated", "contradicted", "unverified"};

int TableSpec::indexOf(std::string_view key) const
{
    const auto found
        = std::find_if(fields.begin(), fields.end(), [key](const Field& field) { return field.key == key; });
    return found == fields.end() ? -1 : static_cast<int>(found - fields.begin());
}

std::span<const TableSpec> plainTables()
{
    using enum FieldType;
    static const std::vector<TableSpec> tables{
        {"sources",
            {{"source"}, {"title"}, {"publisher"}, {"url", Url}, {"licence"}, {"retrieved_on", Date},
                {"observed_on", Date}, {"kind"}}},
        {"providers",
            {{"provider"}, {"name_en"}, {"name_zh"}, {"provider_kind"}, {"home_url", Url}, {"pricing_url", Url},
                {"billing_granularity"}, {"free_credit"}, {"egress_usd_per_gib", Number, {}, {}, Least::Zero},
                {"storage_usd_per_gib_month", Number, {}, {}, Least::Zero}, {"compliance", List},
                {"compliance_detail", List}, {"frameworks", List}, {"strengths_en"}, {"strengths_zh"},
                {"source", Reference, "sources"}}},
        {"services", {{"provider", Reference, "providers"}, {"service"}, {"access", List}}, 2},
        {"gpus",
            {{"gpu"}, {"gpu_vendor"}, {"gpu_name"}, {"gpu_kind", Text, {}, GpuKinds}, {"architecture"},
                {"year", Integer}, {"gpu_memory_gib", Number}, {"memory_type"}, {"memory_bandwidth_gb_s", Number},
                {"fp64_tflops", Number}, {"fp32_tflops", Number}, {"tf32_tflops", Number}, {"fp16_tflops", Number},
                {"bf16_tflops", Number}, {"fp8_tflops", Number}, {"int8_tops", Number}, {"tdp_w", Number},
                {"interconnect"}, {"interconnect_gb_s", Number}, {"form_factor"}, {"aliases", List},
                {"instance_aliases", List}, {"source", Reference, "sources"}, {"note"}}},
        {"exchange_rates",
            {{"date", Date}, {"base", Currency}, {"quote", Currency}, {"source", Reference, "sources"},
                {"rate", Number}},
            4},
        {"benchmarks",
            {{"benchmark_id"}, {"suite"}, {"task"}, {"model"}, {"dataset"}, {"framework"}, {"precision"},
                {"batch_size"}, {"gpu", Reference, "gpus"}, {"gpu_count", Number}, {"system"}, {"metric"},
                {"value", Number, {}, {}, Least::Any}, {"unit"}, {"higher_is_better", Boolean}, {"measured_on", Date},
                {"source", Reference, "sources"}, {"note"}}},
        {"model_presets",
            {{"model"}, {"params", Number}, {"active_params", Number}, {"layers", Number}, {"hidden", Number},
                {"heads", Number}, {"kv_heads", Number}, {"head_dim", Number}, {"vocab", Number}, {"ffn", Number},
                {"context", Number}, {"source", Reference, "sources"}}},
        {"claims",
            {{"claim_id"}, {"article"}, {"provider", Reference, "providers"}, {"topic"}, {"claim_zh"}, {"claim_en"},
                {"value"}, {"unit"}, {"checked_value"}, {"verdict", Text, {}, Verdicts},
                {"source", Reference, "sources"}, {"comment"}}},
        {"series",
            {{"provider", Reference, "providers"}, {"instance_type"}, {"gpu", Reference, "gpus"}, {"gpu_count", Number},
                {"region"}, {"purchase_model", Text, {}, PurchaseModels}, {"variant", Text, {}, {}, Least::Any, true},
                {"price_per_hour", Money}, {"currency", Currency}, {"observed_on", Date},
                {"source", Reference, "sources"}, {"note"}},
            11},
    };
    return tables;
}

const TableSpec& offersTable()
{
    using enum FieldType;
    static const TableSpec table{"offers",
        {{"provider", Reference, "providers"}, {"instance_type"}, {"region"},
            {"purchase_model", Text, {}, PurchaseModels}, {"variant"}, {"service"}, {"gpu", Reference, "gpus"},
            {"gpu_count", Number}, {"gpu_memory_gib", Number}, {"vcpus", Number}, {"memory_gib", Number},
            {"storage_gib", Number, {}, {}, Least::Zero}, {"interconnect"}, {"region_group", Text, {}, RegionGroups},
            {"free", Boolean}, {"original_price", Money}, {"original_currency", Currency}, {"subscription_fee", Money},
            {"included_units", Number, {}, {}, Least::Zero}, {"session_limit_h", Number},
            {"billing_increment_s", Number}, {"minimum_billing_s", Number, {}, {}, Least::Zero}, {"observed_on", Date},
            {"source", Reference, "sources"}, {"note"}},
        5};
    return table;
}

const TableSpec& plainTable(std::string_view name)
{
    if (name == offersTable().name)
        return offersTable();
    const auto tables = plainTables();
    const auto found
        = std::find_if(tables.begin(), tables.end(), [name](const TableSpec& table) { return table.name == name; });
    assert(found != tables.end());
    return *found;
}

} // namespace atlas
