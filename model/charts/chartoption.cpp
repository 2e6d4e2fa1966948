// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartoption.h"

#include "columns/tables.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

tl::unexpected<Error> wrong(const QString& message)
{
    return failure(ErrorCode::InvalidArgument, message);
}

Result<void> check(const QString& chart, const ChartOption& option, const QString& value)
{
    const QString flag = QString::fromLatin1(option.flag);
    switch (option.kind) {
    case ChartOption::Kind::Choice:
        if (!option.values().contains(value))
            return wrong(QCoreApplication::translate("Chart", "%1 of %2 cannot be “%3”: choose one of %4")
                             .arg(flag, chart, value, option.values().join(QStringLiteral(", "))));
        break;
    case ChartOption::Kind::Count: {
        bool number = false;
        const int count = value.toInt(&number);
        if (!number || count < 1 || count > option.most)
            return wrong(QCoreApplication::translate("Chart", "%1 of %2 needs a whole number from 1 to %3, not “%4”")
                             .arg(flag, chart)
                             .arg(option.most)
                             .arg(value));
        break;
    }
    case ChartOption::Kind::Open:
    case ChartOption::Kind::Offers:
        break;
    }
    return {};
}

QString axisTitle(const QString& axes)
{
    if (axes == QLatin1String("x"))
        return QCoreApplication::translate("ChartOption", "horizontal axis");
    if (axes == QLatin1String("y"))
        return QCoreApplication::translate("ChartOption", "vertical axis");
    if (axes == QLatin1String("xy"))
        return QCoreApplication::translate("ChartOption", "both axes");
    return QCoreApplication::translate("ChartOption", "no axis");
}

}

QStringList ChartOption::values() const
{
    QStringList values;
    for (const ChartChoice& choice : choices)
        values << choice.value;
    return values;
}

QString ChartOptions::value(const QString& key) const
{
    const auto found = values.find(key);
    return found == values.end() ? QString() : found->second;
}

Result<ChartOptions> completed(
    const QString& chart, const std::vector<ChartOption>& options, const ChartOptions& chosen)
{
    ChartOptions complete{{}, chosen.locale};
    for (const ChartOption& option : options) {
        if (option.kind == ChartOption::Kind::Choice)
            complete.values[option.key()] = option.choices.front().value;
        const QString value = chosen.value(option.key());
        if (value.isEmpty())
            continue;
        if (const Result<void> right = check(chart, option, value); !right)
            return tl::unexpected(right.error());
        complete.values[option.key()] = value;
    }
    for (const auto& [key, value] : chosen.values) {
        const bool known = std::any_of(
            options.begin(), options.end(), [&key = key](const ChartOption& option) { return option.key() == key; });
        if (known)
            continue;
        QStringList flags;
        for (const ChartOption& option : options)
            flags << QString::fromLatin1(option.flag);
        return wrong(QCoreApplication::translate("Chart", "%1 has no option --%2; it has %3")
                         .arg(chart, key, flags.join(QStringLiteral(", "))));
    }
    return complete;
}

namespace chartoptions {

QString columnChoice(const QString& key)
{
    static const std::vector<Column> columns = offerColumns();
    const auto find = [](const QString& wanted) {
        return std::find_if(columns.begin(), columns.end(),
            [&wanted](const Column& column) { return wanted == QLatin1String(column.key); });
    };
    // People know an id by the title of its name.
    auto found = find(key + QStringLiteral("_name"));
    if (found == columns.end())
        found = find(key);
    return found == columns.end() ? key : columnTitle(*found);
}

ChartOption by(const QStringList& columns)
{
    ChartOption option{"--by", "COLUMN",
        QT_TRANSLATE_NOOP("CommandLine", "the column that bars, boxes, rows or series of the chart stand for"),
        QCoreApplication::translate("ChartOption", "By")};
    for (const QString& column : columns)
        option.choices.push_back({column, columnChoice(column)});
    return option;
}

ChartOption top()
{
    return {"--top", "N", QT_TRANSLATE_NOOP("CommandLine", "show at most N of them"),
        QCoreApplication::translate("ChartOption", "At most"), ChartOption::Kind::Count};
}

ChartOption log(const QStringList& axes)
{
    ChartOption option{"--log", "AXES", QT_TRANSLATE_NOOP("CommandLine", "logarithmic axes: none, x, y or xy"),
        QCoreApplication::translate("ChartOption", "Logarithmic")};
    for (const QString& axis : axes)
        option.choices.push_back({axis, axisTitle(axis)});
    return option;
}

ChartOption offers()
{
    return {"--offers", "KEY[,KEY…]",
        QT_TRANSLATE_NOOP("CommandLine", "the offers to draw, by key; a comma inside a key is written %2C"),
        QCoreApplication::translate("ChartOption", "Offers"), ChartOption::Kind::Offers};
}

ChartOption benchmark()
{
    return {"--benchmark", "NAME",
        QT_TRANSLATE_NOOP("CommandLine", "the benchmark: suite/task/model/metric/precision, or the start of it"),
        QCoreApplication::translate("ChartOption", "Benchmark"), ChartOption::Kind::Open};
}

}

} // namespace atlas
