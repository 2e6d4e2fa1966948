// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"
#include "error.h"
#include "export/tablewriter.h"

#include <QByteArray>

/// One writer a format, each in a file of its own; `writeTable` chooses among them.
namespace atlas {

[[nodiscard]] QByteArray writeCsv(
    const Table& table, const Rows& rows, const Query& query, char delimiter, HeaderStyle headers);
/// With byte order mark, CRLF, and an apostrophe before texts that a spreadsheet would take for a formula.
[[nodiscard]] QByteArray writeExcelCsv(const Table& table, const Rows& rows, const Query& query);
[[nodiscard]] QByteArray writeJson(const Table& table, const Rows& rows, const Query& query, HeaderStyle headers);
[[nodiscard]] QByteArray writeMarkdown(const Table& table, const Rows& rows, const Query& query);
[[nodiscard]] QByteArray writeText(const Table& table, const Rows& rows, const Query& query);
/// Fails for more rows than a sheet can hold.
[[nodiscard]] Result<QByteArray> writeXlsx(const Table& table, const Rows& rows, const Query& query);

/// A text as spreadsheets may be given it: one that begins like a formula gets an apostrophe in front.
[[nodiscard]] QString guardedText(const QString& text);
/// The text as Markdown shows it literally. An underscore inside a word needs no backslash.
[[nodiscard]] QString markdownText(const QString& text);

} // namespace atlas
