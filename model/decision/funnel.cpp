// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/funnel.h"

#include "engine/evaluate.h"
#include "engine/table.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

Result<FilterNode> parsed(const QString& filter, const Question& question, const Table& offers)
{
    ParsedFilter result = parseFilter(filter, offers);
    if (!result.error)
        return std::move(result.root);
    return failure(ErrorCode::InvalidArgument,
        QCoreApplication::translate("Decision", "The answer to “%1” makes no filter: %2")
            .arg(question.id, result.error->message));
}

void addOperands(std::vector<FilterNode>& operands, const FilterNode& node)
{
    if (node.type != FilterNode::Type::And) {
        operands.push_back(node);
        return;
    }
    for (const FilterNode& child : node.children)
        addOperands(operands, child);
}

/// The condition as the user relaxed it: itself, another one, or none.
std::vector<FilterNode> afterRelaxing(const FilterNode& node, std::span<const Relaxation> relaxed, const Table& offers)
{
    const QString text = printFilter(node, offers);
    const auto found = std::find_if(
        relaxed.begin(), relaxed.end(), [&text](const Relaxation& relaxation) { return relaxation.from == text; });
    if (found == relaxed.end())
        return {node};
    const ParsedFilter other = parseFilter(found->to, offers);
    return other.error ? std::vector<FilterNode>{node} : flattened(other.root);
}

}

std::vector<FilterNode> flattened(const FilterNode& node)
{
    std::vector<FilterNode> operands;
    addOperands(operands, node);
    return operands;
}

FilterNode joined(std::vector<FilterNode> operands)
{
    if (operands.size() == 1)
        return std::move(operands.front());
    FilterNode root;
    root.children = std::move(operands);
    return root;
}

RowBits rowsOf(const FilterNode& filter, const Table& offers)
{
    return evaluate(filter, offers).yes;
}

RowBits rowsOf(const QString& filter, const Table& offers)
{
    const ParsedFilter result = parseFilter(filter, offers);
    return result.error ? RowBits(offers.rowCount()) : rowsOf(result.root, offers);
}

Result<std::vector<FilterNode>> conditionsOf(
    const Question& question, const Reading& reading, const PathValues& values, const Table& offers)
{
    std::vector<FilterNode> all;
    const auto add = [&](const QString& text, std::vector<FilterNode>& target) -> Result<bool> {
        const std::optional<QString> filled = fillTemplate(text, values);
        if (!filled || filled->isEmpty())
            return false;
        Result<FilterNode> node = parsed(*filled, question, offers);
        if (!node)
            return tl::unexpected(node.error());
        target.push_back(std::move(*node));
        return true;
    };
    if (const Result<bool> own = add(question.filter, all); !own)
        return tl::unexpected(own.error());

    std::vector<FilterNode> chosen;
    bool openEnded = false; // one of the answers drops nothing
    for (const int choice : reading.choices) {
        const Result<bool> added = add(question.choices[static_cast<std::size_t>(choice)].filter, chosen);
        if (!added)
            return tl::unexpected(added.error());
        openEnded = openEnded || !*added;
    }
    if (question.anyOf && chosen.size() > 1) {
        FilterNode either;
        either.type = FilterNode::Type::Or;
        either.children = std::move(chosen);
        chosen = {std::move(either)};
    }
    if (!(question.anyOf && openEnded))
        all.insert(all.end(), chosen.begin(), chosen.end());
    std::vector<FilterNode> operands;
    for (const FilterNode& node : all)
        addOperands(operands, node);
    return operands;
}

Result<Funnel> funnelOf(
    const DecisionTree& tree, const Path& path, std::span<const Relaxation> relaxed, const Table& offers)
{
    Funnel funnel;
    funnel.rows = RowBits(offers.rowCount(), true);
    funnel.droppedBy.assign(offers.rowCount(), Funnel::NotDropped);
    const PathValues values = valuesOf(tree, path);
    std::size_t before = offers.rowCount();
    for (const PathStep& asked : path) {
        FunnelStep step;
        step.asked = asked;
        std::vector<FilterNode> operands;
        if (asked.answer) {
            const auto conditions = conditionsOf(tree.question(asked.question), *asked.answer, values, offers);
            if (!conditions)
                return tl::unexpected(conditions.error());
            for (const FilterNode& node : *conditions)
                for (FilterNode& kept : afterRelaxing(node, relaxed, offers))
                    operands.push_back(std::move(kept));
        }
        RowBits rows = funnel.rows;
        for (const FilterNode& node : operands) {
            const QString text = printFilter(node, offers);
            const bool known = std::any_of(funnel.conditions.begin(), funnel.conditions.end(),
                [&text](const Condition& condition) { return condition.text == text; });
            if (known)
                continue;
            funnel.conditions.push_back({node, text, static_cast<int>(funnel.steps.size())});
            funnel.truths.push_back(rowsOf(node, offers));
            rows &= funnel.truths.back();
        }
        step.filter = operands.empty() ? QString() : printFilter(joined(operands), offers);
        step.left = rows.count();
        step.dropped = before - step.left;
        before = step.left;
        funnel.rows -= rows; // now those that this step drops
        for (std::size_t row = 0; step.dropped != 0 && row < offers.rowCount(); ++row)
            if (funnel.rows.test(row))
                funnel.droppedBy[row] = static_cast<std::int16_t>(funnel.steps.size());
        funnel.rows = std::move(rows);
        funnel.steps.push_back(std::move(step));
    }
    std::vector<FilterNode> all;
    for (const Condition& condition : funnel.conditions)
        all.push_back(condition.node);
    if (!all.empty())
        funnel.filter = printFilter(joined(std::move(all)), offers);
    return funnel;
}

} // namespace atlas
