// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/browsetable.h"

#include "session.h"
#include "whendone.h"

#include <QtConcurrentRun>
#include <algorithm>

namespace atlas {

BrowseTable::BrowseTable(Session& session, Make make, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_make(std::move(make))
    , m_rows(std::make_shared<const Rows>())
{
    connect(&m_session, &Session::tableChanged, this, &BrowseTable::renew);
}

void BrowseTable::wake()
{
    m_awake = true;
    if (m_stale)
        make();
}

void BrowseTable::setMake(Make make)
{
    m_make = std::move(make);
    renew();
}

void BrowseTable::renew()
{
    m_stale = true;
    if (m_awake)
        make();
}

void BrowseTable::make()
{
    if (!m_session.table())
        return;
    m_stale = false;
    m_making = true;
    const quint64 generation = ++m_generation;
    const auto work = [make = m_make, context = m_session.table()->context()] {
        TablePtr table = make(context);
        // What is shown and searched is made here, so that nobody waits for it.
        for (int column = 0; column < static_cast<int>(table->columns().size()); ++column)
            (void)table->view(column);
        return table;
    };
    whenDone(QtConcurrent::run(work), this, [this, generation](const TablePtr& table) {
        if (generation == m_generation)
            take(table);
    });
}

void BrowseTable::take(const TablePtr& table)
{
    m_making = false;
    m_table = table;
    m_engine = std::make_unique<Engine>(table);
    m_filter = FilterNode();
    (void)read();
    run();
}

void BrowseTable::setFilter(const QString& text)
{
    m_text = text;
    if (!m_table)
        return;
    if (read())
        run();
}

bool BrowseTable::read()
{
    ParsedFilter parsed = parseFilter(m_text, *m_table);
    m_problem = parsed.error;
    m_warnings = parsed.warnings;
    bool changed = true;
    if (!m_problem) {
        m_good.add(m_text);
        m_filter = std::move(parsed.root);
    } else {
        // What the beginnings of a wrong term found as words is not what the user had.
        const std::optional<QString> before = m_good.beforeTerm(m_text, *m_problem);
        ParsedFilter good = before ? parseFilter(*before, *m_table) : ParsedFilter();
        changed = before && !good.error;
        if (changed)
            m_filter = std::move(good.root);
    }
    emit filterChecked();
    return changed;
}

void BrowseTable::setSort(const std::vector<SortKey>& sort)
{
    if (m_sort == sort)
        return;
    m_sort = sort;
    if (m_table)
        run();
}

std::vector<SortKey> BrowseTable::wholeSort() const
{
    std::vector<SortKey> whole;
    for (const QString& column : m_bound) {
        const auto wanted = std::find_if(
            m_sort.begin(), m_sort.end(), [&column](const SortKey& key) { return key.column == column; });
        whole.push_back(wanted == m_sort.end() ? SortKey{column, Qt::AscendingOrder} : *wanted);
    }
    for (const SortKey& key : m_sort)
        if (!m_bound.contains(key.column))
            whole.push_back(key);
    return whole;
}

void BrowseTable::run()
{
    m_rows = m_engine->run(m_filter, wholeSort()).rows;
    emit answered();
}

} // namespace atlas
