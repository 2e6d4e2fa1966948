// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/outputcolumn.h"

#include "engine/querywords.h"

#include <numeric>

namespace atlas {

namespace {

/// `wanted` as indices, each once; unknown keys are passed over. None of them known: `byDefault`.
std::vector<int> chosen(const Table& table, const QStringList& wanted, std::vector<int> byDefault)
{
    std::vector<int> indices = columnIndexes(wanted, table);
    return indices.empty() ? byDefault : indices;
}

std::vector<int> allColumns(const Table& table)
{
    std::vector<int> indices(table.columns().size());
    std::iota(indices.begin(), indices.end(), 0);
    return indices;
}

}

QString keyPer(const QString& key, PerUnit per)
{
    const QString hour = QStringLiteral("_hour");
    const QString unit = per == PerUnit::Month ? QStringLiteral("_month") : QStringLiteral("_year");
    return key.endsWith(hour) ? key.chopped(hour.size()) + unit : key + unit;
}

std::vector<OutputColumn> columnsByKey(const Table& table, const Query& query)
{
    std::vector<OutputColumn> columns;
    for (const int index : chosen(table, query.columns, allColumns(table))) {
        const QString key = QString::fromLatin1(table.column(index).key);
        columns.push_back({index, PerUnit::Hour, key});
        if (query.per != PerUnit::Hour && table.column(index).unit == Unit::MoneyPerHour)
            columns.push_back({index, query.per, keyPer(key, query.per)});
    }
    return columns;
}

std::vector<OutputColumn> columnsByTitle(const Table& table, const Query& query)
{
    std::vector<OutputColumn> columns;
    for (const int index : chosen(table, query.columns, table.shownColumns()))
        columns.push_back({index, query.per, headerText(table, index, query.per)});
    return columns;
}

CellValue outputValue(const Table& table, const OutputColumn& column, std::uint32_t row)
{
    CellValue value = cellValue(table, column.column, row);
    if (column.per != PerUnit::Hour && table.column(column.column).unit == Unit::MoneyPerHour) {
        if (double* const number = std::get_if<double>(&value))
            *number *= hoursIn(column.per);
    }
    return value;
}

bool isNumeric(const Table& table, const OutputColumn& column)
{
    return table.column(column.column).kind == ColumnKind::Number;
}

} // namespace atlas
