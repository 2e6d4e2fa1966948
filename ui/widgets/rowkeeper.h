// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tablemodel.h"

#include <QObject>
#include <optional>
#include <vector>

class QTableView;

namespace atlas {

/// Keeps current row, selection and scroll position of a table by record, across every reset of its model. Records that
/// a filter hides come back with it. Costs nothing per row that was not chosen.
class RowKeeper : public QObject
{
    Q_OBJECT
public:
    RowKeeper(QTableView* view, TableModel* model);

    /// The record that is current, shown or hidden by the filter.
    [[nodiscard]] std::optional<std::uint32_t> currentRecord() const { return m_current; }

signals:
    /// The rows stand again as they stood.
    void restored();

private:
    void remember();
    void restore();
    void translate();
    void restoreSelection(const std::vector<int>& modelRows);
    void restoreScroll(int currentRow);
    [[nodiscard]] std::vector<int> modelRowsOf(const std::vector<std::uint32_t>& records) const;

    QTableView* m_view;
    TableModel* m_model;
    TablePtr m_table; ///< what the records below are rows of
    bool m_touched = false; ///< the user has chosen since the last reset
    bool m_restoring = false;
    std::optional<std::uint32_t> m_current;
    QString m_currentColumn; ///< its key
    std::vector<std::uint32_t> m_selected;
    std::optional<std::uint32_t> m_top; ///< record at the top when scrolled
    int m_scrolled = 0; ///< scroll position after the last reset
    int m_currentOffset = -1; ///< rows between the top and the current row when it was in sight
};

} // namespace atlas
