// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "catalog/date.h"
#include "sqlite/connection.h"
#include "sqlite/guarded.h"
#include "sqlite/importer.h"

#include <QStringList>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

namespace atlas {

namespace {

qint64 beginRun(SQLite::Database& database, const ImportRequest& request)
{
    QStringList names;
    for (const ImportInput& input : request.inputs)
        names += input.name;
    SQLite::Statement insert(database, "INSERT INTO import_runs (feed, inputs, imported_on) VALUES (?, ?, ?)");
    insert.bind(1, request.feed.toStdString());
    insert.bind(2, names.join(QStringLiteral(", ")).toStdString());
    insert.bind(3, dateToText(dateNumber(request.today)).toStdString());
    insert.exec();
    return database.getLastInsertRowid();
}

}

Result<ImportReport> importInto(const QString& path, const ImportRequest& request)
{
    return guarded(path, [&]() -> Result<ImportReport> {
        auto connection = Connection::forWriting(path, request.cancelled);
        if (!connection)
            return tl::unexpected(connection.error());
        SQLite::Database& database = connection->database();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        const qint64 run = beginRun(database, request);
        ImportReport report;
        {
            Importer importer(database, run, request);
            if (const auto read = importer.run(); !read)
                return tl::unexpected(read.error());
            report = importer.log().report();
        }
        if (request.dryRun || !report.changedAnything())
            return report;
        transaction.commit();
        report.run = run;
        return report;
    });
}

} // namespace atlas
