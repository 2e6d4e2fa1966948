// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QtGlobal>
#include <memory>

struct sqlite3_session;
namespace SQLite {
class Database;
}

namespace atlas {

/// Records what is done to the data tables, so that it can be taken back. Must be begun before the first change.
class ChangeRecorder
{
public:
    explicit ChangeRecorder(SQLite::Database& database);
    ~ChangeRecorder();
    ChangeRecorder(const ChangeRecorder&) = delete;
    ChangeRecorder& operator=(const ChangeRecorder&) = delete;

    /// Writes all changes up to now into the catalog, as those of that run.
    void store(qint64 run);

private:
    struct Free
    {
        void operator()(sqlite3_session* session) const;
    };
    SQLite::Database& m_database;
    std::unique_ptr<sqlite3_session, Free> m_session;
};

/// Takes the changes of a run back. False: rows were changed or referred to since, and nothing was done. Throws what
/// SQLite throws.
[[nodiscard]] bool takeBack(SQLite::Database& database, qint64 run);

} // namespace atlas
