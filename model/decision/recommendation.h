// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/funnel.h"
#include "decision/nearmisses.h"
#include "decision/ranking.h"
#include "engine/query.h"

#include <QLocale>
#include <memory>
#include <optional>

namespace atlas {

/// How a recommendation is made and worded.
struct RecommendOptions
{
    int top = 5;
    MissingRule missing = MissingRule::Last;
    std::shared_ptr<const CostMeasure> cost = {}; ///< null: what fits the answers, see costMeasureFor
    QLocale locale = QLocale::c(); ///< of the numbers in reasons
};

/// One offer of the answer. Texts are translated.
struct Suggestion
{
    std::uint32_t row = 0;
    QString key;
    int rank = 1;
    double score = 0; ///< 0 … 1
    double cost = 0; ///< by the measure of the recommendation; NaN: unknown, 0: free
    QString costFormula; ///< how that comes from the price; empty where it is the price
    QStringList reasons; ///< what speaks for it, the weightiest first; together one line
    QStringList warnings; ///< spot, old, free, marked data …
    std::vector<int> missing; ///< criteria that are unknown of it: indexes in the tree
};

/// A way to pay for the machine of the first suggestion.
struct PurchaseWay
{
    std::uint32_t row = 0;
    QString model;
    double pricePerHour = 0; ///< NaN: unknown
    std::optional<double> savingPercent; ///< against on-demand
    std::optional<double> breakEven; ///< share of all hours from which a commitment pays off
    bool left = false; ///< it is among the offers that are left
};

struct PurchaseAdvice
{
    QString model; ///< empty: there is none
    QString reason; ///< translated
    std::vector<PurchaseWay> ways; ///< cheapest first
};

struct AppliedRule
{
    int question = 0, choice = 0;
    const RuleNote* note = nullptr; ///< in the tree
};

/// The wizard's answer with everything that led to it.
struct Recommendation
{
    TreePtr tree;
    TablePtr offers;
    Path path;
    PathValues values;
    std::shared_ptr<const CostMeasure> cost; ///< never null
    QStringList ignored; ///< questions with an answer that are not on the path
    Funnel funnel;
    Rows rows; ///< offers that are left, in the order of the ranking
    std::vector<CriterionScores> criteria; ///< rows as in `scored`
    Rows scored; ///< the same offers in the order of their keys
    std::size_t hidden = 0; ///< left out because a criterion is unknown of them
    std::vector<Suggestion> top;
    std::vector<NearMiss> nearMisses;
    std::optional<Firmness> firmness; ///< `next` is an index in `scored`

    std::optional<Suggestion> cheapest; ///< lowest known cost, free offers aside
    std::optional<Suggestion> fastest; ///< most TFLOPS as a whole machine
    std::optional<Suggestion> safest; ///< fewest warnings, then rank
    std::vector<Suggestion> perProvider; ///< the best one of each, in the order of the ranking
    PurchaseAdvice purchase;
    std::vector<const Tip*> tips; ///< in the tree
    std::vector<AppliedRule> rules; ///< notes of the answers on the path

    [[nodiscard]] QString nextKey() const; ///< who wins after the change of `firmness`; empty without one
    /// "If “price” counted 12 % less, … would be the first." in the current language; the other offer by `next`, else
    /// by its key.
    [[nodiscard]] QString firmnessText(const QLocale& locale, const QString& next = {}) const;
};

/// Pure: the same table, tree, answers and options give the same recommendation.
[[nodiscard]] Result<Recommendation> recommend(
    const TablePtr& offers, const TreePtr& tree, const Answers& answers, const RecommendOptions& options = {});

} // namespace atlas
