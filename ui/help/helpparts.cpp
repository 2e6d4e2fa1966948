// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/helpparts.h"

#include "charts/chart.h"
#include "charts/chartregistry.h"
#include "columns/tables.h"
#include "commands/shortcutlist.h"
#include "health/healthrules.h"

#include <QCoreApplication>
#include <QMap>

namespace atlas {

namespace {

/// Any text as Markdown that shows it literally.
QString literal(const QString& text)
{
    QString escaped;
    for (const QChar character : text) {
        if (QStringLiteral("\\`*_{}[]()<>#+-.!|~").contains(character))
            escaped += u'\\';
        escaped += character == u'\n' ? QChar(u' ') : character;
    }
    return escaped;
}

QString code(const QString& text)
{
    return u'`' + text + u'`';
}

QString line(const QStringList& cells)
{
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

QString head(const QStringList& titles)
{
    return line(titles) + u'|' + QStringLiteral("---|").repeated(titles.size()) + u'\n';
}

QString columnTable(const std::vector<Column>& columns)
{
    QString text = head({QCoreApplication::translate("Help", "Title"), QCoreApplication::translate("Help", "Key"),
        QCoreApplication::translate("Help", "Meaning")});
    for (const Column& column : columns) {
        QString title = literal(columnTitle(column)), key = code(QLatin1String(column.key));
        const QString unit = unitText(column.unit, PerUnit::Hour, QCoreApplication::translate("Help", "currency"));
        if (!unit.isEmpty())
            title = QCoreApplication::translate("Help", "%1 (%2)", "column and unit").arg(title, literal(unit));
        if (column.shortName)
            key += QStringLiteral(", ") + code(QLatin1String(column.shortName));
        text += line({title, key, literal(columnHelp(column))});
    }
    return text;
}

QString columns(const QString& table)
{
    const QMap<QString, std::vector<Column> (*)()> lists{{QStringLiteral("offers"), offerColumns},
        {QStringLiteral("gpus"), gpuColumns}, {QStringLiteral("providers"), providerColumns},
        {QStringLiteral("benchmarks"), benchmarkColumns}, {QStringLiteral("sources"), sourceColumns},
        {QStringLiteral("claims"), claimColumns}, {QStringLiteral("history"), historyColumns}};
    return lists.contains(table) ? columnTable(lists[table]()) : QString();
}

QString flags(std::size_t from, std::size_t to)
{
    QString text
        = head({QCoreApplication::translate("Help", "Word"), QCoreApplication::translate("Help", "What is the matter"),
            QCoreApplication::translate("Help", "What is done about it")});
    for (std::size_t rule = from; rule < to; ++rule)
        text += line(
            {code(healthRuleId(static_cast<HealthRule>(rule))), literal(healthRuleTitle(static_cast<HealthRule>(rule))),
                literal(healthRuleEffect(static_cast<HealthRule>(rule)))});
    return text;
}

QString chartList()
{
    QString text = head(
        {QCoreApplication::translate("Help", "Chart"), QCoreApplication::translate("Help", "What can be chosen")});
    for (const Chart* chart : charts()) {
        QStringList titles;
        for (const ChartOption& option : chart->options())
            titles << literal(option.title);
        text += line({literal(chart->title()), titles.join(QCoreApplication::translate("Help", ", "))});
    }
    return text;
}

QString keyTables(const Actions& actions)
{
    // One table for each menu or part of the window, in the order of their first key.
    QStringList places;
    QMap<QString, QString> tables;
    for (const Shortcut& shortcut : shortcutList(actions)) {
        if (!places.contains(shortcut.place)) {
            places << shortcut.place;
            tables[shortcut.place] = QStringLiteral("## %1\n\n").arg(literal(shortcut.place))
                + head(
                    {QCoreApplication::translate("Help", "Keys"), QCoreApplication::translate("Help", "What they do")});
        }
        tables[shortcut.place] += line({literal(shortcut.keys), literal(shortcut.text)});
    }
    QStringList texts;
    for (const QString& place : places)
        texts << tables[place];
    return texts.join(u'\n');
}

}

QString helpPart(const QString& name, const Actions& actions)
{
    if (name.startsWith(QLatin1String("columns:")))
        return columns(name.mid(8));
    if (name == QLatin1String("flags:doubts"))
        return flags(0, DoubtCount);
    if (name == QLatin1String("flags:remarks"))
        return flags(DoubtCount, HealthRuleCount);
    if (name == QLatin1String("charts"))
        return chartList();
    if (name == QLatin1String("keys"))
        return keyTables(actions);
    return {};
}

} // namespace atlas
