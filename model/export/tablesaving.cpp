// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/tablesaving.h"

#include <QCoreApplication>
#include <array>

namespace atlas {

namespace {
constexpr std::array<std::pair<TableFormat, const char*>, 7> Formats{{
    {TableFormat::Csv, QT_TRANSLATE_NOOP("TableFormat", "CSV")},
    {TableFormat::ExcelCsv, QT_TRANSLATE_NOOP("TableFormat", "CSV for Excel")},
    {TableFormat::Xlsx, QT_TRANSLATE_NOOP("TableFormat", "Excel workbook")},
    {TableFormat::Tsv, QT_TRANSLATE_NOOP("TableFormat", "Tab-separated text")},
    {TableFormat::Json, QT_TRANSLATE_NOOP("TableFormat", "JSON")},
    {TableFormat::Markdown, QT_TRANSLATE_NOOP("TableFormat", "Markdown")},
    {TableFormat::Table, QT_TRANSLATE_NOOP("TableFormat", "Plain text")},
}};
constexpr QLatin1StringView Headers{"headers"}, Columns{"columns"}, Encoding{"encoding"};
}

QStringList allColumnKeys(const Table& table)
{
    QStringList keys;
    for (const Column& column : table.columns())
        keys << QString::fromLatin1(column.key);
    return keys;
}

Result<QByteArray> saveTable(const Table& table, const Rows& rows, const Query& query, const TableSaving& saving)
{
    Query wanted = query;
    if (saving.allColumns) {
        wanted.columns = allColumnKeys(table);
    } else if (wanted.columns.isEmpty()) {
        // Formats for programs would take all.
        for (const int column : table.shownColumns())
            wanted.columns << QString::fromLatin1(table.column(column).key);
    }
    return writeTable(table, rows, wanted, saving.format, {saving.headers, saving.encoding});
}

QString tableFormatTitle(TableFormat format)
{
    for (const auto& [known, title] : Formats)
        if (known == format)
            return QCoreApplication::translate("TableFormat", title);
    return {};
}

QString tableSuffix(TableFormat format)
{
    switch (format) {
    case TableFormat::Table:
        return QStringLiteral("txt");
    case TableFormat::Markdown:
        return QStringLiteral("md");
    case TableFormat::Csv:
    case TableFormat::ExcelCsv:
        return QStringLiteral("csv");
    case TableFormat::Tsv:
    case TableFormat::Json:
    case TableFormat::Xlsx:
        break;
    }
    return tableFormatName(format);
}

TableFormat usualTableFormat(bool chinese)
{
    return chinese ? TableFormat::ExcelCsv : TableFormat::Csv;
}

QVariantMap savingToMap(const TableSaving& saving)
{
    return {{Headers, saving.headers == HeaderStyle::Keys ? QStringLiteral("keys") : QStringLiteral("titles")},
        {Columns, saving.allColumns ? QStringLiteral("all") : QStringLiteral("shown")},
        {Encoding, encodingName(saving.encoding)}};
}

TableSaving savingFromMap(TableFormat format, const QVariantMap& map)
{
    TableSaving saving;
    saving.format = format;
    if (map.value(Headers).toString() == QLatin1String("keys"))
        saving.headers = HeaderStyle::Keys;
    saving.allColumns = map.value(Columns).toString() == QLatin1String("all");
    saving.encoding = encodingByName(map.value(Encoding).toString()).value_or(TextEncoding::Utf8);
    return saving;
}

} // namespace atlas
