// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/tabletarget.h"

#include "output.h"
#include "words.h"

#include <QCoreApplication>
#include <array>
#include <unistd.h>

namespace atlas {

namespace {

constexpr std::array AllFormats{TableFormat::Table, TableFormat::Csv, TableFormat::ExcelCsv, TableFormat::Tsv,
    TableFormat::Json, TableFormat::Markdown, TableFormat::Xlsx};

Expected<TableFormat> namedFormat(const Invocation& invocation)
{
    if (invocation.has("--format")) {
        if (const std::optional<TableFormat> format = tableFormat(invocation.value("--format")))
            return *format;
        QStringList names;
        for (const TableFormat format : AllFormats)
            names << tableFormatName(format);
        return wrongUsage(unknownWord(QStringLiteral("--format"), invocation.value("--format"), names));
    }
    const Expected<QString> named = formatOfTarget(invocation,
        {QStringLiteral("txt"), QStringLiteral("csv"), QStringLiteral("tsv"), QStringLiteral("json"),
            QStringLiteral("md"), QStringLiteral("xlsx")});
    if (!named)
        return tl::unexpected(named.error());
    return tableFormat(*named).value_or(TableFormat::Table);
}

}

Expected<TableFormat> tableFormatOf(const Invocation& invocation)
{
    const Expected<TableFormat> format = namedFormat(invocation);
    const bool toStdout = !invocation.has("-o") || invocation.value("-o") == QLatin1StringView("-");
    if (format && *format == TableFormat::Xlsx && toStdout && ::isatty(STDOUT_FILENO))
        return wrongUsage(QCoreApplication::translate(
            "CommandLine", "An .xlsx file is nothing for a terminal; name a file with -o."));
    return format;
}

} // namespace atlas
