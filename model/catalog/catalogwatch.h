// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/filestamp.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace atlas {

/// Tells when the file of a catalog has become another: written to, in place or by its log, replaced by another file of
/// the same name, or gone. Waits until it has been quiet for a moment, and for writers to finish.
class CatalogWatch : public QObject
{
    Q_OBJECT
public:
    explicit CatalogWatch(QObject* parent = nullptr);

    /// Watches that file, of which `known` is the state that was read. An empty path: nothing is watched.
    void follow(const QString& path, const FileStamp& known);
    [[nodiscard]] const QString& path() const { return m_path; }
    /// That state is known too, though it could not be read.
    void accept(const FileStamp& known) { m_known = known; }
    /// Looks now: where the system tells nothing, as on some network drives.
    void look();

signals:
    void changed();
    /// There is no file of that name any more.
    void vanished();
    /// Something happened in the folder and the file was looked at, whatever was found.
    void looked();

private:
    void expect();
    void lookNow();
    void watchFiles();

    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
    QElapsedTimer m_since;
    QString m_path;
    FileStamp m_known;
};

} // namespace atlas
