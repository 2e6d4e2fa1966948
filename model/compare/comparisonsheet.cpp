// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/comparisonsheet.h"

#include "engine/querywords.h"
#include "export/jsontext.h"
#include "export/outputcolumn.h"
#include "export/sheet.h"

#include <QCoreApplication>

namespace atlas {

namespace {

/// One line of a file for programs: a row of the comparison in one unit.
struct Line
{
    const ComparisonRow* row = nullptr;
    PerUnit per = PerUnit::Hour;
    QString key;
    QString unit;
};

/// In every language the same.
QString unitOf(const ComparisonRow& row, PerUnit per, const QString& currency)
{
    if (row.group == ColumnGroup::Use)
        return row.numeric ? currency + QStringLiteral("/month") : QString();
    if (row.unit == Unit::MoneyPerHour)
        return currency + u'/' + perUnitName(per);
    return row.unit == Unit::Days ? QStringLiteral("days") : unitText(row.unit, per, currency);
}

std::vector<Line> linesByKey(const Comparison& comparison, std::span<const std::size_t> rows)
{
    const QString& currency = comparison.table->context().currency;
    std::vector<Line> lines;
    for (const std::size_t place : rows) {
        const ComparisonRow& row = comparison.rows[place];
        lines.push_back({&row, PerUnit::Hour, row.key, unitOf(row, PerUnit::Hour, currency)});
        if (row.unit == Unit::MoneyPerHour && comparison.per != PerUnit::Hour)
            lines.push_back(
                {&row, comparison.per, keyPer(row.key, comparison.per), unitOf(row, comparison.per, currency)});
    }
    return lines;
}

CellValue valueIn(const ComparisonRow& row, const ComparisonCell& cell, PerUnit per)
{
    CellValue value = cell.value;
    if (double* const number = std::get_if<double>(&value))
        *number *= row.factor(per);
    return value;
}

/// Keys or titles of the items that something holds for.
QStringList itemsWith(
    const Comparison& comparison, const ComparisonRow& row, bool ComparisonCell::*holds, QString ComparisonItem::*name)
{
    QStringList names;
    for (std::size_t place = 0; place < row.cells.size(); ++place)
        if (row.cells[place].*holds)
            names << comparison.items[place].*name;
    return names;
}

QByteArray json(const Comparison& comparison, std::span<const std::size_t> rows)
{
    QByteArrayList objects;
    for (const Line& line : linesByKey(comparison, rows)) {
        const ComparisonRow& row = *line.row;
        JsonObject values;
        for (std::size_t place = 0; place < row.cells.size(); ++place)
            values.add(comparison.items[place].key, valueIn(row, row.cells[place], line.per));
        JsonObject object;
        object.add(u"column", line.key).add(u"title", row.title).add(u"group", columnGroupId(row.group));
        object.add(u"unit", line.unit.isEmpty() ? CellValue() : CellValue(line.unit));
        object.addJson(u"values", values.json());
        object.add(u"best", itemsWith(comparison, row, &ComparisonCell::best, &ComparisonItem::key));
        object.add(u"flagged", itemsWith(comparison, row, &ComparisonCell::flagged, &ComparisonItem::key));
        objects << object.add(u"differs", row.differs).json();
    }
    return jsonArray(objects, true) + '\n';
}

SheetCell textCell(const QString& text)
{
    return {text, text};
}

SheetCell listCell(const QStringList& texts)
{
    return {texts, texts.join(QStringLiteral("; "))};
}

Sheet emptySheet(const Comparison& comparison)
{
    Sheet sheet;
    sheet.name = QCoreApplication::translate("Comparison", "Comparison");
    sheet.today = comparison.table->context().today;
    sheet.keys << QStringLiteral("group") << QStringLiteral("column") << QStringLiteral("unit");
    sheet.titles << QCoreApplication::translate("Comparison", "Group")
                 << QCoreApplication::translate("Comparison", "Property");
    for (const ComparisonItem& item : comparison.items) {
        sheet.keys << item.key;
        sheet.titles << item.title;
    }
    sheet.keys << QStringLiteral("best") << QStringLiteral("flagged");
    sheet.titles << QCoreApplication::translate("Comparison", "Best")
                 << QCoreApplication::translate("Comparison", "Doubtful");
    return sheet;
}

Sheet sheetByKey(const Comparison& comparison, std::span<const std::size_t> rows)
{
    Sheet sheet = emptySheet(comparison);
    for (const Line& line : linesByKey(comparison, rows)) {
        const ComparisonRow& row = *line.row;
        std::vector<SheetCell> cells{textCell(columnGroupId(row.group)), textCell(line.key),
            line.unit.isEmpty() ? SheetCell() : textCell(line.unit)};
        for (const ComparisonCell& cell : row.cells)
            cells.push_back({valueIn(row, cell, line.per), cell.text});
        cells.push_back(listCell(itemsWith(comparison, row, &ComparisonCell::best, &ComparisonItem::key)));
        cells.push_back(listCell(itemsWith(comparison, row, &ComparisonCell::flagged, &ComparisonItem::key)));
        sheet.lines.push_back(std::move(cells));
    }
    return sheet;
}

Sheet sheetByTitle(const Comparison& comparison, std::span<const std::size_t> rows)
{
    Sheet sheet = emptySheet(comparison);
    sheet.numeric.assign(static_cast<std::size_t>(sheet.titles.size()), false);
    for (const std::size_t place : rows) {
        const ComparisonRow& row = comparison.rows[place];
        std::vector<SheetCell> cells{textCell(columnGroupTitle(row.group)), textCell(row.header())};
        for (const ComparisonCell& cell : row.cells)
            cells.push_back({valueIn(row, cell, comparison.per), cell.text});
        cells.push_back(listCell(itemsWith(comparison, row, &ComparisonCell::best, &ComparisonItem::title)));
        cells.push_back(listCell(itemsWith(comparison, row, &ComparisonCell::flagged, &ComparisonItem::title)));
        sheet.lines.push_back(std::move(cells));
    }
    return sheet;
}

Result<QByteArray> writeUtf8(
    const Comparison& comparison, std::span<const std::size_t> rows, TableFormat format, HeaderStyle headers)
{
    if (format == TableFormat::Json)
        return json(comparison, rows);
    const bool forPrograms = format == TableFormat::Csv || format == TableFormat::Tsv;
    if (forPrograms && headers == HeaderStyle::Keys)
        return writeSheet(sheetByKey(comparison, rows), format);
    Sheet sheet = sheetByTitle(comparison, rows);
    if (forPrograms)
        sheet.keys = sheet.titles;
    return writeSheet(sheet, format);
}

}

Result<QByteArray> writeComparison(const Comparison& comparison, std::span<const std::size_t> rows, TableFormat format,
    const TableFileOptions& options)
{
    Result<QByteArray> bytes = writeUtf8(comparison, rows, format, options.headers.value_or(HeaderStyle::Keys));
    if (!bytes || options.encoding == TextEncoding::Utf8 || !hasEncodings(format))
        return bytes;
    if (bytes->startsWith("\xEF\xBB\xBF")) // the mark says UTF-8
        bytes->remove(0, 3);
    if (Result<QByteArray> encoded = encodeText(*bytes, options.encoding))
        return encoded;
    const char32_t misfit = firstMisfit(QString::fromUtf8(*bytes), options.encoding).value_or(U'?');
    return failure(ErrorCode::InvalidArgument,
        QCoreApplication::translate(
            "Comparison", "%1 cannot write “%2” of the comparison. Nothing was written; choose UTF-8.")
            .arg(encodingName(options.encoding), QString::fromUcs4(&misfit, 1)));
}

} // namespace atlas
