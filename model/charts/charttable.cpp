// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/charttable.h"

#include "charts/pricedoffers.h"

#include <QCoreApplication>
#include <QDate>
#include <algorithm>
#include <array>
#include <cmath>

namespace atlas {

namespace {

using Record = std::vector<CellValue>;

struct KnownColumn
{
    const char* key;
    const char* title;
    enum class Kind { Text, Number, Measure, Hidden } kind = Kind::Text; ///< a measure is in the chart's unit
};
using enum KnownColumn::Kind;

constexpr std::array Known{
    KnownColumn{"by", QT_TRANSLATE_NOOP("ChartTable", "By"), Hidden},
    KnownColumn{"value", QT_TRANSLATE_NOOP("ChartTable", "Value"), Hidden},
    KnownColumn{"label", QT_TRANSLATE_NOOP("ChartTable", "Name")},
    KnownColumn{"lowest", QT_TRANSLATE_NOOP("ChartTable", "Lowest"), Measure},
    KnownColumn{"lower_whisker", QT_TRANSLATE_NOOP("ChartTable", "Lower whisker"), Measure},
    KnownColumn{"lower_quartile", QT_TRANSLATE_NOOP("ChartTable", "Lower quartile"), Measure},
    KnownColumn{"median", QT_TRANSLATE_NOOP("ChartTable", "Median"), Measure},
    KnownColumn{"upper_quartile", QT_TRANSLATE_NOOP("ChartTable", "Upper quartile"), Measure},
    KnownColumn{"upper_whisker", QT_TRANSLATE_NOOP("ChartTable", "Upper whisker"), Measure},
    KnownColumn{"highest", QT_TRANSLATE_NOOP("ChartTable", "Highest"), Measure},
    KnownColumn{"outliers", QT_TRANSLATE_NOOP("ChartTable", "Outliers"), Number},
    KnownColumn{"unit", QT_TRANSLATE_NOOP("ChartTable", "Unit"), Hidden},
    KnownColumn{"currency", QT_TRANSLATE_NOOP("ChartTable", "Currency"), Hidden},
    KnownColumn{"per", QT_TRANSLATE_NOOP("ChartTable", "Time unit"), Hidden},
    KnownColumn{"offers", QT_TRANSLATE_NOOP("ChartTable", "Offers"), Number},
    KnownColumn{"key", QT_TRANSLATE_NOOP("ChartTable", "Offer")},
    KnownColumn{"gpu", QT_TRANSLATE_NOOP("ChartTable", "GPU id"), Hidden},
    KnownColumn{"gpu_name", QT_TRANSLATE_NOOP("ChartTable", "GPU")},
    KnownColumn{"gpu_count", QT_TRANSLATE_NOOP("ChartTable", "GPUs"), Number},
    KnownColumn{"frontier", QT_TRANSLATE_NOOP("ChartTable", "On the frontier")},
    KnownColumn{"efficiency_percent", QT_TRANSLATE_NOOP("ChartTable", "Scaling efficiency (%)"), Number},
    KnownColumn{"remark", QT_TRANSLATE_NOOP("ChartTable", "Remark")},
    KnownColumn{"observed_on", QT_TRANSLATE_NOOP("ChartTable", "Observed on")},
    KnownColumn{"source", QT_TRANSLATE_NOOP("ChartTable", "Source")},
    KnownColumn{"flags", QT_TRANSLATE_NOOP("ChartTable", "Marks")},
    KnownColumn{"filter", QT_TRANSLATE_NOOP("ChartTable", "Filter"), Hidden},
};

CellValue known(const QString& text)
{
    return text.isEmpty() ? CellValue() : CellValue(text);
}

CellValue known(double number)
{
    return std::isfinite(number) ? CellValue(number) : CellValue();
}

/// A value as filters spell it, which may be the empty text.
CellValue named(const QString& value)
{
    return value.isNull() ? CellValue() : CellValue(value);
}

CellValue count(std::size_t number)
{
    return static_cast<double>(number);
}

QString perText(PerUnit per)
{
    switch (per) {
    case PerUnit::Hour:
        return QStringLiteral("hour");
    case PerUnit::Month:
        return QStringLiteral("month");
    case PerUnit::Year:
        return QStringLiteral("year");
    }
    return {};
}

/// The known columns of these keys, measures in that unit; an axis stands for itself.
ChartTable withColumns(
    std::size_t rows, const char* keys, const QString& unit, std::initializer_list<const ChartAxis*> axes = {})
{
    ChartTable table;
    table.rowCount = rows;
    for (const QString& key : QString::fromLatin1(keys).split(u' ')) {
        if (key == QLatin1String("*")) {
            for (const ChartAxis* axis : axes)
                table.columns.push_back({axis->key, axis->title, axis->kind != ChartAxis::Kind::Date});
            continue;
        }
        const auto found = std::find_if(
            Known.begin(), Known.end(), [&key](const KnownColumn& one) { return key == QLatin1String(one.key); });
        Q_ASSERT(found != Known.end());
        QString title = QCoreApplication::translate("ChartTable", found->title);
        if (found->kind == Measure && !unit.isEmpty())
            title = QCoreApplication::translate("ChartTable", "%1 (%2)", "figure and unit").arg(title, unit);
        table.columns.push_back({key, title, found->kind == Number || found->kind == Measure, found->kind != Hidden});
    }
    return table;
}

/// What the columns key, gpu_count, observed_on, source, flags say of an offer.
void append(Record& record, const ChartOffer& offer)
{
    record.insert(
        record.end(), {known(offer.key), known(offer.gpuCount), known(offer.date), known(offer.source), offer.flags});
}

/// What the chart itself calls the column.
void retitle(ChartTable& table, QLatin1String key, const QString& title)
{
    const auto found = std::find_if(
        table.columns.begin(), table.columns.end(), [key](const ChartColumn& column) { return column.key == key; });
    if (found != table.columns.end() && !title.isEmpty())
        found->title = title;
}

ChartNames namesOf(const ChartOffer& offer)
{
    return {
        offer.name.isEmpty() ? offer.key : offer.name, offer.sourceTitle.isEmpty() ? offer.source : offer.sourceTitle};
}

ChartTable tableOf(const ChartData& data, const ChartBars& body)
{
    ChartTable table = withColumns(body.bars.size(),
        "by value label lowest median highest currency per offers key gpu_count observed_on source flags filter",
        body.axis.unit);
    retitle(table, QLatin1String("label"), body.categoryTitle);
    retitle(table, QLatin1String("key"), QCoreApplication::translate("ChartTable", "Cheapest offer"));
    table.names = [&body](std::size_t row) { return namesOf(body.bars[row].offer); };
    table.row = [&data, &body](std::size_t row) {
        const ChartBar& bar = body.bars[row];
        Record record{data.by, named(bar.value), bar.label, known(bar.lowest), known(bar.median), known(bar.highest),
            data.currency, perText(data.per), count(bar.offers)};
        append(record, bar.offer);
        record.emplace_back(bar.filter);
        return record;
    };
    return table;
}

ChartTable tableOf(const ChartData& data, const ChartBoxes& body)
{
    ChartTable table = withColumns(body.boxes.size(),
        "by value label lowest lower_whisker lower_quartile median upper_quartile upper_whisker highest outliers unit "
        "offers key gpu_count observed_on source flags filter",
        body.axis.unit);
    retitle(table, QLatin1String("label"), body.categoryTitle);
    retitle(table, QLatin1String("key"),
        body.highestIsBest ? QCoreApplication::translate("ChartTable", "Offer with the highest saving")
                           : QCoreApplication::translate("ChartTable", "Cheapest offer"));
    table.names = [&body](std::size_t row) { return namesOf(body.boxes[row].offer); };
    table.row = [&data, &body](std::size_t row) {
        const ChartBox& box = body.boxes[row];
        Record record{data.by, named(box.value), box.label, known(box.lowest), known(box.lowerWhisker),
            known(box.lowerQuartile), known(box.median), known(box.upperQuartile), known(box.upperWhisker),
            known(box.highest), count(box.outliers.size()), body.axis.unit, count(box.offers)};
        append(record, box.offer);
        record.emplace_back(box.filter);
        return record;
    };
    return table;
}

ChartTable tableOf(const ChartData& data, const ChartPoints& body)
{
    ChartTable table = withColumns(body.xs.size(),
        "by value label gpu gpu_name * currency per frontier key gpu_count observed_on source flags", {},
        {&body.x, &body.y});
    retitle(table, QLatin1String("label"), body.seriesTitle);
    table.names
        = [&body](std::size_t point) { return namesOf(chartOffer(*body.offers, body.rows[point], body.locale)); };
    auto onFrontier = std::make_shared<std::vector<bool>>(body.xs.size());
    for (const std::uint32_t point : body.frontier)
        (*onFrontier)[point] = true;
    table.row = [&data, &body, onFrontier](std::size_t point) {
        const ChartSeries& series = body.series[body.seriesOf[point]];
        const auto text = [&](QStringView key) {
            const View* const view = viewOf(*body.offers, key);
            return view ? named(view->text(body.rows[point])) : CellValue();
        };
        Record record{data.by, named(series.value), series.label, text(u"gpu"), text(u"gpu_name"),
            known(body.xs[point]), known(body.ys[point]), data.currency, perText(data.per), (*onFrontier)[point]};
        append(record, chartOffer(*body.offers, body.rows[point], body.locale));
        return record;
    };
    return table;
}

ChartTable tableOf(const ChartData& data, const ChartGrid& body)
{
    auto filled = std::make_shared<std::vector<std::size_t>>();
    for (std::size_t cell = 0; cell < body.cells.size(); ++cell)
        if (body.cells[cell].offers > 0)
            filled->push_back(cell);
    ChartTable table = withColumns(filled->size(),
        "by value label gpu gpu_name lowest currency per offers key gpu_count observed_on source flags filter",
        body.values.unit);
    retitle(table, QLatin1String("label"), body.rowTitle);
    retitle(table, QLatin1String("gpu_name"), body.columnTitle);
    retitle(table, QLatin1String("key"), QCoreApplication::translate("ChartTable", "Cheapest offer"));
    table.names = [&body, filled](std::size_t row) { return namesOf(body.cells[(*filled)[row]].offer); };
    table.row = [&data, &body, filled](std::size_t row) {
        const std::size_t place = (*filled)[row];
        const ChartHead &line = body.rows[place / body.columns.size()],
                        &column = body.columns[place % body.columns.size()];
        const ChartCell& cell = body.cells[place];
        Record record{data.by, named(line.value), line.label, named(column.value), column.label, known(cell.value),
            data.currency, perText(data.per), count(cell.offers)};
        ChartOffer offer = cell.offer;
        if (offer.key.isEmpty())
            offer.gpuCount = std::numeric_limits<double>::quiet_NaN();
        append(record, offer);
        record.emplace_back(cell.filter);
        return record;
    };
    return table;
}

ChartTable tableOf(const ChartData& data, const ChartLines& body)
{
    auto places = std::make_shared<const std::vector<ChartLines::Place>>(body.items());
    const bool scaling = std::any_of(body.lines.begin(), body.lines.end(), [](const ChartLine& line) {
        return std::any_of(line.readings.begin(), line.readings.end(),
            [](const ChartReading& reading) { return std::isfinite(reading.efficiency); });
    });
    ChartTable table = withColumns(places->size(),
        scaling ? "by value label * unit efficiency_percent key observed_on source remark filter"
                : "by value label * unit key observed_on source remark filter",
        {}, {&body.x, &body.y});
    retitle(table, QLatin1String("label"), body.seriesTitle);
    table.names = [&body, places](std::size_t row) {
        return namesOf(body.lines[(*places)[row].line].readings[(*places)[row].reading].offer);
    };
    table.row = [&data, &body, places, scaling](std::size_t row) {
        const ChartLine& line = body.lines[(*places)[row].line];
        const ChartReading& reading = line.readings[(*places)[row].reading];
        Record record{data.by, named(line.value), line.label};
        if (body.x.kind == ChartAxis::Kind::Date)
            record.emplace_back(QDate::fromJulianDay(static_cast<qint64>(reading.x)).toString(Qt::ISODate));
        else
            record.push_back(known(reading.x));
        record.insert(record.end(), {known(reading.y), known(body.y.unit)});
        if (scaling)
            record.push_back(known(reading.efficiency));
        record.insert(record.end(),
            {known(reading.offer.key), known(reading.offer.date), known(reading.offer.source), known(reading.remark),
                line.filter});
        return record;
    };
    return table;
}

/// A profile a row: the raw figures under the keys of their columns.
ChartTable tableOf(const ChartData& data, const ChartRadar& body)
{
    ChartTable table = withColumns(body.profiles.size(), "key label currency per", {});
    for (const ChartSpoke& spoke : body.spokes)
        table.columns.push_back({spoke.axis.key, spoke.axis.title, true});
    for (const ChartSpoke& spoke : body.spokes)
        table.columns.push_back({spoke.axis.key + QStringLiteral("_share"),
            QCoreApplication::translate("ChartTable", "%1, share of the best").arg(spoke.axis.title), true});
    for (const ChartColumn& column : withColumns(0, "observed_on source flags", {}).columns)
        table.columns.push_back(column);
    table.columns.front().shown = false; // the label says it
    retitle(table, QLatin1String("label"), QCoreApplication::translate("ChartTable", "Offer"));
    table.names = [&body](std::size_t row) {
        const ChartProfile& profile = body.profiles[row];
        return ChartNames{profile.label, profile.sourceTitle.isEmpty() ? profile.source : profile.sourceTitle};
    };
    table.row = [&data, &body](std::size_t row) {
        const ChartProfile& profile = body.profiles[row];
        Record record{profile.value, profile.label, data.currency, perText(data.per)};
        for (const double value : profile.values)
            record.push_back(known(value));
        for (const double share : profile.shares)
            record.push_back(known(share));
        record.insert(record.end(), {known(profile.date), known(profile.source), profile.flags});
        return record;
    };
    return table;
}

}

ChartTable chartTable(const ChartData& data)
{
    return std::visit(
        [&data](const auto& body) {
            if constexpr (std::is_same_v<std::decay_t<decltype(body)>, std::monostate>)
                return ChartTable{};
            else
                return tableOf(data, body);
        },
        data.body);
}

} // namespace atlas
