// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"

#include <optional>

/// Parts of a query as command line, settings and files write them.
namespace atlas {

/// hour, month, year.
[[nodiscard]] QStringList perUnitNames();
[[nodiscard]] QString perUnitName(PerUnit per);
[[nodiscard]] std::optional<PerUnit> perUnitByName(const QString& name);

/// `price_per_hour`, or `price_per_hour:desc`.
[[nodiscard]] QString sortKeyText(const SortKey& key);
/// Also takes `price_per_hour:asc`; nothing for another order. Whether there is such a column is not looked at.
[[nodiscard]] std::optional<SortKey> parseSortKey(const QString& text);

/// How the rows of a table stand when nobody asks for another order: the cheapest offers first.
[[nodiscard]] std::vector<SortKey> usualSort(const QString& table);
/// Those of the keys that the table has, each column once.
[[nodiscard]] std::vector<int> columnIndexes(const QStringList& keys, const Table& table);
/// Keys of the columns in sight, in order, each once: those of `wanted` that the table has; where it has none of them,
/// those shown by default.
[[nodiscard]] QStringList columnsInSight(const QStringList& wanted, const Table& table);

} // namespace atlas
