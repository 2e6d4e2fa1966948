// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "sqlite/connection.h"
#include "sqlite/guarded.h"

#include <sqlite3.h>

namespace atlas {

Result<void> copyCatalog(const QString& path, const QString& copy, const QString& shownCopy)
{
    return guarded(path, [&]() -> Result<void> {
        const auto connection = Connection::asItIs(path);
        if (!connection)
            return tl::unexpected(connection.error());
        return connection->copyTo(copy, shownCopy);
    });
}

QString sqliteVersion()
{
    return QString::fromLatin1(sqlite3_libversion());
}

} // namespace atlas
