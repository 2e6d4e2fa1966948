// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/tablewriter.h"

#include "export/formats.h"

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

Result<QByteArray> writeTable(const Table& table, const Rows& rows, const Query& query, TableFormat format)
{
    switch (format) {
    case TableFormat::Table:
        return writeText(table, rows, query);
    case TableFormat::Csv:
        return writeCsv(table, rows, query, ',');
    case TableFormat::ExcelCsv:
        return writeExcelCsv(table, rows, query);
    case TableFormat::Tsv:
        return writeCsv(table, rows, query, '\t');
    case TableFormat::Json:
        return writeJson(table, rows, query);
    case TableFormat::Markdown:
        return writeMarkdown(table, rows, query);
    case TableFormat::Xlsx:
        return writeXlsx(table, rows, query);
    }
    return failure(ErrorCode::InvalidArgument, {});
}

} // namespace atlas
