// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/atlasheader.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace atlas {

namespace {

/// A table and the headers that only a file of it has, the more telling first.
struct Mark
{
    const char* table;
    std::vector<const char*> headers;
};

const std::vector<Mark>& marks()
{
    static const std::vector<Mark> all{
        {"benchmarks", {"benchmark_id"}},
        {"claims", {"claim_id"}},
        {"exchange_rates", {"base", "quote", "rate"}},
        {"model_presets", {"model", "params"}},
        {"series", {"kind", "instance_type"}},
        {"offers", {"instance_type"}},
        {"services", {"provider", "service"}},
        {"gpus", {"gpu", "gpu_vendor"}},
        {"gpus", {"gpu", "gpu_name"}},
        {"providers", {"provider", "name_en"}},
        {"providers", {"provider", "provider_kind"}},
        {"sources", {"source", "title"}},
        {"sources", {"source", "url"}},
    };
    return all;
}

/// Columns of the program's tables that are made of other columns: they are not stored, so they are passed over.
bool isDerived(const QString& name)
{
    static constexpr std::array<const char*, 27> derived{"current", "key", "provider_name", "provider_kind", "gpu_name",
        "gpu_vendor", "gpu_kind", "form_factor", "gpu_memory_total_gib", "price_per_hour", "currency",
        "spot_saving_percent", "tflops_fp16", "memory_bandwidth_gb_s", "frameworks", "compliance", "access", "age_days",
        "flags", "kind", "offers", "gpus", "providers", "lowest_price", "median_price", "source_title",
        "gpu_architecture"};
    return name.startsWith(QLatin1String("price_per_")) || name.startsWith(QLatin1String("lowest_price_"))
        || name.startsWith(QLatin1String("median_price_"))
        || std::any_of(derived.begin(), derived.end(), [&name](const char* key) { return name == QLatin1String(key); });
}

std::optional<std::size_t> positionOf(const std::vector<QString>& names, QLatin1String key)
{
    const auto found = std::find(names.begin(), names.end(), key);
    return found == names.end() ? std::nullopt
                                : std::optional<std::size_t>(static_cast<std::size_t>(found - names.begin()));
}

const TableSpec* tableOf(const std::vector<QString>& names)
{
    for (const Mark& mark : marks())
        if (std::all_of(mark.headers.begin(), mark.headers.end(),
                [&names](const char* header) { return positionOf(names, QLatin1String(header)).has_value(); }))
            return &plainTable(mark.table);
    return nullptr;
}

QLatin1String latin1(std::string_view text)
{
    return QLatin1String(text.data(), static_cast<qsizetype>(text.size()));
}

/// The source's own price: `original_price`, `original_currency`, or without these `price_per_hour`, `currency`;
/// whichever of the two the table calls its own.
void findPrice(
    AtlasHeader& header, const std::vector<QString>& names, const char* priceField, const char* currencyField)
{
    const bool original = positionOf(names, QLatin1String("original_price")).has_value();
    header.columns[static_cast<std::size_t>(header.table->indexOf(priceField))]
        = positionOf(names, QLatin1String(original ? "original_price" : "price_per_hour"));
    header.columns[static_cast<std::size_t>(header.table->indexOf(currencyField))]
        = positionOf(names, QLatin1String(original ? "original_currency" : "currency"));
}

void findColumns(AtlasHeader& header, const std::vector<QString>& names)
{
    for (const Field& field : header.table->fields)
        header.columns.push_back(positionOf(names, latin1(field.key)));
    if (header.table->name == "series")
        findPrice(header, names, "price_per_hour", "currency");
    if (header.table->name != "offers")
        return;
    findPrice(header, names, "original_price", "original_currency");
    header.key = positionOf(names, QLatin1String("key"));
}

QStringList missingColumns(const AtlasHeader& header, bool providerGiven)
{
    QStringList missing;
    for (std::size_t i = 0; i < header.columns.size(); ++i) {
        const std::string_view key = header.table->fields[i].key;
        const bool offers = header.table->name == "offers";
        const bool optional = (offers && (key == "region" || key == "variant" || (key == "provider" && providerGiven)))
            || (header.table->name == "series" && key != "provider" && key != "price_per_hour");
        if (i < header.table->keyFields && !optional && !header.columns[i])
            missing += latin1(key);
    }
    return missing;
}

QStringList repeated(const std::vector<QString>& names)
{
    QStringList found;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (!names[i].isEmpty() && std::count(names.begin(), names.end(), names[i]) > 1 && !found.contains(names[i]))
            found += names[i];
    return found;
}

}

Result<AtlasHeader> readAtlasHeader(const std::vector<QString>& names, bool providerGiven)
{
    AtlasHeader header;
    header.names = QStringList(names.begin(), names.end());
    header.table = tableOf(names);
    if (header.table == nullptr)
        return failure(ErrorCode::Syntax,
            QCoreApplication::translate("AtlasFeed",
                "The first line names the columns of no table of the catalog. It must hold column keys, such as "
                "provider,instance_type,purchase_model,original_price,original_currency."),
            header.names.join(u','));
    if (const QStringList twice = repeated(names); !twice.isEmpty())
        return failure(ErrorCode::Syntax,
            QCoreApplication::translate("AtlasFeed", "The column “%1” is there twice.").arg(twice.first()));
    findColumns(header, names);
    if (header.table->name == "series")
        header.kind = positionOf(names, QLatin1String("kind"));
    if (const QStringList missing = missingColumns(header, providerGiven); !missing.isEmpty())
        return failure(ErrorCode::Syntax,
            QCoreApplication::translate("AtlasFeed", "This is a file of %1, but it lacks the column “%2”.")
                .arg(latin1(header.table->name), missing.first()));
    const bool series = header.table->name == "series";
    const auto isPrice = [series](const QString& name) {
        return series && (name == QLatin1String("original_price") || name == QLatin1String("original_currency"));
    };
    for (const QString& name : header.names)
        if (header.table->indexOf(name.toStdString()) < 0 && !isDerived(name) && !isPrice(name))
            header.unknown += name;
    return header;
}

} // namespace atlas
