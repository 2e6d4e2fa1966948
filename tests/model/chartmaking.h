// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartregistry.h"
#include "engine/table.h"

#include <cmath>
#include <memory>

/// Charts of tables made by hand.
namespace atlas::test {

inline Rows rowsOf(std::size_t count)
{
    Rows rows(count);
    for (std::size_t row = 0; row < count; ++row)
        rows[row] = static_cast<std::uint32_t>(row);
    return rows;
}

inline ChartOptions chosen(const std::map<QString, QString>& values)
{
    return {values, {}};
}

/// The chart of these rows; an error ends the test program.
inline ChartData makeChart(const char* id, const TablePtr& table, const Rows& rows, const QString& filter = {},
    const ChartOptions& options = {}, PerUnit per = PerUnit::Hour)
{
    Query query;
    query.filter = filter;
    query.per = per;
    const ParsedFilter parsed = parseFilter(filter, *table);
    if (parsed.error)
        qFatal("%s", qPrintable(parsed.error->message));
    Result<ChartData> data = chartById(QString::fromLatin1(id))->make(table, rows, query, parsed.root, options);
    if (!data)
        qFatal("%s", qPrintable(data.error().message));
    return *std::move(data);
}

/// Bars by hand; the second has no price.
inline ChartDataPtr barsOf(int count)
{
    ChartBars body;
    for (int bar = 0; bar < count; ++bar) {
        ChartBar one;
        one.value = QStringLiteral("p%1").arg(bar);
        one.label = QStringLiteral("Provider %1").arg(bar);
        one.lowest = bar == 1 ? std::nan("") : 1.5 + bar;
        one.offer.flags = {QStringLiteral("conflict"), QStringLiteral("mixed_age")};
        body.bars.push_back(one);
    }
    ChartData data;
    data.body = std::move(body);
    return std::make_shared<const ChartData>(std::move(data));
}

} // namespace atlas::test
