// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/filedrop.h"

#include "views/viewfile.h"

#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>
#include <algorithm>

namespace atlas {

FileDrop::FileDrop(QWidget* window)
    : QObject(window)
    , m_window(window)
{
    window->setAcceptDrops(true);
    // Line edits take the names of files as text before the window is asked.
    qApp->installEventFilter(this);
}

FileDrop::Kind FileDrop::kindOf(const QString& path)
{
    constexpr qint64 Beginning = 512;
    if (isViewFileName(path))
        return Kind::View;
    const QFileInfo info(path);
    const QString suffix = info.suffix().toLower();
    const bool named = suffix == QLatin1String("sqlite") || suffix == QLatin1String("db");
    QFile file(path);
    // A pipe or a device could keep the window waiting.
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return named ? Kind::Catalog : Kind::Unknown;
    const QByteArray bytes = file.read(Beginning);
    if (named || bytes.startsWith(QByteArray("SQLite format 3\0", 16)))
        return Kind::Catalog;
    const bool wide = bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF"); // UTF-16 has zeros in it
    return !bytes.isEmpty() && (wide || !bytes.contains('\0')) ? Kind::List : Kind::Unknown;
}

void FileDrop::take(const QStringList& paths)
{
    std::vector<Kind> kinds;
    for (const QString& path : paths)
        kinds.push_back(kindOf(path));
    const auto all = [&kinds](Kind kind) {
        return std::all_of(kinds.begin(), kinds.end(), [kind](Kind other) { return other == kind; });
    };
    const auto unknown = std::find(kinds.begin(), kinds.end(), Kind::Unknown);
    if (paths.isEmpty())
        return;
    if (unknown != kinds.end())
        emit refused(tr("“%1” cannot be opened: it is neither a catalog, nor a view, nor a list of offers.")
                         .arg(QFileInfo(paths.at(unknown - kinds.begin())).fileName()));
    else if (all(Kind::List))
        emit listsDropped(paths);
    else if (paths.size() > 1)
        emit refused(tr("Only one catalog or view can be opened at a time. Drop one file, or lists of offers only."));
    else if (kinds.front() == Kind::Catalog)
        emit catalogDropped(paths.front());
    else
        emit viewDropped(paths.front());
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove && event->type() != QEvent::Drop)
        return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    auto* drop = static_cast<QDropEvent*>(event);
    if (!widget || widget->window() != m_window || QApplication::activeModalWidget())
        return false;
    const QStringList files = filesOf(drop->mimeData());
    if (files.isEmpty())
        return false;
    // Files stay where they are.
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (event->type() == QEvent::Drop) {
        // The program that they come from waits for the end of the drop.
        QTimer::singleShot(0, this, [this, files] { take(files); });
        m_window->activateWindow();
    }
    return true;
}

QStringList FileDrop::filesOf(const QMimeData* data)
{
    QStringList files;
    if (data->hasUrls())
        for (const QUrl& url : data->urls())
            if (url.isLocalFile())
                files << url.toLocalFile();
    return files;
}

} // namespace atlas
