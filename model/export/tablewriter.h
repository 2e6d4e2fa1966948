// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"
#include "error.h"

#include <QByteArray>
#include <optional>

namespace atlas {

enum class TableFormat { Table, Csv, ExcelCsv, Tsv, Json, Markdown, Xlsx };
[[nodiscard]] std::optional<TableFormat> tableFormat(QStringView name);
[[nodiscard]] QString tableFormatName(TableFormat format);

/// The rows as a file of that format, CONTRACT §1: csv, tsv and json carry all columns and hourly figures (plus those
/// of `per`), the others the shown columns in the shown unit. `query.columns` empty: the format's default columns.
[[nodiscard]] Result<QByteArray> writeTable(
    const Table& table, const Rows& rows, const Query& query, TableFormat format);

} // namespace atlas
