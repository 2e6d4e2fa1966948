// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/pricereadings.h"

#include "catalog/catalog.h"
#include "catalog/offerkey.h"
#include "cost/offerprices.h"
#include "engine/collation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace atlas {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

bool older(const PriceReading& left, const PriceReading& right)
{
    return left.date == 0 || right.date == 0 ? left.date == 0 && right.date != 0 : left.day < right.day;
}

double dayOf(DateNumber date)
{
    return static_cast<double>(lastDay(date).toJulianDay());
}

QString named(const std::vector<QString>& texts, std::uint32_t code)
{
    return code < texts.size() ? texts[code] : QString();
}

}

PriceReadings::PriceReadings(const TableContext& context)
    : m_catalog(*context.catalog)
    , m_prices(*context.prices)
    , m_starts(context.catalog->offers.size() + 1, 0)
{
    for (const DateNumber date : m_catalog.dates)
        m_days.push_back(dayOf(date));
    m_days.push_back(Nan);
    for (const std::uint32_t offer : m_catalog.earlier.offer)
        ++m_starts[offer + 1];
    for (std::size_t offer = 0; offer + 1 < m_starts.size(); ++offer)
        m_starts[offer + 1] += m_starts[offer];
}

PriceReading PriceReadings::reading(const ReadingColumns& columns, std::size_t row, std::uint32_t offer) const
{
    const std::vector<double>&counts = m_catalog.hardware.numbers("gpu_count"), &free = m_catalog.terms.numbers("free");
    const std::uint32_t hardware = m_catalog.offers.hardware[offer], date = columns.observedOn[row],
                        terms = columns.terms[row];
    const double gpus = hardware < counts.size() ? counts[hardware] : Nan;
    const bool isFree = terms < free.size() && free[terms] == 1;
    PriceReading reading;
    reading.day = m_days[date];
    reading.date = date < m_catalog.dates.size() ? m_catalog.dates[date] : 0;
    reading.currency = columns.currency[row];
    reading.source = columns.source[row];
    reading.price = gpus > 0 && !isFree ? m_prices.convert(columns.price[row], reading.currency) / gpus : Nan;
    return reading;
}

PriceReading PriceReadings::earlier(std::size_t row, std::uint32_t offer) const
{
    return reading(m_catalog.earlier.reading, row, offer);
}

PriceReading PriceReadings::current(std::uint32_t offer) const
{
    return reading(m_catalog.offers.current, offer, offer);
}

std::size_t PriceReadings::dated(std::uint32_t offer) const
{
    const auto known = [this](const ReadingColumns& columns, std::size_t row) -> std::size_t {
        return columns.observedOn[row] < m_catalog.dates.size() && columns.price[row] > 0 ? 1 : 0;
    };
    std::size_t count = known(m_catalog.offers.current, offer);
    for (std::size_t row = m_starts[offer]; row < m_starts[offer + 1]; ++row)
        count += known(m_catalog.earlier.reading, row);
    return count;
}

std::size_t PriceReadings::days(std::uint32_t offer) const
{
    const std::uint32_t undated = static_cast<std::uint32_t>(m_catalog.dates.size());
    std::uint32_t last = undated;
    std::size_t count = 0;
    const auto take = [&](const ReadingColumns& columns, std::size_t row) {
        const std::uint32_t date = columns.observedOn[row];
        if (date >= undated || columns.price[row] <= 0 || date == last)
            return;
        last = date;
        ++count;
    };
    for (std::size_t row = m_starts[offer]; row < m_starts[offer + 1]; ++row)
        take(m_catalog.earlier.reading, row);
    take(m_catalog.offers.current, offer);
    return count;
}

std::vector<PriceReading> PriceReadings::of(std::uint32_t offer) const
{
    std::vector<PriceReading> readings;
    visit(offer, [&readings](const PriceReading& reading) { readings.push_back(reading); });
    std::stable_sort(readings.begin(), readings.end(), older);
    return readings;
}

std::vector<PriceSeries> priceSeries(const TableContext& context)
{
    const Catalog& catalog = *context.catalog;
    const EntityTable& table = catalog.series;
    std::map<QString, PriceSeries> byKey;
    for (std::size_t row = 0; row < table.size(); ++row) {
        const std::uint32_t provider = table.codes("provider")[row], gpu = table.codes("gpu")[row];
        const QString providerId = named(catalog.providers.texts("provider"), provider);
        const QString key = offerKey(providerId, table.texts("instance_type")[row], table.texts("region")[row],
            table.texts("purchase_model")[row], table.texts("variant")[row]);
        // A name for sale may have been another machine before: its GPU tells.
        PriceSeries& series = byKey[key + u'\n' + QString::number(gpu)];
        series.key = key;
        series.provider = provider;
        QStringList name{table.texts("instance_type")[row], table.texts("region")[row],
            vocabularyText(table.texts("purchase_model")[row]), table.texts("variant")[row]};
        name.removeAll(QString());
        series.name = name.join(u' ');
        series.gpu = gpu;
        const auto rate = context.prices->rates().rate(table.texts("currency")[row], context.currency);
        const double gpus = table.numbers("gpu_count")[row], price = table.numbers("price_per_hour")[row];
        PriceReading reading;
        const double date = table.numbers("observed_on")[row];
        reading.date = std::isfinite(date) ? static_cast<DateNumber>(date) : 0;
        reading.day = reading.date != 0 ? dayOf(reading.date) : Nan;
        reading.price = rate && gpus > 0 ? price * rate->factor / gpus : Nan;
        reading.source = table.codes("source")[row];
        const auto currency
            = std::find(catalog.currencies.begin(), catalog.currencies.end(), table.texts("currency")[row]);
        reading.currency = static_cast<std::uint32_t>(currency - catalog.currencies.begin());
        series.readings.push_back(reading);
    }
    std::vector<PriceSeries> all;
    for (auto& [key, series] : byKey) {
        std::stable_sort(series.readings.begin(), series.readings.end(), older);
        all.push_back(std::move(series));
    }
    std::stable_sort(all.begin(), all.end(),
        [](const PriceSeries& left, const PriceSeries& right) { return compareTexts(left.key, right.key) < 0; });
    return all;
}

} // namespace atlas
