// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/suggestions.h"

#include "cost/median.h"
#include "engine/significant.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr std::size_t MostReasons = 3;
constexpr double GoodScore = 0.5; ///< a reason is something good

/// A figure of one offer in words: "24 GiB".
QString figureText(double figure, Unit unit, const QLocale& locale)
{
    const int decimals = figure == std::floor(figure) ? 0 : 1;
    return roundedText(figure, decimals, locale) + u' ' + unitText(unit, PerUnit::Hour, {});
}

}

SuggestionMaker::SuggestionMaker(const Recommendation& result, const CostMeasure& cost, const QLocale& locale)
    : m_result(result)
    , m_cost(cost)
    , m_locale(locale)
    , m_costs(cost.costs(*result.offers, result.scored))
{
    if (const auto needed = result.values.find(QLatin1StringView(NeededMemoryGib)); needed != result.values.end())
        m_neededMemory = needed->second.number;
    std::vector<double> known;
    for (const double each : m_costs)
        if (each > 0)
            known.push_back(each);
    m_lowestCost = known.empty() ? std::nan("") : *std::min_element(known.begin(), known.end());
    m_medianCost = median(known);
    addWarnings(result.tree->warnings);
    for (const PathStep& step : result.path)
        if (step.answer)
            for (const int choice : step.answer->choices)
                addWarnings(result.tree->question(step.question).choices[static_cast<std::size_t>(choice)].warnings);
}

void SuggestionMaker::addWarnings(const std::vector<OfferWarning>& warnings)
{
    for (const OfferWarning& warning : warnings) {
        const bool known = std::any_of(m_warnings.begin(), m_warnings.end(),
            [&warning](const WarningRows& each) { return each.warning->id == warning.id; });
        const std::optional<QString> filter = fillTemplate(warning.filter, m_result.values);
        if (!known && filter)
            m_warnings.push_back({&warning, rowsOf(*filter, *m_result.offers)});
    }
}

std::optional<double> SuggestionMaker::tooLittleMemory(std::uint32_t row) const
{
    const double memory = m_result.offers->view(m_result.offers->indexOf(u"gpu_memory_total_gib")).number(row);
    return m_neededMemory && memory < *m_neededMemory ? std::optional(memory) : std::nullopt;
}

QStringList SuggestionMaker::warningsFor(std::uint32_t row) const
{
    QStringList warnings;
    if (const std::optional<double> memory = tooLittleMemory(row))
        warnings << QCoreApplication::translate("Decision", "Its GPU memory of %1 is less than the %2 needed.")
                        .arg(
                            figureText(*memory, Unit::Gib, m_locale), figureText(*m_neededMemory, Unit::Gib, m_locale));
    for (const WarningRows& each : m_warnings)
        if (each.rows.test(row))
            warnings << each.warning->text.text();
    const int flags = m_result.offers->indexOf(u"flags");
    if (flags < 0)
        return warnings;
    for (const QString& flag : m_result.offers->view(flags).list(row))
        warnings << QCoreApplication::translate("Decision", "Marked by the data checks: %1.").arg(vocabularyText(flag));
    return warnings;
}

int SuggestionMaker::warningCount(std::uint32_t row) const
{
    const auto holds = [row](const WarningRows& each) { return each.rows.test(row); };
    const auto count = std::count_if(m_warnings.begin(), m_warnings.end(), holds) + (tooLittleMemory(row) ? 1 : 0);
    const int flags = m_result.offers->indexOf(u"flags");
    return static_cast<int>(count + (flags < 0 ? 0 : m_result.offers->view(flags).list(row).size()));
}

QString SuggestionMaker::costReason(const CriterionScores& criterion, double cost, bool isReckoned) const
{
    if (cost == 0)
        return QCoreApplication::translate("Decision", "free of charge");
    const QString price = m_cost.text(cost, m_result.offers->context().currency, m_locale);
    const double belowMedian = (1 - cost / m_medianCost) * 100;
    // Where the formula stands beside it, the figure is there already.
    if (isReckoned && criterion.figures.size() > 1 && (cost == m_lowestCost || belowMedian >= 1))
        return cost == m_lowestCost ? QCoreApplication::translate("Decision", "the lowest cost")
                                    : QCoreApplication::translate("Decision", "%1 % below the median cost")
                                          .arg(percentText(belowMedian, m_locale));
    if (cost == m_lowestCost)
        return criterion.figures.size() > 1
            ? QCoreApplication::translate("Decision", "%1, the lowest", "a price").arg(price)
            : price;
    if (belowMedian < 1)
        return price;
    return QCoreApplication::translate("Decision", "%1, %2 % below the median", "a price")
        .arg(price, percentText(belowMedian, m_locale));
}

QString SuggestionMaker::reason(const CriterionScores& criterion, std::size_t index) const
{
    const double figure = criterion.figures[index];
    switch (m_result.tree->criteria[static_cast<std::size_t>(criterion.criterion)].measure) {
    case Criterion::Measure::Cost:
        return costReason(
            criterion, figure, !m_cost.formula(*m_result.offers, m_result.scored[index], m_locale).isEmpty());
    case Criterion::Measure::Value:
        return figure == 0 ? QString()
                           : QCoreApplication::translate("Decision", "%1 %2 per TFLOP-hour", "price and currency")
                                 .arg(roundedText(figure, 4, m_locale), m_result.offers->context().currency);
    case Criterion::Measure::Compute:
        return QCoreApplication::translate("Decision", "%1 per GPU", "a figure with its unit")
            .arg(figureText(figure, Unit::Tflops, m_locale));
    case Criterion::Measure::Bandwidth:
        return QCoreApplication::translate("Decision", "%1 memory bandwidth per GPU", "a figure with its unit")
            .arg(figureText(figure, Unit::GbPerSecond, m_locale));
    case Criterion::Measure::MemoryFit:
        return tooLittleMemory(m_result.scored[index])
            ? QString()
            : QCoreApplication::translate("Decision", "%1 of GPU memory for the %2 needed")
                  .arg(figureText(figure, Unit::Gib, m_locale), figureText(*m_neededMemory, Unit::Gib, m_locale));
    case Criterion::Measure::Rules:
        break;
    }
    const LocalText* const why = criterion.why[index];
    return why ? why->text() : QString();
}

QStringList SuggestionMaker::reasonsFor(std::size_t index) const
{
    std::vector<std::pair<double, const CriterionScores*>> weighty;
    for (const CriterionScores& criterion : m_result.criteria)
        if (const double score = criterion.scores[index]; score >= GoodScore)
            weighty.emplace_back(criterion.weight * score, &criterion);
    std::stable_sort(
        weighty.begin(), weighty.end(), [](const auto& left, const auto& right) { return left.first > right.first; });
    QStringList reasons;
    for (const auto& [weight, criterion] : weighty) {
        const QString text = reason(*criterion, index);
        if (!text.isEmpty() && !reasons.contains(text) && static_cast<std::size_t>(reasons.size()) < MostReasons)
            reasons << text;
    }
    return reasons;
}

Suggestion SuggestionMaker::make(const Ranked& offer, int rank) const
{
    Suggestion suggestion;
    suggestion.row = m_result.scored[offer.index];
    suggestion.key = m_result.offers->key(suggestion.row);
    suggestion.rank = rank;
    suggestion.score = offer.score;
    suggestion.cost = m_costs[offer.index];
    suggestion.costFormula = m_cost.formula(*m_result.offers, suggestion.row, m_locale);
    suggestion.reasons = reasonsFor(offer.index);
    suggestion.warnings = warningsFor(suggestion.row);
    for (const CriterionScores& criterion : m_result.criteria)
        if (std::isnan(criterion.scores[offer.index]))
            suggestion.missing.push_back(criterion.criterion);
    return suggestion;
}

} // namespace atlas
