// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/charttable.h"

#include <QAbstractTableModel>
#include <QLocale>
#include <memory>

namespace atlas {

/// The numbers behind a chart, for a view: without the columns that only files have, with names instead of keys and
/// ids. Unknown is shown as "—".
class ChartNumbers : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit ChartNumbers(QObject* parent = nullptr);

    void setChart(std::shared_ptr<const ChartData> data);
    /// Language of numbers.
    void setLocale(const QLocale& locale);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    /// DisplayRole, TextAlignmentRole; EditRole: the number as files carry it, the text as people read it, or
    /// nothing.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// The values of the table's columns, names in the places of keys.
    [[nodiscard]] const std::vector<CellValue>& record(int row) const;
    void countDecimals();

    std::shared_ptr<const ChartData> m_data;
    ChartTable m_table;
    QLocale m_locale;
    std::vector<std::size_t> m_columns; ///< of the table: those that are shown
    std::vector<int> m_decimals; ///< by column of the table: enough for those of the first rows
    mutable int m_recordRow = -1; ///< of m_record: a view asks for the cells of a row one after the other
    mutable std::vector<CellValue> m_record;
};

} // namespace atlas
