// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filteredit.h"

#include "engine/filterproblems.h"
#include "engine/filtervalues.h"
#include "engine/filterwords.h"
#include "engine/matching.h"
#include "engine/table.h"

#include <algorithm>

namespace atlas {

namespace {

using Type = FilterNode::Type;
using Op = FilterNode::Op;

std::vector<FilterNode> operandsOf(const FilterNode& root)
{
    return root.type == Type::And ? root.children : std::vector<FilterNode>{root};
}

QString printedAll(std::vector<FilterNode> operands, const Table& table)
{
    if (operands.size() == 1)
        return printFilter(operands.front(), table);
    FilterNode root;
    root.children = std::move(operands);
    return printFilter(root, table);
}

/// The column's own operands replaced by these, at the place of the first.
QString withOwn(const FilterNode& root, int column, const std::vector<FilterNode>& own, const Table& table)
{
    std::vector<FilterNode> operands;
    std::optional<std::size_t> place;
    for (const FilterNode& operand : operandsOf(root)) {
        if (!namesOnly(operand, column, table))
            operands.push_back(operand);
        else if (!place)
            place = operands.size();
    }
    const auto at = operands.begin() + static_cast<std::ptrdiff_t>(place.value_or(operands.size()));
    operands.insert(at, own.begin(), own.end());
    return printedAll(std::move(operands), table);
}

/// The value as facets show it: entries of the column that it means, or the value itself where it means none.
void addChosen(std::set<QString>& chosen, const FilterNode& node, const FilterValue& value, const Table& table)
{
    if (value.kind == FilterValue::Kind::Any)
        return;
    const Column& column = table.column(node.column);
    if (value.kind == FilterValue::Kind::None) {
        if (!column.mayBeEmpty)
            chosen.insert(QStringLiteral(""));
        return;
    }
    if (value.kind != FilterValue::Kind::Text) {
        FilterValue plain = value;
        plain.text.clear(); // facets are in the comparison currency
        chosen.insert(valueSpelled(column, plain));
        return;
    }
    bool found = false;
    const View& view = table.view(node.column);
    if (view.dictionary) {
        const EntryMatcher matches(view, node.op, value.text);
        for (Dictionary::Code code = 0; code < view.dictionary->size(); ++code) {
            if (matches(code)) {
                chosen.insert(view.dictionary->text(code));
                found = true;
            }
        }
    }
    if (!found)
        chosen.insert(value.text);
}

void addChosen(std::set<QString>& chosen, const FilterNode& node, const Table& table)
{
    if (node.type == Type::And || node.type == Type::Or) {
        for (const FilterNode& child : node.children)
            addChosen(chosen, child, table);
    } else if (node.type == Type::Compare && (node.op == Op::Contains || node.op == Op::Equal)) {
        for (const FilterValue& value : node.values)
            addChosen(chosen, node, value, table);
    }
}

FilterNode comparison(int column, Op op, std::vector<FilterValue> values)
{
    FilterNode node;
    node.type = Type::Compare;
    node.column = column;
    node.op = op;
    node.values = std::move(values);
    return node;
}

/// `column=a,b`, `column:none`, or both with OR: `none` needs the colon, after which texts would not be exact.
FilterNode oneOf(int column, const std::set<QString>& values, const Table& table)
{
    const QString noText;
    const FilterProblems problems(noText);
    const ValueBinder binder(table, problems);
    std::vector<FilterValue> known;
    bool unknown = false;
    for (const QString& value : values) {
        if (value.isEmpty() && !table.column(column).mayBeEmpty) {
            unknown = true;
            continue;
        }
        const auto bound = binder.bind(column, Op::Equal, {value, true, {}});
        known.push_back(bound ? *bound : FilterValue{FilterValue::Kind::Text, value});
    }
    const FilterNode none
        = comparison(column, Op::Contains, {FilterValue{FilterValue::Kind::None, QStringLiteral("none")}});
    if (known.empty())
        return none;
    FilterNode named = comparison(column, Op::Equal, std::move(known));
    if (!unknown)
        return named;
    FilterNode either;
    either.type = Type::Or;
    either.children = {std::move(named), none};
    return either;
}

}

QStringList filterOperands(const FilterNode& root, const Table& table)
{
    QStringList texts;
    for (const FilterNode& operand : operandsOf(root))
        texts << printFilter(operand, table);
    return texts;
}

QString withoutOperand(const FilterNode& root, int index, const Table& table)
{
    std::vector<FilterNode> operands = operandsOf(root);
    if (index >= 0 && index < static_cast<int>(operands.size()))
        operands.erase(operands.begin() + index);
    return printedAll(std::move(operands), table);
}

std::set<QString> chosenValues(const FilterNode& root, int column, const Table& table)
{
    std::set<QString> chosen;
    for (const FilterNode& operand : operandsOf(root)) {
        if (namesOnly(operand, column, table))
            addChosen(chosen, operand, table);
    }
    return chosen;
}

QString withValues(const FilterNode& root, int column, const std::set<QString>& values, const Table& table)
{
    std::vector<FilterNode> own;
    if (!values.empty())
        own.push_back(oneOf(column, values, table));
    return withOwn(root, column, own, table);
}

QString withOwnOperands(const FilterNode& root, int column, const QString& operands, const Table& table)
{
    const ParsedFilter own = parseFilter(operands, table);
    return own.error ? printFilter(root, table) : withOwn(root, column, operandsOf(own.root), table);
}

QString withOperand(const FilterNode& root, const QString& operand, const Table& table)
{
    std::vector<FilterNode> operands = operandsOf(root);
    const ParsedFilter added = parseFilter(operand, table);
    if (!added.error) {
        for (const FilterNode& node : operandsOf(added.root)) {
            const QString printed = printFilter(node, table);
            const bool there = std::any_of(operands.begin(), operands.end(),
                [&](const FilterNode& present) { return printFilter(present, table) == printed; });
            if (!there)
                operands.push_back(node);
        }
    }
    return printedAll(std::move(operands), table);
}

bool namesOnly(const FilterNode& node, int column, const Table& table)
{
    switch (node.type) {
    case Type::Compare:
    case Type::Range:
        return node.column == column;
    case Type::Words:
        return false;
    case Type::And:
    case Type::Or:
    case Type::Not:
        break;
    }
    return !node.children.empty()
        && std::all_of(node.children.begin(), node.children.end(),
            [&](const FilterNode& child) { return namesOnly(child, column, table); });
}

} // namespace atlas
