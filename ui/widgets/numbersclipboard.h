// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <QModelIndexList>
#include <memory>

namespace atlas {

class ChartNumbers;

/// These rows of the numbers behind a chart, or all when there are none, as text (tabs between cells, numbers in C
/// locale, unknown empty); texts that a spreadsheet would run as a formula get an apostrophe.
[[nodiscard]] std::unique_ptr<QMimeData> numbersForClipboard(
    const ChartNumbers& numbers, const QModelIndexList& rows, bool withHeaders);

} // namespace atlas
