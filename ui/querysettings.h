// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"

namespace atlas {

/// The query as the window was left with it.
[[nodiscard]] Query storedQuery();
/// Filter and order, which change with each keystroke: to be called when the user has paused.
void storeFilterAndSort(const Query& query);
/// Keys of the shown columns.
void storeColumns(const QStringList& columns);
/// Columns, unit and currency.
void storeLook(const Query& query);

} // namespace atlas
