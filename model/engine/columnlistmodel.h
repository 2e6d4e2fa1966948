// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"

#include <QAbstractListModel>
#include <QStringList>
#include <vector>

namespace atlas {

/// All columns of a table, the shown ones checked, in the order they are or would be shown in. Checking and moving one
/// emits `shownChanged`; a hidden column keeps its place until other columns than these are shown.
class ColumnListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { KeyRole = Qt::UserRole /**< QString */ };
    /// `fewest`: so many stay checked.
    explicit ColumnListModel(int fewest, QObject* parent = nullptr);

    /// Columns to choose from, and the keys of the shown ones in their order.
    void setColumns(const std::vector<Column>& columns, const QStringList& shown);
    void setShown(const QStringList& shown);
    [[nodiscard]] QStringList shown() const;
    /// Does the column's title, help or key contain the text, in any case?
    [[nodiscard]] bool matches(int row, const QString& text) const;
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool moveRows(const QModelIndex& sourceParent, int sourceRow, int count, const QModelIndex& destinationParent,
        int destinationChild) override;

signals:
    void shownChanged(const QStringList& keys);

private:
    struct Entry
    {
        Column column;
        bool shown = false;
    };
    std::vector<Column> m_columns;
    std::vector<Entry> m_entries;
    int m_fewest;
};

} // namespace atlas
