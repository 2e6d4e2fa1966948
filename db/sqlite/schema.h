// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QByteArray>
#include <QStringList>
#include <span>
#include <vector>

namespace SQLite {
class Database;
}

namespace atlas {

/// The numbered steps from nothing to the schema of this program; step n leads from schema n - 1 to schema n.
class Schema
{
public:
    /// The steps that are compiled in.
    [[nodiscard]] static const Schema& current();
    explicit Schema(std::vector<QByteArray> steps)
        : m_steps(std::move(steps))
    {
    }

    [[nodiscard]] int number() const { return static_cast<int>(m_steps.size()); }

    /// Takes the database from its schema to this one, in one transaction, and marks it as a catalog. Throws what
    /// SQLite throws.
    void migrate(SQLite::Database& database) const;
    /// The same inside a transaction of the caller.
    void migrateWithin(SQLite::Database& database) const;

    /// Application and schema number: NotADatabase for another program's file, NewerSchema for a later schema.
    [[nodiscard]] Result<int> numberOf(SQLite::Database& database, const QString& path) const;

    /// Compares every object of the file with the schema of that number: views, triggers, strange tables, tables that
    /// are not as we make them are Hostile, a missing one is Damaged; the first object found is named.
    [[nodiscard]] Result<void> compare(SQLite::Database& database, int number, const QString& path) const;

private:
    std::vector<QByteArray> m_steps;
};

} // namespace atlas
