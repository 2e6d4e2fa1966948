// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace atlas {

/// A library that the program uses, or something in it that others have made.
struct LibraryInfo
{
    QString name, version;
    QString licence; ///< as SPDX spells it
};

/// Those that files are read and written with.
[[nodiscard]] std::vector<LibraryInfo> storageLibraries();

} // namespace atlas
