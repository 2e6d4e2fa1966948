// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "sqlite/connection.h"
#include "sqlite/filekind.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QtEndian>

namespace atlas {

namespace {

/// What the header says, without opening the database; 0 when it cannot be read.
quint32 schemaOf(const QString& path)
{
    constexpr qint64 UserVersionAt = 60;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(UserVersionAt))
        return 0;
    const QByteArray bytes = file.read(sizeof(quint32));
    return bytes.size() == sizeof(quint32) ? qFromBigEndian<quint32>(bytes.constData()) : 0;
}

/// Older schemas are migrated, and what a crash left unfinished is rolled back: opening for writing does both.
Result<void> bringUpToDate(const QString& path)
{
    const quint32 schema = schemaOf(path);
    const bool older = schema > 0 && schema < static_cast<quint32>(CurrentSchema);
    if (!older && !hasContent(path + QStringLiteral("-journal")))
        return {};
    const auto opened = Connection::forWriting(path);
    return opened || !older ? Result<void>() : tl::unexpected(opened.error());
}

}

QString ownCatalogPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + QStringLiteral("/gpu-atlas/catalog.sqlite");
}

Result<QString> ensureOwnCatalog(QDate today)
{
    constexpr int LongestWait = 60 * 1000;
    const QString path = ownCatalogPath();
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        return failure(ErrorCode::InputOutput,
            QCoreApplication::translate("CatalogFile", "The folder “%1” cannot be made.").arg(folder));
    QLockFile lock(path + QStringLiteral(".lock"));
    const bool locked = lock.tryLock(QFileInfo::exists(path) ? 0 : LongestWait);
    if (!QFileInfo::exists(path)) {
        if (!locked)
            return failure(lock.error() == QLockFile::PermissionError ? ErrorCode::InputOutput : ErrorCode::Locked,
                QCoreApplication::translate("CatalogFile", "“%1” cannot be made: its lock file cannot be had.")
                    .arg(path));
        if (const auto created = createCatalog(path, StartWith::StarterFacts, today);
            !created && created.error().code != ErrorCode::AlreadyExists)
            return tl::unexpected(created.error());
        return path;
    }
    if (const auto current = bringUpToDate(path); !current)
        return tl::unexpected(current.error());
    return path;
}

} // namespace atlas
