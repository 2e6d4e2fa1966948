// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/tablewriter.h"

#include <QVariantMap>

namespace atlas {

/// How a table that is looked at is saved. Rows and their order, unit and currency are those of the query.
struct TableSaving
{
    TableFormat format = TableFormat::Csv;
    HeaderStyle headers = HeaderStyle::Titles; ///< where `hasHeaderStyles`
    TextEncoding encoding = TextEncoding::Utf8; ///< where `hasEncodings`
    bool allColumns = false; ///< else those of the query, or of the table where it names none

    friend bool operator==(const TableSaving&, const TableSaving&) = default;
};

/// The rows as a file; `format`'s own options that do not apply are passed over.
[[nodiscard]] Result<QByteArray> saveTable(
    const Table& table, const Rows& rows, const Query& query, const TableSaving& saving);
/// Keys of all columns, for a query that is to have them all.
[[nodiscard]] QStringList allColumnKeys(const Table& table);
/// Name of a format for people, translated.
[[nodiscard]] QString tableFormatTitle(TableFormat format);
/// The suffix of files in that format, without its dot.
[[nodiscard]] QString tableSuffix(TableFormat format);

/// What a spreadsheet in that language opens without asking: in Chinese it needs the mark of UTF-8.
[[nodiscard]] TableFormat usualTableFormat(bool chinese);
/// Everything but the format, as settings keep it; what is not understood is as it is usually.
[[nodiscard]] QVariantMap savingToMap(const TableSaving& saving);
[[nodiscard]] TableSaving savingFromMap(TableFormat format, const QVariantMap& map);

} // namespace atlas
