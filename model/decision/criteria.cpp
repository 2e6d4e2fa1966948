// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/funnel.h"
#include "decision/ranking.h"
#include "engine/evaluate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace atlas {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

/// A number column, or one divided by the number of GPUs.
std::vector<double> figuresOf(const Table& offers, const Rows& rows, QStringView key, bool perGpu)
{
    const View& view = offers.view(offers.indexOf(key));
    const View& counts = offers.view(offers.indexOf(u"gpu_count"));
    std::vector<double> figures;
    figures.reserve(rows.size());
    for (const std::uint32_t row : rows)
        figures.push_back(perGpu ? view.number(row) / counts.number(row) : view.number(row));
    return figures;
}

/// Even between worst and best on a logarithmic scale; 0 is the best of prices and unknown elsewhere.
std::vector<double> logScores(const std::vector<double>& figures, bool lowerIsBetter)
{
    double least = std::numeric_limits<double>::infinity(), most = 0;
    for (const double figure : figures) {
        if (figure > 0) {
            least = std::min(least, figure);
            most = std::max(most, figure);
        }
    }
    const double span = std::log(most) - std::log(least);
    std::vector<double> scores;
    scores.reserve(figures.size());
    for (const double figure : figures) {
        if (figure == 0 && lowerIsBetter)
            scores.push_back(1);
        else if (!(figure > 0))
            scores.push_back(Nan);
        else if (!(most > least))
            scores.push_back(1);
        else
            scores.push_back(
                (lowerIsBetter ? std::log(most) - std::log(figure) : std::log(figure) - std::log(least)) / span);
    }
    return scores;
}

/// The share of the instance's GPU memory that the work needs; where there is too little, the share that is there.
std::vector<double> memoryScores(const std::vector<double>& totals, double needed)
{
    std::vector<double> scores;
    for (const double total : totals)
        scores.push_back(std::isnan(total) ? Nan : std::min(needed / total, total / needed));
    return scores;
}

struct WishRows
{
    const Wish* wish;
    Truth truth;
};

struct RuleRows
{
    const Criterion::Rule* rule;
    RowBits rows;
};

Truth truthOf(const QString& filter, const Table& offers)
{
    const ParsedFilter parsed = parseFilter(filter, offers);
    return parsed.error ? Truth{RowBits(offers.rowCount()), RowBits(offers.rowCount(), true)}
                        : evaluate(parsed.root, offers);
}

/// Mean of the first rule that holds and of the wishes whose answer is known, each 1 or 0.
void scoreRules(
    CriterionScores& result, const std::vector<RuleRows>& rules, const std::vector<WishRows>& wishes, const Rows& rows)
{
    for (const std::uint32_t row : rows) {
        double sum = 0;
        int known = 0;
        const LocalText* why = nullptr;
        for (const auto& [rule, holds] : rules) {
            if (!holds.test(row))
                continue;
            sum += rule->score;
            ++known;
            why = &rule->text;
            break;
        }
        for (const auto& [wish, truth] : wishes) {
            if (truth.hasUnknown() && truth.unknown.test(row))
                continue;
            ++known;
            if (truth.yes.test(row)) {
                sum += 1;
                why = &wish->text;
            }
        }
        result.scores.push_back(known == 0 ? Nan : sum / known);
        result.why.push_back(why);
    }
    result.figures = result.scores;
}

std::vector<const Wish*> wishesFor(const DecisionTree& tree, const Path& path, int criterion)
{
    std::vector<const Wish*> wishes;
    for (const PathStep& step : path) {
        if (!step.answer)
            continue;
        for (const int choice : step.answer->choices)
            for (const Wish& wish : tree.question(step.question).choices[static_cast<std::size_t>(choice)].wishes)
                if (wish.criterion == criterion)
                    wishes.push_back(&wish);
    }
    return wishes;
}

std::vector<double> weightsOf(const DecisionTree& tree, const Path& path)
{
    std::vector<double> weights;
    for (const Criterion& criterion : tree.criteria)
        weights.push_back(criterion.weight);
    for (const PathStep& step : path) {
        if (!step.answer)
            continue;
        for (const int choice : step.answer->choices)
            for (const auto& [criterion, more] :
                tree.question(step.question).choices[static_cast<std::size_t>(choice)].weights)
                weights[static_cast<std::size_t>(criterion)] += more;
    }
    return weights;
}

/// Scores of one criterion; none when it has nothing to go by.
void score(CriterionScores& result, const DecisionTree& tree, const Path& path, const PathValues& values,
    const CostMeasure& cost, const Table& offers, const Rows& rows)
{
    const Criterion& criterion = tree.criteria[static_cast<std::size_t>(result.criterion)];
    const auto needed = values.find(QLatin1StringView(NeededMemoryGib));
    switch (criterion.measure) {
    case Criterion::Measure::Cost:
        result.figures = cost.costs(offers, rows);
        result.scores = logScores(result.figures, true);
        return;
    case Criterion::Measure::Value:
        result.figures = figuresOf(offers, rows, u"price_per_tflop_hour", false);
        result.scores = logScores(result.figures, true);
        return;
    case Criterion::Measure::Compute:
        result.figures = figuresOf(offers, rows, u"tflops_fp16", true);
        result.scores = logScores(result.figures, false);
        return;
    case Criterion::Measure::Bandwidth:
        result.figures = figuresOf(offers, rows, u"memory_bandwidth_gb_s", false);
        result.scores = logScores(result.figures, false);
        return;
    case Criterion::Measure::MemoryFit:
        if (needed == values.end())
            return;
        result.figures = figuresOf(offers, rows, u"gpu_memory_total_gib", false);
        result.scores = memoryScores(result.figures, needed->second.number);
        return;
    case Criterion::Measure::Rules:
        break;
    }
    std::vector<RuleRows> rules;
    for (const Criterion::Rule& rule : criterion.rules)
        rules.push_back({&rule, rowsOf(rule.filter, offers)});
    std::vector<WishRows> wishes;
    for (const Wish* const wish : wishesFor(tree, path, result.criterion))
        if (const std::optional<QString> filled = fillTemplate(wish->filter, values))
            wishes.push_back({wish, truthOf(*filled, offers)});
    if (!rules.empty() || !wishes.empty())
        scoreRules(result, rules, wishes, rows);
}

}

std::vector<CriterionScores> criteriaOf(const DecisionTree& tree, const Path& path, const PathValues& values,
    const CostMeasure& cost, const Table& offers, const Rows& rows)
{
    const std::vector<double> weights = weightsOf(tree, path);
    std::vector<CriterionScores> criteria;
    for (std::size_t index = 0; index < tree.criteria.size(); ++index) {
        if (!(weights[index] > 0))
            continue;
        CriterionScores result;
        result.criterion = static_cast<int>(index);
        result.weight = weights[index];
        score(result, tree, path, values, cost, offers, rows);
        if (!result.scores.empty() || rows.empty())
            criteria.push_back(std::move(result));
    }
    return criteria;
}

} // namespace atlas
