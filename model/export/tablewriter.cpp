// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/tablewriter.h"

#include "export/formats.h"
#include "export/outputcolumn.h"

#include <QCoreApplication>
#include <array>

namespace atlas {

namespace {

struct FormatName
{
    TableFormat format;
    QLatin1StringView name;
};

constexpr std::array<FormatName, 7> FormatNames{{
    {TableFormat::Table, QLatin1StringView("table")},
    {TableFormat::Csv, QLatin1StringView("csv")},
    {TableFormat::ExcelCsv, QLatin1StringView("excel-csv")},
    {TableFormat::Tsv, QLatin1StringView("tsv")},
    {TableFormat::Json, QLatin1StringView("json")},
    {TableFormat::Markdown, QLatin1StringView("markdown")},
    {TableFormat::Xlsx, QLatin1StringView("xlsx")},
}};

}

std::optional<TableFormat> tableFormat(QStringView name)
{
    for (const FormatName& each : FormatNames) {
        if (name == each.name)
            return each.format;
    }
    return std::nullopt;
}

QString tableFormatName(TableFormat format)
{
    for (const FormatName& each : FormatNames) {
        if (format == each.format)
            return each.name;
    }
    return {};
}

bool hasHeaderStyles(TableFormat format)
{
    return format == TableFormat::Csv || format == TableFormat::Tsv || format == TableFormat::Json;
}

bool hasEncodings(TableFormat format)
{
    return format == TableFormat::Csv || format == TableFormat::Tsv || format == TableFormat::ExcelCsv;
}

namespace {

Result<QByteArray> writeUtf8(
    const Table& table, const Rows& rows, const Query& query, TableFormat format, HeaderStyle headers)
{
    switch (format) {
    case TableFormat::Table:
        return writeText(table, rows, query);
    case TableFormat::Csv:
        return writeCsv(table, rows, query, ',', headers);
    case TableFormat::ExcelCsv:
        return writeExcelCsv(table, rows, query);
    case TableFormat::Tsv:
        return writeCsv(table, rows, query, '\t', headers);
    case TableFormat::Json:
        return writeJson(table, rows, query, headers);
    case TableFormat::Markdown:
        return writeMarkdown(table, rows, query);
    case TableFormat::Xlsx:
        return writeXlsx(table, rows, query);
    }
    return failure(ErrorCode::InvalidArgument, {});
}

/// Where in the table the character is that the encoding lacks.
Error misfitError(const Table& table, const Rows& rows, const std::vector<OutputColumn>& columns, TextEncoding encoding)
{
    const auto error = [encoding](const QString& place, char32_t character) {
        return Error{ErrorCode::InvalidArgument,
            QCoreApplication::translate(
                "TableWriter", "%1 cannot write “%2” (U+%3) in %4. Nothing was written; choose UTF-8.")
                .arg(encodingName(encoding), QString::fromUcs4(&character, 1),
                    QString::number(character, 16).toUpper().rightJustified(4, u'0'), place)};
    };
    for (const OutputColumn& column : columns)
        if (const auto character = firstMisfit(column.header, encoding))
            return error(QCoreApplication::translate("TableWriter", "the header “%1”").arg(column.header), *character);
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (const OutputColumn& column : columns)
            if (const auto character = firstMisfit(cellText(table, column.column, rows[row], {}), encoding))
                return error(QCoreApplication::translate("TableWriter", "row %1 (%2), column “%3”")
                                 .arg(QString::number(row + 1), table.key(rows[row]), column.header),
                    *character);
    return {ErrorCode::InvalidArgument,
        QCoreApplication::translate("TableWriter", "%1 cannot write all characters of the table. Choose UTF-8.")
            .arg(encodingName(encoding))};
}

}

Result<QByteArray> writeTable(
    const Table& table, const Rows& rows, const Query& query, TableFormat format, const TableFileOptions& options)
{
    const HeaderStyle headers
        = hasHeaderStyles(format) ? options.headers.value_or(HeaderStyle::Keys) : HeaderStyle::Titles;
    Result<QByteArray> bytes = writeUtf8(table, rows, query, format, headers);
    if (!bytes || options.encoding == TextEncoding::Utf8 || !hasEncodings(format))
        return bytes;
    // The mark says UTF-8.
    if (bytes->startsWith("\xEF\xBB\xBF"))
        bytes->remove(0, 3);
    if (Result<QByteArray> encoded = encodeText(*bytes, options.encoding))
        return encoded;
    return tl::unexpected(misfitError(table, rows,
        headers == HeaderStyle::Keys ? columnsByKey(table, query) : columnsByTitle(table, query), options.encoding));
}

} // namespace atlas
