// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/outputcolumn.h"

namespace atlas {

namespace {

/// `wanted` as indices, each once; unknown keys are passed over. None wanted: those that `byDefault` holds for.
template <class Predicate> std::vector<int> chosen(const Table& table, const QStringList& wanted, Predicate byDefault)
{
    std::vector<int> indices;
    if (wanted.isEmpty()) {
        for (int index = 0; index < static_cast<int>(table.columns().size()); ++index) {
            if (byDefault(table.column(index)))
                indices.push_back(index);
        }
        return indices;
    }
    for (const QString& key : wanted) {
        const int index = table.indexOf(key);
        if (index >= 0 && std::find(indices.begin(), indices.end(), index) == indices.end())
            indices.push_back(index);
    }
    return indices;
}

/// price_per_gpu_hour → price_per_gpu_month
QString keyPer(const QString& key, PerUnit per)
{
    const QString hour = QStringLiteral("_hour");
    const QString unit = per == PerUnit::Month ? QStringLiteral("_month") : QStringLiteral("_year");
    return key.endsWith(hour) ? key.chopped(hour.size()) + unit : key + unit;
}

}

std::vector<OutputColumn> columnsByKey(const Table& table, const Query& query)
{
    std::vector<OutputColumn> columns;
    for (const int index : chosen(table, query.columns, [](const Column&) { return true; })) {
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
    for (const int index : chosen(table, query.columns, [](const Column& column) { return column.shown; }))
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
