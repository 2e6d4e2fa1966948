// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "cost/offerprices.h"
#include "details/offerdetails.h"

#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

/// Makes readings of one offer presentable.
class ReadingMaker
{
public:
    ReadingMaker(const Table& table, std::uint32_t row, const CellStyle& style)
        : m_context(table.context())
        , m_catalog(*m_context.catalog)
        , m_style(style)
        , m_unit(unitText(Unit::MoneyPerHour, style.per, m_context.currency))
    {
        const std::vector<double>& counts = m_catalog.hardware.numbers("gpu_count");
        const std::uint32_t hardware = m_catalog.offers.hardware[row];
        const double gpus = hardware < counts.size() ? counts[hardware] : std::nan("");
        m_share = hoursIn(style.per) / (gpus > 0 ? gpus : std::nan(""));
    }

    [[nodiscard]] OfferReading make(const ReadingColumns& readings, std::size_t place, bool current) const
    {
        OfferReading reading;
        reading.current = current;
        if (const std::uint32_t date = readings.observedOn[place]; date < m_catalog.dates.size()) {
            reading.date = dateToText(m_catalog.dates[date]);
            reading.day = lastDay(m_catalog.dates[date]);
        }
        const std::uint32_t currency = readings.currency[place];
        reading.price = m_context.prices->convert(readings.price[place], currency) * m_share;
        reading.priceText = std::isnan(reading.price) ? QStringLiteral("—")
                                                      : roundedText(reading.price, 2, m_style.locale) + u' ' + m_unit;
        if (readings.price[place] >= 0 && currency < m_catalog.currencies.size()
            && m_catalog.currencies[currency] != m_context.currency)
            reading.original = roundedText(static_cast<double>(readings.price[place]) / 1e6, 2, m_style.locale) + u' '
                + unitText(Unit::MoneyPerHour, PerUnit::Hour, m_catalog.currencies[currency]);
        const std::size_t source = readings.source[place];
        reading.source = text(m_catalog.sources.texts("title"), source);
        if (reading.source.isEmpty())
            reading.source = text(m_catalog.sources.texts("source"), source);
        reading.note = text(m_catalog.notes, readings.note[place]);
        return reading;
    }

private:
    static QString text(const std::vector<QString>& texts, std::size_t place)
    {
        return place < texts.size() ? texts[place] : QString();
    }

    const TableContext& m_context;
    const Catalog& m_catalog;
    const CellStyle& m_style;
    QString m_unit;
    double m_share = 1; ///< of a GPU in the shown unit, of an hour of the instance
};

}

std::vector<OfferReading> OfferDetails::readings(std::uint32_t row, const CellStyle& style) const
{
    const Catalog& catalog = *m_table->context().catalog;
    const ReadingMaker maker(*m_table, row, style);
    std::vector<OfferReading> readings{maker.make(catalog.offers.current, row, true)};
    const auto [first, last] = std::equal_range(catalog.earlier.offer.begin(), catalog.earlier.offer.end(), row);
    for (auto place = first; place != last; ++place)
        readings.push_back(maker.make(
            catalog.earlier.reading, static_cast<std::size_t>(place - catalog.earlier.offer.begin()), false));
    // The current one is the last of its day: it is what the line ends with.
    std::stable_sort(readings.begin(), readings.end(), [](const OfferReading& left, const OfferReading& right) {
        if (left.day.isValid() != right.day.isValid())
            return left.day.isValid();
        if (left.day != right.day)
            return left.day < right.day;
        return !left.current && right.current;
    });
    return readings;
}

} // namespace atlas
