// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"
#include "error.h"
#include "text/encoding.h"

#include <QByteArray>
#include <optional>

namespace atlas {

enum class TableFormat { Table, Csv, ExcelCsv, Tsv, Json, Markdown, Xlsx };
[[nodiscard]] std::optional<TableFormat> tableFormat(QStringView name);
[[nodiscard]] QString tableFormatName(TableFormat format);

/// What names the columns: their keys and hourly figures, for programs; or their titles in the shown unit, for people.
enum class HeaderStyle { Keys, Titles };

struct TableFileOptions
{
    std::optional<HeaderStyle> headers = {}; ///< of csv, tsv and json; not given: keys
    TextEncoding encoding = TextEncoding::Utf8; ///< of csv, excel-csv and tsv
};

/// The rows as a file of that format. Under keys, as csv, tsv and json have them unless told otherwise, there are all
/// columns with hourly figures (plus those of `per`); under titles the shown columns in the shown unit. `query.columns`
/// not empty: these. An error that names row and column for a character that the encoding lacks.
[[nodiscard]] Result<QByteArray> writeTable(
    const Table& table, const Rows& rows, const Query& query, TableFormat format, const TableFileOptions& options = {});
/// Which options have a say in the format.
[[nodiscard]] bool hasHeaderStyles(TableFormat format);
[[nodiscard]] bool hasEncodings(TableFormat format);

} // namespace atlas
