// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "delegates/celldelegate.h"

#include <QStringList>

namespace atlas {

/// Cells of a table that is sorted by groups: a value that leads the order is written once, at the head of its rows,
/// and a line parts the groups.
class GroupDelegate : public CellDelegate
{
    Q_OBJECT
public:
    /// Keys of the columns that rows may be grouped by.
    explicit GroupDelegate(QStringList columns, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// Columns of the model that lead its order and are among ours.
    [[nodiscard]] QList<int> leading(const QAbstractItemModel& model) const;

    QStringList m_columns;
};

} // namespace atlas
