// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartdatawriter.h"

#include "charts/charttable.h"
#include "export/csvvalue.h"
#include "export/jsontext.h"
#include "text/csv.h"

#include <vector>

namespace atlas {

QByteArray writeChartData(const ChartData& data, ChartDataFormat format)
{
    const ChartTable table = chartTable(data);
    QStringList keys;
    for (const ChartColumn& column : table.columns)
        keys << column.key;
    if (format == ChartDataFormat::Json) {
        JsonRecords json(keys);
        for (std::size_t row = 0; row < table.rowCount; ++row)
            json.add(table.row(row));
        return json.finish();
    }
    QByteArray csv;
    if (!keys.isEmpty())
        appendCsvRecord(csv, keys);
    for (std::size_t row = 0; row < table.rowCount; ++row) {
        std::vector<QString> fields;
        for (const CellValue& value : table.row(row))
            fields.push_back(csvValue(value));
        appendCsvRecord(csv, fields);
    }
    return csv;
}

} // namespace atlas
