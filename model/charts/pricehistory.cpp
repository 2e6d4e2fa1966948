// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/pricehistory.h"

#include "catalog/catalog.h"
#include "charts/historylines.h"
#include "charts/markethistory.h"
#include "charts/offerbykey.h"
#include "charts/offergroups.h"
#include "charts/pricedoffers.h"
#include "charts/pricereadings.h"
#include "engine/collation.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr std::size_t DefaultOffers = 4, DefaultGpus = 4, DefaultSeries = 8;

std::size_t wantedCount(const ChartInput& input, std::size_t usual)
{
    const int top = input.options.count(QStringLiteral("top"));
    return top > 0 ? static_cast<std::size_t>(top) : usual;
}

/// The cheapest offer of each GPU, cheapest first.
std::vector<std::uint32_t> cheapestOfGpus(const Table& offers, const PricedOffers& priced, std::size_t most)
{
    const OfferGroups groups(offers, offers.indexOf(u"gpu"), priced.rows, priced.prices);
    std::vector<std::pair<double, const OfferGroup*>> lowest;
    for (const OfferGroup& group : groups.groups())
        if (group.code != View::Unknown)
            lowest.emplace_back(*std::min_element(group.values.begin(), group.values.end()), &group);
    std::sort(lowest.begin(), lowest.end(), [&groups](const auto& left, const auto& right) {
        return left.first != right.first ? left.first < right.first : groups.before(*left.second, *right.second);
    });
    std::vector<std::uint32_t> rows;
    for (std::size_t index = 0; index < std::min(most, lowest.size()); ++index)
        rows.push_back(groups.bestRow(*lowest[index].second));
    return rows;
}

/// The offers that have a history: prices of different days.
PricedOffers readMoreThanOnce(const PricedOffers& priced, const PriceReadings& readings)
{
    PricedOffers changing;
    for (std::size_t index = 0; index < priced.rows.size(); ++index)
        if (readings.days(priced.rows[index]) > 1) {
            changing.rows.push_back(priced.rows[index]);
            changing.prices.push_back(priced.prices[index]);
        }
    return changing;
}

QString chosenText(std::size_t gpus, bool readOften)
{
    if (gpus == 1)
        return readOften
            ? QCoreApplication::translate("Chart", "Chosen: the cheapest offer, among those read on more than one day")
            : QCoreApplication::translate("Chart", "Chosen: the cheapest offer");
    return (readOften
            ? QCoreApplication::translate("Chart",
                "Chosen: the cheapest offer of each of the %1 cheapest GPUs, among those read on more than one day")
            : QCoreApplication::translate("Chart", "Chosen: the cheapest offer of each of the %1 cheapest GPUs"))
        .arg(gpus);
}

Result<void> offerLines(HistoryLines& lines, ChartData& data, const ChartInput& input)
{
    const Table& offers = *input.offers;
    const PriceReadings readings(offers.context());
    std::vector<std::uint32_t> rows;
    const QStringList keys = input.options.value(QStringLiteral("offers")).split(u',', Qt::SkipEmptyParts);
    for (const QString& key : keys) {
        const std::optional<std::uint32_t> row = rowOfOffer(offers, key);
        if (!row)
            return failure(ErrorCode::InvalidArgument,
                QCoreApplication::translate("Chart", "There is no offer with the key “%1”").arg(key));
        rows.push_back(*row);
    }
    data.title = QCoreApplication::translate("Chart", "Price per GPU over time, by offer");
    if (keys.isEmpty()) {
        const std::size_t most = wantedCount(input, DefaultOffers);
        const PricedOffers priced = pricedOffers(offers, input.rows), changing = readMoreThanOnce(priced, readings);
        rows = cheapestOfGpus(offers, changing.rows.empty() ? priced : changing, most);
        data.notes << chosenText(rows.size(), !changing.rows.empty());
        if (priced.rows.empty()) {
            data.leftOut = priced.leftOut.texts();
            return {};
        }
    }
    for (const std::uint32_t row : rows)
        lines.addOffer(row, readings.of(row));
    return {};
}

/// GPUs of the rows with the most dated readings, and the rows of each.
struct GpuRows
{
    std::uint32_t code = 0;
    std::size_t readings = 0;
    std::vector<std::uint32_t> rows;
};
std::vector<GpuRows> mostReadGpus(const ChartInput& input, const PriceReadings& readings, std::size_t most)
{
    const Table& offers = *input.offers;
    const View& gpus = offers.view(offers.indexOf(u"gpu"));
    std::vector<GpuRows> all(gpus.dictionary->size());
    forEntities(gpus, input.rows, [&](std::uint32_t row, std::uint32_t entity) {
        const std::uint32_t code = (*gpus.textCodes)[entity];
        if (code < all.size())
            all[code].readings += readings.dated(row);
    });
    for (std::uint32_t code = 0; code < all.size(); ++code)
        all[code].code = code;
    std::sort(all.begin(), all.end(), [&gpus](const GpuRows& left, const GpuRows& right) {
        if (left.readings != right.readings)
            return left.readings > right.readings;
        return compareTexts(gpus.dictionary->text(left.code), gpus.dictionary->text(right.code)) < 0;
    });
    all.resize(std::min(most, all.size()));
    std::erase_if(all, [](const GpuRows& gpu) { return gpu.readings == 0; });
    forEntities(gpus, input.rows, [&](std::uint32_t row, std::uint32_t entity) {
        for (GpuRows& gpu : all)
            if (gpu.code == (*gpus.textCodes)[entity])
                gpu.rows.push_back(row);
    });
    return all;
}

void gpuLines(HistoryLines& lines, ChartData& data, const ChartInput& input)
{
    const Table& offers = *input.offers;
    const PriceReadings readings(offers.context());
    const std::vector<GpuRows> gpus = mostReadGpus(input, readings, wantedCount(input, DefaultGpus));
    data.title = QCoreApplication::translate("Chart", "Lowest and median price per GPU over time, by GPU model");
    data.notes << (gpus.size() == 1
            ? QCoreApplication::translate("Chart", "Chosen: the GPU with the most dated prices")
            : QCoreApplication::translate("Chart", "Chosen: the %1 GPUs with the most dated prices").arg(gpus.size()))
               << QCoreApplication::translate("Chart",
                      "A price counts from the day it was read until its offer is read again; a solid line is the "
                      "lowest, a dashed one the median");
    bool thinned = false;
    Rows shown;
    for (const GpuRows& gpu : gpus) {
        const MarketHistory history = marketHistory(readings, gpu.rows);
        thinned = thinned || history.thinned;
        lines.addMarket(gpu.rows.front(), history);
        shown.insert(shown.end(), gpu.rows.begin(), gpu.rows.end());
    }
    if (thinned)
        data.notes << QCoreApplication::translate("Chart", "Some days between are left out");
    lines.setOffers(std::move(shown));
}

void seriesLines(HistoryLines& lines, ChartData& data, const ChartInput& input)
{
    const Table& offers = *input.offers;
    const Catalog& catalog = *offers.context().catalog;
    // Series are no offers, so the filter speaks to them by the GPUs and providers of the offers it holds for.
    std::vector<bool> gpus(catalog.gpus.size() + 1), providers(catalog.providers.size() + 1);
    const std::vector<EntityTable::Code>&gpuOf = catalog.hardware.codes("gpu"),
          &typeOf = catalog.hardware.codes("instance_type"), &providerOf = catalog.instanceTypes.codes("provider");
    catalog.offers.hardware.visit([&](const auto& codes) {
        std::vector<bool> seen(catalog.hardware.size() + 1);
        for (const std::uint32_t row : input.rows)
            seen[codes[row]] = true;
        for (std::size_t hardware = 0; hardware < catalog.hardware.size(); ++hardware)
            if (seen[hardware]) {
                gpus[std::min<std::size_t>(gpuOf[hardware], catalog.gpus.size())] = true;
                if (typeOf[hardware] < providerOf.size())
                    providers[std::min<std::size_t>(providerOf[typeOf[hardware]], catalog.providers.size())] = true;
            }
    });
    std::vector<PriceSeries> all = priceSeries(offers.context());
    const std::size_t before = all.size();
    std::erase_if(all, [&](const PriceSeries& series) {
        return !gpus[std::min<std::size_t>(series.gpu, catalog.gpus.size())]
            || !providers[std::min<std::size_t>(series.provider, catalog.providers.size())];
    });
    data.title = QCoreApplication::translate("Chart", "Price per GPU over time, price series without an offer");
    const std::size_t most = wantedCount(input, DefaultSeries), held = all.size();
    std::stable_sort(all.begin(), all.end(),
        [](const PriceSeries& left, const PriceSeries& right) { return left.readings.size() > right.readings.size(); });
    all.resize(std::min(most, all.size()));
    data.notes << QCoreApplication::translate(
        "Chart", "Chosen: the series with most readings, %1 of %2 whose GPU and provider the filter holds for (of %3)")
                      .arg(all.size())
                      .arg(held)
                      .arg(before);
    for (const PriceSeries& series : all)
        lines.addSeries(series);
}

}

QString PriceHistory::id() const
{
    return QStringLiteral("price-history");
}

QString PriceHistory::title() const
{
    return QCoreApplication::translate("Chart", "Price history");
}

std::vector<ChartOption> PriceHistory::options() const
{
    ChartOption by{"--by", "COLUMN", chartoptions::by({}).help, chartoptions::by({}).title};
    by.choices = {{QStringLiteral("offer"), QCoreApplication::translate("ChartOption", "offer")},
        {QStringLiteral("gpu"), QCoreApplication::translate("ChartOption", "GPU: lowest and median")},
        {QStringLiteral("series"), QCoreApplication::translate("ChartOption", "price series without an offer")}};
    return {by, chartoptions::offers(), chartoptions::log({QStringLiteral("none"), QStringLiteral("y")}),
        chartoptions::top()};
}

Result<void> PriceHistory::build(ChartData& data, const ChartInput& input) const
{
    data.counted = ChartData::Counted::Readings;
    if (!input.offers->context().catalog || !input.offers->context().prices)
        return {};
    const QString by = input.options.value(QStringLiteral("by"));
    HistoryLines lines(data, input);
    if (by == QLatin1String("gpu")) {
        gpuLines(lines, data, input);
    } else if (by == QLatin1String("series")) {
        seriesLines(lines, data, input);
    } else if (const Result<void> done = offerLines(lines, data, input); !done) {
        return done;
    }
    lines.finish(input.options.value(QStringLiteral("log")) == QLatin1String("y"));
    if (data.isEmpty() && !input.rows.empty() && data.leftOut.isEmpty())
        data.emptyReason = QCoreApplication::translate(
            "Chart", "None of the chosen prices has a date. Choose others, or widen the filter");
    return {};
}

} // namespace atlas
