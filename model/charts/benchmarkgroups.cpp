// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/benchmarkgroups.h"

#include "catalog/catalog.h"
#include "engine/collation.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace atlas {

namespace {

constexpr std::array<const char*, 7> Parts{"suite", "task", "model", "metric", "precision", "dataset", "unit"};
constexpr std::size_t NamedParts = 5, Conditions = Parts.size();

/// The parts, and the conditions that the note states.
using Identity = std::array<QString, Parts.size() + 1>;

QString part(const QString& text)
{
    QString written = text.isEmpty() ? QStringLiteral("-") : text;
    return written.replace(u'%', QStringLiteral("%25")).replace(u'/', QStringLiteral("%2F"));
}

QString joined(const Identity& identity, std::size_t parts)
{
    QStringList texts;
    for (std::size_t index = 0; index < parts; ++index)
        texts << part(identity[index]);
    return texts.join(u'/');
}

QString titleOf(const Identity& identity)
{
    QStringList what{identity[2], identity[1]};
    if (!identity[4].isEmpty())
        what << identity[4];
    if (!identity[Conditions].isEmpty())
        what << identity[Conditions];
    return QCoreApplication::translate("Chart", "%1 (%2)", "benchmark and suite")
        .arg(what.join(QStringLiteral(", ")), identity[0]);
}

BenchmarkGroup groupOf(const Catalog& catalog, const Identity& identity, std::vector<std::uint32_t> rows)
{
    BenchmarkGroup group;
    group.title = titleOf(identity);
    QStringList words;
    for (const std::size_t index : {0, 1, 2, 4, 5, 7}) // metric and unit stand at the axis
        if (!identity[index].isEmpty())
            words << identity[index];
    group.words = words.join(QStringLiteral(", "));
    group.metric = identity[3];
    group.unit = identity[6];
    group.conditions = identity[Conditions];
    const std::vector<double>& higher = catalog.benchmarks.numbers("higher_is_better");
    group.higherIsBetter = rows.front() >= higher.size() || higher[rows.front()] != 0;
    group.rows = std::move(rows);
    return group;
}

}

QString measuredUnder(const QString& note)
{
    static const QRegularExpression stated(
        QStringLiteral("^(?:.* scenario|accuracy target .*|seq(?:uence)? (?:length )?"
                       "\\d+|\\d+x\\d+ phase|.*do not compare across.*)$"),
        QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    for (const QString& part : note.split(u';', Qt::SkipEmptyParts))
        if (stated.match(part.trimmed()).hasMatch())
            found << part.trimmed();
    return found.join(QStringLiteral(", "));
}

std::vector<BenchmarkGroup> benchmarkGroups(const Catalog& catalog)
{
    const EntityTable& table = catalog.benchmarks;
    const std::vector<double>&values = table.numbers("value"), &counts = table.numbers("gpu_count");
    const std::vector<EntityTable::Code>& gpus = table.codes("gpu");
    const std::vector<QString>& notes = table.texts("note");
    std::map<Identity, std::vector<std::uint32_t>> byIdentity;
    for (std::size_t row = 0; row < table.size(); ++row) {
        if (!std::isfinite(values[row]) || !(counts[row] > 0) || gpus[row] >= catalog.gpus.size())
            continue;
        Identity identity;
        for (std::size_t index = 0; index < Parts.size(); ++index)
            identity[index] = table.texts(Parts[index])[row];
        identity[Conditions] = measuredUnder(row < notes.size() ? notes[row] : QString());
        byIdentity[identity].push_back(static_cast<std::uint32_t>(row));
    }
    std::map<QString, int> uses;
    for (const auto& [identity, rows] : byIdentity)
        ++uses[joined(identity, NamedParts)];
    std::vector<BenchmarkGroup> groups;
    for (auto& [identity, rows] : byIdentity) {
        groups.push_back(groupOf(catalog, identity, std::move(rows)));
        const QString name = joined(identity, NamedParts);
        groups.back().name = uses[name] > 1 ? joined(identity, identity.size()) : name;
    }
    std::sort(groups.begin(), groups.end(), [](const BenchmarkGroup& left, const BenchmarkGroup& right) {
        if (left.rows.size() != right.rows.size())
            return left.rows.size() > right.rows.size();
        return compareTexts(left.name, right.name) < 0;
    });
    return groups;
}

Result<BenchmarkGroup> benchmarkGroup(const Catalog& catalog, const QString& wanted)
{
    std::vector<BenchmarkGroup> groups = benchmarkGroups(catalog);
    if (groups.empty())
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("Chart", "The catalog has no benchmark with known values"));
    if (wanted.isEmpty())
        return std::move(groups.front());
    const QString folded = fold(wanted);
    const QStringList words = folded.split(u' ', Qt::SkipEmptyParts);
    std::vector<const BenchmarkGroup*> starting, containing;
    for (const BenchmarkGroup& group : groups) {
        if (group.name == wanted)
            return group;
        const QString name = fold(group.name);
        if (name.startsWith(folded))
            starting.push_back(&group);
        if (std::all_of(words.begin(), words.end(), [&name](const QString& word) { return name.contains(word); }))
            containing.push_back(&group);
    }
    const std::vector<const BenchmarkGroup*>& found = starting.empty() ? containing : starting;
    if (found.size() == 1)
        return *found.front();
    QStringList names;
    for (const BenchmarkGroup* group : found)
        if (names.size() < 5)
            names << group->name;
    if (found.empty())
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("Chart", "There is no benchmark “%1”; the one with most measurements is %2")
                .arg(wanted, groups.front().name));
    return failure(ErrorCode::InvalidArgument,
        QCoreApplication::translate("Chart", "“%1” stands for %2 benchmarks, among them %3")
            .arg(wanted)
            .arg(found.size())
            .arg(names.join(QStringLiteral("; "))));
}

std::vector<ChartChoice> benchmarkChoices(const Catalog& catalog)
{
    std::vector<ChartChoice> choices;
    for (const BenchmarkGroup& group : benchmarkGroups(catalog))
        choices.push_back({group.name,
            QCoreApplication::translate("Chart", "%1: %2 measurements")
                .arg(group.title, QString::number(group.rows.size()))});
    return choices;
}

QString benchmarkTitle(const BenchmarkGroup& group)
{
    if (group.metric == QLatin1String("throughput"))
        return QCoreApplication::translate("Chart", "Throughput by number of GPUs: %1").arg(group.title);
    if (group.metric == QLatin1String("time_to_train"))
        return QCoreApplication::translate("Chart", "Time to train by number of GPUs: %1").arg(group.title);
    return QCoreApplication::translate("Chart", "%1 by number of GPUs: %2", "metric and benchmark")
        .arg(group.metric, group.title);
}

QString metricTitle(const QString& metric, const QString& unit)
{
    if (metric == QLatin1String("throughput"))
        return QCoreApplication::translate("Chart", "Throughput (%1)").arg(unit);
    if (metric == QLatin1String("time_to_train"))
        return QCoreApplication::translate("Chart", "Time to train (%1)").arg(unit);
    return QCoreApplication::translate("Chart", "%1 (%2)", "metric and unit").arg(metric, unit);
}

} // namespace atlas
