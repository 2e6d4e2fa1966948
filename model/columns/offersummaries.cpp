// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/offersummaries.h"

#include "catalog/catalog.h"
#include "cost/median.h"
#include "cost/offerprices.h"
#include "health/offerhealth.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <limits>

namespace atlas::views {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

std::size_t rowsOf(const Catalog& catalog, OffersOf of)
{
    return of == OffersOf::Gpus ? catalog.gpus.size() : catalog.providers.size();
}

/// Calls `f(offer, owner)` for each offer that has an owner.
template <class F> void eachOffer(const Catalog& catalog, OffersOf of, F f)
{
    const std::vector<std::uint32_t> owners = ownersOfOffers(catalog, of);
    for (std::size_t offer = 0; offer < owners.size(); ++offer)
        if (owners[offer] != View::Unknown)
            f(offer, owners[offer]);
}

/// Known prices per GPU-hour, free offers left out.
std::vector<std::vector<double>> knownPrices(const TableContext& context, OffersOf of)
{
    std::vector<std::vector<double>> prices(rowsOf(*context.catalog, of));
    eachOffer(*context.catalog, of, [&](std::size_t offer, std::uint32_t owner) {
        const double price = context.prices->perGpuHour()[offer];
        if (!std::isnan(price) && !context.prices->isFree(offer))
            prices[owner].push_back(price);
    });
    return prices;
}

/// For each owner, which of `codes` codes there are among its offers.
template <class F>
std::vector<std::vector<bool>> codesAmong(const Catalog& catalog, OffersOf of, std::size_t codes, F codeOf)
{
    std::vector<std::vector<bool>> found(rowsOf(catalog, of), std::vector<bool>(codes, false));
    eachOffer(catalog, of, [&](std::size_t offer, std::uint32_t owner) {
        if (const std::size_t code = codeOf(offer); code < codes)
            found[owner][code] = true;
    });
    return found;
}

/// Lists of the texts whose codes were found; an owner without offers has none that is known.
template <class F> View listsOf(const std::vector<std::vector<bool>>& found, F textOf)
{
    std::vector<QStringList> lists;
    std::vector<bool> known;
    for (const std::vector<bool>& codes : found) {
        QStringList texts;
        for (std::size_t code = 0; code < codes.size(); ++code)
            if (codes[code])
                if (const QString text = textOf(code); !text.isNull() && !texts.contains(text))
                    texts << text;
        known.push_back(!texts.isEmpty());
        lists.push_back(std::move(texts));
    }
    return listView(nullptr, lists, known);
}

View divided(std::vector<double> values, const std::vector<double>& by)
{
    for (std::size_t row = 0; row < values.size(); ++row)
        values[row] = row < by.size() && by[row] > 0 ? values[row] / by[row] : Nan;
    return numberView(nullptr, std::move(values));
}

void countSources(std::vector<double>& counts, const std::vector<EntityTable::Code>& codes)
{
    for (const EntityTable::Code code : codes)
        if (code < counts.size())
            ++counts[code];
}

void countSources(std::vector<double>& counts, const CodeColumn& codes)
{
    for (std::size_t row = 0; row < codes.size(); ++row)
        if (codes[row] < counts.size())
            ++counts[codes[row]];
}

}

std::vector<std::uint32_t> ownersOfOffers(const Catalog& catalog, OffersOf of)
{
    const std::vector<EntityTable::Code>&gpus = catalog.hardware.codes("gpu"),
          &types = catalog.hardware.codes("instance_type"), &providers = catalog.instanceTypes.codes("provider");
    const std::size_t rows = rowsOf(catalog, of);
    std::vector<std::uint32_t> ofHardware(catalog.hardware.size() + 1, View::Unknown);
    for (std::size_t hardware = 0; hardware < catalog.hardware.size(); ++hardware) {
        const std::size_t type = of == OffersOf::Providers ? types[hardware] : 0;
        const std::uint32_t owner = of == OffersOf::Gpus ? gpus[hardware]
            : type < providers.size()                    ? providers[type]
                                                         : View::Unknown;
        if (owner < rows)
            ofHardware[hardware] = owner;
    }
    std::vector<std::uint32_t> owners(catalog.offers.size());
    for (std::size_t offer = 0; offer < owners.size(); ++offer)
        owners[offer] = ofHardware[catalog.offers.hardware[offer]];
    return owners;
}

std::vector<double> lowestPrices(const TableContext& context, OffersOf of)
{
    std::vector<double> lowest(rowsOf(*context.catalog, of), Nan);
    eachOffer(*context.catalog, of, [&](std::size_t offer, std::uint32_t owner) {
        const double price = context.prices->perGpuHour()[offer];
        const bool doubtful = context.health && context.health->isDoubtful(offer);
        if (!doubtful && !context.prices->isFree(offer) && !(lowest[owner] <= price) && !std::isnan(price))
            lowest[owner] = price;
    });
    return lowest;
}

Maker lowestPriceOf(OffersOf of)
{
    return [of](const TableContext& context) { return numberView(nullptr, lowestPrices(context, of)); };
}

Maker medianPriceOf(OffersOf of)
{
    return [of](const TableContext& context) {
        std::vector<double> medians;
        for (std::vector<double>& prices : knownPrices(context, of))
            medians.push_back(median(prices));
        return numberView(nullptr, std::move(medians));
    };
}

Maker highestPriceOf(OffersOf of)
{
    return [of](const TableContext& context) {
        std::vector<double> highest;
        for (const std::vector<double>& prices : knownPrices(context, of))
            highest.push_back(prices.empty() ? Nan : *std::max_element(prices.begin(), prices.end()));
        return numberView(nullptr, std::move(highest));
    };
}

View gpuListOfProviders(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    const std::vector<std::uint32_t> gpus = ownersOfOffers(catalog, OffersOf::Gpus);
    const std::vector<QString>& ids = catalog.gpus.texts("gpu");
    const auto found
        = codesAmong(catalog, OffersOf::Providers, catalog.gpus.size(), [&](std::size_t offer) { return gpus[offer]; });
    return withGpuSpellings(listsOf(found, [&](std::size_t gpu) { return ids[gpu]; }), catalog);
}

View providerListOfGpus(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    const std::vector<std::uint32_t> providers = ownersOfOffers(catalog, OffersOf::Providers);
    const std::vector<QString>& ids = catalog.providers.texts("provider");
    const auto found = codesAmong(
        catalog, OffersOf::Gpus, catalog.providers.size(), [&](std::size_t offer) { return providers[offer]; });
    return listsOf(found, [&](std::size_t provider) { return ids[provider]; });
}

View providerCountOfGpus(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    const std::vector<std::uint32_t> providers = ownersOfOffers(catalog, OffersOf::Providers);
    std::vector<double> counts;
    for (const std::vector<bool>& found : codesAmong(
             catalog, OffersOf::Gpus, catalog.providers.size(), [&](std::size_t offer) { return providers[offer]; }))
        counts.push_back(static_cast<double>(std::count(found.begin(), found.end(), true)));
    return numberView(nullptr, std::move(counts));
}

View purchaseModelsOfProviders(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    const auto found = codesAmong(catalog, OffersOf::Providers, PurchaseModels.size(),
        [&](std::size_t offer) { return catalog.offers.purchaseModel[offer]; });
    return listsOf(found, [](std::size_t code) {
        return QString::fromLatin1(PurchaseModels[code].data(), static_cast<qsizetype>(PurchaseModels[code].size()));
    });
}

View regionGroupsOfProviders(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    const std::vector<QString>& groups = catalog.regions.texts("region_group");
    const auto found = codesAmong(catalog, OffersOf::Providers, catalog.regions.size(),
        [&](std::size_t offer) { return catalog.offers.region[offer]; });
    return listsOf(found, [&](std::size_t region) { return groups[region]; });
}

View accessOfProviders(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    const std::vector<EntityTable::Code>& services = catalog.hardware.codes("service");
    const EntityTable::Lists& access = catalog.services.lists("access");
    const auto found = codesAmong(catalog, OffersOf::Providers, catalog.services.size(),
        [&](std::size_t offer) { return services[catalog.offers.hardware[offer]]; });
    std::vector<QStringList> lists;
    std::vector<bool> known;
    for (const std::vector<bool>& codes : found) {
        QStringList ways;
        for (std::size_t service = 0; service < codes.size() && service < access.values.size(); ++service)
            if (codes[service])
                ways += access.values[service];
        ways.removeDuplicates();
        known.push_back(!ways.isEmpty());
        lists.push_back(std::move(ways));
    }
    return listView(nullptr, lists, known);
}

View regionCountOfProviders(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    const std::vector<QString>& names = catalog.regions.texts("region");
    std::vector<double> counts;
    for (const std::vector<bool>& found : codesAmong(catalog, OffersOf::Providers, catalog.regions.size(),
             [&](std::size_t offer) { return catalog.offers.region[offer]; })) {
        double named = 0;
        for (std::size_t region = 0; region < found.size(); ++region)
            named += found[region] && !names[region].isNull() ? 1 : 0;
        counts.push_back(named);
    }
    return numberView(nullptr, std::move(counts));
}

Maker leastTermOfProviders(std::string_view key)
{
    return [key](const TableContext& context) {
        const Catalog& catalog = *context.catalog;
        const std::vector<double>& terms = catalog.terms.numbers(key);
        std::vector<double> least(catalog.providers.size(), Nan);
        eachOffer(catalog, OffersOf::Providers, [&](std::size_t offer, std::uint32_t owner) {
            const std::size_t place = catalog.offers.current.terms[offer];
            if (place < terms.size() && !std::isnan(terms[place]) && !(least[owner] <= terms[place]))
                least[owner] = terms[place];
        });
        return numberView(nullptr, std::move(least));
    };
}

View newestReadingOfProviders(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    std::vector<double> newest(catalog.providers.size(), Nan);
    eachOffer(catalog, OffersOf::Providers, [&](std::size_t offer, std::uint32_t owner) {
        const std::size_t date = catalog.offers.current.observedOn[offer];
        if (date < catalog.dates.size() && !(newest[owner] >= catalog.dates[date]))
            newest[owner] = catalog.dates[date];
    });
    return numberView(nullptr, std::move(newest));
}

View ageOfProviders(const TableContext& context)
{
    const View newest = newestReadingOfProviders(context);
    std::vector<double> ages;
    for (const double date : newest.numbers)
        ages.push_back(
            std::isnan(date) ? Nan : static_cast<double>(lastDay(static_cast<DateNumber>(date)).daysTo(context.today)));
    return numberView(nullptr, std::move(ages));
}

View claimCountOfProviders(const TableContext& context)
{
    std::vector<double> counts(context.catalog->providers.size(), 0);
    countSources(counts, context.catalog->claims.codes("provider"));
    return numberView(nullptr, std::move(counts));
}

View lowestPricePerTflopOfGpus(const TableContext& context)
{
    std::vector<double> tflops = context.catalog->gpus.numbers("fp16_tflops");
    const std::vector<double>& bf16 = context.catalog->gpus.numbers("bf16_tflops");
    for (std::size_t gpu = 0; gpu < tflops.size(); ++gpu)
        if (std::isnan(tflops[gpu]))
            tflops[gpu] = bf16[gpu];
    return divided(lowestPrices(context, OffersOf::Gpus), tflops);
}

View lowestPricePerGibOfGpus(const TableContext& context)
{
    return divided(lowestPrices(context, OffersOf::Gpus), context.catalog->gpus.numbers("gpu_memory_gib"));
}

QString gpuFamily(const QString& name)
{
    static const QRegularExpression variant(
        QStringLiteral("\\s*\\([^)]*\\)|\\s+(\\d+GB|SXM\\d*|PCIe|NVL|Server|Workstation|Edition|Max-Q|Generation)\\b"));
    QString family = name;
    return family.remove(variant).trimmed();
}

View familyOfGpus(const TableContext& context)
{
    const std::vector<QString>&ids = context.catalog->gpus.texts("gpu"),
          &names = context.catalog->gpus.texts("gpu_name");
    std::vector<QString> families;
    for (std::size_t gpu = 0; gpu < ids.size(); ++gpu)
        families.push_back(names[gpu].isEmpty() ? ids[gpu] : gpuFamily(names[gpu]));
    return textView(nullptr, std::move(families));
}

Maker rowsOfSources(EntityTable Catalog::*table)
{
    return [table](const TableContext& context) {
        std::vector<double> counts(context.catalog->sources.size(), 0);
        countSources(counts, ((*context.catalog).*table).codes("source"));
        return numberView(nullptr, std::move(counts));
    };
}

View offersOfSources(const TableContext& context)
{
    std::vector<double> counts(context.catalog->sources.size(), 0);
    countSources(counts, context.catalog->offers.current.source);
    return numberView(nullptr, std::move(counts));
}

View allRowsOfSources(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    std::vector<double> counts(catalog.sources.size(), 0);
    countSources(counts, catalog.offers.current.source);
    countSources(counts, catalog.earlier.reading.source);
    for (const EntityTable* table : {&catalog.providers, &catalog.services, &catalog.gpus, &catalog.exchangeRates,
             &catalog.benchmarks, &catalog.modelPresets, &catalog.claims, &catalog.series})
        countSources(counts, table->codes("source"));
    return numberView(nullptr, std::move(counts));
}

} // namespace atlas::views
