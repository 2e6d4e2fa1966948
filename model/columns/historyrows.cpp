// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/historyrows.h"

#include "catalog/catalog.h"
#include "catalog/offerkey.h"
#include "columns/offerkey.h"
#include "columns/views.h"
#include "cost/offerprices.h"
#include "engine/collation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace atlas::views {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

/// Calls back for every row of the table in order: offer and reading, or series.
template <class Reading, class Series> void forEachRow(const Catalog& catalog, Reading reading, Series series)
{
    for (std::size_t offer = 0; offer < catalog.offers.size(); ++offer)
        reading(offer, catalog.offers.current, offer);
    for (std::size_t i = 0; i < catalog.earlier.size(); ++i)
        reading(catalog.earlier.offer[i], catalog.earlier.reading, i);
    for (std::size_t i = 0; i < catalog.series.size(); ++i)
        series(i);
}

/// Codes of a column of offers, each series as an entity of its own behind the column's entities.
std::shared_ptr<CodeColumn> offerCodes(const Catalog& catalog, const CodeColumn& column)
{
    const std::size_t entities = column.cardinality();
    auto codes = std::make_shared<CodeColumn>(entities + catalog.series.size());
    codes->reserve(historyRowCount(catalog));
    forEachRow(
        catalog,
        [&](std::size_t offer, const ReadingColumns&, std::size_t) {
            codes->append(column[offer] == column.unknown() ? codes->unknown() : column[offer]);
        },
        [&](std::size_t i) { codes->append(static_cast<std::uint32_t>(entities + i)); });
    return codes;
}

std::shared_ptr<CodeColumn> readingCodes(const Catalog& catalog, CodeColumn ReadingColumns::*column)
{
    const std::size_t entities = (catalog.offers.current.*column).cardinality();
    auto codes = std::make_shared<CodeColumn>(entities + catalog.series.size());
    codes->reserve(historyRowCount(catalog));
    forEachRow(
        catalog,
        [&](std::size_t, const ReadingColumns& reading, std::size_t i) {
            const std::uint32_t code = (reading.*column)[i];
            codes->append(code == entities ? codes->unknown() : code);
        },
        [&](std::size_t i) { codes->append(static_cast<std::uint32_t>(entities + i)); });
    return codes;
}

View owning(View view, std::shared_ptr<CodeColumn> codes)
{
    view.owner = std::move(codes);
    return view;
}

/// Texts of entities, then of the series, seen through codes made for this view.
View textsOf(std::shared_ptr<CodeColumn> codes, std::vector<QString> entities, const std::vector<QString>& series)
{
    entities.insert(entities.end(), series.begin(), series.end());
    View view = textView(codes.get(), std::move(entities));
    return owning(std::move(view), std::move(codes));
}

View numbersOf(std::shared_ptr<CodeColumn> codes, std::vector<double> entities, const std::vector<double>& series)
{
    entities.insert(entities.end(), series.begin(), series.end());
    View view = numberView(codes.get(), std::move(entities));
    return owning(std::move(view), std::move(codes));
}

/// Texts that the series' references name.
std::vector<QString> seriesReferred(
    const Catalog& catalog, std::string_view reference, const std::vector<QString>& texts)
{
    std::vector<QString> values;
    for (const std::uint32_t code : catalog.series.codes(reference))
        values.push_back(code < texts.size() ? texts[code] : QString());
    return values;
}

/// Texts by hardware of an offers' view that goes through hardware.
std::vector<QString> hardwareTexts(const View& view)
{
    std::vector<QString> values;
    for (std::size_t entity = 0; entity + 1 < view.textCodes->size(); ++entity) {
        const std::uint32_t code = (*view.textCodes)[entity];
        values.push_back(code == View::Unknown ? QString() : view.dictionary->text(code));
    }
    return values;
}

std::vector<double> dateNumbers(const Catalog& catalog)
{
    return {catalog.dates.begin(), catalog.dates.end()};
}

QString seriesKey(const Catalog& catalog, std::size_t i)
{
    return offerKey(seriesReferred(catalog, "provider", catalog.providers.texts("provider"))[i],
        catalog.series.texts("instance_type")[i], catalog.series.texts("region")[i],
        catalog.series.texts("purchase_model")[i], catalog.series.texts("variant")[i]);
}

View pricesOf(const TableContext& context, bool perGpu)
{
    const Catalog& catalog = *context.catalog;
    const auto& counts = catalog.hardware.numbers("gpu_count");
    const auto divided = [perGpu](double price, double gpus) {
        return !perGpu ? price : gpus > 0 ? price / gpus : Nan;
    };
    std::vector<double> values;
    values.reserve(historyRowCount(catalog));
    forEachRow(
        catalog,
        [&](std::size_t offer, const ReadingColumns& reading, std::size_t i) {
            values.push_back(divided(context.prices->convert(reading.price[i], reading.currency[i]),
                counts[catalog.offers.hardware[offer]]));
        },
        [&](std::size_t i) {
            const auto rate = context.prices->rates().rate(catalog.series.texts("currency")[i], context.currency);
            values.push_back(divided(rate ? catalog.series.numbers("price_per_hour")[i] * rate->factor : Nan,
                catalog.series.numbers("gpu_count")[i]));
        });
    return numberView(nullptr, std::move(values));
}

View perRow(const TableContext& context, double current, double earlier, double series)
{
    const Catalog& catalog = *context.catalog;
    std::vector<double> values(catalog.offers.size(), current);
    values.insert(values.end(), catalog.earlier.size(), earlier);
    values.insert(values.end(), catalog.series.size(), series);
    return numberView(nullptr, std::move(values));
}

}

std::size_t historyRowCount(const Catalog& catalog)
{
    return catalog.offers.size() + catalog.earlier.size() + catalog.series.size();
}

std::vector<std::uint32_t> historyKeyOrder(const Table& table)
{
    const Catalog& catalog = *table.context().catalog;
    const std::vector<std::uint32_t> offers = offerKeyOrder(catalog);
    const std::size_t readings = catalog.offers.size() + catalog.earlier.size();
    std::vector<double> place(readings + catalog.series.size());
    std::vector<double> placeOfOffer(offers.size());
    for (std::size_t i = 0; i < offers.size(); ++i)
        placeOfOffer[offers[i]] = static_cast<double>(i);
    for (std::size_t row = 0; row < readings; ++row)
        place[row] = placeOfOffer[row < offers.size() ? row : catalog.earlier.offer[row - offers.size()]];
    // A series stands behind the last offer whose key is not greater than its own.
    std::vector<QString> keys;
    for (std::size_t i = 0; i < catalog.series.size(); ++i) {
        keys.push_back(seriesKey(catalog, i));
        const auto behind
            = std::upper_bound(offers.begin(), offers.end(), keys.back(), [&](const QString& key, std::uint32_t offer) {
                  return compareTexts(key, offerKeyText(catalog, offer)) < 0;
              });
        place[readings + i] = static_cast<double>(behind - offers.begin()) - 0.5;
    }
    const View& dates = table.view(table.indexOf(u"observed_on"));
    std::vector<std::uint32_t> order(place.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto date = [&](std::uint32_t row) { return std::isnan(dates.number(row)) ? 0.0 : dates.number(row); };
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t left, std::uint32_t right) {
        if (place[left] != place[right])
            return place[left] < place[right];
        if (left >= readings && right >= readings)
            if (const int byKey = compareTexts(keys[left - readings], keys[right - readings]); byKey != 0)
                return byKey < 0;
        return date(left) > date(right);
    });
    return order;
}

View historyKey(const TableContext& context)
{
    return composedView([catalog = context.catalog](std::uint32_t row) {
        const std::size_t offers = catalog->offers.size(), readings = offers + catalog->earlier.size();
        if (row >= readings)
            return seriesKey(*catalog, row - readings);
        return offerKeyText(*catalog, row < offers ? row : catalog->earlier.offer[row - offers]);
    });
}

View historyKind(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    auto codes = std::make_shared<CodeColumn>(2);
    forEachRow(
        catalog, [&](std::size_t, const ReadingColumns&, std::size_t) { codes->append(0); },
        [&](std::size_t) { codes->append(1); });
    View view = textView(codes.get(), {QStringLiteral("offer"), QStringLiteral("series")});
    return owning(std::move(view), std::move(codes));
}

View historyCurrent(const TableContext& context)
{
    return perRow(context, 1, 0, 0);
}

View historyProvider(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    return textsOf(offerCodes(catalog, catalog.offers.hardware), hardwareTexts(providerText("provider")(context)),
        seriesReferred(catalog, "provider", catalog.providers.texts("provider")));
}

View historyInstanceType(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    return textsOf(offerCodes(catalog, catalog.offers.hardware),
        hardwareTexts(instanceTypeText("instance_type")(context)), catalog.series.texts("instance_type"));
}

View historyGpu(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    return withGpuSpellings(
        textsOf(offerCodes(catalog, catalog.offers.hardware), hardwareTexts(gpuText("gpu")(context)),
            seriesReferred(catalog, "gpu", catalog.gpus.texts("gpu"))),
        catalog);
}

View historyGpuCount(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    return numbersOf(offerCodes(catalog, catalog.offers.hardware), catalog.hardware.numbers("gpu_count"),
        catalog.series.numbers("gpu_count"));
}

View historyRegion(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    return textsOf(
        offerCodes(catalog, catalog.offers.region), catalog.regions.texts("region"), catalog.series.texts("region"));
}

View historyPurchaseModel(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    std::vector<QString> models;
    for (const std::string_view model : PurchaseModels)
        models.push_back(QString::fromLatin1(model.data(), static_cast<qsizetype>(model.size())));
    return textsOf(
        offerCodes(catalog, catalog.offers.purchaseModel), std::move(models), catalog.series.texts("purchase_model"));
}

View historyVariant(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    std::vector<QString> series = catalog.series.texts("variant");
    for (QString& variant : series)
        if (variant.isNull())
            variant = QLatin1StringView("");
    return textsOf(offerCodes(catalog, catalog.offers.variant), catalog.variants, series);
}

View historyPricePerHour(const TableContext& context)
{
    return pricesOf(context, false);
}

View historyPricePerGpuHour(const TableContext& context)
{
    return pricesOf(context, true);
}

View historyOriginalPrice(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    std::vector<double> values;
    values.reserve(historyRowCount(catalog));
    forEachRow(
        catalog,
        [&](std::size_t, const ReadingColumns& reading, std::size_t i) {
            values.push_back(reading.price[i] < 0 ? Nan : static_cast<double>(reading.price[i]) / 1e6);
        },
        [&](std::size_t i) { values.push_back(catalog.series.numbers("price_per_hour")[i]); });
    return numberView(nullptr, std::move(values));
}

View historyOriginalCurrency(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    return textsOf(
        readingCodes(catalog, &ReadingColumns::currency), catalog.currencies, catalog.series.texts("currency"));
}

View historyObservedOn(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    return numbersOf(readingCodes(catalog, &ReadingColumns::observedOn), dateNumbers(catalog),
        catalog.series.numbers("observed_on"));
}

View historyAgeDays(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    const auto ages = [&](const std::vector<double>& dates) {
        std::vector<double> values;
        for (const double date : dates)
            values.push_back(std::isnan(date)
                    ? Nan
                    : static_cast<double>(lastDay(static_cast<DateNumber>(date)).daysTo(context.today)));
        return values;
    };
    return numbersOf(readingCodes(catalog, &ReadingColumns::observedOn), ages(dateNumbers(catalog)),
        ages(catalog.series.numbers("observed_on")));
}

View historySource(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    return textsOf(readingCodes(catalog, &ReadingColumns::source), catalog.sources.texts("source"),
        seriesReferred(catalog, "source", catalog.sources.texts("source")));
}

View historyNote(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    return textsOf(readingCodes(catalog, &ReadingColumns::note), catalog.notes, catalog.series.texts("note"));
}

} // namespace atlas::views
