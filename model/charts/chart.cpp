// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart.h"

#include "engine/rowbits.h"

#include <QCoreApplication>
#include <algorithm>
#include <bit>
#include <cmath>

namespace atlas {

namespace {

/// Columns are read in their own order, which caches like; charts do not depend on the order of rows.
Rows ascending(const Rows& rows, std::size_t count)
{
    if (std::is_sorted(rows.begin(), rows.end()))
        return rows;
    RowBits bits(count);
    for (const std::uint32_t row : rows)
        bits.set(row);
    Rows sorted;
    sorted.reserve(rows.size());
    for (std::size_t word = 0; word < bits.words().size(); ++word)
        for (std::uint64_t rest = bits.words()[word]; rest != 0; rest &= rest - 1)
            sorted.push_back(static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
    return sorted;
}

QString emptyReason(std::size_t rows)
{
    if (rows == 0)
        return QCoreApplication::translate("Chart", "No offer passes the filter. Widen the filter or clear it");
    return QCoreApplication::translate("Chart",
        "None of the offers that pass the filter has a price per GPU that can be compared. Widen the filter or clear "
        "it");
}

struct ItemCount
{
    std::size_t operator()(std::monostate) const { return 0; }
    std::size_t operator()(const ChartBars& body) const { return body.bars.size(); }
    std::size_t operator()(const ChartBoxes& body) const { return body.boxes.size(); }
    std::size_t operator()(const ChartPoints& body) const { return body.xs.size(); }
    std::size_t operator()(const ChartGrid& body) const { return body.cells.size(); }
    std::size_t operator()(const ChartLines& body) const { return body.items().size(); }
    std::size_t operator()(const ChartRadar& body) const { return body.items().size(); }
};

}

std::vector<ChartLines::Place> ChartLines::items() const
{
    std::vector<Place> places;
    for (std::size_t line = 0; line < lines.size(); ++line)
        for (std::size_t reading = 0; reading < lines[line].readings.size() && !lines[line].ideal; ++reading)
            if (std::isfinite(lines[line].readings[reading].y))
                places.push_back({line, reading});
    return places;
}

std::size_t ChartData::itemCount() const
{
    return std::visit(ItemCount{}, body);
}

std::vector<ChartChoice> Chart::choices(const QString& option, const Table&) const
{
    for (const ChartOption& known : options())
        if (known.key() == option)
            return known.choices;
    return {};
}

Result<ChartData> Chart::make(const TablePtr& offers, const Rows& rows, const Query& query, const FilterNode& filter,
    const ChartOptions& options) const
{
    const Result<ChartOptions> complete = completed(id(), this->options(), options);
    if (!complete)
        return tl::unexpected(complete.error());
    ChartData data;
    data.id = id();
    data.options = complete->values;
    data.title = title();
    data.filter = printFilter(filter, *offers);
    data.currency = offers->context().currency;
    data.per = query.per;
    const Rows ordered = ascending(rows, offers->rowCount());
    const Result<void> built = build(data, {offers, ordered, query, filter, *complete});
    if (!built)
        return tl::unexpected(built.error());
    if (data.isEmpty()) {
        data.body = {};
        data.notes.clear(); // there is nothing to read with their help
        if (data.emptyReason.isEmpty())
            data.emptyReason = emptyReason(rows.size());
    }
    return data;
}

} // namespace atlas
