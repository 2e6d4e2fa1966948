// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/comparison.h"

#include <QAbstractTableModel>

namespace atlas {

/// A comparison as a table: the property in the first column, an item in each other one. A line of its own heads each
/// group; its cells beside the title are empty. Resets on every change.
class ComparisonModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role {
        RowKeyRole = Qt::UserRole, ///< QString: key of the row; empty for the head of a group
        ItemKeyRole, ///< QString: key of the item, also in the header; empty in the first column
        HeadRole, ///< bool: the line heads a group
        KnownRole, ///< bool
        BestRole, ///< bool
        FlaggedRole, ///< bool
        DiffersRole, ///< bool: of the row
    };
    explicit ComparisonModel(QObject* parent = nullptr);

    void setComparison(Comparison comparison);
    void setChoice(const RowChoice& choice);
    [[nodiscard]] const Comparison& comparison() const { return m_comparison; }
    [[nodiscard]] const RowChoice& choice() const { return m_choice; }
    /// Rows of the comparison that are shown.
    [[nodiscard]] std::vector<std::size_t> shownRows() const { return chosenRows(m_comparison, m_choice); }
    /// Line that shows the row of that key, or -1.
    [[nodiscard]] int lineOf(const QString& rowKey) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Line
    {
        const ComparisonRow* row = nullptr; ///< null: it heads a group
        ColumnGroup group = ColumnGroup::Identity;
    };
    void arrange();
    [[nodiscard]] QVariant headData(const Line& line, int column, int role) const;
    [[nodiscard]] QVariant titleData(const ComparisonRow& row, int role) const;
    [[nodiscard]] QVariant cellData(const ComparisonRow& row, std::size_t item, int role) const;

    Comparison m_comparison;
    RowChoice m_choice;
    std::vector<Line> m_lines;
};

} // namespace atlas
