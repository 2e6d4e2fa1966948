// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "sqlite/connection.h"
#include "sqlite/guarded.h"
#include "sqlite/importer.h"
#include "sqlite/starterfacts.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

namespace atlas {

namespace {

Result<ImportReport> fill(SQLite::Database& database, QDate today)
{
    const ImportRequest request = starterRequest(today);
    SQLite::Transaction transaction(database);
    ImportReport report;
    report.run = beginStarterRun(database, today, true);
    {
        Importer importer(database, *report.run, request);
        if (const auto read = importer.run(); !read)
            return tl::unexpected(read.error());
        const auto written = importer.log().report();
        report.tables = written.tables;
        report.issues = written.issues;
    }
    storeStarterVersion(database);
    transaction.commit();
    return report;
}

Error alreadyExists(const QString& path)
{
    return {ErrorCode::AlreadyExists,
        QCoreApplication::translate("CatalogFile", "“%1” exists already and was not changed.").arg(path)};
}

/// A file that is made beside its final place and goes away unless it gets there.
class Draft
{
public:
    explicit Draft(const QString& path)
        : m_path(path + QStringLiteral(".%1.part").arg(QCoreApplication::applicationPid()))
    {
        discard();
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft() { discard(); }
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Never over a file that is there.
    [[nodiscard]] bool moveTo(const QString& path) const { return QFile::rename(m_path, path); }

private:
    void discard() const
    {
        for (const char* suffix : {"", "-journal"})
            QFile::remove(m_path + QLatin1String(suffix));
    }
    QString m_path;
};

}

Result<ImportReport> createCatalog(const QString& path, StartWith content, QDate today)
{
    if (path.isEmpty())
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("CatalogFile", "A new catalog needs a name: this is an empty file name."));
    if (const QString folder = QFileInfo(path).absolutePath(); !QFileInfo(folder).isDir())
        return failure(ErrorCode::InputOutput,
            QCoreApplication::translate(
                "CatalogFile", "“%1” cannot be made: there is no folder “%2”. Make the folder first.")
                .arg(path, folder));
    return guarded(path, [&]() -> Result<ImportReport> {
        if (QFileInfo::exists(path) || QFileInfo(path).isSymLink())
            return tl::unexpected(alreadyExists(path));
        const Draft draft(path);
        ImportReport report;
        {
            auto connection = Connection::create(draft.path(), path);
            if (!connection)
                return tl::unexpected(connection.error());
            if (content == StartWith::StarterFacts) {
                auto filled = fill(connection->database(), today);
                if (!filled)
                    return filled;
                report = *filled;
            }
        }
        if (!draft.moveTo(path))
            return tl::unexpected(QFileInfo::exists(path)
                    ? alreadyExists(path)
                    : Error{ErrorCode::InputOutput,
                        QCoreApplication::translate("CatalogFile", "“%1” cannot be written.").arg(path)});
        return report;
    });
}

} // namespace atlas
