// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <QString>
#include <QStringList>

namespace atlas::bench {

/// Texts as one types them, all different, from one that every row has to one that few have.
[[nodiscard]] QStringList needles();

/// Engine alone (parse, filter, 4 facets, sort) against SQLite: ORDER BY and 4 GROUP BY over a flat table in memory.
void engineFigures(const TablePtr& offers, int rounds);
/// SQLite file → Catalog and prices, against stepping over the same statements and QSqlTableModel fetching all.
void loadFigures(const QString& path, std::size_t offers, int rounds);

} // namespace atlas::bench
