// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/recentcatalogs.h"

#include "settings.h"

#include <QDir>
#include <QFileInfo>

namespace atlas {

namespace {

constexpr qsizetype Most = 10;

}

QStringList recentCatalogs()
{
    QStringList paths = setting(Setting::RecentCatalogs).toStringList();
    paths.removeAll(QString());
    paths.removeDuplicates();
    return paths.mid(0, Most);
}

void rememberCatalog(const QString& path)
{
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    QStringList paths = recentCatalogs();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    storeSetting(Setting::RecentCatalogs, paths.mid(0, Most));
}

void forgetCatalogs(const QStringList& paths)
{
    QStringList left = recentCatalogs();
    for (const QString& path : paths)
        left.removeAll(path);
    storeSetting(Setting::RecentCatalogs, left);
}

void clearRecentCatalogs()
{
    storeSetting(Setting::RecentCatalogs, QStringList());
}

QStringList missingFiles(const QStringList& paths)
{
    QStringList missing;
    for (const QString& path : paths)
        if (!QFileInfo::exists(path))
            missing << path;
    return missing;
}

} // namespace atlas
