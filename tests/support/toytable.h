// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "cost/offerprices.h"
#include "engine/filter.h"
#include "engine/table.h"
#include "engine/values.h"

#include <QString>
#include <QStringList>
#include <array>
#include <limits>
#include <memory>
#include <vector>

namespace atlas::test {

inline constexpr std::array<std::string_view, 3> ToyAccess{"ssh", "notebook", "managed"};

/// Euro as base: 1 EUR = 1.25 USD = 10 CNY, so 1 USD = 8 CNY.
inline std::shared_ptr<const Catalog> toyCatalog()
{
    auto catalog = std::make_shared<Catalog>();
    EntityTable& rates = catalog->exchangeRates;
    rates.setSize(2);
    rates.addNumbers("date") = {20260701, 20260701};
    rates.addTexts("base") = {QStringLiteral("EUR"), QStringLiteral("EUR")};
    rates.addTexts("quote") = {QStringLiteral("USD"), QStringLiteral("CNY")};
    rates.addNumbers("rate") = {1.25, 10};
    rates.addCodes("source") = {0, 0};
    return catalog;
}

inline std::vector<QString> texts(std::initializer_list<const char*> words)
{
    std::vector<QString> list;
    for (const char* word : words)
        list.push_back(word ? QString::fromUtf8(word) : QString());
    return list;
}

inline View toyGpus()
{
    View view = textView(nullptr, texts({"h100-sxm", "a100-80gb", "a100-40gb", "a10", "t4", "b200"}));
    view.spellings = std::make_shared<const std::vector<QStringList>>(std::vector<QStringList>{
        {QStringLiteral("NVIDIA H100 SXM"), QStringLiteral("H100 80GB HBM3")},
        {QStringLiteral("NVIDIA A100 80GB")},
        {QStringLiteral("NVIDIA A100 40GB"), QStringLiteral("A100 (40 GB)")},
        {QStringLiteral("NVIDIA A10")},
        {QStringLiteral("Tesla T4")},
        {QStringLiteral("NVIDIA B200")},
    });
    return view;
}

inline Column toyColumn(const char* key, ColumnKind kind, std::function<View()> view)
{
    Column column;
    column.key = key;
    column.title = key;
    column.help = key;
    column.kind = kind;
    column.view = [view = std::move(view)](const TableContext&) { return view(); };
    return column;
}

inline std::vector<Column> toyColumns()
{
    using enum ColumnKind;
    const auto text = [](const char* key, std::initializer_list<const char*> values) {
        return toyColumn(key, Text, [list = texts(values)] { return textView(nullptr, list); });
    };
    const auto number = [](const char* key, Unit unit, const char* shortName = nullptr) {
        Column column = toyColumn(key, Number, [] { return numberView(nullptr, {1, 2, 3, 4, 5, 6}); });
        column.unit = unit;
        column.shortName = shortName;
        return column;
    };
    const auto words = [&text](const char* key, std::span<const std::string_view> vocabulary,
                           std::initializer_list<const char*> values) {
        Column column = text(key, values);
        column.kind = Vocabulary;
        column.vocabulary = vocabulary;
        return column;
    };
    const auto list
        = [](const char* key, std::span<const std::string_view> vocabulary, std::vector<QStringList> values) {
              Column column = toyColumn(
                  key, List, [values] { return listView(nullptr, values, std::vector<bool>(values.size(), true)); });
              column.vocabulary = vocabulary;
              return column;
          };
    const QStringList pytorch{QStringLiteral("pytorch"), QStringLiteral("jax")}, ssh{QStringLiteral("ssh")};
    const char* sentence = "Prices of this provider are read from its public page, excluding tax, on the day stated";
    std::vector<Column> columns;
    columns.push_back(text("key", {"a/1", "b/2", "c/3", "d/4", "e/5", "f/6"}));
    columns.push_back(text("provider", {"aws", "gcp", "azure", "vast", "lambda", "aws"}));
    columns.push_back(toyColumn("gpu", Text, toyGpus));
    columns.push_back(words("gpu_kind", GpuKinds, {"gpu", "gpu", "gpu", "gpu", "gpu", "gpu"}));
    columns.push_back(text("region", {"us-east-1", "us-west4", "eu-west-1", "上海", nullptr, "us-east-1"}));
    columns.push_back(words("region_group", RegionGroups, {"us", "us", "eu", "cn", "other", "us"}));
    columns.push_back(words(
        "purchase_model", PurchaseModels, {"spot", "on_demand", "reserved_1y", "reserved_3y", "on_demand", "spot"}));
    columns.push_back(number("price_per_gpu_hour", Unit::MoneyPerHour, "price"));
    columns.push_back(number("price_per_hour", Unit::MoneyPerHour));
    columns.push_back(number("gpu_memory_gib", Unit::Gib, "vram"));
    columns.push_back(number("gpu_count", Unit::None, "count"));
    columns.push_back(number("memory_gib", Unit::Gib, "ram"));
    columns.push_back(number("spot_saving_percent", Unit::Percent));
    columns.push_back(number("tflops_fp16", Unit::Tflops));
    columns.push_back(number("original_price", Unit::Money));
    columns.push_back(toyColumn("observed_on", Date, [] {
        return numberView(nullptr, {20260101, 20260100, 20260000, 20250630, 20241231, 20260702});
    }));
    columns.push_back(toyColumn("free", Flag, [] { return numberView(nullptr, {1, 0, 0, 0, 1, 0}); }));
    columns.push_back(list("frameworks", {}, {pytorch, pytorch, {}, {}, {}, pytorch}));
    columns.push_back(list("access", ToyAccess, {ssh, ssh, ssh, ssh, ssh, ssh}));
    columns.push_back(text("original_currency", {"USD", "USD", "INR", "CNY", "USD", "USD"}));
    columns.push_back(text("variant", {"", "upfront", "", "part upfront", "", "upfront"}));
    columns.back().mayBeEmpty = true;
    columns.push_back(list("flags", {}, {{}, {QStringLiteral("stale")}, {}, {}, {QStringLiteral("stale")}, {}}));
    columns.back().mayBeEmpty = true;
    columns.push_back(text("note", {sentence, sentence, nullptr, nullptr, nullptr, nullptr}));
    return columns;
}

/// Six offers with columns of every kind, in US dollars.
inline std::shared_ptr<const Table> toyTable(const QString& currency = QStringLiteral("USD"))
{
    auto catalog = toyCatalog();
    auto prices = std::make_shared<const OfferPrices>(catalog, currency);
    return std::make_shared<const Table>(
        QStringLiteral("offers"), toyColumns(), 6, TableContext{catalog, prices, QDate(2026, 7, 20), currency});
}

inline QString dumped(const FilterValue& value)
{
    switch (value.kind) {
    case FilterValue::Kind::Text:
        return u'\'' + value.text + u'\'';
    case FilterValue::Kind::Number:
        return numberText(value.number);
    case FilterValue::Kind::Date:
        return u'@' + QString::number(value.date);
    case FilterValue::Kind::None:
        return QStringLiteral("NONE");
    case FilterValue::Kind::Any:
        return QStringLiteral("ANY");
    }
    return {};
}

/// The tree of a filter, for comparing: what it means, not how it was written.
inline QString dumped(const FilterNode& node, const Table& table)
{
    static const std::array<const char*, 7> operators{":", "=", "!=", "<", "<=", ">", ">="};
    const auto key = [&] { return QString::fromUtf8(table.column(node.column).key); };
    const auto children = [&](const char* name) {
        QStringList parts{QString::fromUtf8(name)};
        for (const FilterNode& child : node.children)
            parts << dumped(child, table);
        return u'(' + parts.join(u' ') + u')';
    };
    switch (node.type) {
    case FilterNode::Type::And:
        return children("and");
    case FilterNode::Type::Or:
        return children("or");
    case FilterNode::Type::Not:
        return children("not");
    case FilterNode::Type::Words:
        return u'~' + node.words;
    case FilterNode::Type::Range:
        return key() + u'[' + (node.from ? dumped(*node.from) : QString()) + QStringLiteral("..")
            + (node.to ? dumped(*node.to) : QString()) + u']';
    case FilterNode::Type::Compare:
        break;
    }
    QStringList values;
    for (const FilterValue& value : node.values)
        values << dumped(value);
    return key() + QString::fromUtf8(operators[static_cast<std::size_t>(node.op)]) + values.join(u',');
}

} // namespace atlas::test
