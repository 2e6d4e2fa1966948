// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>

namespace atlas {

/// What tells one state of a catalog file from another without opening it: opening and closing it here would end the
/// locks that readers and writers in this process have on it.
struct FileStamp
{
    bool exists = false;
    /// Device, node, size, modification time in seconds and nanoseconds; then size and time of the log beside it.
    std::array<qint64, 8> state{};

    bool operator==(const FileStamp&) const = default;
};

[[nodiscard]] FileStamp fileStamp(const QString& path);

/// Somebody is in the middle of writing to the catalog, or a crash left its journal.
[[nodiscard]] bool hasJournal(const QString& path);

} // namespace atlas
