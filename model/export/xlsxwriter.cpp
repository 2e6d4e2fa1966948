// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/formats.h"
#include "export/outputcolumn.h"
#include "export/plaintext.h"
#include "export/workbook.h"

#include <QCoreApplication>
#include <QDate>
#include <algorithm>

namespace atlas {

namespace {

constexpr std::size_t MostRows = LXW_ROW_MAX; // the line of titles included

QString numberFormat(const Table& table, const Column& column)
{
    if (column.kind == ColumnKind::Date)
        return QStringLiteral("yyyy-mm-dd");
    const QString more(std::max(0, column.decimals - 2), u'#');
    if (column.unit == Unit::MoneyPerHour || column.unit == Unit::MoneyOnce)
        return QStringLiteral("[$%1] #,##0.00").arg(table.context().currency) + more;
    if (column.unit == Unit::Money)
        return QStringLiteral("#,##0.00") + more;
    return QStringLiteral("General");
}

/// Writes one cell in the type of its value; unknown stays empty.
class CellWriter
{
public:
    CellWriter(lxw_worksheet* sheet, const Table& table)
        : m_sheet(sheet)
        , m_table(table)
    {
    }
    void write(std::uint32_t line, std::uint16_t place, const OutputColumn& column, std::uint32_t row,
        lxw_format* format) const
    {
        const CellValue value = outputValue(m_table, column, row);
        if (std::holds_alternative<std::monostate>(value))
            return;
        if (const double* const number = std::get_if<double>(&value))
            worksheet_write_number(m_sheet, line, place, *number, format);
        else if (const bool* const flag = std::get_if<bool>(&value))
            worksheet_write_boolean(m_sheet, line, place, *flag, nullptr);
        else if (!writeDate(line, place, column, value, format))
            worksheet_write_string(
                m_sheet, line, place, cellBytes(cellText(m_table, column.column, row, {})).constData(), nullptr);
    }

private:
    /// Only full dates are dates to a spreadsheet; a year or a month stays the text it is.
    bool writeDate(std::uint32_t line, std::uint16_t place, const OutputColumn& column, const CellValue& value,
        lxw_format* format) const
    {
        const QString* const text = std::get_if<QString>(&value);
        if (!text || m_table.column(column.column).kind != ColumnKind::Date)
            return false;
        const QDate date = QDate::fromString(*text, Qt::ISODate);
        if (text->size() != 10 || !date.isValid() || date.year() < 1900)
            return false;
        lxw_datetime when{date.year(), date.month(), date.day(), 0, 0, 0};
        worksheet_write_datetime(m_sheet, line, place, &when, format);
        return true;
    }

    lxw_worksheet* m_sheet;
    const Table& m_table;
};

void layOut(lxw_worksheet* sheet, const Table& table, const std::vector<OutputColumn>& columns, std::size_t rows)
{
    for (std::size_t place = 0; place < columns.size(); ++place) {
        const int title = displayWidth(columns[place].header) + 3;
        const int least = isNumeric(table, columns[place]) ? 8 : 14;
        const auto index = static_cast<lxw_col_t>(place);
        worksheet_set_column(sheet, index, index, std::min(60, std::max(title, least)), nullptr);
    }
    worksheet_freeze_panes(sheet, 1, 0);
    if (!columns.empty())
        worksheet_autofilter(sheet, 0, 0, static_cast<lxw_row_t>(rows), static_cast<lxw_col_t>(columns.size() - 1));
    worksheet_ignore_errors(sheet, LXW_IGNORE_NUMBER_STORED_AS_TEXT, "A1:XFD1048576");
}

}

Result<QByteArray> writeXlsx(const Table& table, const Rows& rows, const Query& query)
{
    if (rows.size() + 1 > MostRows)
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate(
                "Export", "An .xlsx sheet holds at most %1 rows, and these are %2; narrow the filter or choose CSV.")
                .arg(MostRows - 1)
                .arg(rows.size()));
    const std::vector<OutputColumn> columns = columnsByTitle(table, query);
    Workbook workbook(table.context().today);
    if (!workbook.book())
        return workbook.bytes();
    lxw_worksheet* const sheet = workbook_add_worksheet(workbook.book(), cellBytes(table.name()).constData());
    layOut(sheet, table, columns, rows.size());

    std::vector<lxw_format*> formats;
    for (std::size_t place = 0; place < columns.size(); ++place) {
        worksheet_write_string(
            sheet, 0, static_cast<lxw_col_t>(place), cellBytes(columns[place].header).constData(), workbook.bold());
        formats.push_back(workbook.format(numberFormat(table, table.column(columns[place].column))));
    }
    const CellWriter cells(sheet, table);
    std::uint32_t line = 1;
    for (const std::uint32_t row : rows) {
        for (std::size_t place = 0; place < columns.size(); ++place)
            cells.write(line, static_cast<std::uint16_t>(place), columns[place], row, formats[place]);
        ++line;
    }
    return workbook.bytes();
}

} // namespace atlas
