// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/backup.h"

#include "export/safefile.h"
#include "sqlite/catalogfile.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace atlas {

Result<void> backUpCatalog(const QString& path, const QString& target)
{
    // SQLite would apply what is left there to the copy.
    for (const char* suffix : {"-journal", "-wal"})
        if (QFileInfo(target + QLatin1String(suffix)).size() > 0)
            return failure(ErrorCode::Conflict,
                QCoreApplication::translate("Backup",
                    "“%1” has unfinished changes of another program beside it; choose another name for the copy.")
                    .arg(target));
    return makeFile(target, [&](const QString& file) { return copyCatalog(path, file, target); }, {path});
}

} // namespace atlas
