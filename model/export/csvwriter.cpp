// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/csvvalue.h"
#include "export/formats.h"
#include "export/outputcolumn.h"
#include "text/csv.h"

#include <cmath>

namespace atlas {

namespace {

using Texts = QString (*)(const QString&);

QString asItIs(const QString& text)
{
    return text;
}

/// As people see it, but numbers whole and in C locale; rounded to micro-units where a unit other than the hour was
/// multiplied in.
QString shownText(const Table& table, const OutputColumn& column, std::uint32_t row, Texts texts)
{
    const CellValue value = outputValue(table, column, row);
    if (std::holds_alternative<std::monostate>(value))
        return {};
    if (const double* const number = std::get_if<double>(&value)) {
        const bool multiplied = column.per != PerUnit::Hour && table.column(column.column).unit == Unit::MoneyPerHour;
        return numberText(multiplied ? std::round(*number * 1e6) / 1e6 : *number);
    }
    return texts(cellText(table, column.column, row, {}));
}

/// A line of headers, then one a row.
template <class Cell>
void appendTable(QByteArray& csv, const std::vector<OutputColumn>& columns, const Rows& rows, const CsvFormat& format,
    Texts texts, Cell cell)
{
    std::vector<QString> fields(columns.size());
    for (std::size_t place = 0; place < columns.size(); ++place)
        fields[place] = texts(columns[place].header);
    appendCsvRecord(csv, fields, format);
    for (const std::uint32_t row : rows) {
        for (std::size_t place = 0; place < columns.size(); ++place)
            fields[place] = cell(columns[place], row);
        appendCsvRecord(csv, fields, format);
    }
}

}

QByteArray writeCsv(const Table& table, const Rows& rows, const Query& query, char delimiter, HeaderStyle headers)
{
    QByteArray csv;
    const CsvFormat format{delimiter, false};
    if (headers == HeaderStyle::Keys)
        appendTable(csv, columnsByKey(table, query), rows, format, asItIs,
            [&table](
                const OutputColumn& column, std::uint32_t row) { return csvValue(outputValue(table, column, row)); });
    else
        appendTable(csv, columnsByTitle(table, query), rows, format, asItIs,
            [&table](const OutputColumn& column, std::uint32_t row) { return shownText(table, column, row, asItIs); });
    return csv;
}

QByteArray writeExcelCsv(const Table& table, const Rows& rows, const Query& query)
{
    QByteArray csv = "\xEF\xBB\xBF";
    appendTable(csv, columnsByTitle(table, query), rows, {',', true}, guardedText,
        [&table](const OutputColumn& column, std::uint32_t row) { return shownText(table, column, row, guardedText); });
    return csv;
}

QString guardedText(const QString& text)
{
    // The full-width signs too: spreadsheets in East Asian settings take them for the plain ones.
    static const QString starts = QStringLiteral("=+-@\t\r\n＝＋－＠");
    return !text.isEmpty() && starts.contains(text.front()) ? u'\'' + text : text;
}

} // namespace atlas
