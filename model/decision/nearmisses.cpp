// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/nearmisses.h"

#include "engine/column.h"
#include "engine/filterinwords.h"
#include "engine/significant.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace atlas {

namespace {

using Op = FilterNode::Op;

/// The number of a condition that can be moved, and which way.
struct Bound
{
    double number = 0;
    bool isLeast = false; ///< the condition says “at least”
};

std::optional<Bound> boundOf(const FilterNode& node, const Table& offers)
{
    if (node.type != FilterNode::Type::Compare || node.values.size() != 1)
        return {};
    const FilterValue& value = node.values.front();
    if (value.kind != FilterValue::Kind::Number || offers.column(node.column).kind != ColumnKind::Number)
        return {};
    if (node.op == Op::Greater || node.op == Op::GreaterEqual)
        return Bound{value.number, true};
    if (node.op == Op::Less || node.op == Op::LessEqual)
        return Bound{value.number, false};
    return {};
}

/// The known number next to the bound among the rows, on the side that the condition shuts out.
std::optional<double> nextKnown(const Bound& bound, const View& view, const RowBits& rows)
{
    std::optional<double> next;
    for (std::uint32_t row = 0; row < rows.rows(); ++row) {
        if (!rows.test(row))
            continue;
        const double number = view.number(row);
        const bool outside = bound.isLeast ? number <= bound.number : number >= bound.number;
        if (outside && (!next || (bound.isLeast ? number > *next : number < *next)))
            next = number;
    }
    return next;
}

FilterNode movedTo(FilterNode node, double number)
{
    node.op = node.op == Op::Greater || node.op == Op::GreaterEqual ? Op::GreaterEqual : Op::LessEqual;
    node.values.front().number = number;
    node.values.front().text.clear(); // a currency that was written would no longer fit
    return node;
}

/// Doing without a condition. Without one that excludes something, that is allowed.
QString withoutText(const FilterNode& condition, const Table& offers, const QLocale& locale)
{
    return condition.type == FilterNode::Type::Not
        ? QCoreApplication::translate("Decision", "allowing “%1”", "a condition")
              .arg(filterInWords(condition.children.front(), offers, locale))
        : QCoreApplication::translate("Decision", "without “%1”", "a condition")
              .arg(filterInWords(condition, offers, locale));
}

class Search
{
public:
    Search(const Funnel& funnel, const CostMeasure& cost, const Table& offers, const QLocale& locale)
        : m_funnel(funnel)
        , m_cost(cost)
        , m_offers(offers)
        , m_locale(locale)
        , m_left(funnel.rows.count())
        , m_lowest(lowestOf(funnel.rows))
    {
    }

    [[nodiscard]] std::vector<NearMiss> run()
    {
        const std::size_t count = m_funnel.conditions.size();
        for (std::size_t index = 0; index < count; ++index)
            tryOne(index);
        for (std::size_t first = 0; m_found.empty() && m_left == 0 && first < count; ++first)
            for (std::size_t second = first + 1; second < count; ++second)
                tryWithout({first, second});
        for (std::size_t from = count; m_found.empty() && m_left == 0 && from > 0; --from) {
            std::vector<std::size_t> last(count - from + 1);
            std::iota(last.begin(), last.end(), from - 1);
            tryWithout(last);
        }
        std::stable_sort(m_found.begin(), m_found.end(), [this](const NearMiss& left, const NearMiss& right) {
            if (m_left == 0 && left.moved != right.moved)
                return left.moved;
            if (const double a = left.savingPercent.value_or(0), b = right.savingPercent.value_or(0); a != b)
                return a > b;
            return left.gained > right.gained;
        });
        return std::move(m_found);
    }

private:
    struct Lowest
    {
        double cost = std::numeric_limits<double>::infinity();
        std::optional<std::uint32_t> row;
    };

    [[nodiscard]] Lowest lowestOf(const RowBits& bits) const
    {
        Rows rows;
        for (std::uint32_t row = 0; row < bits.rows(); ++row)
            if (bits.test(row))
                rows.push_back(row);
        const std::vector<double> costs = m_cost.costs(m_offers, rows);
        Lowest lowest;
        for (std::size_t index = 0; index < rows.size(); ++index)
            if (costs[index] > 0 && costs[index] < lowest.cost)
                lowest = {costs[index], rows[index]};
        return lowest;
    }
    [[nodiscard]] RowBits without(const std::vector<std::size_t>& left) const
    {
        RowBits rows(m_offers.rowCount(), true);
        for (std::size_t index = 0; index < m_funnel.truths.size(); ++index)
            if (std::find(left.begin(), left.end(), index) == left.end())
                rows &= m_funnel.truths[index];
        return rows;
    }
    [[nodiscard]] QString filterOf(const std::vector<std::size_t>& left, const FilterNode* instead) const
    {
        std::vector<FilterNode> operands;
        for (std::size_t index = 0; index < m_funnel.conditions.size(); ++index) {
            if (std::find(left.begin(), left.end(), index) == left.end())
                operands.push_back(m_funnel.conditions[index].node);
            else if (instead)
                operands.push_back(*instead);
        }
        return operands.empty() ? QString() : printFilter(joined(std::move(operands)), m_offers);
    }
    /// False when no offer is gained.
    bool measure(NearMiss& miss, const RowBits& rows) const
    {
        miss.total = rows.count();
        miss.gained = miss.total - m_left;
        if (miss.gained == 0)
            return false;
        const Lowest lowest = lowestOf(rows);
        miss.lowest = lowest.row;
        if (lowest.row && m_lowest.row)
            miss.savingPercent = (1 - lowest.cost / m_lowest.cost) * 100;
        return true;
    }
    void tryWithout(const std::vector<std::size_t>& left)
    {
        NearMiss miss;
        QStringList texts;
        for (const std::size_t index : left) {
            texts << withoutText(m_funnel.conditions[index].node, m_offers, m_locale);
            miss.relaxed.push_back({m_funnel.conditions[index].text, {}});
        }
        miss.text = texts.join(QCoreApplication::translate("Decision", " and ", "between conditions"));
        if (measure(miss, without(left))) {
            miss.filter = filterOf(left, nullptr);
            m_found.push_back(std::move(miss));
        }
    }
    void tryOne(std::size_t index)
    {
        const Condition& condition = m_funnel.conditions[index];
        RowBits others = without({index});
        std::size_t gainedByMoving = 0;
        if (const std::optional<Bound> bound = boundOf(condition.node, m_offers)) {
            RowBits outside = others;
            outside -= m_funnel.truths[index];
            const auto next = nextKnown(*bound, m_offers.view(condition.node.column), outside);
            if (next) {
                const FilterNode moved = movedTo(condition.node, *next);
                others &= rowsOf(moved, m_offers);
                gainedByMoving = tryMoved(index, *bound, *next, moved, others);
            }
        }
        const std::size_t before = m_found.size();
        tryWithout({index});
        if (m_found.size() > before && gainedByMoving == m_found.back().gained)
            m_found.pop_back(); // moving the number gains as much
    }
    std::size_t tryMoved(
        std::size_t index, const Bound& bound, double next, const FilterNode& node, const RowBits& rows)
    {
        const Column& column = m_offers.column(node.column);
        const QString unit = unitText(column.unit, PerUnit::Hour, m_offers.context().currency);
        NearMiss miss;
        miss.moved = true;
        miss.text = QCoreApplication::translate("Decision", "%1 %2 → %3", "a column, its limit and a looser one")
                        .arg(columnTitle(column), significantText(bound.number, 6, m_locale),
                            significantText(next, 6, m_locale));
        if (!unit.isEmpty())
            miss.text += u' ' + unit;
        miss.relaxed = {{m_funnel.conditions[index].text, printFilter(node, m_offers)}};
        if (!measure(miss, rows))
            return 0;
        miss.filter = filterOf({index}, &node);
        m_found.push_back(std::move(miss));
        return m_found.back().gained;
    }

    const Funnel& m_funnel;
    const CostMeasure& m_cost;
    const Table& m_offers;
    const QLocale& m_locale;
    std::size_t m_left;
    Lowest m_lowest;
    std::vector<NearMiss> m_found;
};

}

void relax(Answers& answers, const Relaxation& relaxation)
{
    for (Relaxation& known : answers.relaxed) {
        if (known.to == relaxation.from || known.from == relaxation.from) {
            known.to = relaxation.to;
            return;
        }
    }
    answers.relaxed.push_back(relaxation);
}

QString relaxationText(const Relaxation& relaxation, const Table& offers, const QLocale& locale)
{
    if (relaxation.to.isEmpty()) {
        const ParsedFilter from = parseFilter(relaxation.from, offers);
        return from.error ? relaxation.from : withoutText(from.root, offers, locale);
    }
    return QCoreApplication::translate("Decision", "“%1” instead of “%2”", "two conditions")
        .arg(filterInWords(relaxation.to, offers, locale), filterInWords(relaxation.from, offers, locale));
}

std::vector<NearMiss> nearMissesOf(
    const Funnel& funnel, const CostMeasure& cost, const Table& offers, const QLocale& locale)
{
    return Search(funnel, cost, offers, locale).run();
}

} // namespace atlas
