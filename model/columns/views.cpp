// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/views.h"

#include "catalog/catalog.h"

#include <cmath>
#include <limits>

namespace atlas::views {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

template <class Value> Value at(const std::vector<Value>& values, std::size_t index, Value unknown)
{
    return index < values.size() ? values[index] : unknown;
}

/// A maker over the hardware codes whose values `f(catalog, hardware)` gives.
template <class Value, class F> std::vector<Value> perHardware(const Catalog& catalog, F f)
{
    std::vector<Value> values;
    values.reserve(catalog.hardware.size() + 1);
    for (std::size_t hardware = 0; hardware < catalog.hardware.size(); ++hardware)
        values.push_back(f(catalog, hardware));
    return values;
}

std::uint32_t providerOf(const Catalog& catalog, std::size_t hardware)
{
    const std::uint32_t type = catalog.hardware.codes("instance_type")[hardware];
    return at(catalog.instanceTypes.codes("provider"), type, View::Unknown);
}

std::uint32_t gpuOf(const Catalog& catalog, std::size_t hardware)
{
    return catalog.hardware.codes("gpu")[hardware];
}

std::uint32_t serviceOf(const Catalog& catalog, std::size_t hardware)
{
    return catalog.hardware.codes("service")[hardware];
}

using Path = std::uint32_t (*)(const Catalog&, std::size_t);

Maker textThrough(Path path, EntityTable Catalog::*target, std::string_view key)
{
    return [=](const TableContext& context) {
        const Catalog& catalog = *context.catalog;
        const auto& texts = (catalog.*target).texts(key);
        return textView(&catalog.offers.hardware, perHardware<QString>(catalog, [&](const Catalog& c, std::size_t h) {
            return at(texts, path(c, h), QString());
        }));
    };
}

Maker listThrough(Path path, EntityTable Catalog::*target, std::string_view key)
{
    return [=](const TableContext& context) {
        const Catalog& catalog = *context.catalog;
        const EntityTable::Lists& lists = (catalog.*target).lists(key);
        const auto values = perHardware<QStringList>(
            catalog, [&](const Catalog& c, std::size_t h) { return at(lists.values, path(c, h), QStringList()); });
        std::vector<bool> known;
        for (std::size_t h = 0; h < catalog.hardware.size(); ++h) {
            const std::uint32_t place = path(catalog, h);
            known.push_back(place < lists.known.size() && lists.known[place]);
        }
        return listView(&catalog.offers.hardware, values, known);
    };
}

}

Maker text(EntityTable Catalog::*table, std::string_view key)
{
    return [=](const TableContext& context) { return textView(nullptr, ((*context.catalog).*table).texts(key)); };
}

Maker number(EntityTable Catalog::*table, std::string_view key)
{
    return [=](const TableContext& context) { return numberView(nullptr, ((*context.catalog).*table).numbers(key)); };
}

Maker list(EntityTable Catalog::*table, std::string_view key)
{
    return [=](const TableContext& context) {
        const EntityTable::Lists& lists = ((*context.catalog).*table).lists(key);
        return listView(nullptr, lists.values, lists.known);
    };
}

Maker referred(
    EntityTable Catalog::*table, std::string_view reference, EntityTable Catalog::*target, std::string_view key)
{
    return [=](const TableContext& context) {
        const Catalog& catalog = *context.catalog;
        const auto& texts = (catalog.*target).texts(key);
        std::vector<QString> values;
        for (const std::uint32_t code : (catalog.*table).codes(reference))
            values.push_back(at(texts, code, QString()));
        return textView(nullptr, std::move(values));
    };
}

Maker hardwareNumber(std::string_view key)
{
    return [=](const TableContext& context) {
        return numberView(&context.catalog->offers.hardware, context.catalog->hardware.numbers(key));
    };
}

Maker hardwareText(std::string_view key)
{
    return [=](const TableContext& context) {
        return textView(&context.catalog->offers.hardware, context.catalog->hardware.texts(key));
    };
}

Maker instanceTypeText(std::string_view key)
{
    const Path path = [](const Catalog& catalog, std::size_t hardware) {
        return catalog.hardware.codes("instance_type")[hardware];
    };
    return textThrough(path, &Catalog::instanceTypes, key);
}

Maker providerText(std::string_view key)
{
    return textThrough(providerOf, &Catalog::providers, key);
}

Maker providerList(std::string_view key)
{
    return listThrough(providerOf, &Catalog::providers, key);
}

Maker serviceText(std::string_view key)
{
    return textThrough(serviceOf, &Catalog::services, key);
}

Maker serviceList(std::string_view key)
{
    return listThrough(serviceOf, &Catalog::services, key);
}

Maker gpuText(std::string_view key)
{
    return textThrough(gpuOf, &Catalog::gpus, key);
}

Maker gpuNumber(std::string_view key)
{
    return [=](const TableContext& context) {
        const Catalog& catalog = *context.catalog;
        const auto& numbers = catalog.gpus.numbers(key);
        return numberView(&catalog.offers.hardware, perHardware<double>(catalog, [&](const Catalog& c, std::size_t h) {
            return at(numbers, gpuOf(c, h), Nan);
        }));
    };
}

Maker regionText(std::string_view key)
{
    return [=](const TableContext& context) {
        return textView(&context.catalog->offers.region, context.catalog->regions.texts(key));
    };
}

Maker termsNumber(std::string_view key)
{
    return [=](const TableContext& context) {
        return numberView(&context.catalog->offers.current.terms, context.catalog->terms.numbers(key));
    };
}

Maker ofHardware(std::function<double(const Catalog&, std::size_t hardware)> f)
{
    return [f = std::move(f)](const TableContext& context) {
        return numberView(&context.catalog->offers.hardware, perHardware<double>(*context.catalog, f));
    };
}

View withGpuSpellings(View view, const Catalog& catalog)
{
    std::vector<QStringList> spellings(view.dictionary->size());
    const auto& ids = catalog.gpus.texts("gpu");
    const auto& names = catalog.gpus.texts("gpu_name");
    const EntityTable::Lists& aliases = catalog.gpus.lists("aliases");
    for (std::uint32_t code = 0; code < view.dictionary->size(); ++code) {
        for (std::size_t gpu = 0; gpu < ids.size(); ++gpu) {
            if (ids[gpu] != view.dictionary->text(code))
                continue;
            if (const QString name = at(names, gpu, QString()); !name.isNull())
                spellings[code].append(name);
            spellings[code] += at(aliases.values, gpu, QStringList());
        }
    }
    view.spellings = std::make_shared<const std::vector<QStringList>>(std::move(spellings));
    return view;
}

View withChineseNames(View view, const Catalog& catalog)
{
    const auto& english = catalog.providers.texts("name_en");
    const auto& chinese = catalog.providers.texts("name_zh");
    std::vector<QString> names;
    for (std::uint32_t code = 0; code < view.dictionary->size(); ++code) {
        QString name = view.dictionary->text(code);
        for (std::size_t provider = 0; provider < english.size(); ++provider)
            if (english[provider] == view.dictionary->text(code) && !at(chinese, provider, QString()).isNull())
                name = chinese[provider];
        names.push_back(name);
    }
    view.chineseNames = std::make_shared<const std::vector<QString>>(std::move(names));
    return view;
}

double totalGpuMemoryGib(const Catalog& catalog, std::size_t hardware)
{
    const double count = catalog.hardware.numbers("gpu_count")[hardware];
    const double memory = catalog.hardware.numbers("gpu_memory_gib")[hardware];
    return count < 1 ? memory : count * memory;
}

double instanceTflops(const Catalog& catalog, std::size_t hardware)
{
    const std::uint32_t gpu = gpuOf(catalog, hardware);
    const double fp16 = at(catalog.gpus.numbers("fp16_tflops"), gpu, Nan);
    const double one = std::isnan(fp16) ? at(catalog.gpus.numbers("bf16_tflops"), gpu, Nan) : fp16;
    return one * catalog.hardware.numbers("gpu_count")[hardware];
}

} // namespace atlas::views
