// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartdatawriter.h"

#include "engine/values.h"
#include "export/csvvalue.h"
#include "export/jsontext.h"
#include "text/csv.h"

#include <cmath>
#include <vector>

namespace atlas {

namespace {

QStringList members()
{
    return {QStringLiteral("by"), QStringLiteral("value"), QStringLiteral("label"), QStringLiteral("lowest"),
        QStringLiteral("median"), QStringLiteral("highest"), QStringLiteral("currency"), QStringLiteral("per"),
        QStringLiteral("offers"), QStringLiteral("key"), QStringLiteral("gpu_count"), QStringLiteral("observed_on"),
        QStringLiteral("source"), QStringLiteral("flags"), QStringLiteral("filter")};
}

CellValue knownText(const QString& text)
{
    return text.isEmpty() ? CellValue() : CellValue(text);
}

CellValue knownNumber(double number)
{
    return std::isfinite(number) ? CellValue(number) : CellValue();
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

std::vector<CellValue> record(const ChartData& data, const ChartBar& bar)
{
    return {data.by, bar.value.isNull() ? CellValue() : CellValue(bar.value), bar.label, knownNumber(bar.lowest),
        knownNumber(bar.median), knownNumber(bar.highest), data.currency, perText(data.per),
        static_cast<double>(bar.offers), knownText(bar.lowestKey), knownNumber(bar.lowestGpuCount),
        knownText(bar.lowestDate), knownText(bar.lowestSource), bar.lowestFlags, bar.filter};
}

}

QByteArray writeChartData(const ChartData& data, ChartDataFormat format)
{
    if (format == ChartDataFormat::Json) {
        JsonRecords json(members());
        for (const ChartBar& bar : data.bars)
            json.add(record(data, bar));
        return json.finish();
    }
    QByteArray csv;
    appendCsvRecord(csv, members());
    for (const ChartBar& bar : data.bars) {
        std::vector<QString> fields;
        for (const CellValue& value : record(data, bar))
            fields.push_back(csvValue(value));
        appendCsvRecord(csv, fields);
    }
    return csv;
}

} // namespace atlas
