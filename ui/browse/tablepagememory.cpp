// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/tablepage.h"
#include "engine/querywords.h"
#include "engine/tablemodel.h"
#include "widgets/recordtable.h"

// What a page of a table looks like, taken and brought back.
namespace atlas {

QVariantMap TablePage::memory() const
{
    // What was asked for and has not come yet is what the page is on its way to show.
    if (!m_recalled.isEmpty())
        return m_recalled;
    QStringList sort;
    for (const SortKey& key : m_browse.sort())
        sort << sortKeyText(key);
    QVariantMap memory = m_table->memory();
    memory.insert(QStringLiteral("filter"), m_browse.filterText());
    memory.insert(QStringLiteral("sort"), sort);
    memory.insert(QStringLiteral("columns"), m_model->wantedColumns());
    return memory;
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
    m_table->recall(memory);
}

} // namespace atlas
