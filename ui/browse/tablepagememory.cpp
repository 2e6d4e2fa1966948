// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/tablepage.h"
#include "engine/querywords.h"
#include "engine/tablemodel.h"
#include "widgets/recordtable.h"

#include <QScrollBar>
#include <algorithm>

// What a page of a table looks like, taken and brought back.
namespace atlas {

namespace {
constexpr qsizetype MostRemembered = 200; ///< selected rows
}

QVariantMap TablePage::memory() const
{
    // What was asked for and has not come yet is what the page is on its way to show.
    if (!m_recalled.isEmpty())
        return m_recalled;
    const auto keyAt = [this](int row) { return m_model->index(row, 0).data(TableModel::KeyRole).toString(); };
    const QModelIndex current = m_table->currentIndex();
    QStringList selected, sort;
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom() && selected.size() <= MostRemembered; ++row)
            selected << keyAt(row);
    if (selected.size() > MostRemembered)
        selected.clear();
    for (const SortKey& key : m_browse.sort())
        sort << sortKeyText(key);
    const int top = m_table->verticalScrollBar()->value();
    return {{QStringLiteral("filter"), m_browse.filterText()}, {QStringLiteral("sort"), sort},
        {QStringLiteral("columns"), m_model->wantedColumns()},
        {QStringLiteral("current"), current.isValid() ? keyAt(current.row()) : QString()},
        {QStringLiteral("column"), current.isValid() ? m_model->columnKeys().at(current.column()) : QString()},
        {QStringLiteral("selected"), selected},
        {QStringLiteral("top"), top > 0 && top < m_model->rowCount() ? keyAt(top) : QString()},
        {QStringLiteral("left"), m_table->horizontalScrollBar()->value()}};
}

void TablePage::recall(const QVariantMap& memory)
{
    if (memory.isEmpty())
        return;
    m_recalled = memory;
    if (m_browse.table() && !m_browse.isMaking())
        applyRecall();
}

void TablePage::applyRecall()
{
    if (m_recalled.isEmpty())
        return;
    const QVariantMap memory = std::exchange(m_recalled, {});
    std::vector<SortKey> sort;
    for (const QString& text : memory.value(QStringLiteral("sort")).toStringList())
        if (const std::optional<SortKey> key = parseSortKey(text))
            sort.push_back(*key);
    m_browse.setSort(sort);
    setFilter(memory.value(QStringLiteral("filter")).toString());
    if (const QStringList columns = memory.value(QStringLiteral("columns")).toStringList();
        columns != m_model->wantedColumns()) {
        m_model->setColumns(columns);
        m_table->fitColumns();
    }
    if (m_model->columnCount() == 0)
        return;
    QItemSelection selection;
    for (const QString& key : memory.value(QStringLiteral("selected")).toStringList())
        if (const int row = m_model->rowOf(key); row >= 0)
            selection.append({m_model->index(row, 0), m_model->index(row, m_model->columnCount() - 1)});
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    const int row = m_model->rowOf(memory.value(QStringLiteral("current")).toString());
    const auto column = m_model->columnKeys().indexOf(memory.value(QStringLiteral("column")).toString());
    m_table->selectionModel()->setCurrentIndex(
        row < 0 ? QModelIndex() : m_model->index(row, static_cast<int>(std::max<qsizetype>(0, column))),
        QItemSelectionModel::NoUpdate);
    // The scroll bars know their new range only after this.
    m_table->doItemsLayout();
    m_table->verticalScrollBar()->setValue(std::max(0, m_model->rowOf(memory.value(QStringLiteral("top")).toString())));
    m_table->horizontalScrollBar()->setValue(memory.value(QStringLiteral("left")).toInt());
}

} // namespace atlas
