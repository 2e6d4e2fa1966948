// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalogwatch.h"

#include <QDir>
#include <QFileInfo>

namespace atlas {

namespace {

constexpr int QuietMilliseconds = 250;
constexpr int MostQuietMilliseconds = 2000; ///< a file that is never quiet is looked at all the same
constexpr int MostJournalMilliseconds = 30000; ///< after that a journal is what a crash left

}

CatalogWatch::CatalogWatch(QObject* parent)
    : QObject(parent)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(QuietMilliseconds);
    connect(&m_quiet, &QTimer::timeout, this, &CatalogWatch::lookNow);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &CatalogWatch::expect);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &CatalogWatch::expect);
}

void CatalogWatch::follow(const QString& path, const FileStamp& known)
{
    m_known = known;
    m_quiet.stop();
    m_since.invalidate();
    if (path != m_path) {
        if (const QStringList old = m_watcher.files() + m_watcher.directories(); !old.isEmpty())
            m_watcher.removePaths(old);
        m_path = path;
    }
    watchFiles();
    // It may have changed while it was read, before anybody watched.
    look();
}

void CatalogWatch::look()
{
    if (!m_path.isEmpty() && fileStamp(m_path) != m_known)
        expect();
}

void CatalogWatch::expect()
{
    if (m_path.isEmpty())
        return;
    if (!m_since.isValid())
        m_since.start();
    if (!m_quiet.isActive() || m_since.elapsed() < MostQuietMilliseconds)
        m_quiet.start();
}

void CatalogWatch::lookNow()
{
    // A file that was replaced is not watched any more, a log may be new.
    watchFiles();
    const FileStamp now = fileStamp(m_path);
    if (now.exists && hasJournal(m_path) && m_since.isValid() && m_since.elapsed() < MostJournalMilliseconds) {
        m_quiet.start();
        emit looked();
        return;
    }
    m_since.invalidate();
    const bool other = now != m_known;
    m_known = now;
    if (other && now.exists)
        emit changed();
    else if (other)
        emit vanished();
    emit looked();
}

void CatalogWatch::watchFiles()
{
    if (m_path.isEmpty())
        return;
    QStringList paths;
    for (const QString& path :
        {m_path, m_path + QStringLiteral("-wal"), QFileInfo(m_path).absoluteDir().absolutePath()})
        if (!m_watcher.files().contains(path) && !m_watcher.directories().contains(path) && QFileInfo::exists(path))
            paths << path;
    if (!paths.isEmpty())
        m_watcher.addPaths(paths);
}

} // namespace atlas
