// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"
#include "engine/values.h"

#include <QAbstractTableModel>

namespace atlas {

/// The one table model: rows that the engine answered, columns of a table, in the unit and language of the moment.
/// Roles: display text, tool tip (plain text), alignment, and those below. Resets on every change; keep selection by
/// key.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role {
        KeyRole = Qt::UserRole, ///< QString: the record's key
        RowRole, ///< quint32: row of the table
        ColumnKeyRole, ///< QString; also in the header
        KnownRole, ///< bool: the value is known
        ValueRole, ///< QVariant of cellValue: double, bool, QString, QStringList or invalid
        ComparedRole, ///< bool: the record is to be compared
        MarksRole, ///< CellMarks, of columns that have such; else invalid
        SortRole, ///< header only, int: 0 unsorted, else the priority from 1, negative when descending
    };

    explicit TableModel(QObject* parent = nullptr);

    void setTable(TablePtr table, RowsPtr rows);
    void setRows(RowsPtr rows);
    void setColumns(const QStringList& keys); ///< empty: those shown by default
    void setStyle(const CellStyle& style);
    [[nodiscard]] const CellStyle& style() const { return m_style; }
    /// Keys of the records that are to be compared, which the rows say.
    void setCompared(const QStringList& keys);
    /// Arrow and priority in headers.
    void setSort(const std::vector<SortKey>& sort);
    void retranslate();

    [[nodiscard]] const TablePtr& table() const { return m_table; }
    [[nodiscard]] const RowsPtr& rows() const { return m_rows; }
    [[nodiscard]] int tableColumn(int modelColumn) const { return m_columns[static_cast<std::size_t>(modelColumn)]; }
    [[nodiscard]] QStringList columnKeys() const;
    /// As given to `setColumns`.
    [[nodiscard]] const QStringList& wantedColumns() const { return m_wanted; }
    /// Model row of a record, or -1.
    [[nodiscard]] int rowOf(const QString& key) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void chooseColumns();
    /// What the cell shows and what there is to add.
    [[nodiscard]] QString tipText(int column, std::uint32_t row) const;
    [[nodiscard]] bool isCompared(std::uint32_t row) const;
    /// What there is to add.
    [[nodiscard]] QString remarks(int column, std::uint32_t row) const;

    TablePtr m_table;
    RowsPtr m_rows;
    QStringList m_wanted;
    std::vector<int> m_columns;
    std::vector<SortKey> m_sort;
    CellStyle m_style;
    QStringList m_compared;
};

} // namespace atlas
