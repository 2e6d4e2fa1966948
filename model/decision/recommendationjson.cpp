// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/recommendationjson.h"

#include "export/jsontext.h"

#include <cmath>

namespace atlas {

namespace {

CellValue number(double value)
{
    return std::isnan(value) ? CellValue() : CellValue(value);
}

CellValue number(const std::optional<double>& value)
{
    return value ? CellValue(*value) : CellValue();
}

CellValue count(std::size_t value)
{
    return static_cast<double>(value);
}

CellValue textOrNull(const QString& text)
{
    return text.isEmpty() ? CellValue() : CellValue(text);
}

const QString& criterionId(const Recommendation& result, int index)
{
    return result.tree->criteria[static_cast<std::size_t>(index)].id;
}

QByteArray answersJson(const Recommendation& result)
{
    JsonObject answers;
    for (const PathStep& step : result.path) {
        const Question& question = result.tree->question(step.question);
        if (step.answer && !step.preset)
            answers.add(question.id, answerText(question, *step.answer));
    }
    return answers.json();
}

QByteArray stepsJson(const Recommendation& result)
{
    QByteArrayList steps;
    for (const FunnelStep& step : result.funnel.steps) {
        const Question& question = result.tree->question(step.asked.question);
        JsonObject object;
        object.add(u"question", question.id);
        object.add(u"answer", step.asked.answer ? CellValue(answerText(question, *step.asked.answer)) : CellValue());
        object.add(u"default", step.asked.preset);
        object.add(u"filter", step.filter).add(u"left", count(step.left)).add(u"dropped", count(step.dropped));
        steps << object.json();
    }
    return jsonArray(steps, true);
}

QByteArray suggestionJson(const Recommendation& result, const Suggestion& suggestion)
{
    QStringList missing;
    for (const int criterion : suggestion.missing)
        missing << criterionId(result, criterion);
    JsonObject object;
    object.add(u"rank", static_cast<double>(suggestion.rank)).add(u"key", suggestion.key);
    object.add(u"score", suggestion.score).add(u"cost", number(suggestion.cost));
    object.add(u"reasons", suggestion.reasons);
    object.add(u"warnings", suggestion.warnings).add(u"missing", missing);
    return object.json();
}

QByteArray suggestionsJson(const Recommendation& result, const std::vector<Suggestion>& list)
{
    QByteArrayList suggestions;
    for (const Suggestion& suggestion : list)
        suggestions << suggestionJson(result, suggestion);
    return jsonArray(suggestions, true);
}

QByteArray bestJson(const Recommendation& result)
{
    JsonObject best;
    const auto add = [&](QStringView name, const std::optional<Suggestion>& suggestion) {
        best.addJson(name, suggestion ? suggestionJson(result, *suggestion) : QByteArray("null"));
    };
    add(u"cheapest", result.cheapest);
    add(u"fastest", result.fastest);
    add(u"safest", result.safest);
    best.addJson(u"per_provider", suggestionsJson(result, result.perProvider));
    return best.json();
}

/// The conditions that are loosened, each with what takes its place.
QByteArray conditionsJson(const std::vector<Relaxation>& relaxed)
{
    QByteArrayList conditions;
    for (const Relaxation& relaxation : relaxed) {
        JsonObject object;
        object.add(u"from", relaxation.from).add(u"to", textOrNull(relaxation.to));
        conditions << object.json();
    }
    return jsonArray(conditions);
}

QByteArray costJson(const Recommendation& result)
{
    const auto share = result.values.find(QLatin1StringView(UseShare));
    JsonObject cost;
    cost.add(u"measure", result.cost->id()).add(u"currency", result.offers->context().currency);
    cost.add(u"use_share", share == result.values.end() ? CellValue() : number(share->second.number));
    return cost.json();
}

QByteArray nearMissesJson(const Recommendation& result)
{
    QByteArrayList misses;
    for (const NearMiss& miss : result.nearMisses) {
        JsonObject object;
        object.add(u"relax", miss.text).addJson(u"conditions", conditionsJson(miss.relaxed));
        object.add(u"filter", miss.filter);
        object.add(u"offers", count(miss.gained)).add(u"total", count(miss.total));
        object.add(u"saving_percent", number(miss.savingPercent));
        object.add(u"lowest_key", miss.lowest ? CellValue(result.offers->key(*miss.lowest)) : CellValue());
        misses << object.json();
    }
    return jsonArray(misses, true);
}

QByteArray firmnessJson(const Recommendation& result)
{
    if (!result.firmness)
        return "null";
    JsonObject object;
    object.add(u"criterion", criterionId(result, result.firmness->criterion));
    object.add(u"change_percent", result.firmness->changePercent).add(u"next_key", result.nextKey());
    object.add(u"equal", result.firmness->changePercent == 0);
    return object.json();
}

QByteArray weightsJson(const Recommendation& result)
{
    JsonObject weights;
    for (const CriterionScores& criterion : result.criteria)
        weights.add(criterionId(result, criterion.criterion), criterion.weight);
    return weights.json();
}

QByteArray purchaseJson(const Recommendation& result)
{
    QByteArrayList ways;
    for (const PurchaseWay& way : result.purchase.ways) {
        JsonObject object;
        object.add(u"purchase_model", way.model).add(u"key", result.offers->key(way.row));
        object.add(u"price_per_hour", number(way.pricePerHour)).add(u"saving_percent", number(way.savingPercent));
        object.add(u"break_even", number(way.breakEven)).add(u"left", way.left);
        ways << object.json();
    }
    JsonObject purchase;
    purchase.add(u"purchase_model", textOrNull(result.purchase.model));
    purchase.add(u"reason", textOrNull(result.purchase.reason)).addJson(u"ways", jsonArray(ways));
    return purchase.json();
}

QByteArray rulesJson(const Recommendation& result)
{
    QByteArrayList rules;
    for (const AppliedRule& rule : result.rules) {
        const Question& question = result.tree->question(rule.question);
        JsonObject object;
        object.add(u"question", question.id);
        object.add(u"answer", question.choices[static_cast<std::size_t>(rule.choice)].id);
        object.add(u"text", rule.note->text.text()).add(u"corrected", rule.note->corrected);
        object.add(u"sources", rule.note->sources);
        rules << object.json();
    }
    return jsonArray(rules, true);
}

QByteArray tipsJson(const Recommendation& result)
{
    QByteArrayList tips;
    for (const Tip* const tip : result.tips) {
        JsonObject object;
        object.add(u"id", tip->id).add(u"text", tip->text.text()).add(u"sources", tip->sources);
        tips << object.json();
    }
    return jsonArray(tips, true);
}

}

QByteArray recommendationJson(const Recommendation& result, bool loadedTree)
{
    JsonObject tree;
    tree.add(u"id", result.tree->id).add(u"title", result.tree->title.text()).add(u"loaded", loadedTree);
    JsonObject object;
    object.addJson(u"tree", tree.json()).addJson(u"answers", answersJson(result));
    object.add(u"filter", result.funnel.filter).addJson(u"steps", stepsJson(result));
    object.addJson(u"cost", costJson(result));
    object.addJson(u"results", suggestionsJson(result, result.top));
    object.addJson(u"near_misses", nearMissesJson(result)).addJson(u"firmness", firmnessJson(result));
    object.addJson(u"weights", weightsJson(result)).addJson(u"best", bestJson(result));
    object.addJson(u"purchase", purchaseJson(result)).addJson(u"rules", rulesJson(result));
    object.addJson(u"tips", tipsJson(result)).add(u"hidden", count(result.hidden));
    object.add(u"ignored", result.ignored);
    return object.json() + '\n';
}

QByteArray questionsJson(const DecisionTree& tree)
{
    QByteArrayList questions;
    for (const Question& question : tree.questions) {
        const auto idOf
            = [&tree](int next) { return next == Question::End ? CellValue() : CellValue(tree.question(next).id); };
        QByteArrayList answers;
        for (const Choice& choice : question.choices) {
            JsonObject answer;
            answer.add(u"id", choice.id).add(u"text", choice.text.text());
            answer.add(u"filter", choice.filter).add(u"next", idOf(choice.next));
            answers << answer.json();
        }
        QStringList units;
        for (const AnswerUnit& unit : question.units)
            units << unit.suffix;
        JsonObject object;
        object.add(u"id", question.id).add(u"text", question.text.text());
        object.add(u"kind", kindName(question.kind)).add(u"required", question.required);
        object.addJson(u"answers", jsonArray(answers)).add(u"help", question.help.text());
        object.add(u"default", textOrNull(question.preset)).add(u"units", units);
        object.add(u"filter", question.filter).add(u"next", idOf(question.next));
        questions << object.json();
    }
    return jsonArray(questions, true) + '\n';
}

} // namespace atlas
