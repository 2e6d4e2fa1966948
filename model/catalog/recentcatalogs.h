// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace atlas {

/// Catalogs that were opened by name, the newest first, kept in the settings. Paths are absolute.
[[nodiscard]] QStringList recentCatalogs();
/// To the top; the oldest beyond ten is dropped.
void rememberCatalog(const QString& path);
void forgetCatalogs(const QStringList& paths);
void clearRecentCatalogs();

/// Those of `paths` of which there is no file any more. May wait for network drives.
[[nodiscard]] QStringList missingFiles(const QStringList& paths);

} // namespace atlas
