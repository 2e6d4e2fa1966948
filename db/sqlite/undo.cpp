// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "sqlite/changes.h"
#include "sqlite/connection.h"
#include "sqlite/guarded.h"

#include <QCoreApplication>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <algorithm>

namespace atlas {

namespace {

std::vector<RunInfo> runsOf(SQLite::Database& database)
{
    std::vector<RunInfo> runs;
    SQLite::Statement query(
        database, "SELECT id, feed, inputs, imported_on, undone, initial FROM import_runs ORDER BY id");
    while (query.executeStep()) {
        const auto text = [&query](int column) {
            return QString::fromUtf8(query.getColumn(column).getText(), query.getColumn(column).getBytes());
        };
        runs.push_back({query.getColumn(0).getInt64(), text(1), text(2), text(3), query.getColumn(4).getInt() != 0,
            query.getColumn(5).getInt() != 0});
    }
    return runs;
}

Result<RunInfo> chosen(const std::vector<RunInfo>& runs, std::optional<qint64> run)
{
    if (!run) {
        const auto newest = std::find_if(
            runs.rbegin(), runs.rend(), [](const RunInfo& info) { return !info.undone && !info.initial; });
        if (newest == runs.rend())
            return failure(ErrorCode::NotFound, QCoreApplication::translate("Import", "There is no import to undo."));
        return *newest;
    }
    const auto found = std::find_if(runs.begin(), runs.end(), [run](const RunInfo& info) { return info.run == *run; });
    if (found == runs.end())
        return failure(
            ErrorCode::NotFound, QCoreApplication::translate("Import", "There is no import run %1.").arg(*run));
    if (found->initial)
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate(
                "Import", "Run %1 made the catalog; it cannot be undone. Make a new catalog instead.")
                .arg(*run));
    if (found->undone)
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("Import", "Import run %1 was undone already.").arg(*run));
    return *found;
}

tl::unexpected<Error> blocked(const std::vector<RunInfo>& runs, qint64 run)
{
    const auto later = std::find_if(
        runs.rbegin(), runs.rend(), [run](const RunInfo& info) { return info.run > run && !info.undone; });
    if (later == runs.rend())
        return failure(ErrorCode::Conflict,
            QCoreApplication::translate("Import",
                "Import run %1 cannot be undone: the catalog was changed since by something that was no import. "
                "Nothing was changed.")
                .arg(run));
    return failure(ErrorCode::Conflict,
        QCoreApplication::translate(
            "Import", "Import run %1 cannot be undone while later imports build on it. Undo run %2 first.")
            .arg(run)
            .arg(later->run));
}

}

Result<std::vector<RunInfo>> importRuns(const QString& path)
{
    return guarded(path, [&]() -> Result<std::vector<RunInfo>> {
        auto connection = Connection::forReading(path);
        if (!connection)
            return tl::unexpected(connection.error());
        return runsOf(connection->database());
    });
}

Result<RunInfo> newestImport(const QString& path)
{
    const auto runs = importRuns(path);
    return runs ? chosen(*runs, {}) : tl::unexpected(runs.error());
}

Result<RunInfo> undoImport(const QString& path, std::optional<qint64> run)
{
    return guarded(path, [&]() -> Result<RunInfo> {
        auto connection = Connection::forWriting(path);
        if (!connection)
            return tl::unexpected(connection.error());
        SQLite::Database& database = connection->database();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        const std::vector<RunInfo> runs = runsOf(database);
        auto info = chosen(runs, run);
        if (!info)
            return info;
        if (!takeBack(database, info->run))
            return blocked(runs, info->run);
        for (const char* sql :
            {"UPDATE import_runs SET undone = 1 WHERE id = ?", "DELETE FROM import_changes WHERE run_id = ?"}) {
            SQLite::Statement statement(database, sql);
            statement.bind(1, static_cast<int64_t>(info->run));
            statement.exec();
        }
        transaction.commit();
        info->undone = true;
        return info;
    });
}

} // namespace atlas
