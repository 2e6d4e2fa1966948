// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "sqlite/schema.h"

#include <QStringList>
#include <atomic>
#include <memory>
#include <optional>
#include <string>

class QTemporaryDir;
namespace SQLite {
class Database;
}

namespace atlas {

/// Asks a running query, every few thousand steps, whether to go on. Must not move while a connection knows it.
struct StopRule
{
    const std::atomic_bool* cancelled = nullptr;
    qint64 untilMilliseconds = 0; ///< on the monotonic clock
};

/// Whether opening for reading looks at the pages: only where that takes no time that anybody notices.
enum class Pages { CheckedWhenFew, Unchecked };

/// An open catalog file: hardened, of a schema that is known and compared object by object.
class Connection
{
public:
    Connection(Connection&&) noexcept;
    Connection& operator=(Connection&&) noexcept;
    ~Connection();

    /// Opens for reading only; not a byte of the file or beside it is changed. An older schema is migrated in a copy in
    /// memory. What a crash left beside the file is applied in a temporary copy. A file whose pages or rows are found
    /// damaged is not opened: Damaged.
    [[nodiscard]] static Result<Connection> forReading(const QString& path, const std::atomic_bool* cancelled = nullptr,
        const Schema& schema = Schema::current(), Pages pages = Pages::CheckedWhenFew);
    /// The same, but an older schema stays as it is: for copying.
    [[nodiscard]] static Result<Connection> asItIs(const QString& path);
    /// Opens for reading and writing, if the file is whole. An older schema is migrated, after a copy was made as
    /// `<path>.bak-<schema>`.
    [[nodiscard]] static Result<Connection> forWriting(
        const QString& path, const std::atomic_bool* cancelled = nullptr, const Schema& schema = Schema::current());
    /// Makes a new, empty catalog at `path`; errors speak of `shownPath`.
    [[nodiscard]] static Result<Connection> create(
        const QString& path, const QString& shownPath, const Schema& schema = Schema::current());

    [[nodiscard]] SQLite::Database& database() { return *m_database; }
    [[nodiscard]] int schema() const { return m_schema; } ///< number in the file
    [[nodiscard]] const QStringList& remarks() const { return m_remarks; }
    /// A second connection to the same state of the file, for another thread, while this one is within a transaction;
    /// none where somebody could have changed that state in between, or where there is no file.
    [[nodiscard]] std::optional<Connection> second() const;
    /// Copies one state of the file, page by page, into an empty file or a new one; errors speak of `shownPath`.
    [[nodiscard]] Result<void> copyTo(const QString& path, const QString& shownPath) const;
    /// What SQLite finds wrong with pages, indexes and constraints, at most so many sentences of its own.
    [[nodiscard]] Result<QStringList> integrityProblems(int most) const;

private:
    Connection(QString path, const std::atomic_bool* cancelled);
    [[nodiscard]] Result<void> openReadOnly(const Schema& schema);
    [[nodiscard]] Result<void> openCopy(const Schema& schema);
    [[nodiscard]] Result<void> attach(const QString& uri, int flags, const Schema& schema);
    [[nodiscard]] Result<void> checkPages();
    [[nodiscard]] Result<void> checkPagesForReading() const;
    [[nodiscard]] Result<std::unique_ptr<SQLite::Database>> copied(
        const std::string& target, const QString& shown) const;
    [[nodiscard]] Result<void> migrateInMemory(const Schema& schema);
    [[nodiscard]] Result<void> keepCopy(const Schema& schema) const;
    [[nodiscard]] Result<void> migrateInPlace(const Schema& schema);
    void harden(SQLite::Database& database) const;

    QString m_path;
    std::unique_ptr<QTemporaryDir> m_copy; // before the connection, so that it goes after it
    std::unique_ptr<StopRule> m_stop;
    std::unique_ptr<SQLite::Database> m_database;
    std::string m_uri; ///< of what is open, empty for a database in memory
    int m_flags = 0;
    QStringList m_remarks;
    int m_schema = 0;
};

} // namespace atlas
