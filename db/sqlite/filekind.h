// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

namespace atlas {

/// What the first bytes of a SQLite file say, before SQLite itself is let near it.
struct FileHeader
{
    bool writeAheadLog = false; ///< the file is in WAL mode
};

/// Looks at the file without SQLite: it must be there, be a regular file, begin as a SQLite file does and be as long as
/// its header says. Errors name what the file looks like instead.
[[nodiscard]] Result<FileHeader> inspectFile(const QString& path);

/// The file is there and has content.
[[nodiscard]] bool hasContent(const QString& path);

} // namespace atlas
