// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/filestamp.h"

#include <QFile>
#include <QFileInfo>
#include <sys/stat.h>

namespace atlas {

FileStamp fileStamp(const QString& path)
{
    struct stat status
    {
    };
    FileStamp stamp;
    if (path.isEmpty() || ::stat(QFile::encodeName(path).constData(), &status) != 0)
        return stamp;
    stamp.exists = true;
    stamp.state = {static_cast<qint64>(status.st_dev), static_cast<qint64>(status.st_ino), status.st_size,
        status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
    if (::stat(QFile::encodeName(path + QStringLiteral("-wal")).constData(), &status) == 0 && status.st_size > 0) {
        stamp.state[5] = status.st_size;
        stamp.state[6] = status.st_mtim.tv_sec;
        stamp.state[7] = status.st_mtim.tv_nsec;
    }
    return stamp;
}

bool hasJournal(const QString& path)
{
    return QFileInfo(path + QStringLiteral("-journal")).size() > 0;
}

} // namespace atlas
