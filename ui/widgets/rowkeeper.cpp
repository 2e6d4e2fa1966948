// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rowkeeper.h"

#include <QItemSelectionModel>
#include <QScrollBar>
#include <QTableView>
#include <algorithm>

namespace atlas {

namespace {
/// Larger selections are not kept: finding and painting their pieces would take longer than a frame.
constexpr int MostKept = 1000;
}

RowKeeper::RowKeeper(QTableView* view, TableModel* model)
    : QObject(view)
    , m_view(view)
    , m_model(model)
{
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &RowKeeper::remember);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RowKeeper::restore);
    const auto touch = [this] { m_touched = m_touched || !m_restoring; };
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, touch);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, touch);
}

void RowKeeper::remember()
{
    const RowsPtr& rows = m_model->rows();
    const auto record = [&rows](int modelRow) { return (*rows)[static_cast<std::size_t>(modelRow)]; };
    const QModelIndex current = m_view->currentIndex();
    if (m_touched) {
        m_table = m_model->table();
        m_current.reset();
        m_selected.clear();
        if (current.isValid()) {
            m_current = record(current.row());
            m_currentColumn = current.data(TableModel::ColumnKeyRole).toString();
        }
        for (const QItemSelectionRange& range : m_view->selectionModel()->selection())
            for (int row = range.top(); row <= range.bottom() && m_selected.size() <= MostKept; ++row)
                m_selected.push_back(record(row));
        if (m_selected.size() > MostKept)
            m_selected.clear();
        m_touched = false;
    }
    const int top = m_view->verticalScrollBar()->value();
    // An answer with few rows or none scrolls by itself: only what the user has scrolled to counts.
    if (top != m_scrolled && rows && !rows->empty()) {
        m_top.reset();
        if (top > 0 && top < static_cast<int>(rows->size())) {
            m_top = record(top);
            m_table = m_model->table();
        }
    }
    if (current.isValid())
        m_currentOffset = m_view->viewport()->rect().intersects(m_view->visualRect(current)) ? current.row() - top : -1;
}

void RowKeeper::translate()
{
    const TablePtr& now = m_model->table();
    if (!m_table || m_table == now)
        return;
    // Another currency shows the same catalog: its rows are the same. Another catalog has the same keys at best.
    const bool sameRows = now && now->context().catalog == m_table->context().catalog && now->name() == m_table->name();
    if (!sameRows) {
        const auto moved = [this, &now](std::uint32_t record) -> std::optional<std::uint32_t> {
            const int row = m_model->rowOf(m_table->key(record));
            return now && row >= 0 ? std::optional((*m_model->rows())[static_cast<std::size_t>(row)]) : std::nullopt;
        };
        m_current = m_current ? moved(*m_current) : std::nullopt;
        m_top = m_top ? moved(*m_top) : std::nullopt;
        std::vector<std::uint32_t> kept;
        for (const std::uint32_t record : m_selected)
            if (const auto found = moved(record))
                kept.push_back(*found);
        m_selected = std::move(kept);
    }
    m_table = now;
}

std::vector<int> RowKeeper::modelRowsOf(const std::vector<std::uint32_t>& records) const
{
    std::vector<int> found;
    if (records.empty() || !m_model->table() || !m_model->rows())
        return found;
    std::vector<bool> wanted(m_model->table()->rowCount());
    for (const std::uint32_t record : records)
        wanted[record] = true;
    const Rows& rows = *m_model->rows();
    for (std::size_t row = 0; row < rows.size() && found.size() < records.size(); ++row)
        if (wanted[rows[row]])
            found.push_back(static_cast<int>(row));
    return found;
}

void RowKeeper::restore()
{
    translate();
    m_restoring = true;
    std::vector<std::uint32_t> one;
    if (m_current)
        one.push_back(*m_current);
    const std::vector<int> current = modelRowsOf(one);
    if (!current.empty() && m_model->columnCount() > 0)
        m_view->selectionModel()->setCurrentIndex(
            m_model->index(
                current.front(), std::max(0, static_cast<int>(m_model->columnKeys().indexOf(m_currentColumn)))),
            QItemSelectionModel::NoUpdate);
    restoreSelection(m_selected == one ? current : modelRowsOf(m_selected));
    restoreScroll(current.empty() ? -1 : current.front());
    m_scrolled = m_view->verticalScrollBar()->value();
    m_restoring = false;
    emit restored();
}

void RowKeeper::restoreSelection(const std::vector<int>& modelRows)
{
    if (modelRows.empty() || m_model->columnCount() == 0)
        return;
    QItemSelection selection;
    const int last = m_model->columnCount() - 1;
    for (std::size_t i = 0; i < modelRows.size();) {
        std::size_t end = i + 1;
        while (end < modelRows.size() && modelRows[end] == modelRows[end - 1] + 1)
            ++end;
        selection.append(
            QItemSelectionRange(m_model->index(modelRows[i], 0), m_model->index(modelRows[end - 1], last)));
        i = end;
    }
    m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void RowKeeper::restoreScroll(int currentRow)
{
    // The row that was current and in sight stays where it was; else the row at the top does.
    int top = 0;
    if (currentRow >= 0 && m_currentOffset >= 0) {
        top = std::max(0, currentRow - m_currentOffset);
    } else if (m_top) {
        if (const std::vector<int> found = modelRowsOf({*m_top}); !found.empty())
            top = found.front();
    }
    // Until the view lays its rows out, the scroll bar's range is that of before the reset; and left to itself it would
    // do so while painting, and paint once more.
    m_view->doItemsLayout();
    m_view->verticalScrollBar()->setValue(top);
}

} // namespace atlas
