// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/viewfile.h"

#include "export/safefile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace atlas {

bool isViewFileName(const QString& path)
{
    return path.endsWith(QLatin1String(ViewSuffix), Qt::CaseInsensitive);
}

Result<SavedView> readView(const QString& path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return failure(
            ErrorCode::InputOutput, QCoreApplication::translate("View", "“%1” is a folder, not a view.").arg(path));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(info.exists() ? ErrorCode::InputOutput : ErrorCode::NotFound,
            QCoreApplication::translate("View", "The view “%1” could not be opened.").arg(path), file.errorString());
    // A pipe gives its bytes piece by piece.
    QByteArray bytes;
    for (QByteArray piece; bytes.size() <= MaxViewBytes; bytes += piece)
        if (piece = file.read(MaxViewBytes + 1 - bytes.size()); piece.isEmpty())
            break;
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorCode::InputOutput,
            QCoreApplication::translate("View", "The view “%1” could not be read.").arg(path), file.errorString());
    Result<SavedView> view = parseView(bytes, path);
    if (view && view->name.isEmpty()) {
        const QString name = info.fileName();
        const qsizetype suffix = isViewFileName(name) ? QLatin1String(ViewSuffix).size() : 0;
        view->name = viewName(name.chopped(suffix)).left(MaxViewName);
    }
    return view;
}

Result<void> writeView(const QString& path, const SavedView& view, const QStringList& inputs)
{
    return writeFile(path, viewJson(view), inputs);
}

} // namespace atlas
