// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/formats.h"
#include "export/outputcolumn.h"
#include "export/plaintext.h"

namespace atlas {

QByteArray writeText(const Table& table, const Rows& rows, const Query& query)
{
    const std::vector<OutputColumn> columns = columnsByTitle(table, query);
    const CellStyle style{QLocale::c(), query.per, true};
    QStringList titles;
    std::vector<bool> numeric;
    for (const OutputColumn& column : columns) {
        titles << column.header;
        numeric.push_back(isNumeric(table, column));
    }
    TextGrid grid(titles, numeric);
    for (const std::uint32_t row : rows) {
        QStringList cells;
        for (const OutputColumn& column : columns)
            cells << cellText(table, column.column, row, style);
        grid.addRow(cells);
    }
    return grid.text().toUtf8();
}

} // namespace atlas
