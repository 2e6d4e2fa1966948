// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/historylines.h"

#include "catalog/catalog.h"
#include "charts/chartcoverage.h"
#include "charts/offergroups.h"
#include "charts/pricedoffers.h"
#include "cost/offerprices.h"
#include "engine/filteredit.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace atlas {

namespace {

constexpr double LeastChange = 0.01; // that is remarked

QString textAt(const std::vector<QString>& texts, std::size_t row)
{
    return row < texts.size() ? texts[row] : QString();
}

}

HistoryLines::HistoryLines(ChartData& data, const ChartInput& input)
    : m_data(data)
    , m_input(input)
    , m_offers(*input.offers)
    , m_catalog(*input.offers->context().catalog)
    , m_hours(hoursIn(data.per))
    , m_sources(m_catalog.sources.size() + 1, 0)
{
    m_body.x.key = QStringLiteral("observed_on");
    m_body.x.title = QCoreApplication::translate("Chart", "Day the price was read");
    m_body.x.kind = ChartAxis::Kind::Date;
    m_body.y.key = QStringLiteral("price");
    m_body.y.unit = unitText(Unit::MoneyPerHour, data.per, data.currency);
    m_body.y.title = QCoreApplication::translate("Chart", "Price per GPU (%1)").arg(m_body.y.unit);
}

ChartOffer HistoryLines::offerOf(const PriceReading& reading, const ChartLine& line, const QString& key) const
{
    ChartOffer offer;
    offer.key = key;
    offer.name = line.label;
    offer.date = reading.date != 0 ? dateToText(reading.date) : QString();
    offer.source = textAt(m_catalog.sources.texts("source"), reading.source);
    offer.sourceTitle = textAt(m_catalog.sources.texts("title"), reading.source);
    return offer;
}

void HistoryLines::addReadings(ChartLine& line, const std::vector<PriceReading>& readings, const QString& key)
{
    for (const PriceReading& reading : readings) {
        if (!std::isfinite(reading.price)) {
            ++m_unknown;
            if (!std::isnan(reading.day) && !line.readings.empty()) { // the old price is no longer in force
                ChartReading gap;
                gap.x = reading.day;
                gap.y = std::nan("");
                line.readings.push_back(gap);
            }
            continue;
        }
        if (std::isnan(reading.day)) {
            ++m_undated;
            continue;
        }
        ChartReading shown;
        shown.x = reading.day;
        shown.y = reading.price * m_hours;
        shown.offer = offerOf(reading, line, key);
        line.readings.push_back(std::move(shown));
        ++m_shown;
        ++m_sources[std::min<std::size_t>(reading.source, m_catalog.sources.size())];
        m_currencies.insert(reading.currency);
        m_oldest = m_oldest == 0 ? reading.date : std::min(m_oldest, reading.date);
        m_newest = std::max(m_newest, reading.date);
    }
    remarkChanges(line, m_input.options.locale);
}

void HistoryLines::remarkChanges(ChartLine& line, const QLocale& locale)
{
    const ChartReading* before = nullptr;
    for (ChartReading& reading : line.readings) {
        if (!std::isfinite(reading.y))
            continue;
        if (before && before->y > 0 && std::abs(reading.y / before->y - 1) >= LeastChange) {
            const double percent = (reading.y / before->y - 1) * 100;
            const QString number = locale.toString(std::abs(percent), 'f', std::abs(percent) < 9.5 ? 1 : 0);
            reading.remark = (percent < 0 ? QStringLiteral("−%1 %") : QStringLiteral("+%1 %")).arg(number);
            const QString change = QCoreApplication::translate("Chart", "Change: %1").arg(reading.remark);
            reading.detail = reading.detail.isEmpty() ? change : change + QStringLiteral(". ") + reading.detail;
        }
        before = &reading;
    }
}

void HistoryLines::addOffer(std::uint32_t row, const std::vector<PriceReading>& readings)
{
    const auto text = [&](QStringView key) {
        const int column = m_offers.indexOf(key);
        return column < 0 || !m_offers.view(column).isKnown(row)
            ? QString()
            : entryLabel(m_offers, column, row, m_input.options.locale);
    };
    ChartLine line;
    line.value = m_offers.key(row);
    QStringList name{text(u"gpu") + QStringLiteral(" · ") + text(u"provider"), text(u"instance_type"), text(u"region"),
        text(u"purchase_model")};
    name.removeAll(QString());
    line.label = name.join(u' ');
    line.steps = true;
    addReadings(line, readings, line.value);
    if (!line.readings.empty())
        m_body.lines.push_back(std::move(line));
}

void HistoryLines::addSeries(const PriceSeries& series)
{
    ChartLine line;
    line.value = series.key;
    const QString gpu = textAt(m_catalog.gpus.texts("gpu_name"), series.gpu);
    line.label
        = (gpu.isEmpty() ? textAt(m_catalog.gpus.texts("gpu"), series.gpu) : gpu) + QStringLiteral(" · ") + series.key;
    line.steps = true;
    addReadings(line, series.readings, {});
    if (!line.readings.empty())
        m_body.lines.push_back(std::move(line));
}

void HistoryLines::addMarket(std::uint32_t row, const MarketHistory& history)
{
    const int gpu = m_offers.indexOf(u"gpu");
    ChartLine lowest, median;
    lowest.value = m_offers.view(gpu).text(row);
    const QString name = entryLabel(m_offers, gpu, row, m_input.options.locale);
    lowest.label = QCoreApplication::translate("Chart", "%1, lowest").arg(name);
    lowest.steps = median.steps = true;
    lowest.filter = withValues(m_input.filter, gpu, {lowest.value}, m_offers);
    median.value = lowest.value + QStringLiteral(" median");
    median.label = QCoreApplication::translate("Chart", "%1, median").arg(name);
    median.filter = lowest.filter;
    median.styledAs = static_cast<int>(m_body.lines.size());
    for (const MarketDay& day : history.days) {
        ChartReading reading;
        reading.x = day.day;
        reading.detail = QCoreApplication::translate("Chart", "Offers with a price: %1").arg(day.offers);
        reading.offer.date = QDate::fromJulianDay(static_cast<qint64>(day.day)).toString(Qt::ISODate);
        reading.y = day.lowest * m_hours;
        lowest.readings.push_back(reading);
        reading.y = day.median * m_hours;
        median.readings.push_back(reading);
    }
    if (lowest.readings.empty())
        return;
    remarkChanges(lowest, m_input.options.locale);
    m_body.lines.push_back(std::move(lowest));
    m_body.lines.push_back(std::move(median));
}

void HistoryLines::describe()
{
    if (!m_offersShown.empty()) {
        describeCoverage(m_data, m_offers, m_offersShown);
        m_data.counted = ChartData::Counted::Offers;
        return;
    }
    m_data.shown = m_shown;
    m_data.oldestDate = m_oldest != 0 ? dateToText(m_oldest) : QString();
    m_data.newestDate = m_newest != 0 ? dateToText(m_newest) : QString();
    if (m_undated > 0)
        m_data.leftOut << QCoreApplication::translate("Chart", "%1 without a date").arg(m_undated);
    if (m_unknown > 0)
        m_data.leftOut << QCoreApplication::translate("Chart", "%1 without a known price").arg(m_unknown);
    std::vector<std::uint32_t> order(m_catalog.sources.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(),
        [this](std::uint32_t left, std::uint32_t right) { return m_sources[left] > m_sources[right]; });
    for (const std::uint32_t source : order)
        if (m_sources[source] > 0)
            addSource(m_data, m_offers, m_catalog.sources.texts("source")[source]);
    std::set<QString> currencies;
    for (const std::uint32_t code : m_currencies)
        currencies.insert(textAt(m_catalog.currencies, code));
    describeRatesOf(m_data, m_offers, currencies);
}

void HistoryLines::finish(bool log)
{
    double smallest = std::numeric_limits<double>::infinity();
    for (const ChartLine& line : m_body.lines)
        for (const ChartReading& reading : line.readings) {
            m_body.x.include(reading.x);
            m_body.y.include(reading.y);
            if (reading.y > 0)
                smallest = std::min(smallest, reading.y);
        }
    m_body.y.kind = log && m_body.y.lowest > 0 ? ChartAxis::Kind::Log : ChartAxis::Kind::Value;
    m_body.y.fromZero = m_body.y.kind == ChartAxis::Kind::Value;
    m_body.y.decimals = decimalsDownTo(smallest);
    describe();
    m_data.notes << QCoreApplication::translate(
        "Chart", "A date that names a month or a year stands at its last day; a price holds until the next reading");
    m_data.body = std::move(m_body);
}

} // namespace atlas
