// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

namespace atlas {

/// What the program remembers between starts. Names in the file and defaults: settings.cpp, one line each.
enum class Setting {
    Language, ///< QString: "en", "zh_CN" or empty for the system's
    WindowGeometry, ///< QByteArray
    FacetsShown, ///< bool
    FacetsWidth, ///< int, pixels
    DetailsShown, ///< bool
    DetailsWidth, ///< int, pixels
    Filter, ///< QString: the one that the window was left with
    Sort, ///< QStringList: its order, keys as on the command line; empty: the usual one
    PerUnit, ///< QString: hour, month, year
    Currency, ///< QString: code
    Columns, ///< QStringList: keys of the shown columns; empty for the default ones
    ColumnWidths, ///< QVariantMap: column key → pixels
    Folder, ///< QString: where the last file was opened or saved
};

/// The value of the setting, of the type of its default; the default when none or one of another kind is stored.
[[nodiscard]] QVariant setting(Setting key);
void storeSetting(Setting key, const QVariant& value);

} // namespace atlas
