// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <QString>

namespace atlas::bench {

/// One keystroke in the filter box of the real window until the table is painted, against QSortFilterProxyModel over a
/// plain model in a painted QTableView; and the repaint of an empty table.
void keystrokeFigures(const QString& path, const TablePtr& offers, int rounds);

/// Process start to the first paint of the window with the starter catalog, against a bare QMainWindow with an empty
/// table. Starts `program` (this benchmark) as its own child.
void startFigures(const QString& program, int rounds);
/// The child's side: shows "bare" or "atlas" and ends after the first paint.
int showOnce(int& argc, char** argv, const QString& what);

} // namespace atlas::bench
