// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/tablequery.h"

#include "columns/tables.h"
#include "export/plaintext.h"
#include "output.h"
#include "sqlite/catalogfile.h"
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

Expected<std::vector<SortKey>> sortKeys(const Table& table, const Invocation& invocation)
{
    std::vector<SortKey> keys;
    if (!invocation.has("--sort")) {
        const QString price = QStringLiteral("price_per_gpu_hour");
        if (table.name() == QLatin1StringView("offers"))
            keys.push_back({price, Qt::AscendingOrder});
        return keys;
    }
    for (const QString& part : invocation.value("--sort").split(u',')) {
        const QString order = part.section(u':', 1);
        const Expected<QString> key = columnKey(table, "--sort", part.section(u':', 0, 0).trimmed());
        if (!key)
            return tl::unexpected(key.error());
        if (part.contains(u':') && order != QLatin1StringView("asc") && order != QLatin1StringView("desc"))
            return wrongUsage(
                unknownWord(QStringLiteral("--sort"), order, {QStringLiteral("asc"), QStringLiteral("desc")}));
        keys.push_back({*key, order == QLatin1StringView("desc") ? Qt::DescendingOrder : Qt::AscendingOrder});
    }
    return keys;
}

Expected<PerUnit> perUnit(const Invocation& invocation)
{
    static const QStringList units{QStringLiteral("hour"), QStringLiteral("month"), QStringLiteral("year")};
    if (!invocation.has("--per"))
        return PerUnit::Hour;
    switch (units.indexOf(invocation.value("--per"))) {
    case 0:
        return PerUnit::Hour;
    case 1:
        return PerUnit::Month;
    case 2:
        return PerUnit::Year;
    default:
        return wrongUsage(unknownWord(QStringLiteral("--per"), invocation.value("--per"), units));
    }
}

/// The message, then the filter with a mark under the place.
QStringList problemLines(const FilterProblem& problem, const QString& filter)
{
    const QString before = printable(filter.left(problem.position));
    const QString marked = printable(filter.mid(problem.position, problem.length));
    return {problem.message, QStringLiteral("  ") + filter,
        QString(2 + displayWidth(before), u' ') + QString(std::max(1, displayWidth(marked)), u'^')};
}

Expected<FilterNode> readFilter(const QString& filter, const Table& table)
{
    ParsedFilter parsed = parseFilter(filter, table);
    if (parsed.error)
        return tl::unexpected(Failure(WrongUsage, problemLines(*parsed.error, filter)));
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
    TableQuery result;
    const Expected<PerUnit> per = perUnit(invocation);
    if (!per)
        return tl::unexpected(per.error());
    result.query.per = *per;
    result.query.filter = filter;
    if (invocation.has("--currency"))
        result.query.currency = invocation.value("--currency").toUpper();

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

    const Expected<std::vector<SortKey>> sort = sortKeys(*result.table, invocation);
    if (!sort)
        return tl::unexpected(sort.error());
    result.query.sort = *sort;
    if (invocation.has("--columns")) {
        const Expected<QStringList> columns = columnList(*result.table, "--columns", invocation.value("--columns"));
        if (!columns)
            return tl::unexpected(columns.error());
        result.query.columns = *columns;
    }
    Expected<FilterNode> root = readFilter(filter, *result.table);
    if (!root)
        return tl::unexpected(root.error());
    result.filter = std::move(*root);
    return result;
}

} // namespace atlas
