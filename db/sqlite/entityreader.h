// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/date.h"
#include "catalog/entitytable.h"
#include "catalog/tablespec.h"
#include "error.h"
#include "sqlite/idmap.h"

#include <functional>
#include <map>
#include <string>

namespace SQLite {
class Column;
class Database;
}

namespace atlas {

/// Reads tables of entities, field by field, and remembers which row id became which code. Throws Fault for a file
/// whose rows refer to nothing.
class EntityReader
{
public:
    EntityReader(SQLite::Database& database, QString path)
        : m_database(database)
        , m_path(std::move(path))
    {
    }

    /// All fields of a table, in the order of its ids; tables referred to must have been read before.
    void read(const TableSpec& table, EntityTable& out);
    /// The texts of a dictionary, in the order of its ids.
    void read(std::string_view table, std::string_view column, std::vector<QString>& out);
    void readDates(std::vector<DateNumber>& out);

    [[nodiscard]] const IdMap& ids(std::string_view table) const;
    /// “damaged: table … row …”.
    [[nodiscard]] Error damaged(std::string_view table, std::int64_t row) const;

private:
    using Append = std::function<void(const SQLite::Column&, std::int64_t row)>;
    [[nodiscard]] std::vector<Append> appenders(const TableSpec& table, EntityTable& out) const;
    [[nodiscard]] Append appenderOf(const TableSpec& table, const Field& field, EntityTable& out) const;
    void append(std::vector<std::int64_t>& ids, const SQLite::Column& column, std::string_view table) const;
    void readList(const TableSpec& table, const Field& field, EntityTable& out);

    SQLite::Database& m_database;
    QString m_path;
    std::map<std::string, IdMap, std::less<>> m_ids;
};

/// The tables of the catalog that offers are made of; their fields are the columns of Catalog's entity tables.
[[nodiscard]] std::span<const TableSpec> offerEntityTables();

} // namespace atlas
