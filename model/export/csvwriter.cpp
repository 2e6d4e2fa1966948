// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/formats.h"
#include "export/outputcolumn.h"
#include "text/csv.h"

namespace atlas {

namespace {

/// Unknown is an empty field; a known empty text is quoted, so that the two can be told apart.
QByteArray csvValue(const CellValue& value, char delimiter)
{
    struct Writer
    {
        char delimiter;
        QByteArray operator()(std::monostate) const { return {}; }
        QByteArray operator()(double number) const { return numberText(number).toLatin1(); }
        QByteArray operator()(bool flag) const { return flag ? "true" : "false"; }
        QByteArray operator()(const QString& text) const
        {
            return text.isEmpty() ? QByteArray("\"\"") : csvField(text, delimiter);
        }
        QByteArray operator()(const QStringList& texts) const { return (*this)(texts.join(u';')); }
    };
    return std::visit(Writer{delimiter}, value);
}

/// Rounded to micro-units where a unit other than the hour was multiplied in.
QString spreadsheetText(const Table& table, const OutputColumn& column, std::uint32_t row)
{
    const CellValue value = outputValue(table, column, row);
    if (std::holds_alternative<std::monostate>(value))
        return {};
    if (const double* const number = std::get_if<double>(&value)) {
        const bool multiplied = column.per != PerUnit::Hour && table.column(column.column).unit == Unit::MoneyPerHour;
        return multiplied ? roundedText(*number, 6, QLocale::c()) : numberText(*number);
    }
    return guardedText(cellText(table, column.column, row, {}));
}

}

QByteArray writeCsv(const Table& table, const Rows& rows, const Query& query, char delimiter)
{
    const std::vector<OutputColumn> columns = columnsByKey(table, query);
    QByteArray csv;
    const auto endLine = [&csv] {
        csv.chop(1);
        csv += '\n';
    };
    for (const OutputColumn& column : columns)
        csv += csvField(column.header, delimiter) + delimiter;
    endLine();
    for (const std::uint32_t row : rows) {
        for (const OutputColumn& column : columns)
            csv += csvValue(outputValue(table, column, row), delimiter) + delimiter;
        endLine();
    }
    return csv;
}

QByteArray writeExcelCsv(const Table& table, const Rows& rows, const Query& query)
{
    const std::vector<OutputColumn> columns = columnsByTitle(table, query);
    QByteArray csv = "\xEF\xBB\xBF";
    const auto endLine = [&csv] {
        csv.chop(1);
        csv += "\r\n";
    };
    for (const OutputColumn& column : columns)
        csv += csvField(guardedText(column.header), ',') + ',';
    endLine();
    for (const std::uint32_t row : rows) {
        for (const OutputColumn& column : columns)
            csv += csvField(spreadsheetText(table, column, row), ',') + ',';
        endLine();
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
