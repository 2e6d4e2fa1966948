// SPDX-License-Identifier: GPL-3.0-or-later
#include "storagelibraries.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <csv.h>
#include <sqlite3.h>
#include <tl/expected.hpp>

namespace atlas {

namespace {

QString version(int major, int minor, int patch)
{
    return QStringLiteral("%1.%2.%3").arg(major).arg(minor).arg(patch);
}

}

std::vector<LibraryInfo> storageLibraries()
{
    constexpr int Thousand = 1000;
    return {
        {QStringLiteral("SQLite"), QString::fromLatin1(sqlite3_libversion()), QStringLiteral("public domain")},
        {QStringLiteral("SQLiteC++"),
            version(SQLITECPP_VERSION_NUMBER / Thousand / Thousand, SQLITECPP_VERSION_NUMBER / Thousand % Thousand,
                SQLITECPP_VERSION_NUMBER % Thousand),
            QStringLiteral("MIT")},
        {QStringLiteral("libcsv"), version(CSV_MAJOR, CSV_MINOR, CSV_RELEASE), QStringLiteral("LGPL-2.1-or-later")},
        {QStringLiteral("tl::expected"),
            version(TL_EXPECTED_VERSION_MAJOR, TL_EXPECTED_VERSION_MINOR, TL_EXPECTED_VERSION_PATCH),
            QStringLiteral("CC0-1.0")},
    };
}

} // namespace atlas
