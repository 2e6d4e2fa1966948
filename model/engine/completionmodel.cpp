// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/completionmodel.h"

namespace atlas {

CompletionModel::CompletionModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void CompletionModel::setItems(std::vector<Completion> items)
{
    beginResetModel();
    m_items = std::move(items);
    endResetModel();
}

int CompletionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant CompletionModel::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const Completion& item = m_items[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return item.text;
    case Qt::AccessibleTextRole:
        return item.hint.isEmpty() ? item.text : tr("%1, %2", "a completion and what it is").arg(item.text, item.hint);
    case HintRole:
        return item.hint;
    default:
        return {};
    }
}

Qt::ItemFlags CompletionModel::flags(const QModelIndex& index) const
{
    Q_ASSERT(checkIndex(index));
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::ItemFlags();
}

} // namespace atlas
