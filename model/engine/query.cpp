// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/query.h"

#include "engine/evaluate.h"
#include "engine/facetcounts.h"
#include "engine/filteredit.h"
#include "engine/filtersame.h"
#include "engine/numberscale.h"
#include "engine/scan.h"
#include "engine/sortorder.h"
#include "engine/table.h"

#include <QSemaphore>
#include <QThreadPool>
#include <algorithm>
#include <functional>
#include <list>
#include <map>

namespace atlas {

namespace {

constexpr std::size_t KeptOperands = 16;
constexpr std::size_t KeptOrders = 8;
/// Up to one row in so many is found sooner by sorting those that match than by walking along all.
constexpr std::size_t FewOneIn = 12;
/// From so many rows on, waking a thread costs less than what it takes over.
constexpr std::size_t RowsWorthAThread = 100000;

struct KnownOperand
{
    FilterNode node;
    std::shared_ptr<const Truth> truth;
};

struct KnownOrder
{
    std::vector<SortKey> keys;
    RowsPtr rows;
    Rows places; ///< each row's place in it; made when few rows are first asked for in this order
};

/// Work that another thread does meanwhile, or at once where none is free; done when this is gone or waited for.
class Aside
{
public:
    Aside(bool worthIt, std::function<void()> work)
        : m_work(std::move(work))
    {
        const auto workThere = [this] {
            m_work();
            m_done.release();
        };
        if (!worthIt || !QThreadPool::globalInstance()->tryStart(workThere))
            workThere();
    }
    ~Aside() { wait(); }
    Q_DISABLE_COPY_MOVE(Aside)

    void wait()
    {
        if (!m_waited)
            m_done.acquire();
        m_waited = true;
    }

private:
    std::function<void()> m_work;
    QSemaphore m_done;
    bool m_waited = false;
};

/// The operands of the top-level AND; a filter that is no AND is its only operand.
std::span<const FilterNode> topOperands(const FilterNode& filter)
{
    if (filter.type == FilterNode::Type::And)
        return filter.children;
    return {&filter, 1};
}

}

struct Engine::State
{
    std::shared_ptr<const Table> table;
    std::list<KnownOperand> operands; ///< most recently used first
    std::list<KnownOrder> orders;
    CodeTotals totals;
    std::map<int, BinnedColumn> binned;

    const BinnedColumn& binnedOf(int column);
    std::shared_ptr<const Truth> truthOf(const FilterNode& node);
    KnownOrder& orderOf(std::span<const SortKey> keys);
    RowsPtr inOrder(const RowBits& rows, std::span<const SortKey> keys);
};

std::shared_ptr<const Truth> Engine::State::truthOf(const FilterNode& node)
{
    const auto known = std::find_if(
        operands.begin(), operands.end(), [&](const KnownOperand& operand) { return sameMeaning(operand.node, node); });
    if (known != operands.end()) {
        operands.splice(operands.begin(), operands, known);
        return operands.front().truth;
    }
    operands.push_front({node, std::make_shared<const Truth>(evaluate(node, *table))});
    if (operands.size() > KeptOperands)
        operands.pop_back();
    return operands.front().truth;
}

const BinnedColumn& Engine::State::binnedOf(int column)
{
    const auto known = binned.find(column);
    return known != binned.end() ? known->second : binned.emplace(column, binnedColumn(*table, column)).first->second;
}

KnownOrder& Engine::State::orderOf(std::span<const SortKey> keys)
{
    const auto known = std::find_if(orders.begin(), orders.end(), [&](const KnownOrder& order) {
        return std::equal(keys.begin(), keys.end(), order.keys.begin(), order.keys.end());
    });
    if (known != orders.end()) {
        orders.splice(orders.begin(), orders, known);
        return orders.front();
    }
    orders.push_front({{keys.begin(), keys.end()}, std::make_shared<const Rows>(sortedRows(*table, keys)), {}});
    if (orders.size() > KeptOrders)
        orders.pop_back();
    return orders.front();
}

RowsPtr Engine::State::inOrder(const RowBits& rows, std::span<const SortKey> keys)
{
    KnownOrder& order = orderOf(keys);
    const std::size_t count = rows.count();
    if (count == rows.rows())
        return order.rows;
    if (count > rows.rows() / FewOneIn)
        return std::make_shared<const Rows>(select(rows, *order.rows, count));
    if (order.places.empty()) {
        order.places.resize(rows.rows());
        for (std::uint32_t place = 0; place < order.places.size(); ++place)
            order.places[(*order.rows)[place]] = place;
    }
    return std::make_shared<const Rows>(selectFew(rows, order.places, count));
}

Engine::Engine(std::shared_ptr<const Table> table)
    : m_state(std::make_unique<State>())
{
    m_state->table = std::move(table);
}

Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

const Table& Engine::table() const
{
    return *m_state->table;
}

const std::shared_ptr<const Table>& Engine::tablePtr() const
{
    return m_state->table;
}

Engine::Answer Engine::run(
    const FilterNode& filter, std::span<const SortKey> sort, std::span<const int> facetColumns, FacetMode mode)
{
    const Table& table = *m_state->table;
    const std::span<const FilterNode> operands = topOperands(filter);
    std::vector<std::shared_ptr<const Truth>> truths;
    RowBits all(table.rowCount(), true);
    for (const FilterNode& operand : operands) {
        truths.push_back(m_state->truthOf(operand));
        all &= truths.back()->yes;
    }

    Answer answer;
    Aside ordering(!facetColumns.empty() && table.rowCount() >= RowsWorthAThread,
        [&] { answer.rows = m_state->inOrder(all, sort); });

    FacetCounter counter(table, m_state->totals);
    std::list<RowBits> ownSets; // kept until all facets are counted
    for (const int column : facetColumns) {
        const RowBits* rows = &all;
        const auto isOwn = [&](const FilterNode& operand) { return namesOnly(operand, column, table); };
        if (mode == FacetMode::IgnoreOwn && std::any_of(operands.begin(), operands.end(), isOwn)) {
            RowBits& others = ownSets.emplace_back(table.rowCount(), true);
            for (std::size_t i = 0; i < operands.size(); ++i)
                if (!isOwn(operands[i]))
                    others &= truths[i]->yes;
            rows = &others;
        }
        answer.facets.push_back(counter.count(column, *rows));
    }
    ordering.wait();
    return answer;
}

const NumberScale& Engine::scale(int column)
{
    return m_state->binnedOf(column).scale;
}

Spread Engine::spread(const FilterNode& filter, int column)
{
    const Table& table = *m_state->table;
    RowBits rows(table.rowCount(), true);
    for (const FilterNode& operand : topOperands(filter))
        if (!namesOnly(operand, column, table))
            rows &= m_state->truthOf(operand)->yes;
    return spreadOf(table.view(column), m_state->binnedOf(column), rows);
}

} // namespace atlas
