// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

struct sqlite3;
namespace SQLite {
class Exception;
}

namespace atlas {

/// What SQLite said, as an error about the file at `path`.
[[nodiscard]] Error sqliteError(int code, const QString& path, const QString& detail);
[[nodiscard]] Error sqliteError(const SQLite::Exception& exception, const QString& path);
/// The last error of the connection.
[[nodiscard]] Error sqliteError(sqlite3* connection, const QString& path);

/// An error on its way to the door of the layer, where it becomes a Result.
struct Fault
{
    Error error;
};

[[nodiscard]] Error outOfMemory(const QString& path);

} // namespace atlas
