// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"
#include "engine/values.h"

#include <QWidget>

class QPushButton;
class QTableView;

namespace atlas {

class EmptyState;
class TableModel;

/// The same instance type in every region and purchase model, cheapest first; the offer that is looked at is the
/// current one.
class SiblingTable : public QWidget
{
    Q_OBJECT
public:
    explicit SiblingTable(QWidget* parent = nullptr);

    /// `row` is one of `rows`. A null table: nothing is looked at.
    void show(const TablePtr& table, const RowsPtr& rows, std::uint32_t row, const CellStyle& style);
    [[nodiscard]] QTableView* table() const { return m_view; }

signals:
    /// Another one is to be looked at: row of the table.
    void chosen(quint32 row);
    /// All of them are wanted in the large table.
    void allAsked();
    void left();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void explain();
    void fit();
    void choose();

    TableModel* m_model;
    QTableView* m_view;
    EmptyState* m_empty;
    QPushButton* m_all;
};

} // namespace atlas
