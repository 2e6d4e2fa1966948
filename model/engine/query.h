// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"
#include "engine/filter.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace atlas {

class NumberScale;
class Table;
struct Spread;

/// One key of a sort.
struct SortKey
{
    QString column; ///< column key
    Qt::SortOrder order = Qt::AscendingOrder;
    friend bool operator==(const SortKey&, const SortKey&) = default;
};

/// What window, command line, charts and report all take: it says which rows, in which order, and how they are shown.
struct Query
{
    QString filter;
    std::vector<SortKey> sort;
    QStringList columns; ///< shown ones in order; empty: the default ones
    PerUnit per = PerUnit::Hour;
    QString currency = QStringLiteral("USD");
    friend bool operator==(const Query&, const Query&) = default;
};

/// Rows of a table in order.
using Rows = std::vector<std::uint32_t>;
using RowsPtr = std::shared_ptr<const Rows>;

/// Count of one value of a facet's column. `text` is null for unknown; numbers also carry `number`.
struct FacetCount
{
    QString text;
    double number = 0;
    std::size_t count = 0;
};

struct Facet
{
    int column = -1;
    std::vector<FacetCount> counts; ///< in the order of the column's sort, unknown last; zero counts left out
};

enum class FacetMode { WholeFilter, IgnoreOwn };

/// Answers queries over one table. Keeps sort orders and the truth of recent filter operands, so a keystroke only
/// evaluates what changed. Not thread-safe: one engine a user.
class Engine
{
public:
    explicit Engine(std::shared_ptr<const Table> table);
    ~Engine();
    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;

    [[nodiscard]] const Table& table() const;
    [[nodiscard]] const std::shared_ptr<const Table>& tablePtr() const;

    struct Answer
    {
        RowsPtr rows;
        std::vector<Facet> facets;
    };
    /// Rows that the filter holds for, sorted by `sort` then by the table's key, unknown last in both directions; and
    /// the counts of the facet columns. Unknown sort columns are passed over.
    [[nodiscard]] Answer run(const FilterNode& filter, std::span<const SortKey> sort,
        std::span<const int> facetColumns = {}, FacetMode mode = FacetMode::IgnoreOwn);

    /// The line that the values of a number or date column lie on.
    [[nodiscard]] const NumberScale& scale(int column);
    /// How the rows that hold for every operand but the column's own spread over it.
    [[nodiscard]] Spread spread(const FilterNode& filter, int column);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace atlas
