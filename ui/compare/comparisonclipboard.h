// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <memory>

namespace atlas {

class ComparisonModel;

/// The comparison as it is shown, with its headers: text (tabs between cells) and an HTML table. Texts that a
/// spreadsheet would run as a formula get an apostrophe.
[[nodiscard]] std::unique_ptr<QMimeData> comparisonForClipboard(const ComparisonModel& model);

} // namespace atlas
