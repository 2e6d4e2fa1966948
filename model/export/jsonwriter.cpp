// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/formats.h"
#include "export/jsontext.h"
#include "export/outputcolumn.h"

namespace atlas {

QByteArray writeJson(const Table& table, const Rows& rows, const Query& query, HeaderStyle headers)
{
    const std::vector<OutputColumn> columns
        = headers == HeaderStyle::Keys ? columnsByKey(table, query) : columnsByTitle(table, query);
    QStringList members;
    for (const OutputColumn& column : columns)
        members << column.header;
    JsonRecords json(members);
    for (const std::uint32_t row : rows) {
        json.begin();
        for (const OutputColumn& column : columns)
            json.value(outputValue(table, column, row));
        json.end();
    }
    return json.finish();
}

} // namespace atlas
