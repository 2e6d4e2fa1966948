// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/sqliteerror.h"

#include <QCoreApplication>
#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

namespace atlas {

namespace {

constexpr int PrimaryCodeMask = 0xFF;

ErrorCode codeOf(int primary)
{
    switch (primary) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorCode::Locked;
    case SQLITE_NOTADB:
        return ErrorCode::NotADatabase;
    case SQLITE_CORRUPT:
    case SQLITE_MISMATCH:
        return ErrorCode::Damaged;
    case SQLITE_TOOBIG:
        return ErrorCode::Hostile;
    case SQLITE_INTERRUPT:
        return ErrorCode::Cancelled;
    case SQLITE_CONSTRAINT:
        return ErrorCode::Conflict;
    default:
        return ErrorCode::InputOutput;
    }
}

QString messageOf(int primary)
{
    switch (primary) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return QCoreApplication::translate(
            "CatalogFile", "“%1” is locked by another program. Try again when that is done.");
    case SQLITE_NOTADB:
        return QCoreApplication::translate("CatalogFile", "“%1” is no SQLite database; it may be encrypted.");
    case SQLITE_CORRUPT:
    case SQLITE_MISMATCH:
        return QCoreApplication::translate("CatalogFile", "“%1” is damaged. Use a copy of it, or make a new catalog.");
    case SQLITE_TOOBIG:
        return QCoreApplication::translate(
            "CatalogFile", "“%1” holds values larger than any catalog has, so it is not read.");
    case SQLITE_INTERRUPT:
        return QCoreApplication::translate("CatalogFile", "Stopped before “%1” was done.");
    case SQLITE_FULL:
        return QCoreApplication::translate("CatalogFile", "The disk is full: “%1” was left as it was.");
    case SQLITE_READONLY:
        return QCoreApplication::translate("CatalogFile", "“%1” cannot be written.");
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return QCoreApplication::translate("CatalogFile", "“%1” cannot be opened.");
    case SQLITE_CONSTRAINT:
        return QCoreApplication::translate(
            "CatalogFile", "The change would break the rules of the catalog “%1”, so nothing was changed.");
    default:
        return QCoreApplication::translate("CatalogFile", "Reading or writing “%1” failed.");
    }
}

}

Error sqliteError(int code, const QString& path, const QString& detail)
{
    const int primary = code & PrimaryCodeMask;
    return {codeOf(primary), messageOf(primary).arg(path), detail};
}

Error sqliteError(const SQLite::Exception& exception, const QString& path)
{
    return sqliteError(exception.getErrorCode(), path, QString::fromUtf8(exception.what()));
}

Error sqliteError(sqlite3* connection, const QString& path)
{
    return sqliteError(sqlite3_errcode(connection), path, QString::fromUtf8(sqlite3_errmsg(connection)));
}

Error outOfMemory(const QString& path)
{
    return {ErrorCode::InputOutput,
        QCoreApplication::translate("CatalogFile", "There is not enough memory for “%1”.").arg(path)};
}

} // namespace atlas
