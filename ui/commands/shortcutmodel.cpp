// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/shortcutmodel.h"

namespace atlas {

ShortcutModel::ShortcutModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ShortcutModel::setShortcuts(std::vector<Shortcut> shortcuts)
{
    beginResetModel();
    m_shortcuts = std::move(shortcuts);
    endResetModel();
}

int ShortcutModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shortcuts.size());
}

int ShortcutModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ShortcutModel::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const Shortcut& shortcut = m_shortcuts[static_cast<std::size_t>(index.row())];
    const QString& text = index.column() == TextColumn ? shortcut.text
        : index.column() == KeysColumn                 ? shortcut.keys
                                                       : shortcut.place;
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "column: value").arg(headerData(index.column(), Qt::Horizontal).toString(), text);
    default:
        return {};
    }
}

QVariant ShortcutModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TextColumn:
        return tr("What it does");
    case KeysColumn:
        return tr("Keys");
    case PlaceColumn:
        return tr("Where");
    default:
        return {};
    }
}

} // namespace atlas
