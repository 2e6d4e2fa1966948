// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "sqlite/changes.h"
#include "sqlite/connection.h"
#include "sqlite/guarded.h"
#include "sqlite/importer.h"
#include "sqlite/starterfacts.h"

#include <QCoreApplication>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

namespace atlas {

namespace {

QString storedVersion(SQLite::Database& database)
{
    SQLite::Statement query(database, "SELECT value FROM meta WHERE key = 'starter_version'");
    return query.executeStep() ? QString::fromUtf8(query.getColumn(0).getText()) : QString();
}

}

Result<ImportReport> updateStarterFacts(const QString& path, QDate today, bool dryRun)
{
    return guarded(path, [&]() -> Result<ImportReport> {
        auto connection = Connection::forWriting(path);
        if (!connection)
            return tl::unexpected(connection.error());
        SQLite::Database& database = connection->database();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        const QString version = storedVersion(database);
        if (version > starterVersion())
            return failure(ErrorCode::InvalidArgument,
                QCoreApplication::translate(
                    "Import", "“%1” has newer starter facts (%2) than this GPU Atlas (%3). Nothing was changed.")
                    .arg(path, version, starterVersion()));
        const qint64 run = beginStarterRun(database, today, false);
        ChangeRecorder recorder(database);
        const ImportRequest request = starterRequest(today);
        ImportReport report;
        {
            Importer importer(database, run, request);
            if (const auto read = importer.run(); !read)
                return tl::unexpected(read.error());
            report = importer.log().report();
        }
        if (dryRun)
            return report;
        storeStarterVersion(database);
        if (report.changedAnything()) {
            recorder.store(run);
            report.run = run;
        } else {
            SQLite::Statement remove(database, "DELETE FROM import_runs WHERE id = ?");
            remove.bind(1, static_cast<int64_t>(run));
            remove.exec();
        }
        transaction.commit();
        return report;
    });
}

} // namespace atlas
