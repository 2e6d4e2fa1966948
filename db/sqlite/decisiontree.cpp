// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "sqlite/connection.h"
#include "sqlite/guarded.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

namespace atlas {

Result<void> storeDecisionTree(const QString& path, const QString& json)
{
    return guarded(path, [&]() -> Result<void> {
        auto connection = Connection::forWriting(path);
        if (!connection)
            return tl::unexpected(connection.error());
        SQLite::Database& database = connection->database();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement remove(database, "DELETE FROM meta WHERE key = ?");
        remove.bind(1, DecisionTreeKey);
        remove.exec();
        if (!json.isNull()) {
            SQLite::Statement insert(database, "INSERT INTO meta (key, value) VALUES (?, ?)");
            insert.bind(1, DecisionTreeKey);
            insert.bind(2, json.toStdString());
            insert.exec();
        }
        transaction.commit();
        return {};
    });
}

} // namespace atlas
