// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

namespace atlas {

/// Makes suggestions of ranked offers: reasons and warnings in words.
class SuggestionMaker
{
public:
    /// `result`: path, funnel, scored rows and criteria are there already.
    SuggestionMaker(const Recommendation& result, const CostMeasure& cost, const QLocale& locale);

    [[nodiscard]] Suggestion make(const Ranked& offer, int rank) const;
    /// By row of the table.
    [[nodiscard]] int warningCount(std::uint32_t row) const;

private:
    [[nodiscard]] QStringList reasonsFor(std::size_t index) const;
    [[nodiscard]] QString reason(const CriterionScores& criterion, std::size_t index) const;
    [[nodiscard]] QString costReason(const CriterionScores& criterion, double cost, bool isReckoned) const;
    [[nodiscard]] QStringList warningsFor(std::uint32_t row) const;
    /// GPU memory of the machine where it is less than what is needed, as can be after a condition was loosened.
    [[nodiscard]] std::optional<double> tooLittleMemory(std::uint32_t row) const;

    const Recommendation& m_result;
    const CostMeasure& m_cost;
    QLocale m_locale;
    std::vector<double> m_costs; ///< by index in the scored rows
    std::optional<double> m_neededMemory; ///< GiB
    double m_medianCost = 0, m_lowestCost = 0; ///< of the known ones above 0; NaN: none
    struct WarningRows
    {
        const OfferWarning* warning;
        RowBits rows;
    };
    void addWarnings(const std::vector<OfferWarning>& warnings);
    std::vector<WarningRows> m_warnings; ///< of the tree and of the answers on the path
};

/// Ways to pay for the machine of an offer, and which of them the answers speak for.
[[nodiscard]] PurchaseAdvice purchaseAdvice(const Recommendation& result, std::uint32_t offer, const QLocale& locale);

} // namespace atlas
