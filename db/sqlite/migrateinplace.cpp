// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/connection.h"
#include "sqlite/guarded.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <filesystem>

namespace atlas {

Result<void> Connection::copyTo(const QString& path, const QString& shownPath) const
{
    return guarded(shownPath, [&]() -> Result<void> {
        const auto copy = copied(path.toStdString(), shownPath);
        return copy ? Result<void>() : tl::unexpected(copy.error());
    });
}

/// A copy of the state that is being migrated, with the name that it keeps.
Result<void> Connection::keepCopy(const Schema& schema) const
{
    const QString copy = m_path + QStringLiteral(".bak-%1").arg(m_schema), draft = copy + QStringLiteral(".part");
    const auto written = guarded(m_path, [&]() -> Result<void> {
        // A connection that is writing cannot be copied from; one beside it sees what was there before.
        Connection before(m_path, nullptr);
        if (auto opened = before.openReadOnly(schema); !opened)
            return opened;
        return before.copyTo(draft, copy);
    });
    std::error_code error;
    if (written) {
        QFile::setPermissions(draft, QFileInfo(m_path).permissions());
        std::filesystem::rename(draft.toStdU16String(), copy.toStdU16String(), error);
    }
    if (written && !error)
        return {};
    QFile::remove(draft);
    return failure(ErrorCode::InputOutput,
        QCoreApplication::translate(
            "CatalogFile", "“%1” has to be brought to a newer schema, but no copy can be made as “%2”.")
            .arg(m_path, copy),
        written ? QString::fromStdString(error.message()) : written.error().message);
}

Result<void> Connection::migrateInPlace(const Schema& schema)
{
    // Whoever else wants to write waits until this is done: what is copied is what is migrated.
    SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
    const auto number = schema.numberOf(*m_database, m_path);
    if (!number)
        return tl::unexpected(number.error());
    m_schema = *number;
    if (m_schema == schema.number())
        return {};
    if (auto kept = keepCopy(schema); !kept)
        return kept;
    schema.migrateWithin(*m_database);
    transaction.commit();
    m_schema = schema.number();
    return {};
}

} // namespace atlas
