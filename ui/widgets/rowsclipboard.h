// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <QString>
#include <memory>
#include <vector>

namespace atlas {

class TableModel;

/// Rows of a table as text (tabs between cells, quoted only where needed) and as an HTML table. Numbers are in C
/// locale, unknown values empty; texts that a spreadsheet would run as a formula get an apostrophe.
[[nodiscard]] std::unique_ptr<QMimeData> rowsForClipboard(
    const TableModel& model, const std::vector<int>& rows, bool withHeaders);

/// In quotes where tabs, quotes or line ends in it need them.
[[nodiscard]] QString quotedForClipboard(QString text);

} // namespace atlas
