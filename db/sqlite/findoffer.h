// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace SQLite {
class Database;
}

namespace atlas {

/// An offer as the file has it: its row, and the source that brought it.
struct StoredOffer
{
    qint64 id = 0;
    QString source;
};

/// The offer of that key; nothing where there is none, or the text is no key.
[[nodiscard]] std::optional<StoredOffer> findOffer(SQLite::Database& database, const QString& key);

} // namespace atlas
