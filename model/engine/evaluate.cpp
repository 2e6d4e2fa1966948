// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluate.h"

#include "engine/collation.h"
#include "engine/entitytruth.h"
#include "engine/matching.h"
#include "engine/scan.h"
#include "engine/table.h"

#include <map>

namespace atlas {

namespace {

Truth fromEntities(const Table& table, const View& view, const std::vector<std::uint8_t>& truth)
{
    Truth result{RowBits(table.rowCount()), {}};
    addRows(result.yes, view.codes, truth, EntityYes);
    RowBits unknown(table.rowCount());
    addRows(unknown, view.codes, truth, EntityUnknown);
    if (unknown.any())
        result.unknown = std::move(unknown);
    return result;
}

/// Numbers stored a row: scanned as they are when the node is one interval.
Truth fromNumbers(const Table& table, const View& view, const FilterNode& node)
{
    const std::vector<Interval> intervals = numberIntervals(node);
    Truth result{RowBits(table.rowCount()), RowBits(table.rowCount())};
    addUnknownRows(result.unknown, view.numbers);
    for (const Interval& interval : intervals)
        addRowsWithin(result.yes, view.numbers, interval);
    if (node.op == FilterNode::Op::NotEqual && node.type == FilterNode::Type::Compare) {
        result.yes.invert();
        result.yes -= result.unknown;
    }
    if (!result.unknown.any())
        result.unknown = {};
    return result;
}

/// Texts composed from other columns have no entities: each row is asked.
Truth fromComposed(const Table& table, const View& view, const FilterNode& node)
{
    Truth result{RowBits(table.rowCount()), {}};
    std::vector<EntryMatcher> matchers;
    bool any = false;
    for (const FilterValue& value : node.values) {
        if (value.kind == FilterValue::Kind::Text)
            matchers.emplace_back(view, node.op, value.text);
        any = any || value.kind == FilterValue::Kind::Any;
    }
    for (std::uint32_t row = 0; row < table.rowCount(); ++row) {
        const QString folded = fold(view.composed(row));
        bool matches = any;
        for (const EntryMatcher& matcher : matchers)
            matches = matches || matcher.matchesText(folded);
        if (matches != (node.op == FilterNode::Op::NotEqual))
            result.yes.set(row);
    }
    return result;
}

Truth compare(const FilterNode& node, const Table& table)
{
    const View& view = table.view(node.column);
    if (view.shape == View::Shape::Composed)
        return fromComposed(table, view, node);
    const bool plainNumbers
        = view.shape == View::Shape::Numbers && table.column(node.column).kind == ColumnKind::Number;
    if (plainNumbers && view.codes == nullptr && !namesUnknown(node))
        return fromNumbers(table, view, node);
    return fromEntities(table, view, entityTruth(view, table.column(node.column).kind, node));
}

/// Bare words: columns that share their codes are one scan.
Truth words(const FilterNode& node, const Table& table)
{
    std::map<const CodeColumn*, std::vector<std::uint8_t>> byCodes;
    const QString needle = fold(node.words);
    for (int column = 0; column < static_cast<int>(table.columns().size()); ++column) {
        if (!table.column(column).searched)
            continue;
        const View& view = table.view(column);
        if (view.shape != View::Shape::Texts)
            continue;
        std::vector<std::uint8_t>& truth = byCodes[view.codes];
        truth.resize(view.textCodes->size(), EntityNo);
        addWordTruth(truth, view, needle);
    }
    Truth result{RowBits(table.rowCount()), {}};
    for (const auto& [codes, truth] : byCodes)
        addRows(result.yes, codes, truth, EntityYes);
    return result;
}

Truth both(Truth left, const Truth& right)
{
    // Unknown where neither is false and not both are true.
    RowBits possible;
    if (left.hasUnknown() || right.hasUnknown()) {
        possible = left.yes;
        if (left.hasUnknown())
            possible |= left.unknown;
        RowBits rightPossible = right.yes;
        if (right.hasUnknown())
            rightPossible |= right.unknown;
        possible &= rightPossible;
    }
    left.yes &= right.yes;
    if (possible.rows() != 0)
        possible -= left.yes;
    left.unknown = std::move(possible);
    return left;
}

Truth either(Truth left, const Truth& right)
{
    left.yes |= right.yes;
    if (right.hasUnknown()) {
        if (left.hasUnknown())
            left.unknown |= right.unknown;
        else
            left.unknown = right.unknown;
    }
    if (left.hasUnknown())
        left.unknown -= left.yes;
    return left;
}

Truth negated(Truth truth)
{
    if (truth.hasUnknown())
        truth.yes |= truth.unknown;
    truth.yes.invert();
    return truth;
}

}

Truth evaluate(const FilterNode& node, const Table& table)
{
    switch (node.type) {
    case FilterNode::Type::Compare:
    case FilterNode::Type::Range:
        return compare(node, table);
    case FilterNode::Type::Words:
        return words(node, table);
    case FilterNode::Type::Not:
        return negated(evaluate(node.children.front(), table));
    case FilterNode::Type::And:
    case FilterNode::Type::Or:
        break;
    }
    const bool conjunction = node.type == FilterNode::Type::And;
    if (node.children.empty())
        return {RowBits(table.rowCount(), conjunction), {}};
    Truth truth = evaluate(node.children.front(), table);
    for (std::size_t i = 1; i < node.children.size(); ++i) {
        Truth next = evaluate(node.children[i], table);
        truth = conjunction ? both(std::move(truth), next) : either(std::move(truth), next);
    }
    return truth;
}

} // namespace atlas
