// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/tablequery.h"

#include "columns/tables.h"
#include "engine/querywords.h"
#include "export/plaintext.h"
#include "export/tablesaving.h"
#include "output.h"
#include "sqlite/catalogfile.h"
#include "views/viewfile.h"
#include "words.h"

#include <QCoreApplication>

namespace atlas {

namespace {

QStringList columnKeys(const Table& table)
{
    QStringList keys;
    for (const Column& column : table.columns()) {
        keys << QString::fromLatin1(column.key);
        if (column.shortName)
            keys << QString::fromLatin1(column.shortName);
    }
    return keys;
}

Expected<QString> columnKey(const Table& table, const char* option, const QString& word)
{
    const int index = table.indexOf(word);
    if (index < 0)
        return wrongUsage(unknownWord(QString::fromLatin1(option), word, columnKeys(table)));
    return QString::fromLatin1(table.column(index).key);
}

/// What the view says that was named, or the defaults.
Expected<SavedView> viewOf(const Invocation& invocation, const QString& table)
{
    if (!invocation.has("--view"))
        return usualView(table);
    const QString file = invocation.value("--view");
    Result<SavedView> view = readView(file);
    if (!view)
        return failed(view.error());
    if (view->table != table)
        return failed({ErrorCode::InvalidArgument,
            QCoreApplication::translate("CommandLine", "“%1” is a view of %2, not of %3.")
                .arg(file, view->table, table)});
    return std::move(*view);
}

Expected<void> readSort(const Table& table, const Invocation& invocation, Query& query)
{
    if (!invocation.has("--sort"))
        return {};
    query.sort.clear();
    for (const QString& part : invocation.value("--sort").split(u',')) {
        const Expected<QString> key = columnKey(table, "--sort", part.section(u':', 0, 0).trimmed());
        if (!key)
            return tl::unexpected(key.error());
        const std::optional<SortKey> parsed = parseSortKey(part);
        if (!parsed)
            return wrongUsage(unknownWord(
                QStringLiteral("--sort"), part.section(u':', 1), {QStringLiteral("asc"), QStringLiteral("desc")}));
        query.sort.push_back({*key, parsed->order});
    }
    return {};
}

/// The columns that are named, else those of the view; without a view each format has its own.
Expected<void> readColumns(const Table& table, const Invocation& invocation, Query& query)
{
    if (invocation.value("--columns") == QLatin1String("all")) {
        query.columns = allColumnKeys(table);
    } else if (invocation.has("--columns")) {
        const Expected<QStringList> columns = columnList(table, "--columns", invocation.value("--columns"));
        if (!columns)
            return tl::unexpected(columns.error());
        query.columns = *columns;
    } else if (invocation.has("--view")) {
        query.columns = columnsInSight(query.columns, table);
    }
    return {};
}

Expected<void> readUnits(const Invocation& invocation, Query& query)
{
    if (invocation.has("--per")) {
        const std::optional<PerUnit> per = perUnitByName(invocation.value("--per"));
        if (!per)
            return wrongUsage(unknownWord(QStringLiteral("--per"), invocation.value("--per"), perUnitNames()));
        query.per = *per;
    }
    if (invocation.has("--currency"))
        query.currency = invocation.value("--currency").toUpper();
    return {};
}

/// The message, then the filter with a mark under the place.
QStringList problemLines(const FilterProblem& problem, const QString& filter)
{
    const QString before = printable(filter.left(problem.position));
    const QString marked = printable(filter.mid(problem.position, problem.length));
    return {problem.message, QStringLiteral("  ") + filter,
        QString(2 + displayWidth(before), u' ') + QString(std::max(1, displayWidth(marked)), u'^')};
}

/// `view`: the file that the filter is from, empty when it is from the command line.
Expected<FilterNode> readFilter(const QString& filter, const Table& table, const QString& view)
{
    ParsedFilter parsed = parseFilter(filter, table);
    if (parsed.error) {
        QStringList lines = problemLines(*parsed.error, filter);
        if (view.isEmpty())
            return tl::unexpected(Failure(WrongUsage, lines));
        lines.prepend(
            QCoreApplication::translate("CommandLine", "The filter of the view “%1” cannot be used here.").arg(view));
        return tl::unexpected(Failure(NotDone, lines));
    }
    for (const FilterProblem& warning : parsed.warnings)
        printWarning(warning.message);
    return std::move(parsed.root);
}

}

Expected<QStringList> columnList(const Table& table, const char* option, const QString& list)
{
    QStringList keys;
    for (const QString& word : list.split(u',')) {
        const Expected<QString> key = columnKey(table, option, word.trimmed());
        if (!key)
            return tl::unexpected(key.error());
        if (!keys.contains(*key))
            keys << *key;
    }
    return keys;
}

Expected<int> wholeNumber(const Invocation& invocation, const char* option, int least, int most, int usual)
{
    if (!invocation.has(option))
        return usual;
    bool isNumber = false;
    const int number = invocation.value(option).toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return wrongUsage(QCoreApplication::translate("CommandLine", "%1 needs a whole number from %2 to %3, not “%4”.")
                              .arg(QString::fromLatin1(option), QString::number(least), QString::number(most),
                                  invocation.value(option)));
    return number;
}

std::vector<OptionSpec> unitOptions()
{
    return {
        {"--per", "hour|month|year",
            QT_TRANSLATE_NOOP("CommandLine", "time unit of prices (a month has 730 h, a year 8760 h)")},
        {"--currency", "CODE", QT_TRANSLATE_NOOP("CommandLine", "currency to compare in, USD if not given")},
    };
}

Expected<TableQuery> openTable(const Invocation& invocation, const QString& name, const QString& filter)
{
    const Expected<SavedView> view = viewOf(invocation, name);
    if (!view)
        return tl::unexpected(view.error());
    TableQuery result;
    result.query = view->query;
    result.facets = view->facets.value_or(QStringList());
    if (const Expected<void> units = readUnits(invocation, result.query); !units)
        return tl::unexpected(units.error());

    const Result<QString> path = invocation.catalog();
    if (!path)
        return failed(path.error());
    result.catalog = *path;
    const Result<CatalogPtr> catalog = readCatalog(*path);
    if (!catalog)
        return failed(catalog.error());
    const Result<TableContext> context = makeContext(*catalog, result.query.currency, invocation.today);
    if (!context)
        return invocation.has("--currency") ? wrongUsage(context.error().message) : failed(context.error());
    result.table = makeTable(name, *context);

    if (const Expected<void> sort = readSort(*result.table, invocation, result.query); !sort)
        return tl::unexpected(sort.error());
    if (const Expected<void> columns = readColumns(*result.table, invocation, result.query); !columns)
        return tl::unexpected(columns.error());
    if (invocation.has("--view"))
        for (const QString& remark : viewRemarks(*view, *result.table, invocation.value("--view")))
            printWarning(remark);
    const bool ofView = filter.isNull() && invocation.has("--view");
    if (!ofView)
        result.query.filter = filter;
    Expected<FilterNode> root
        = readFilter(result.query.filter, *result.table, ofView ? invocation.value("--view") : QString());
    if (!root)
        return tl::unexpected(root.error());
    result.filter = std::move(*root);
    return result;
}

} // namespace atlas
