// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/connection.h"

#include "sqlite/filekind.h"
#include "sqlite/guarded.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QUrl>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <array>
#include <optional>
#include <sqlite3.h>
#include <utility>

namespace atlas {

namespace {

constexpr int BusyMilliseconds = 3000;
constexpr int StepsBetweenChecks = 20000;
constexpr qint64 MostBytesCheckedOnOpening = 16 * 1024 * 1024;
constexpr const char* InMemory = ":memory:";
constexpr const char* InTemporaryFile = "";
constexpr qint64 LongestMilliseconds = 15 * 60 * 1000;

/// More than any catalog needs, far less than a hostile file asks for.
constexpr std::array<std::pair<int, int>, 10> Limits{{
    {SQLITE_LIMIT_LENGTH, 32 * 1024 * 1024},
    {SQLITE_LIMIT_SQL_LENGTH, 256 * 1024},
    {SQLITE_LIMIT_COLUMN, 100},
    {SQLITE_LIMIT_EXPR_DEPTH, 50},
    {SQLITE_LIMIT_COMPOUND_SELECT, 20},
    {SQLITE_LIMIT_VDBE_OP, 100000},
    {SQLITE_LIMIT_FUNCTION_ARG, 16},
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
    {SQLITE_LIMIT_VARIABLE_NUMBER, 100},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
}};

qint64 now()
{
    return QDeadlineTimer::current(Qt::CoarseTimer).deadline();
}

int mustStop(void* context)
{
    const auto& rule = *static_cast<const StopRule*>(context);
    const bool cancelled = rule.cancelled != nullptr && rule.cancelled->load(std::memory_order_relaxed);
    return cancelled || now() > rule.untilMilliseconds ? 1 : 0;
}

QString uriOf(const QString& path, const char* query)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    return QStringLiteral("file:") + QString::fromLatin1(QUrl::toPercentEncoding(absolute, "/")) + QLatin1String(query);
}

bool isUnfinished(const Error& error, int extended)
{
    return extended == SQLITE_READONLY_ROLLBACK || extended == SQLITE_READONLY_RECOVERY
        || extended == SQLITE_READONLY_CANTINIT || error.code == ErrorCode::InputOutput;
}

/// The name in “malformed database schema (name) - …”.
std::optional<QString> malformedObject(const QString& message)
{
    const QString beginning = QStringLiteral("malformed database schema (");
    if (!message.startsWith(beginning))
        return {};
    return message.mid(beginning.size(), message.indexOf(u')') - beginning.size());
}

/// What a check of the pages says, other than “ok”. SQLite leaves CHECK constraints out of the schema of a database
/// that is open for reading only, so only one that can be written to tells of them: a copy.
QStringList faultsOf(SQLite::Database& database, const std::string& pragma)
{
    QStringList found;
    SQLite::Statement query(database, pragma);
    while (query.executeStep())
        found += QString::fromUtf8(query.getColumn(0).getText());
    found.removeAll(QStringLiteral("ok"));
    return found;
}

bool copyFile(const QString& from, const QString& to)
{
    return !QFile::exists(from) || QFile::copy(from, to);
}

}

Connection::Connection(QString path, const std::atomic_bool* cancelled)
    : m_path(std::move(path))
    , m_stop(std::make_unique<StopRule>(StopRule{cancelled, now() + LongestMilliseconds}))
{
}

Connection::Connection(Connection&&) noexcept = default;
Connection& Connection::operator=(Connection&&) noexcept = default;
Connection::~Connection() = default;

void Connection::harden(SQLite::Database& database) const
{
    sqlite3* const handle = database.getHandle();
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    for (const auto& [limit, value] : Limits)
        sqlite3_limit(handle, limit, value);
    sqlite3_progress_handler(handle, StepsBetweenChecks, mustStop, m_stop.get());
    database.setBusyTimeout(BusyMilliseconds);
    database.exec("PRAGMA cell_size_check = ON");
    database.exec("PRAGMA foreign_keys = ON");
    database.exec("PRAGMA temp_store = MEMORY");
}

Result<void> Connection::attach(const QString& uri, int flags, const Schema& schema)
{
    m_uri = uri.toStdString();
    // A connection stays on the thread that made it: no lock a column.
    m_flags = flags | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
    m_database = std::make_unique<SQLite::Database>(m_uri, m_flags);
    try {
        harden(*m_database);
        // Another program may bring the file to a newer schema between two looks at it.
        SQLite::Transaction oneState(*m_database);
        const auto number = schema.numberOf(*m_database, m_path);
        if (!number)
            return tl::unexpected(number.error());
        m_schema = *number;
        return schema.compare(*m_database, m_schema, m_path);
    } catch (const SQLite::Exception& exception) {
        // What SQLite refuses to parse is no object of ours either.
        const auto name = malformedObject(QString::fromUtf8(exception.what()));
        if (!name)
            throw;
        return failure(ErrorCode::Hostile,
            QCoreApplication::translate(
                "CatalogFile", "“%1” is not read: its object “%2” is not as GPU Atlas makes it.")
                .arg(m_path, *name),
            QString::fromUtf8(exception.what()));
    }
}

Result<void> Connection::openCopy(const Schema& schema)
{
    m_copy = std::make_unique<QTemporaryDir>();
    const QString copy = m_copy->filePath(QStringLiteral("catalog.sqlite"));
    bool copied = m_copy->isValid() && QFile::copy(m_path, copy);
    for (const char* suffix : {"-wal", "-journal"})
        copied = copied && copyFile(m_path + QLatin1String(suffix), copy + QLatin1String(suffix));
    if (!copied)
        return failure(ErrorCode::InputOutput,
            QCoreApplication::translate("CatalogFile", "“%1” has unfinished changes beside it that cannot be read.")
                .arg(m_path));
    QFile(copy).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return attach(uriOf(copy, "?mode=rw"), SQLITE_OPEN_READWRITE, schema);
}

Result<void> Connection::openReadOnly(const Schema& schema)
{
    const auto header = inspectFile(m_path);
    if (!header)
        return tl::unexpected(header.error());
    const QString log = m_path + QStringLiteral("-wal");
    const bool inUse = QFile::exists(m_path + QStringLiteral("-shm"));
    if (header->writeAheadLog && !inUse) {
        // Opening it plainly would leave files beside it.
        if (hasContent(log) && QFile(log).open(QIODevice::ReadOnly))
            return openCopy(schema);
        if (hasContent(log))
            m_remarks += QCoreApplication::translate("CatalogFile",
                "Recent changes to “%1” are not visible: they are in a file beside it that cannot be read.")
                             .arg(m_path);
        return attach(uriOf(m_path, "?immutable=1"), SQLITE_OPEN_READONLY, schema);
    }
    int extended = SQLITE_OK;
    const auto opened = guarded(m_path, [&]() -> Result<void> {
        try {
            return attach(uriOf(m_path, "?mode=ro"), SQLITE_OPEN_READONLY, schema);
        } catch (const SQLite::Exception& exception) {
            extended
                = m_database ? sqlite3_extended_errcode(m_database->getHandle()) : exception.getExtendedErrorCode();
            throw;
        }
    });
    const bool leftBehind = hasContent(log) || hasContent(m_path + QStringLiteral("-journal"));
    if (opened || !leftBehind || !isUnfinished(opened.error(), extended))
        return opened;
    m_database.reset();
    return openCopy(schema);
}

Result<std::unique_ptr<SQLite::Database>> Connection::copied(const std::string& target, const QString& shown) const
{
    auto copy = std::make_unique<SQLite::Database>(target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    // Nobody else sees the copy before it is whole: it needs no journal beside it.
    copy->exec("PRAGMA journal_mode = OFF");
    sqlite3_backup* const backup = sqlite3_backup_init(copy->getHandle(), "main", m_database->getHandle(), "main");
    const int stepped = backup == nullptr ? sqlite3_errcode(copy->getHandle()) : sqlite3_backup_step(backup, -1);
    if (backup != nullptr)
        sqlite3_backup_finish(backup);
    if (stepped == SQLITE_FULL || stepped == SQLITE_READONLY || stepped == SQLITE_CANTOPEN)
        return tl::unexpected(sqliteError(stepped, shown, QString::fromUtf8(sqlite3_errstr(stepped))));
    if (stepped != SQLITE_DONE)
        return tl::unexpected(sqliteError(stepped, m_path, QString::fromUtf8(sqlite3_errstr(stepped))));
    return copy;
}

Result<void> Connection::migrateInMemory(const Schema& schema)
{
    auto memory = copied(InMemory, m_path);
    if (!memory)
        return tl::unexpected(memory.error());
    schema.migrate(**memory);
    m_database = std::move(*memory);
    m_uri.clear();
    harden(*m_database);
    return {};
}

Result<Connection> Connection::forReading(
    const QString& path, const std::atomic_bool* cancelled, const Schema& schema, Pages pages)
{
    return guarded(path, [&]() -> Result<Connection> {
        Connection connection(path, cancelled);
        if (auto opened = connection.openReadOnly(schema); !opened)
            return tl::unexpected(opened.error());
        if (pages == Pages::CheckedWhenFew && QFileInfo(path).size() <= MostBytesCheckedOnOpening)
            if (auto whole = connection.checkPagesForReading(); !whole)
                return tl::unexpected(whole.error());
        if (connection.m_schema < schema.number())
            if (auto migrated = connection.migrateInMemory(schema); !migrated)
                return tl::unexpected(migrated.error());
        return connection;
    });
}

std::optional<Connection> Connection::second() const
{
    sqlite3* const handle = m_database->getHandle();
    // The shared lock of a transaction keeps everybody from writing to the file, but not from adding to a log.
    if (m_uri.empty() || sqlite3_txn_state(handle, "main") == SQLITE_TXN_NONE
        || m_database->execAndGet("PRAGMA journal_mode").getString() == "wal")
        return {};
    try {
        Connection connection(m_path, m_stop->cancelled);
        connection.m_schema = m_schema;
        connection.m_database = std::make_unique<SQLite::Database>(m_uri, m_flags);
        connection.harden(*connection.m_database);
        connection.m_database->exec("BEGIN");
        static_cast<void>(connection.m_database->execAndGet("SELECT count(*) FROM meta"));
        int replaced = 0; // by another file of the same name
        sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &replaced);
        return replaced != 0 ? std::nullopt : std::optional(std::move(connection));
    } catch (const SQLite::Exception&) {
        return {};
    }
}

Result<Connection> Connection::asItIs(const QString& path)
{
    return guarded(path, [&]() -> Result<Connection> {
        Connection connection(path, nullptr);
        if (auto opened = connection.openReadOnly(Schema::current()); !opened)
            return tl::unexpected(opened.error());
        if (QFileInfo(path).size() <= MostBytesCheckedOnOpening)
            if (auto whole = connection.checkPagesForReading(); !whole)
                return tl::unexpected(whole.error());
        return connection;
    });
}

Result<QStringList> Connection::integrityProblems(int most) const
{
    const auto copy = copied(InTemporaryFile, m_path);
    if (!copy)
        return tl::unexpected(copy.error());
    harden(**copy);
    return faultsOf(**copy, "PRAGMA integrity_check(" + std::to_string(most) + ")");
}

Result<void> Connection::checkPagesForReading() const
{
    const auto copy = copied(InMemory, m_path);
    if (!copy)
        return tl::unexpected(copy.error());
    harden(**copy);
    const QStringList found = faultsOf(**copy, "PRAGMA quick_check(1)");
    if (found.isEmpty())
        return {};
    return failure(ErrorCode::Damaged,
        QCoreApplication::translate("CatalogFile", "“%1” is damaged (%2), so it was not read. Use a copy of it.")
            .arg(m_path, found.first()));
}

/// A damaged file is not written to: that would only spread the damage.
Result<void> Connection::checkPages()
{
    const QStringList found = faultsOf(*m_database, "PRAGMA quick_check(1)");
    if (found.isEmpty())
        return {};
    return failure(ErrorCode::Damaged,
        QCoreApplication::translate("CatalogFile", "“%1” is damaged, so nothing was written to it. Use a copy of it.")
            .arg(m_path),
        found.first());
}

Result<Connection> Connection::forWriting(const QString& path, const std::atomic_bool* cancelled, const Schema& schema)
{
    return guarded(path, [&]() -> Result<Connection> {
        Connection connection(path, cancelled);
        if (auto header = inspectFile(path); !header)
            return tl::unexpected(header.error());
        if (auto opened = connection.attach(uriOf(path, "?mode=rw"), SQLITE_OPEN_READWRITE, schema); !opened)
            return tl::unexpected(opened.error());
        if (auto whole = connection.checkPages(); !whole)
            return tl::unexpected(whole.error());
        if (connection.m_schema < schema.number())
            if (auto migrated = connection.migrateInPlace(schema); !migrated)
                return tl::unexpected(migrated.error());
        return connection;
    });
}

Result<Connection> Connection::create(const QString& path, const QString& shownPath, const Schema& schema)
{
    return guarded(shownPath, [&]() -> Result<Connection> {
        Connection connection(shownPath, nullptr);
        connection.m_database
            = std::make_unique<SQLite::Database>(path.toStdString(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
        connection.m_database->exec("PRAGMA journal_mode = DELETE");
        schema.migrate(*connection.m_database);
        connection.harden(*connection.m_database);
        connection.m_schema = schema.number();
        return connection;
    });
}

} // namespace atlas
