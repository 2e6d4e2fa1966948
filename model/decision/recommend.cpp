// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/recommendation.h"

#include "decision/suggestions.h"
#include "engine/significant.h"

#include <QCoreApplication>
#include <QSet>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

std::vector<std::uint32_t> placesOf(const Table& offers, const Rows& rows)
{
    std::vector<std::uint32_t> all(offers.rowCount());
    std::uint32_t place = 0;
    for (const std::uint32_t row : offers.keyOrder())
        all[row] = place++;
    std::vector<std::uint32_t> places;
    for (const std::uint32_t row : rows)
        places.push_back(all[row]);
    return places;
}

Rows rowsInKeyOrder(const Funnel& funnel, const Table& offers)
{
    Rows rows;
    for (const std::uint32_t row : offers.keyOrder())
        if (funnel.rows.test(row))
            rows.push_back(row);
    return rows;
}

void addRulesAndTips(Recommendation& result)
{
    std::vector<bool> named(result.tree->tips.size(), false);
    for (const PathStep& step : result.path) {
        if (!step.answer)
            continue;
        const Question& question = result.tree->question(step.question);
        for (const int choice : step.answer->choices) {
            const Choice& taken = question.choices[static_cast<std::size_t>(choice)];
            for (const RuleNote& note : taken.notes)
                result.rules.push_back({step.question, choice, &note});
            for (const int tip : taken.tips)
                named[static_cast<std::size_t>(tip)] = true;
        }
    }
    for (std::size_t index = 0; index < named.size(); ++index) {
        const Tip& tip = result.tree->tips[index];
        if (!named[index])
            continue;
        if (!tip.filter.isEmpty()) {
            const RowBits rows = rowsOf(tip.filter, *result.offers);
            if (std::none_of(result.top.begin(), result.top.end(),
                    [&rows](const Suggestion& each) { return rows.test(each.row); }))
                continue;
        }
        result.tips.push_back(&tip);
    }
}

/// What stands out among the ranked offers besides the first.
void addBest(
    Recommendation& result, const std::vector<Ranked>& order, const TieBreak& ties, const SuggestionMaker& make)
{
    const View& compute = result.offers->view(result.offers->indexOf(u"tflops_fp16"));
    const View& providers = result.offers->view(result.offers->indexOf(u"provider"));
    QSet<QString> seen;
    std::size_t cheapest = order.size(), fastest = order.size(), safest = order.size();
    int fewest = std::numeric_limits<int>::max();
    for (std::size_t place = 0; place < order.size(); ++place) {
        const std::uint32_t row = result.scored[order[place].index];
        const double cost = ties.costs[order[place].index];
        if (cost > 0 && (cheapest == order.size() || cost < ties.costs[order[cheapest].index]))
            cheapest = place;
        const double tflops = compute.number(row);
        if (!std::isnan(tflops)
            && (fastest == order.size() || tflops > compute.number(result.scored[order[fastest].index])))
            fastest = place;
        if (fewest > 0)
            if (const int warnings = make.warningCount(row); warnings < fewest) {
                fewest = warnings;
                safest = place;
            }
        if (const QString provider = providers.text(row); !seen.contains(provider)) {
            seen.insert(provider);
            result.perProvider.push_back(make.make(order[place], static_cast<int>(place) + 1));
        }
    }
    const auto at = [&](std::size_t place) {
        return place < order.size() ? std::optional(make.make(order[place], static_cast<int>(place) + 1))
                                    : std::nullopt;
    };
    result.cheapest = at(cheapest);
    result.fastest = at(fastest);
    result.safest = at(safest);
}

}

QString Recommendation::nextKey() const
{
    return firmness ? offers->key(scored[firmness->next]) : QString();
}

QString Recommendation::firmnessText(const QLocale& locale, const QString& next) const
{
    if (top.empty())
        return {};
    if (!firmness)
        return QCoreApplication::translate(
            "Decision", "No change of a single weight would make another offer the first.");
    const QString other = next.isEmpty() ? nextKey() : next;
    const QString criterion = tree->criteria[static_cast<std::size_t>(firmness->criterion)].text.text();
    if (firmness->changePercent == 0)
        return QCoreApplication::translate(
            "Decision", "%1 is equal to the first: both have the same score.", "an offer")
            .arg(other);
    // Two digits are enough to read. Rounded up it is still enough to change the winner, unless nothing would be left.
    const double exact = std::abs(firmness->changePercent), rounded = roundedAway(exact, 2);
    const QString change = firmness->changePercent < 0 && rounded >= 100 ? significantText(exact, 4, locale)
                                                                         : significantText(rounded, 2, locale);
    return firmness->changePercent > 0
        ? QCoreApplication::translate("Decision", "If “%1” counted about %2 % more, %3 would be the first.")
              .arg(criterion, change, other)
        : QCoreApplication::translate("Decision", "If “%1” counted about %2 % less, %3 would be the first.")
              .arg(criterion, change, other);
}

Result<Recommendation> recommend(
    const TablePtr& offers, const TreePtr& tree, const Answers& answers, const RecommendOptions& options)
{
    Recommendation result;
    result.tree = tree;
    result.offers = offers;
    result.path = pathOf(*tree, answers);
    result.values = valuesOf(*tree, result.path);
    result.cost = options.cost ? options.cost : costMeasureFor(result.values);
    const CostMeasure& cost = *result.cost;
    for (const auto& [id, text] : answers.values)
        if (std::none_of(result.path.begin(), result.path.end(),
                [&](const PathStep& step) { return tree->question(step.question).id == id; }))
            result.ignored << id;
    Result<Funnel> funnel = funnelOf(*tree, result.path, answers.relaxed, *offers);
    if (!funnel)
        return tl::unexpected(funnel.error());
    result.funnel = std::move(*funnel);
    result.scored = rowsInKeyOrder(result.funnel, *offers);
    result.criteria = criteriaOf(*tree, result.path, result.values, cost, *offers, result.scored);

    const TieBreak ties{cost.costs(*offers, result.scored), placesOf(*offers, result.scored)};
    const std::vector<Ranked> order = ranked(result.criteria, ties, options.missing);
    result.hidden = result.scored.size() - order.size();
    for (const Ranked& each : order)
        result.rows.push_back(result.scored[each.index]);
    const SuggestionMaker maker(result, cost, options.locale);
    const std::size_t top = std::min(order.size(), static_cast<std::size_t>(std::max(0, options.top)));
    for (std::size_t place = 0; place < top; ++place)
        result.top.push_back(maker.make(order[place], static_cast<int>(place) + 1));
    addBest(result, order, ties, maker);
    if (!order.empty()) {
        result.firmness = firmnessOf(result.criteria, ties, options.missing);
        result.purchase = purchaseAdvice(result, result.rows.front(), options.locale);
    }
    result.nearMisses = nearMissesOf(result.funnel, cost, *offers, options.locale);
    addRulesAndTips(result);
    return result;
}

} // namespace atlas
