// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "views/savedview.h"

#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

namespace atlas {

/// The user's named views: one file each in a folder of the settings. Names are unique, whatever their case.
class ViewFolder
{
public:
    explicit ViewFolder(QString folder = standardFolder());

    struct Entry
    {
        QString path;
        QString name;
    };
    static constexpr int MostViews = 500; ///< more are not listed

    /// In natural order of their names. Files that are no views are passed over.
    [[nodiscard]] std::vector<Entry> list() const;
    [[nodiscard]] std::optional<Entry> find(const QString& name) const;
    [[nodiscard]] bool holds(const QString& path) const;

    /// Writes the view under its name, in place of one that has the same; returns its file.
    [[nodiscard]] Result<QString> save(const SavedView& view) const;
    /// Gives the view in that file another name, and the file as well; returns its file. Fails when there is one of
    /// that name.
    [[nodiscard]] Result<QString> rename(const QString& path, const QString& name) const;
    /// Returns what was in the file, for `putBack`.
    [[nodiscard]] Result<QByteArray> remove(const QString& path) const;
    /// Fails when there is another file in its place by now.
    [[nodiscard]] Result<void> putBack(const QString& path, const QByteArray& bytes) const;

    [[nodiscard]] static QString standardFolder();

private:
    [[nodiscard]] QString freePath(const QString& name) const;

    QString m_folder;
};

/// A file name, without suffix, that is called like the view and can be written everywhere.
[[nodiscard]] QString viewFileName(const QString& name);

} // namespace atlas
