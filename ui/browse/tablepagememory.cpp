// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/tablepage.h"
#include "engine/querywords.h"
#include "engine/tablemodel.h"
#include "widgets/recordtable.h"

#include <QLocale>
#include <utility>

// What a page of a table looks like, taken and brought back.
namespace atlas {

namespace {

QStringList textsOf(const std::vector<SortKey>& sort)
{
    QStringList texts;
    for (const SortKey& key : sort)
        texts << sortKeyText(key);
    return texts;
}

std::vector<SortKey> sortOf(const QStringList& texts)
{
    std::vector<SortKey> sort;
    for (const QString& text : texts)
        if (const std::optional<SortKey> key = parseSortKey(text))
            sort.push_back(*key);
    return sort;
}

}

const QStringList& TablePage::firstColumns() const
{
    const bool chinese = QLocale().language() == QLocale::Chinese && !m_spec.chineseColumns.isEmpty();
    return chinese ? m_spec.chineseColumns : m_spec.columns;
}

std::vector<SortKey> TablePage::firstSort() const
{
    return sortOf(m_spec.sort);
}

QVariantMap TablePage::look() const
{
    QVariantMap look;
    if (m_model->wantedColumns() != m_first)
        look[QStringLiteral("columns")] = m_model->wantedColumns();
    if (m_browse.sort() != firstSort())
        look[QStringLiteral("sort")] = textsOf(m_browse.sort());
    return look;
}

void TablePage::setLook(const QVariantMap& look)
{
    if (const QStringList columns = look.value(QStringLiteral("columns")).toStringList(); !columns.isEmpty())
        m_model->setColumns(columns);
    if (const auto sort = sortOf(look.value(QStringLiteral("sort")).toStringList()); !sort.empty())
        m_browse.setSort(sort);
}

void TablePage::showOnly(const QString& filter)
{
    m_recalled.clear();
    setFilter(filter);
    m_chooseOnly = true;
    if (m_browse.table() && !m_browse.isMaking())
        chooseOnlyRow();
}

void TablePage::chooseOnlyRow()
{
    if (std::exchange(m_chooseOnly, false) && m_model->rowCount() == 1)
        m_table->selectionModel()->setCurrentIndex(
            m_model->index(0, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

QVariantMap TablePage::memory() const
{
    // What was asked for and has not come yet is what the page is on its way to show.
    if (!m_recalled.isEmpty())
        return m_recalled;
    QVariantMap memory = m_table->memory();
    memory.insert(QStringLiteral("filter"), m_browse.filterText());
    memory.insert(QStringLiteral("sort"), textsOf(m_browse.sort()));
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
    m_browse.setSort(sortOf(memory.value(QStringLiteral("sort")).toStringList()));
    setFilter(memory.value(QStringLiteral("filter")).toString());
    if (const QStringList columns = memory.value(QStringLiteral("columns")).toStringList();
        columns != m_model->wantedColumns()) {
        m_model->setColumns(columns);
        m_table->fitColumns();
    }
    m_table->recall(memory);
}

} // namespace atlas
