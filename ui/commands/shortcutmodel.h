// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands/shortcutlist.h"

#include <QAbstractTableModel>

namespace atlas {

/// The list of keys as a table: what is done, keys, where.
class ShortcutModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { TextColumn, KeysColumn, PlaceColumn, ColumnCount };

    explicit ShortcutModel(QObject* parent = nullptr);

    void setShortcuts(std::vector<Shortcut> shortcuts);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<Shortcut> m_shortcuts;
};

} // namespace atlas
