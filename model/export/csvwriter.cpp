// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/csvvalue.h"
#include "export/formats.h"
#include "export/outputcolumn.h"
#include "text/csv.h"

#include <cmath>

namespace atlas {

namespace {

/// Rounded to micro-units where a unit other than the hour was multiplied in.
QString spreadsheetText(const Table& table, const OutputColumn& column, std::uint32_t row)
{
    const CellValue value = outputValue(table, column, row);
    if (std::holds_alternative<std::monostate>(value))
        return {};
    if (const double* const number = std::get_if<double>(&value)) {
        const bool multiplied = column.per != PerUnit::Hour && table.column(column.column).unit == Unit::MoneyPerHour;
        return numberText(multiplied ? std::round(*number * 1e6) / 1e6 : *number);
    }
    return guardedText(cellText(table, column.column, row, {}));
}

}

QByteArray writeCsv(const Table& table, const Rows& rows, const Query& query, char delimiter)
{
    const std::vector<OutputColumn> columns = columnsByKey(table, query);
    const CsvFormat format{delimiter, false};
    std::vector<QString> fields(columns.size());
    const auto fill = [&](auto text) {
        for (std::size_t place = 0; place < columns.size(); ++place)
            fields[place] = text(columns[place]);
    };
    QByteArray csv;
    fill([](const OutputColumn& column) { return column.header; });
    appendCsvRecord(csv, fields, format);
    for (const std::uint32_t row : rows) {
        fill([&](const OutputColumn& column) { return csvValue(outputValue(table, column, row)); });
        appendCsvRecord(csv, fields, format);
    }
    return csv;
}

QByteArray writeExcelCsv(const Table& table, const Rows& rows, const Query& query)
{
    const std::vector<OutputColumn> columns = columnsByTitle(table, query);
    const CsvFormat format{',', true};
    std::vector<QString> fields(columns.size());
    const auto fill = [&](auto text) {
        for (std::size_t place = 0; place < columns.size(); ++place)
            fields[place] = text(columns[place]);
    };
    QByteArray csv = "\xEF\xBB\xBF";
    fill([](const OutputColumn& column) { return guardedText(column.header); });
    appendCsvRecord(csv, fields, format);
    for (const std::uint32_t row : rows) {
        fill([&](const OutputColumn& column) { return spreadsheetText(table, column, row); });
        appendCsvRecord(csv, fields, format);
    }
    return csv;
}

QString guardedText(const QString& text)
{
    // The full-width signs too: spreadsheets in East Asian settings take them for the plain ones.
    static const QString starts = QStringLiteral("=+-@\t\r\n＝＋－＠");
    return !text.isEmpty() && starts.contains(text.front()) ? u'\'' + text : text;
}

} // namespace atlas
