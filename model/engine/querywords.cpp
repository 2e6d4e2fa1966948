// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/querywords.h"

#include "engine/table.h"

#include <algorithm>

namespace atlas {

QStringList perUnitNames()
{
    return {QStringLiteral("hour"), QStringLiteral("month"), QStringLiteral("year")};
}

QString perUnitName(PerUnit per)
{
    return perUnitNames().at(static_cast<qsizetype>(per));
}

std::optional<PerUnit> perUnitByName(const QString& name)
{
    const qsizetype place = perUnitNames().indexOf(name);
    return place < 0 ? std::nullopt : std::optional(static_cast<PerUnit>(place));
}

QString sortKeyText(const SortKey& key)
{
    return key.order == Qt::DescendingOrder ? key.column + QStringLiteral(":desc") : key.column;
}

std::optional<SortKey> parseSortKey(const QString& text)
{
    const QString order = text.section(u':', 1).trimmed();
    if (text.contains(u':') && order != QLatin1StringView("asc") && order != QLatin1StringView("desc"))
        return std::nullopt;
    return SortKey{text.section(u':', 0, 0).trimmed(),
        order == QLatin1StringView("desc") ? Qt::DescendingOrder : Qt::AscendingOrder};
}

std::vector<SortKey> usualSort(const QString& table)
{
    if (table == QLatin1StringView("offers"))
        return {{QStringLiteral("price_per_gpu_hour"), Qt::AscendingOrder}};
    return {};
}

std::vector<int> columnIndexes(const QStringList& keys, const Table& table)
{
    std::vector<int> columns;
    for (const QString& key : keys)
        if (const int column = table.indexOf(key);
            column >= 0 && std::find(columns.begin(), columns.end(), column) == columns.end())
            columns.push_back(column);
    return columns;
}

QStringList columnsInSight(const QStringList& wanted, const Table& table)
{
    std::vector<int> columns = columnIndexes(wanted, table);
    if (columns.empty())
        columns = table.shownColumns();
    QStringList keys;
    for (const int column : columns)
        keys << QString::fromLatin1(table.column(column).key);
    return keys;
}

} // namespace atlas
