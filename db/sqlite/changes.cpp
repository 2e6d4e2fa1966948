// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/changes.h"

#include <QByteArray>
#include <QtEndian>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <algorithm>
#include <cstring>
#include <sqlite3.h>
#include <vector>

namespace atlas {

namespace {

constexpr qsizetype PieceBytes = 4 * 1024 * 1024;
constexpr int CompressionLevel = 1; // importing waits for it

void check(SQLite::Database& database, int code)
{
    if (code != SQLITE_OK)
        throw SQLite::Exception(database.getHandle(), code);
}

/// The tables about imports are no data.
int isData(void*, const char* table)
{
    return std::strncmp(table, "import_", 7) != 0 ? 1 : 0;
}

/// Cuts the stream of changes into pieces and compresses them.
struct Pieces
{
    QByteArray open;
    std::vector<QByteArray> closed;

    void close()
    {
        if (!open.isEmpty())
            closed.push_back(qCompress(open, CompressionLevel));
        open.clear();
    }
};

int onOutput(void* context, const void* data, int size)
{
    auto& pieces = *static_cast<Pieces*>(context);
    const char* from = static_cast<const char*>(data);
    while (size > 0) {
        const auto part = std::min<qsizetype>(size, PieceBytes - pieces.open.size());
        pieces.open.append(from, part);
        from += part;
        size -= static_cast<int>(part);
        if (pieces.open.size() == PieceBytes)
            pieces.close();
    }
    return SQLITE_OK;
}

/// Gives the changes of a run back piece by piece.
struct Source
{
    SQLite::Statement query;
    QByteArray piece;
    qsizetype used = 0;

    /// False: the next piece is no piece of ours.
    bool next()
    {
        const SQLite::Column column = query.getColumn(0);
        const QByteArray packed
            = QByteArray::fromRawData(static_cast<const char*>(column.getBlob()), column.getBytes());
        constexpr qsizetype LengthBytes = 4;
        if (packed.size() <= LengthBytes || qFromBigEndian<quint32>(packed.constData()) > PieceBytes)
            return false;
        piece = qUncompress(packed);
        used = 0;
        return !piece.isEmpty();
    }
};

int onInput(void* context, void* data, int* size)
{
    auto& source = *static_cast<Source*>(context);
    if (source.used == source.piece.size()) {
        const int stepped = source.query.tryExecuteStep();
        if (stepped == SQLITE_DONE) {
            *size = 0;
            return SQLITE_OK;
        }
        if (stepped != SQLITE_ROW)
            return stepped;
        if (!source.next())
            return SQLITE_CORRUPT;
    }
    const auto part = std::min<qsizetype>(*size, source.piece.size() - source.used);
    std::memcpy(data, source.piece.constData() + source.used, static_cast<std::size_t>(part));
    source.used += part;
    *size = static_cast<int>(part);
    return SQLITE_OK;
}

int onConflict(void*, int, sqlite3_changeset_iter*)
{
    return SQLITE_CHANGESET_ABORT;
}

}

void ChangeRecorder::Free::operator()(sqlite3_session* session) const
{
    sqlite3session_delete(session);
}

ChangeRecorder::ChangeRecorder(SQLite::Database& database)
    : m_database(database)
{
    sqlite3_session* session = nullptr;
    check(database, sqlite3session_create(database.getHandle(), "main", &session));
    m_session.reset(session);
    sqlite3session_table_filter(session, isData, nullptr);
    check(database, sqlite3session_attach(session, nullptr));
}

ChangeRecorder::~ChangeRecorder() = default;

void ChangeRecorder::store(qint64 run)
{
    Pieces pieces;
    check(m_database, sqlite3session_changeset_strm(m_session.get(), onOutput, &pieces));
    pieces.close();
    SQLite::Statement insert(m_database, "INSERT INTO import_changes (run_id, piece) VALUES (?, ?)");
    for (const QByteArray& piece : pieces.closed) {
        insert.bind(1, static_cast<int64_t>(run));
        insert.bindNoCopy(2, piece.constData(), static_cast<int>(piece.size()));
        insert.exec();
        insert.reset();
    }
}

bool takeBack(SQLite::Database& database, qint64 run)
{
    Source source{SQLite::Statement(database, "SELECT piece FROM import_changes WHERE run_id = ? ORDER BY id"), {}};
    source.query.bind(1, static_cast<int64_t>(run));
    const int applied = sqlite3changeset_apply_v2_strm(database.getHandle(), onInput, &source, isData, onConflict,
        nullptr, nullptr, nullptr, SQLITE_CHANGESETAPPLY_INVERT);
    // Rows that still refer to what would go are reported as a broken constraint.
    if (applied == SQLITE_ABORT || (applied & 0xFF) == SQLITE_CONSTRAINT)
        return false;
    check(database, applied);
    return true;
}

} // namespace atlas
