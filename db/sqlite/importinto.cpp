// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/date.h"
#include "sqlite/changes.h"
#include "sqlite/connection.h"
#include "sqlite/guarded.h"
#include "sqlite/importer.h"
#include "sqlite/importrun.h"

#include <QStringList>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

namespace atlas {

namespace {

qint64 beginRun(SQLite::Database& database, const QString& feed, const QString& inputs, QDate today)
{
    SQLite::Statement insert(database, "INSERT INTO import_runs (feed, inputs, imported_on) VALUES (?, ?, ?)");
    insert.bind(1, feed.toStdString());
    insert.bind(2, inputs.toStdString());
    insert.bind(3, dateToText(dateNumber(today)).toStdString());
    insert.exec();
    return database.getLastInsertRowid();
}

}

Result<ImportReport> importInto(const QString& path, const ImportRequest& request)
{
    QStringList names;
    for (const ImportInput& input : request.inputs)
        names += input.name;
    return importAsRun(path, request, request.feed, names.join(QStringLiteral(", ")));
}

Result<ImportReport> importAsRun(const QString& path, const ImportRequest& request, const QString& feed,
    const QString& inputs, const BeforeImport& before, LeftOut leftOut)
{
    return guarded(path, [&]() -> Result<ImportReport> {
        auto connection = Connection::forWriting(path, request.cancelled);
        if (!connection)
            return tl::unexpected(connection.error());
        SQLite::Database& database = connection->database();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        const qint64 run = beginRun(database, feed, inputs, request.today);
        ChangeRecorder recorder(database);
        bool changed = false;
        if (before) {
            const Result<bool> done = before(database);
            if (!done)
                return tl::unexpected(done.error());
            changed = *done;
        }
        ImportReport report;
        if (!request.inputs.empty()) {
            Importer importer(database, run, request, leftOut);
            if (const auto read = importer.run(); !read)
                return tl::unexpected(read.error());
            report = importer.log().report();
        }
        if (request.dryRun || (!changed && !report.changedAnything()))
            return report;
        recorder.store(run);
        transaction.commit();
        report.run = run;
        return report;
    });
}

} // namespace atlas
