// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/fieldvalue.h"

#include <QString>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <memory>
#include <string>
#include <unordered_map>

namespace atlas {

/// Prepared statements of one connection, made once and kept.
class Statements
{
public:
    explicit Statements(SQLite::Database& database)
        : m_database(database)
    {
    }

    /// Ready to be bound and run.
    [[nodiscard]] SQLite::Statement& operator()(const std::string& sql);
    [[nodiscard]] SQLite::Database& database() { return m_database; }
    [[nodiscard]] qint64 lastId() const { return m_database.getLastInsertRowid(); }

private:
    SQLite::Database& m_database;
    std::unordered_map<std::string, std::unique_ptr<SQLite::Statement>> m_statements;
};

void bindText(SQLite::Statement& statement, int index, const QString& text); ///< a null text is NULL
void bindId(SQLite::Statement& statement, int index, qint64 id); ///< 0 is NULL
void bindValue(SQLite::Statement& statement, int index, const FieldValue& value); ///< lists are not bound
[[nodiscard]] QString textAt(SQLite::Statement& statement, int index);

} // namespace atlas
