// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"

#include <QStringList>
#include <span>

/// Which columns are shown, in which order, by key. A list may name columns that another version of the program has;
/// they keep their place and are passed over. An empty list means the columns shown by default.
namespace atlas {

/// Places in `columns` of those shown by default, in the order they are shown in.
[[nodiscard]] std::vector<int> shownByDefault(std::span<const Column> columns);
/// The keys that `wanted` shows, each once; the default ones where it shows none.
[[nodiscard]] QStringList shownKeys(std::span<const Column> columns, const QStringList& wanted);
/// All keys: the shown ones in their order, each other one behind the column that it follows in `columns`.
[[nodiscard]] QStringList allKeys(std::span<const Column> columns, const QStringList& wanted);
/// `shown` and, from `before`, the keys of other versions, each behind the key that it followed there.
[[nodiscard]] QStringList withForeignKeys(
    std::span<const Column> columns, const QStringList& shown, const QStringList& before);
/// `wanted` and the columns shown by default that `known` does not name, each behind its forerunner by default.
[[nodiscard]] QStringList withNewColumns(
    std::span<const Column> columns, const QStringList& wanted, const QStringList& known);
/// `keys` with the one at `from` moved in front of the one at `before`, or to the end.
[[nodiscard]] QStringList movedKey(QStringList keys, qsizetype from, qsizetype before);

} // namespace atlas
