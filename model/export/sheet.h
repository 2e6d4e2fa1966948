// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/values.h"
#include "error.h"
#include "export/tablewriter.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>
#include <vector>

namespace atlas {

/// One cell of a sheet.
struct SheetCell
{
    CellValue value; ///< in the unit that `text` shows
    QString text; ///< as people read it
};

/// A table whose cells are of any kind, line by line: what is no table of the catalog but goes into the same files.
struct Sheet
{
    QString name;
    QStringList keys; ///< of the columns, for programs
    QStringList titles; ///< of the columns, for people
    std::vector<bool> numeric; ///< columns that stand on the right
    std::vector<std::vector<SheetCell>> lines; ///< one cell a column
    QDate today; ///< written into files that carry a date
};

/// The sheet as a file of that format. csv and tsv carry keys and values, the others titles, and numbers where the file
/// can hold them; json is an array of objects by key.
[[nodiscard]] Result<QByteArray> writeSheet(const Sheet& sheet, TableFormat format);

} // namespace atlas
