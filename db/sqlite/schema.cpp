// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/schema.h"

#include "sqlite/catalogfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <map>

namespace atlas {

namespace {

struct Object
{
    std::string type, table, sql;
    bool operator==(const Object&) const = default;
};

std::vector<QByteArray> compiledIn()
{
    std::vector<QByteArray> steps;
    const QDir folder(QStringLiteral(":/schema"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile step(folder.filePath(name));
        if (step.open(QIODevice::ReadOnly))
            steps.push_back(step.readAll());
    }
    return steps;
}

std::map<std::string, Object> objects(SQLite::Database& database)
{
    std::map<std::string, Object> found;
    SQLite::Statement query(database, "SELECT name, type, tbl_name, ifnull(sql, '') FROM sqlite_schema");
    while (query.executeStep())
        found[query.getColumn(0).getString()]
            = {query.getColumn(1).getString(), query.getColumn(2).getString(), query.getColumn(3).getString()};
    return found;
}

/// What `ANALYZE` leaves behind is of SQLite's own making.
bool isStatistics(const std::string& name)
{
    return name == "sqlite_stat1" || name == "sqlite_stat4";
}

tl::unexpected<Error> strange(const QString& path, const std::string& type, const std::string& name)
{
    return failure(ErrorCode::Hostile,
        QCoreApplication::translate(
            "CatalogFile", "“%1” is not read: it holds the %2 “%3”, which no catalog of GPU Atlas has in this form.")
            .arg(path, QString::fromStdString(type), QString::fromStdString(name)));
}

}

const Schema& Schema::current()
{
    static const Schema schema(compiledIn());
    Q_ASSERT(schema.number() == CurrentSchema);
    return schema;
}

void Schema::migrate(SQLite::Database& database) const
{
    SQLite::Transaction transaction(database);
    migrateWithin(database);
    transaction.commit();
}

void Schema::migrateWithin(SQLite::Database& database) const
{
    const int from = database.execAndGet("PRAGMA user_version").getInt();
    for (int step = from; step < number(); ++step)
        database.exec(m_steps[static_cast<std::size_t>(step)].constData());
    database.exec("PRAGMA application_id = " + std::to_string(ApplicationId));
    database.exec("PRAGMA user_version = " + std::to_string(number()));
}

Result<int> Schema::numberOf(SQLite::Database& database, const QString& path) const
{
    if (database.execAndGet("PRAGMA application_id").getInt() != ApplicationId)
        return failure(ErrorCode::NotADatabase,
            QCoreApplication::translate(
                "CatalogFile", "“%1” is a SQLite database of another program, not a catalog of GPU Atlas.")
                .arg(path));
    const int found = database.execAndGet("PRAGMA user_version").getInt();
    if (found > number())
        return failure(ErrorCode::NewerSchema,
            QCoreApplication::translate(
                "CatalogFile", "“%1” needs a newer GPU Atlas: it has schema %2, this program knows schemas up to %3.")
                .arg(path, QString::number(found), QString::number(number())));
    if (found < 1)
        return failure(ErrorCode::Damaged,
            QCoreApplication::translate("CatalogFile", "“%1” is damaged: its schema number %2 makes no sense.")
                .arg(path, QString::number(found)));
    return found;
}

Result<void> Schema::compare(SQLite::Database& database, int number, const QString& path) const
{
    SQLite::Database model(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    Schema(std::vector<QByteArray>(m_steps.begin(), m_steps.begin() + number)).migrate(model);
    auto expected = objects(model);
    SQLite::Statement query(database, "SELECT name, type, tbl_name, ifnull(sql, '') FROM sqlite_schema");
    while (query.executeStep()) {
        const std::string name = query.getColumn(0).getString();
        const Object object{
            query.getColumn(1).getString(), query.getColumn(2).getString(), query.getColumn(3).getString()};
        if (isStatistics(name) && object.type == "table")
            continue;
        const auto found = expected.find(name);
        if (found == expected.end() || !(found->second == object))
            return strange(path, object.type, name);
        expected.erase(found);
    }
    if (!expected.empty())
        return failure(ErrorCode::Damaged,
            QCoreApplication::translate("CatalogFile", "“%1” is damaged: it lacks the table “%2”.")
                .arg(path, QString::fromStdString(expected.begin()->first)));
    return {};
}

} // namespace atlas
