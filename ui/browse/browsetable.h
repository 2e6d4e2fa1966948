// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"
#include "engine/query.h"
#include "engine/table.h"
#include "filters/goodfilters.h"

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

namespace atlas {

class Session;

/// One table beside the offers, with a filter and an order of its own. It is made of the session's catalog and currency
/// off the GUI thread, and only once somebody looks at it.
class BrowseTable : public QObject
{
    Q_OBJECT
public:
    using Make = std::function<TablePtr(const TableContext&)>;

    BrowseTable(Session& session, Make make, QObject* parent);

    /// Somebody looks: the table is made where there is none of the present catalog.
    void wake();
    void sleep() { m_awake = false; }
    /// Other rows or columns of the same catalog: made anew.
    void setMake(Make make);
    /// Made anew: texts in another language.
    void renew();

    /// Null until it is made.
    [[nodiscard]] const TablePtr& table() const { return m_table; }
    /// Of the last good filter, in order; never null.
    [[nodiscard]] const RowsPtr& rows() const { return m_rows; }
    [[nodiscard]] bool isMaking() const { return m_making; }
    /// As typed, good or not, and what is wrong with it.
    [[nodiscard]] const QString& filterText() const { return m_text; }
    [[nodiscard]] const std::optional<FilterProblem>& problem() const { return m_problem; }
    [[nodiscard]] const std::vector<FilterProblem>& warnings() const { return m_warnings; }
    /// The last good one.
    [[nodiscard]] const FilterNode& filter() const { return m_filter; }
    void setFilter(const QString& text);
    [[nodiscard]] const std::vector<SortKey>& sort() const { return m_sort; }
    void setSort(const std::vector<SortKey>& sort);
    /// Every order begins with these: rows that must not be ranked together stay apart.
    void setBound(const QStringList& columns) { m_bound = columns; }
    /// The order that rows stand in.
    [[nodiscard]] std::vector<SortKey> wholeSort() const;

signals:
    void answered(); ///< table, rows or order are new
    void filterChecked(); ///< see `problem` and `warnings`

private:
    void make();
    void take(const TablePtr& table);
    /// Returns whether other rows are to be shown than before.
    bool read();
    void run();

    Session& m_session;
    Make m_make;
    TablePtr m_table;
    std::unique_ptr<Engine> m_engine;
    RowsPtr m_rows;
    QString m_text;
    FilterNode m_filter;
    GoodFilters m_good;
    std::optional<FilterProblem> m_problem;
    std::vector<FilterProblem> m_warnings;
    std::vector<SortKey> m_sort;
    QStringList m_bound;
    quint64 m_generation = 0;
    bool m_awake = false, m_stale = true, m_making = false;
};

} // namespace atlas
