// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/columnlistmodel.h"

#include "engine/columnorder.h"

#include <algorithm>

namespace atlas {

ColumnListModel::ColumnListModel(int fewest, QObject* parent)
    : QAbstractListModel(parent)
    , m_fewest(fewest)
{
}

void ColumnListModel::setColumns(const std::vector<Column>& columns, const QStringList& shown)
{
    m_columns = columns;
    m_entries.clear();
    setShown(shown);
}

void ColumnListModel::setShown(const QStringList& keys)
{
    if (!m_entries.empty() && shown() == keys)
        return;
    beginResetModel();
    m_entries.clear();
    for (const QString& key : allKeys(m_columns, keys)) {
        const auto column = std::find_if(m_columns.begin(), m_columns.end(),
            [&key](const Column& known) { return key == QLatin1StringView(known.key); });
        m_entries.push_back({*column, keys.contains(key)});
    }
    endResetModel();
}

QStringList ColumnListModel::shown() const
{
    QStringList keys;
    for (const Entry& entry : m_entries)
        if (entry.shown)
            keys << QString::fromLatin1(entry.column.key);
    return keys;
}

bool ColumnListModel::matches(int row, const QString& text) const
{
    const Column& column = m_entries[static_cast<std::size_t>(row)].column;
    const QString words = columnTitle(column) + u'\n' + columnHelp(column) + u'\n' + QString::fromLatin1(column.key);
    return words.contains(text.trimmed(), Qt::CaseInsensitive);
}

void ColumnListModel::retranslate()
{
    if (!m_entries.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int ColumnListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant ColumnListModel::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return columnTitle(entry.column);
    case Qt::ToolTipRole:
        return columnHelp(entry.column);
    case Qt::CheckStateRole:
        return QVariant::fromValue(entry.shown ? Qt::Checked : Qt::Unchecked);
    case KeyRole:
        return QString::fromLatin1(entry.column.key);
    default:
        return {};
    }
}

bool ColumnListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    const bool wanted = value.toInt() == Qt::Checked;
    if (entry.shown == wanted)
        return true;
    if (!wanted && shown().size() <= m_fewest)
        return false;
    entry.shown = wanted;
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit shownChanged(shown());
    return true;
}

Qt::ItemFlags ColumnListModel::flags(const QModelIndex& index) const
{
    // Between the items, not on them.
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    Q_ASSERT(checkIndex(index));
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled
        | Qt::ItemNeverHasChildren;
}

bool ColumnListModel::moveRows(const QModelIndex& sourceParent, int sourceRow, int count,
    const QModelIndex& destinationParent, int destinationChild)
{
    if (sourceParent.isValid() || destinationParent.isValid() || sourceRow < 0 || count < 1
        || sourceRow + count > rowCount() || destinationChild < 0 || destinationChild > rowCount()
        || !beginMoveRows({}, sourceRow, sourceRow + count - 1, {}, destinationChild))
        return false;
    const QStringList before = shown();
    const auto first = m_entries.begin() + sourceRow, last = first + count;
    if (destinationChild < sourceRow)
        std::rotate(m_entries.begin() + destinationChild, first, last);
    else
        std::rotate(first, last, m_entries.begin() + destinationChild);
    endMoveRows();
    if (const QStringList now = shown(); now != before)
        emit shownChanged(now);
    return true;
}

} // namespace atlas
