// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/tablequery.h"
#include "engine/querywords.h"
#include "output.h"
#include "records.h"

#include <QCoreApplication>

namespace atlas {

namespace {

CellValue facetValue(const Column& column, const FacetCount& count)
{
    if (count.text.isNull())
        return {};
    if (column.kind == ColumnKind::Number)
        return count.number;
    if (column.kind == ColumnKind::Flag)
        return count.number != 0;
    return count.text;
}

/// What `--by` names, else the facets of the view.
Expected<std::vector<int>> facetColumns(const TableQuery& open, const Invocation& invocation)
{
    QStringList keys = open.facets;
    if (invocation.has("--by")) {
        const Expected<QStringList> named = columnList(*open.table, "--by", invocation.value("--by"));
        if (!named)
            return tl::unexpected(named.error());
        keys = *named;
    }
    std::vector<int> columns = columnIndexes(keys, *open.table);
    if (columns.empty())
        return wrongUsage(QCoreApplication::translate("CommandLine", "facets needs --by COLUMN."));
    return columns;
}

Outcome runFacets(const Invocation& invocation)
{
    const Expected<TableQuery> open = openTable(invocation, QStringLiteral("offers"), invocation.arguments.value(0));
    if (!open)
        return tl::unexpected(open.error());
    const Expected<std::vector<int>> columns = facetColumns(*open, invocation);
    if (!columns)
        return tl::unexpected(columns.error());

    Engine engine(open->table);
    const Engine::Answer answer = engine.run(
        open->filter, {}, *columns, invocation.has("--ignore-own") ? FacetMode::IgnoreOwn : FacetMode::WholeFilter);
    Records records({
        {QStringLiteral("column"), QCoreApplication::translate("CommandLine", "Column")},
        {QStringLiteral("value"), QCoreApplication::translate("CommandLine", "Value")},
        {QStringLiteral("count"), QCoreApplication::translate("CommandLine", "Offers"), true},
    });
    for (const Facet& facet : answer.facets) {
        const Column& column = open->table->column(facet.column);
        for (const FacetCount& count : facet.counts)
            records.add({QString::fromLatin1(column.key), facetValue(column, count), static_cast<double>(count.count)});
    }
    const Expected<QByteArray> bytes = records.write(invocation, QStringLiteral("json"));
    if (!bytes)
        return tl::unexpected(bytes.error());
    return deliver(*bytes, invocation, {open->catalog});
}

}

Command facetsCommand()
{
    Command command;
    command.name = "facets";
    command.arguments = "[FILTER]";
    command.summary = QT_TRANSLATE_NOOP("CommandLine", "count offers by the values of columns");
    command.details = QT_TRANSLATE_NOOP("CommandLine",
        "Formats: json (an array of column, value and count; an unknown value is null), csv, tsv, table. A column that "
        "holds several values counts each of them, so its counts may sum up to more than the offers.");
    command.options = {
        {"--by", "COLUMN,…", QT_TRANSLATE_NOOP("CommandLine", "the columns to count by")},
        {"--ignore-own", nullptr,
            QT_TRANSLATE_NOOP("CommandLine", "leave a column's own part of the filter out, as the window's facets do")},
        {"--currency", "CODE", QT_TRANSLATE_NOOP("CommandLine", "currency to compare in, USD if not given")},
        {"-o", "FILE", QT_TRANSLATE_NOOP("CommandLine", "write into this file, whole or not at all")},
    };
    command.examples = {"facets 'gpu:h100' --by provider,region_group"};
    command.mostArguments = 1;
    command.run = runFacets;
    return command;
}

} // namespace atlas
