// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/benchmarkviews.h"

#include "catalog/catalog.h"
#include "charts/benchmarkgroups.h"
#include "columns/offersummaries.h"
#include "columns/tables.h"

#include <cmath>
#include <limits>
#include <map>
#include <optional>

namespace atlas {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

/// Hours in the unit of a time to train.
std::optional<double> hoursOf(const QString& unit)
{
    static const std::map<QString, double> units{{QStringLiteral("seconds"), 1.0 / 3600},
        {QStringLiteral("s"), 1.0 / 3600}, {QStringLiteral("minutes"), 1.0 / 60}, {QStringLiteral("min"), 1.0 / 60},
        {QStringLiteral("hours"), 1}, {QStringLiteral("h"), 1}, {QStringLiteral("days"), 24}};
    const auto found = units.find(unit);
    return found == units.end() ? std::nullopt : std::optional(found->second);
}

/// What `f(value, unit, price)` makes of each measurement; `price` is the lowest of its GPUs together, per hour.
template <class F> View costOf(const TableContext& context, F f)
{
    const EntityTable& table = context.catalog->benchmarks;
    const std::vector<double> lowest = views::lowestPrices(context, views::OffersOf::Gpus);
    const std::vector<EntityTable::Code>& gpus = table.codes("gpu");
    const std::vector<double>&values = table.numbers("value"), &counts = table.numbers("gpu_count");
    std::vector<double> costs(table.size(), Nan);
    for (std::size_t row = 0; row < table.size(); ++row)
        if (gpus[row] < lowest.size() && values[row] > 0)
            costs[row] = f(values[row], table.texts("unit")[row], lowest[gpus[row]] * counts[row]);
    return numberView(nullptr, std::move(costs));
}

View relativeView(const TableContext& context, const BenchmarkBaseline& baseline)
{
    const EntityTable& table = context.catalog->benchmarks;
    const std::vector<double>&values = table.numbers("value"), &counts = table.numbers("gpu_count");
    std::vector<double> relative(table.size(), Nan);
    for (const BenchmarkGroup& group : benchmarkGroups(*context.catalog)) {
        std::map<double, double> best; // by number of GPUs
        for (const std::uint32_t row : group.rows) {
            if (context.catalog->gpus.texts("gpu")[table.codes("gpu")[row]] != baseline.gpu || !(values[row] > 0))
                continue;
            const auto [place, first] = best.try_emplace(counts[row], values[row]);
            if (!first && (group.higherIsBetter ? values[row] > place->second : values[row] < place->second))
                place->second = values[row];
        }
        for (const std::uint32_t row : group.rows)
            if (const auto against = best.find(baseline.gpuCount.value_or(counts[row])); against != best.end())
                relative[row] = group.higherIsBetter ? values[row] / against->second : against->second / values[row];
    }
    return numberView(nullptr, std::move(relative));
}

}

TablePtr relativeBenchmarks(const TableContext& context, const BenchmarkBaseline& baseline)
{
    std::vector<Column> columns = benchmarkColumns();
    columns.push_back({.key = "relative",
        .title = QT_TRANSLATE_NOOP("Columns", "Relative speed"),
        .help = QT_TRANSLATE_NOOP("Columns",
            "Times as fast as the best result of the chosen GPU in the same benchmark; unknown where it has none"),
        .kind = ColumnKind::Number,
        .shown = 1,
        .view = [baseline](const TableContext& of) { return relativeView(of, baseline); },
        .descendingFirst = true,
        .derived = true});
    return std::make_shared<const Table>(
        QStringLiteral("benchmarks"), std::move(columns), context.catalog->benchmarks.size(), context);
}

namespace views {

View benchmarkOfBenchmarks(const TableContext& context)
{
    const std::vector<BenchmarkGroup> groups = benchmarkGroups(*context.catalog);
    std::map<QString, int> uses;
    for (const BenchmarkGroup& group : groups)
        ++uses[group.title];
    const EntityTable& table = context.catalog->benchmarks;
    std::vector<QString> texts(table.size());
    for (const BenchmarkGroup& group : groups) {
        QString text = group.title;
        if (uses[text] > 1)
            text += QStringLiteral(" · ")
                + (QStringList{table.texts("dataset")[group.rows.front()], group.metric, group.unit}.join(
                    QStringLiteral(", ")));
        for (const std::uint32_t row : group.rows)
            texts[row] = text;
    }
    return textView(nullptr, std::move(texts));
}

View marksOfBenchmarks(const TableContext& context)
{
    const EntityTable& table = context.catalog->benchmarks;
    const std::vector<QString>&notes = table.texts("note"), &suites = table.texts("suite");
    std::vector<QStringList> marks;
    for (std::size_t row = 0; row < table.size(); ++row) {
        QStringList found;
        if (notes[row].contains(QLatin1String("derived"), Qt::CaseInsensitive)
            || notes[row].contains(QLatin1String("value here is x"), Qt::CaseInsensitive))
            found << QStringLiteral("derived");
        if (suites[row] == QLatin1String("vendor") || suites[row] == QLatin1String("article"))
            found << QStringLiteral("vendor_claim");
        if (notes[row].contains(QLatin1String("status preview"), Qt::CaseInsensitive))
            found << QStringLiteral("preview");
        marks.push_back(std::move(found));
    }
    return listView(nullptr, marks, std::vector<bool>(table.size(), true));
}

View pricePerMillion(const TableContext& context)
{
    return costOf(context, [](double value, const QString& unit, double price) {
        return unit.endsWith(QLatin1String("/s")) ? price / (value * 3600) * 1e6 : Nan;
    });
}

View pricePerRun(const TableContext& context)
{
    return costOf(context, [](double value, const QString& unit, double price) {
        const std::optional<double> hours = hoursOf(unit);
        return hours ? price * value * *hours : Nan;
    });
}

}

} // namespace atlas
