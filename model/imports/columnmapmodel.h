// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/csvplan.h"

#include <QAbstractTableModel>
#include <map>

namespace atlas {

/// How the columns of a list are taken: a row for each thing that an offer needs and no column holds, then one for each
/// column of the file. What it is taken for and the value where there is none can be edited.
class ColumnMapModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { HeaderColumn, ExampleColumn, TargetColumn, ReadColumn, ValueColumn, Columns };
    enum Role {
        TargetRole = Qt::UserRole, ///< QString: key of the CsvTarget, empty for a column that is left out
        ProblemRole, ///< bool: nothing can be imported until this row is settled
    };

    explicit ColumnMapModel(QObject* parent = nullptr);

    /// The plan that the choices led to; they stay. Nothing: no list.
    void setPlan(const std::optional<CsvPlan>& plan);
    /// Forgets what was chosen, for another file.
    void forget();
    /// What the user chose so far, for CsvOptions.
    [[nodiscard]] const std::vector<std::pair<QString, QString>>& map() const { return m_map; }
    [[nodiscard]] std::vector<std::pair<QString, QString>> constants() const;
    /// The row of a thing that an offer has: its column, or the row of what the file lacks; -1: none.
    [[nodiscard]] int rowOf(const QString& key) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    /// The user chose otherwise: the file wants another look.
    void chosen();

private:
    struct Row
    {
        std::optional<std::size_t> column; ///< of the plan
        QString key; ///< of the CsvTarget
        friend bool operator==(const Row&, const Row&) = default;
    };
    void refresh(const CsvPlan& plan);
    [[nodiscard]] static std::vector<Row> rowsOf(const CsvPlan& plan);
    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] QString readAs(const Row& row) const;
    [[nodiscard]] QString valueOf(const QString& key) const;
    [[nodiscard]] const CsvQuestion* questionOf(const QString& key) const;
    void choose(std::size_t column, const QString& key);

    std::optional<CsvPlan> m_plan;
    std::vector<Row> m_rows;
    std::vector<std::pair<QString, QString>> m_map;
    std::map<QString, QString> m_constants;
};

} // namespace atlas
