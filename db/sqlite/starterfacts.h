// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/catalogfile.h"

#include <QStringList>

namespace SQLite {
class Database;
}

namespace atlas {

/// An import of the starter facts that are compiled in; `inputs` are the files of resources/catalog.
[[nodiscard]] ImportRequest starterRequest(QDate today);

/// Row of a new import run, made by hand: the starter facts say their version instead of file names.
[[nodiscard]] qint64 beginStarterRun(SQLite::Database& database, QDate today, bool initial);

/// Remembers in the catalog which version of the starter facts it holds.
void storeStarterVersion(SQLite::Database& database);

} // namespace atlas
