// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"
#include "engine/values.h"

class QPalette;
class QTextDocument;

namespace atlas {

/// What heads the details of an offer: GPUs and where.
[[nodiscard]] QString detailTitle(const Table& table, std::uint32_t row, const CellStyle& style);
/// Writes all fields of a row in groups; a column that no group names comes last. Everything is plain text.
void writeDetails(
    QTextDocument& document, const Table& table, std::uint32_t row, const CellStyle& style, const QPalette& palette);
/// One more field at the end of the last group.
void appendDetail(QTextDocument& document, const QString& title, const QString& value, const QPalette& palette);

} // namespace atlas
