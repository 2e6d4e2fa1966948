// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartcoverage.h"

#include "catalog/catalog.h"
#include "charts/pricedoffers.h"
#include "cost/offerprices.h"
#include "engine/table.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

/// How many of the rows have each entity of the view; where a row is its own entity, which rows there are.
std::vector<std::uint32_t> entityCounts(const View& view, std::span<const std::uint32_t> rows, std::size_t all)
{
    std::vector<std::uint32_t> counts(view.codes ? view.codes->cardinality() + 1 : all, 0);
    forEntities(view, rows, [&counts](std::uint32_t, std::uint32_t entity) { ++counts[entity]; });
    return counts;
}

void describeDates(ChartData& data, const Table& offers, std::span<const std::uint32_t> rows)
{
    const View* const view = viewOf(offers, u"observed_on");
    if (!view)
        return;
    DateNumber oldest = 0, newest = 0;
    const std::vector<std::uint32_t> counts = entityCounts(*view, rows, offers.rowCount());
    for (std::size_t entity = 0; entity < counts.size(); ++entity) {
        if (counts[entity] == 0)
            continue;
        const double date = view->numbers[entity];
        if (std::isnan(date)) {
            data.undated += counts[entity];
            continue;
        }
        const auto number = static_cast<DateNumber>(date);
        oldest = oldest == 0 ? number : std::min(oldest, number);
        newest = std::max(newest, number);
    }
    if (newest == 0)
        return;
    data.oldestDate = dateToText(oldest);
    data.newestDate = dateToText(newest);
}

/// How many rows have each entry of a text column; the last count is that of unknown.
std::vector<std::size_t> entryCounts(const View& view, std::span<const std::uint32_t> rows, std::size_t all)
{
    std::vector<std::size_t> counts(view.dictionary->size() + 1);
    const std::vector<std::uint32_t> entities = entityCounts(view, rows, all);
    for (std::size_t entity = 0; entity < entities.size(); ++entity)
        if (entities[entity] > 0)
            counts[std::min<std::size_t>((*view.textCodes)[entity], view.dictionary->size())] += entities[entity];
    return counts;
}

void describeSources(ChartData& data, const Table& offers, std::span<const std::uint32_t> rows)
{
    const View* const view = viewOf(offers, u"source");
    if (!view)
        return;
    const std::vector<std::size_t> counts = entryCounts(*view, rows, offers.rowCount());
    std::vector<std::uint32_t> used;
    for (std::uint32_t code = 0; code < view->dictionary->size(); ++code)
        if (counts[code] > 0)
            used.push_back(code);
    std::stable_sort(used.begin(), used.end(),
        [&](std::uint32_t left, std::uint32_t right) { return counts[left] > counts[right]; });
    for (const std::uint32_t code : used)
        addSource(data, offers, view->dictionary->text(code));
}

void describeRates(ChartData& data, const Table& offers, std::span<const std::uint32_t> rows)
{
    const View* const view = viewOf(offers, u"original_currency");
    if (!view || !offers.context().prices)
        return;
    const std::vector<std::size_t> counts = entryCounts(*view, rows, offers.rowCount());
    std::set<QString> shown;
    for (std::uint32_t code = 0; code < view->dictionary->size(); ++code)
        if (counts[code] > 0)
            shown.insert(view->dictionary->text(code));
    describeRatesOf(data, offers, shown);
}

}

void describeRatesOf(ChartData& data, const Table& offers, const std::set<QString>& currencies)
{
    if (!offers.context().prices)
        return;
    for (const QString& currency : currencies) {
        const auto found = offers.context().prices->rates().rate(currency, data.currency);
        if (!found || currency == data.currency)
            continue;
        const Rates::Rate& rate = *found;
        const QString factor = QString::number(rate.factor, 'g', 6);
        data.rates << (rate.date
                ? QCoreApplication::translate("Chart", "1 %1 = %2 %3 (%4)")
                      .arg(currency, factor, data.currency, dateToText(*rate.date))
                : QCoreApplication::translate("Chart", "1 %1 = %2 %3").arg(currency, factor, data.currency));
    }
}

namespace {

/// What the catalog's column says of that source; empty: nothing.
QString sourceText(const Table& offers, const QString& source, const char* column)
{
    if (!offers.context().catalog)
        return {};
    const EntityTable& sources = offers.context().catalog->sources;
    const std::vector<QString>&ids = sources.texts("source"), &texts = sources.texts(column);
    const auto found = std::find(ids.begin(), ids.end(), source);
    return found == ids.end() || texts.size() != ids.size() ? QString()
                                                            : texts[static_cast<std::size_t>(found - ids.begin())];
}

}

QString sourceTitle(const Table& offers, const QString& source)
{
    const QString title = sourceText(offers, source, "title");
    return title.isEmpty() ? source : title;
}

void addSource(ChartData& data, const Table& offers, const QString& source)
{
    const QString title = sourceTitle(offers, source);
    if (data.sources.contains(title))
        return;
    data.sources << title;
    data.publishers << sourceText(offers, source, "publisher");
}

void describeCoverage(ChartData& data, const Table& offers, std::span<const std::uint32_t> rows)
{
    data.shown = rows.size();
    describeDates(data, offers, rows);
    describeSources(data, offers, rows);
    describeRates(data, offers, rows);
}

} // namespace atlas
