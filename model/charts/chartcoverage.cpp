// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartcoverage.h"

#include "catalog/catalog.h"
#include "cost/offerprices.h"
#include "engine/table.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <set>

namespace atlas {

namespace {

void describeDates(ChartData& data, const Table& offers, std::span<const std::uint32_t> rows)
{
    const int column = offers.indexOf(u"observed_on");
    if (column < 0)
        return;
    const View& view = offers.view(column);
    DateNumber oldest = 0, newest = 0;
    for (const std::uint32_t row : rows) {
        const double date = view.number(row);
        if (std::isnan(date)) {
            ++data.undated;
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
std::vector<std::size_t> entryCounts(const View& view, std::span<const std::uint32_t> rows)
{
    std::vector<std::size_t> counts(view.dictionary->size() + 1);
    for (const std::uint32_t row : rows)
        ++counts[std::min<std::size_t>((*view.textCodes)[view.entity(row)], view.dictionary->size())];
    return counts;
}

void describeSources(ChartData& data, const Table& offers, std::span<const std::uint32_t> rows)
{
    const int column = offers.indexOf(u"source");
    if (column < 0)
        return;
    const View& view = offers.view(column);
    const std::vector<std::size_t> counts = entryCounts(view, rows);
    std::vector<std::uint32_t> used;
    for (std::uint32_t code = 0; code < view.dictionary->size(); ++code)
        if (counts[code] > 0)
            used.push_back(code);
    std::stable_sort(used.begin(), used.end(),
        [&](std::uint32_t left, std::uint32_t right) { return counts[left] > counts[right]; });
    for (const std::uint32_t code : used)
        if (const QString title = sourceTitle(offers, view.dictionary->text(code)); !data.sources.contains(title))
            data.sources << title;
}

void describeRates(ChartData& data, const Table& offers, std::span<const std::uint32_t> rows)
{
    const int column = offers.indexOf(u"original_currency");
    if (column < 0 || !offers.context().prices)
        return;
    const View& view = offers.view(column);
    const std::vector<std::size_t> counts = entryCounts(view, rows);
    std::set<QString> shown;
    for (std::uint32_t code = 0; code < view.dictionary->size(); ++code)
        if (counts[code] > 0)
            shown.insert(view.dictionary->text(code));
    for (const auto& [currency, rate] : offers.context().prices->usedRates()) {
        if (!shown.contains(currency))
            continue;
        const QString factor = QString::number(rate.factor, 'g', 6);
        data.rates << (rate.date
                ? QCoreApplication::translate("Chart", "1 %1 = %2 %3 (%4)")
                      .arg(currency, factor, data.currency, dateToText(*rate.date))
                : QCoreApplication::translate("Chart", "1 %1 = %2 %3").arg(currency, factor, data.currency));
    }
}

}

QString sourceTitle(const Table& offers, const QString& source)
{
    if (!offers.context().catalog)
        return source;
    const EntityTable& sources = offers.context().catalog->sources;
    const std::vector<QString>&ids = sources.texts("source"), &titles = sources.texts("title");
    const auto found = std::find(ids.begin(), ids.end(), source);
    if (found == ids.end() || titles.size() != ids.size())
        return source;
    const QString& title = titles[static_cast<std::size_t>(found - ids.begin())];
    return title.isEmpty() ? source : title;
}

void describeCoverage(ChartData& data, const Table& offers, std::span<const std::uint32_t> rows)
{
    data.shown = rows.size();
    describeDates(data, offers, rows);
    describeSources(data, offers, rows);
    describeRates(data, offers, rows);
}

} // namespace atlas
