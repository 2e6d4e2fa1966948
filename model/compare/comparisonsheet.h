// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/comparison.h"
#include "export/tablewriter.h"

#include <QByteArray>

namespace atlas {

/// The chosen rows of a comparison as a file. table, markdown, excel-csv and xlsx show them as the window does: group,
/// property with its unit, one column an item, and which items are best and doubtful. csv and tsv are the same under
/// keys, prices per hour, with those of another unit in a line of their own (`price_per_month`); json is an array of
/// `{column, title, group, unit, values:{key: value}, best:[…], flagged:[…], differs}`. Options: titles in csv and tsv
/// too, and the encoding of what is text; json has keys and UTF-8 whatever they say.
[[nodiscard]] Result<QByteArray> writeComparison(const Comparison& comparison, std::span<const std::size_t> rows,
    TableFormat format, const TableFileOptions& options = {});

} // namespace atlas
