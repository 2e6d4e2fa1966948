// SPDX-License-Identifier: GPL-3.0-or-later
#include "usedlibraries.h"

#include <xlsxwriter.h>

namespace atlas {

std::vector<LibraryInfo> usedLibraries()
{
    std::vector<LibraryInfo> all = storageLibraries();
    all.push_back(
        {QStringLiteral("libxlsxwriter"), QString::fromLatin1(lxw_version()), QStringLiteral("BSD-2-Clause")});
    return all;
}

} // namespace atlas
