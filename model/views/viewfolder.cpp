// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/viewfolder.h"

#include "engine/collation.h"
#include "export/safefile.h"
#include "views/viewfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>

namespace atlas {

namespace {

bool sameName(const QString& left, const QString& right)
{
    return left.compare(right, Qt::CaseInsensitive) == 0;
}

tl::unexpected<Error> notWritten(const QString& message, const QFile& file)
{
    return failure(ErrorCode::InputOutput, message, file.errorString());
}

}

ViewFolder::ViewFolder(QString folder)
    : m_folder(std::move(folder))
{
}

QString ViewFolder::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/gpu-atlas/views");
}

std::vector<ViewFolder::Entry> ViewFolder::list() const
{
    std::vector<Entry> entries;
    const QStringList files
        = QDir(m_folder).entryList({u'*' + QLatin1String(ViewSuffix)}, QDir::Files | QDir::Readable, QDir::Name);
    for (const QString& file : files.mid(0, MostViews)) {
        const QString path = QDir(m_folder).filePath(file);
        if (const Result<SavedView> view = readView(path))
            entries.push_back({path, view->name});
    }
    std::stable_sort(entries.begin(), entries.end(),
        [](const Entry& left, const Entry& right) { return compareTexts(left.name, right.name) < 0; });
    return entries;
}

std::optional<ViewFolder::Entry> ViewFolder::find(const QString& name) const
{
    for (const Entry& entry : list())
        if (sameName(entry.name, name))
            return entry;
    return std::nullopt;
}

bool ViewFolder::holds(const QString& path) const
{
    const QString folder = QFileInfo(m_folder).canonicalFilePath();
    return !path.isEmpty() && !folder.isEmpty() && QFileInfo(QFileInfo(path).path()).canonicalFilePath() == folder;
}

QString ViewFolder::freePath(const QString& name) const
{
    const QString base = viewFileName(name);
    QString file = base;
    for (int number = 2; QFileInfo::exists(QDir(m_folder).filePath(file + QLatin1String(ViewSuffix))); ++number)
        file = base + u'-' + QString::number(number);
    return QDir(m_folder).filePath(file + QLatin1String(ViewSuffix));
}

Result<QString> ViewFolder::save(const SavedView& view) const
{
    if (!QDir().mkpath(m_folder))
        return failure(ErrorCode::InputOutput,
            QCoreApplication::translate("View", "The folder for views “%1” could not be made.").arg(m_folder));
    const std::optional<Entry> known = find(view.name);
    const QString path = known ? known->path : freePath(view.name);
    if (const Result<void> written = writeView(path, view); !written)
        return tl::unexpected(written.error());
    return path;
}

Result<QString> ViewFolder::rename(const QString& path, const QString& name) const
{
    if (const std::optional<Entry> known = find(name); known && known->path != path)
        return failure(ErrorCode::AlreadyExists,
            QCoreApplication::translate("View", "There is a view “%1” already.").arg(known->name));
    Result<SavedView> view = readView(path);
    if (!view)
        return tl::unexpected(view.error());
    view->name = name;
    const bool sameFile = sameName(QFileInfo(path).fileName(), viewFileName(name) + QLatin1String(ViewSuffix));
    const QString to = sameFile ? path : freePath(name);
    if (const Result<void> written = writeView(to, *view); !written)
        return tl::unexpected(written.error());
    if (QFile old(path); to != path && !old.remove()) {
        QFile::remove(to);
        return notWritten(QCoreApplication::translate("View", "The view “%1” could not be renamed.").arg(path), old);
    }
    return to;
}

Result<QByteArray> ViewFolder::remove(const QString& path) const
{
    QFile file(path);
    const QString message = QCoreApplication::translate("View", "The view “%1” could not be deleted.").arg(path);
    if (!file.open(QIODevice::ReadOnly))
        return notWritten(message, file);
    const QByteArray bytes = file.read(MaxViewBytes);
    file.close();
    if (!file.remove())
        return notWritten(message, file);
    return bytes;
}

Result<void> ViewFolder::putBack(const QString& path, const QByteArray& bytes) const
{
    if (QFileInfo::exists(path))
        return failure(ErrorCode::AlreadyExists,
            QCoreApplication::translate("View", "There is another view in its place now: “%1”.").arg(path));
    return writeFile(path, bytes, {});
}

QString viewFileName(const QString& name)
{
    QString file;
    for (const QChar character : name)
        file += QStringLiteral("/\\:*?\"<>|").contains(character) || character.unicode() < 0x20 ? QChar(u'-')
                                                                                                : character;
    // Most file systems take 255 bytes, with the suffix and a number.
    while (file.toUtf8().size() > 200)
        file.chop(file.back().isLowSurrogate() ? 2 : 1);
    while (file.startsWith(u'.') || file.startsWith(u' '))
        file.remove(0, 1);
    while (file.endsWith(u'.') || file.endsWith(u' '))
        file.chop(1);
    return file.isEmpty() ? QStringLiteral("view") : file;
}

} // namespace atlas
