// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/sheet.h"

#include "export/csvvalue.h"
#include "export/formats.h"
#include "export/jsontext.h"
#include "export/plaintext.h"
#include "export/workbook.h"
#include "text/csv.h"

#include <cmath>

namespace atlas {

namespace {

QByteArray sheetText(const Sheet& sheet)
{
    TextGrid grid(sheet.titles, sheet.numeric);
    for (const std::vector<SheetCell>& line : sheet.lines) {
        QStringList cells;
        for (const SheetCell& cell : line)
            cells << cell.text;
        grid.addRow(cells);
    }
    return grid.text().toUtf8();
}

QByteArray sheetCsv(const Sheet& sheet, char delimiter)
{
    QByteArray csv;
    std::vector<QString> fields(sheet.keys.begin(), sheet.keys.end());
    appendCsvRecord(csv, fields, {delimiter, false});
    for (const std::vector<SheetCell>& line : sheet.lines) {
        for (std::size_t place = 0; place < line.size(); ++place)
            fields[place] = csvValue(line[place].value);
        appendCsvRecord(csv, fields, {delimiter, false});
    }
    return csv;
}

bool isUnknown(const SheetCell& cell)
{
    return std::holds_alternative<std::monostate>(cell.value);
}

/// Rounded to micro-units: a unit may have been multiplied in.
double roundedNumber(double number)
{
    return std::abs(number) < 1e9 ? std::round(number * 1e6) / 1e6 : number;
}

QByteArray sheetExcelCsv(const Sheet& sheet)
{
    QByteArray csv = "\xEF\xBB\xBF";
    std::vector<QString> fields;
    for (const QString& title : sheet.titles)
        fields.push_back(guardedText(title));
    appendCsvRecord(csv, fields, {',', true});
    for (const std::vector<SheetCell>& line : sheet.lines) {
        for (std::size_t place = 0; place < line.size(); ++place) {
            const double* const number = std::get_if<double>(&line[place].value);
            fields[place] = isUnknown(line[place]) ? QString()
                : number                           ? numberText(roundedNumber(*number))
                                                   : guardedText(line[place].text);
        }
        appendCsvRecord(csv, fields, {',', true});
    }
    return csv;
}

QByteArray sheetJson(const Sheet& sheet)
{
    JsonRecords records(sheet.keys);
    for (const std::vector<SheetCell>& line : sheet.lines) {
        records.begin();
        for (const SheetCell& cell : line)
            records.value(cell.value);
        records.end();
    }
    return records.finish();
}

QByteArray sheetMarkdown(const Sheet& sheet)
{
    QString markdown, rule;
    for (qsizetype place = 0; place < sheet.titles.size(); ++place) {
        markdown += QStringLiteral("| ") + markdownText(sheet.titles[place]) + u' ';
        rule += sheet.numeric[static_cast<std::size_t>(place)] ? QStringLiteral("| ---: ") : QStringLiteral("| --- ");
    }
    markdown += QStringLiteral("|\n") + rule + QStringLiteral("|\n");
    for (const std::vector<SheetCell>& line : sheet.lines) {
        for (const SheetCell& cell : line)
            markdown += QStringLiteral("| ") + markdownText(cell.text) + u' ';
        markdown += QStringLiteral("|\n");
    }
    return markdown.toUtf8();
}

Result<QByteArray> sheetXlsx(const Sheet& sheet)
{
    Workbook workbook(sheet.today);
    if (!workbook.book())
        return workbook.bytes();
    lxw_worksheet* const page = workbook_add_worksheet(workbook.book(), cellBytes(sheet.name).constData());
    std::vector<int> widths;
    for (const QString& title : sheet.titles)
        widths.push_back(displayWidth(title) + 3);
    for (const std::vector<SheetCell>& line : sheet.lines)
        for (std::size_t place = 0; place < line.size(); ++place)
            widths[place] = std::max(widths[place], displayWidth(line[place].text) + 2);
    for (std::size_t place = 0; place < widths.size(); ++place)
        worksheet_set_column(
            page, static_cast<lxw_col_t>(place), static_cast<lxw_col_t>(place), std::min(60, widths[place]), nullptr);
    worksheet_freeze_panes(page, 1, 0);
    worksheet_ignore_errors(page, LXW_IGNORE_NUMBER_STORED_AS_TEXT, "A1:XFD1048576");
    for (qsizetype place = 0; place < sheet.titles.size(); ++place)
        worksheet_write_string(
            page, 0, static_cast<lxw_col_t>(place), cellBytes(sheet.titles[place]).constData(), workbook.bold());
    lxw_row_t at = 1;
    for (const std::vector<SheetCell>& line : sheet.lines) {
        for (std::size_t place = 0; place < line.size(); ++place) {
            const SheetCell& cell = line[place];
            const auto column = static_cast<lxw_col_t>(place);
            if (const double* const number = std::get_if<double>(&cell.value))
                worksheet_write_number(page, at, column, roundedNumber(*number), nullptr);
            else if (const bool* const flag = std::get_if<bool>(&cell.value))
                worksheet_write_boolean(page, at, column, *flag, nullptr);
            else if (!isUnknown(cell))
                worksheet_write_string(page, at, column, cellBytes(cell.text).constData(), nullptr);
        }
        ++at;
    }
    return workbook.bytes();
}

}

Result<QByteArray> writeSheet(const Sheet& sheet, TableFormat format)
{
    switch (format) {
    case TableFormat::Table:
        return sheetText(sheet);
    case TableFormat::Csv:
        return sheetCsv(sheet, ',');
    case TableFormat::ExcelCsv:
        return sheetExcelCsv(sheet);
    case TableFormat::Tsv:
        return sheetCsv(sheet, '\t');
    case TableFormat::Json:
        return sheetJson(sheet);
    case TableFormat::Markdown:
        return sheetMarkdown(sheet);
    case TableFormat::Xlsx:
        return sheetXlsx(sheet);
    }
    return failure(ErrorCode::InvalidArgument, {});
}

} // namespace atlas
