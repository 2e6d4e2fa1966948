// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/ranking.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace atlas {

namespace {

/// Score of an offer as a function of one weight w: (fixed + w·slope) / (fixedWeights + w·counts).
struct ScoreLine
{
    double fixed = 0, fixedWeights = 0, slope = 0, counts = 0;
};

ScoreLine lineOf(std::span<const CriterionScores> criteria, std::size_t varied, std::size_t row)
{
    ScoreLine line;
    for (std::size_t index = 0; index < criteria.size(); ++index) {
        const double score = criteria[index].scores[row];
        if (std::isnan(score))
            continue;
        if (index == varied) {
            line.slope = score;
            line.counts = 1;
        } else {
            line.fixed += criteria[index].weight * score;
            line.fixedWeights += criteria[index].weight;
        }
    }
    return line;
}

/// Weights at which both have the same score: the roots of a polynomial of second degree at most. NaN: no root.
std::array<double, 2> crossings(const ScoreLine& left, const ScoreLine& right)
{
    constexpr double Nan = std::numeric_limits<double>::quiet_NaN();
    const double a = left.slope * right.counts - right.slope * left.counts;
    const double b = left.slope * right.fixedWeights + left.fixed * right.counts - right.slope * left.fixedWeights
        - right.fixed * left.counts;
    const double c = left.fixed * right.fixedWeights - right.fixed * left.fixedWeights;
    if (a == 0)
        return {b == 0 ? Nan : -c / b, Nan};
    const double discriminant = b * b - 4 * a * c;
    if (discriminant < 0)
        return {Nan, Nan};
    // The form that does not lose digits where b² is much larger than 4ac.
    const double q = -0.5 * (b + std::copysign(std::sqrt(discriminant), b));
    return {q / a, q == 0 ? Nan : c / q};
}

/// Away from 0, to so many significant digits, and `more` steps of the last one beyond.
double roundedAway(double value, int digits, int more)
{
    const double size = std::abs(value);
    const double step = std::pow(10.0, std::floor(std::log10(size)) - digits + 1);
    const double rounded = (std::ceil(size / step * (1 - 1e-12)) + more) * step;
    // Through a text: 193.1 and not 193.10000000000002. One digit more, as rounding may have added one in front.
    return std::copysign(QString::number(rounded, 'g', digits + 1).toDouble(), value);
}

/// Offers that can be the first: a weight changes neither their costs nor what is missing, so the others cannot.
class Contest
{
public:
    Contest(std::span<const CriterionScores> criteria, const TieBreak& ties, MissingRule rule)
        : m_criteria(criteria.begin(), criteria.end())
        , m_ties(ties)
    {
        const auto missing = [&](std::size_t row) { return scoreOf(m_criteria, row).missing; };
        const auto unknownCost = [&](std::size_t row) { return std::isnan(ties.costs[row]); };
        int fewest = std::numeric_limits<int>::max();
        bool costs = false;
        for (std::size_t row = 0; row < ties.costs.size(); ++row)
            costs = costs || (!unknownCost(row) && (rule != MissingRule::Hidden || missing(row) == 0));
        for (std::size_t row = 0; row < ties.costs.size(); ++row)
            if (unknownCost(row) != costs)
                fewest = std::min(fewest, missing(row));
        const int most = rule == MissingRule::Last ? fewest
            : rule == MissingRule::Hidden          ? 0
                                                   : std::numeric_limits<int>::max();
        for (std::size_t row = 0; row < ties.costs.size(); ++row)
            if (unknownCost(row) != costs && missing(row) <= most)
                m_rows.push_back(row);
        if (!m_rows.empty())
            m_winner = winner();
    }

    [[nodiscard]] const std::vector<std::size_t>& rows() const { return m_rows; }
    [[nodiscard]] std::size_t first() const { return m_winner; }
    [[nodiscard]] const std::vector<CriterionScores>& criteria() const { return m_criteria; }
    /// Who wins when one criterion has another weight.
    [[nodiscard]] std::size_t firstAt(std::size_t criterion, double weight)
    {
        const double own = std::exchange(m_criteria[criterion].weight, weight);
        const std::size_t result = winner();
        m_criteria[criterion].weight = own;
        return result;
    }

private:
    [[nodiscard]] std::size_t winner() const
    {
        std::size_t best = m_rows.front();
        double bestScore = scoreOf(m_criteria, best).score;
        for (const std::size_t row : m_rows) {
            const double score = scoreOf(m_criteria, row).score;
            if (score > bestScore || (score == bestScore && endsTieBefore(row, best))) {
                best = row;
                bestScore = score;
            }
        }
        return best;
    }
    [[nodiscard]] bool endsTieBefore(std::size_t row, std::size_t other) const
    {
        const double cost = m_ties.costs[row], otherCost = m_ties.costs[other];
        if (cost != otherCost && !std::isnan(cost))
            return cost < otherCost;
        return m_ties.places[row] < m_ties.places[other];
    }

    std::vector<CriterionScores> m_criteria;
    const TieBreak& m_ties;
    std::vector<std::size_t> m_rows;
    std::size_t m_winner = 0;
};

/// A change of a weight as a share of it, and who draws level there.
struct Crossing
{
    double change = 0;
    std::size_t row = 0;
};

/// The nearest crossing beyond `from` on one side of it.
std::optional<Crossing> nearestBeyond(const Contest& contest, std::size_t varied, double from, bool upwards)
{
    const double weight = contest.criteria()[varied].weight;
    const ScoreLine first = lineOf(contest.criteria(), varied, contest.first());
    std::optional<Crossing> nearest;
    for (const std::size_t row : contest.rows()) {
        if (row == contest.first())
            continue;
        for (const double root : crossings(first, lineOf(contest.criteria(), varied, row))) {
            const double change = root / weight - 1;
            if (!(root > 0) || !std::isfinite(change) || (upwards ? change <= from : change >= from))
                continue;
            if (!nearest || std::abs(change) < std::abs(nearest->change))
                nearest = Crossing{change, row};
        }
    }
    return nearest;
}

/// The change on one side that makes another offer the first. A score may only touch the winner's: then it is the next
/// crossing that counts.
std::optional<Firmness> smallestChange(Contest& contest, std::size_t varied, bool upwards, double start)
{
    constexpr int MostTouches = 8;
    const CriterionScores& criterion = contest.criteria()[varied];
    double from = start;
    for (int touch = 0; touch < MostTouches; ++touch) {
        const std::optional<Crossing> crossing = nearestBeyond(contest, varied, from, upwards);
        if (!crossing)
            return {};
        // A few digits read well; more of them where so few would go past the whole weight. At the crossing itself both
        // are level, so the next number may be the first that decides.
        for (const int digits : {4, 6, 9, 12}) {
            for (const int more : {0, 1}) {
                const double percent = roundedAway(crossing->change * 100, digits, more);
                if (percent <= -100)
                    continue;
                const std::size_t next = contest.firstAt(varied, criterion.weight * (1 + percent / 100));
                if (next != contest.first())
                    return Firmness{criterion.criterion, percent, next};
            }
        }
        from = crossing->change;
    }
    return {};
}

/// Nearer than this is level: the digits of a double do not tell them apart.
constexpr double Level = 1e-9;

/// An offer that has the winner's score already but not for the same reasons.
std::optional<Firmness> levelWithWinner(const Contest& contest)
{
    for (std::size_t varied = 0; varied < contest.criteria().size(); ++varied) {
        for (const bool upwards : {true, false}) {
            const auto crossing = nearestBeyond(contest, varied, upwards ? -Level : Level, upwards);
            if (crossing && std::abs(crossing->change) <= Level)
                return Firmness{contest.criteria()[varied].criterion, 0, crossing->row};
        }
    }
    return {};
}

}

std::optional<Firmness> firmnessOf(std::span<const CriterionScores> criteria, const TieBreak& ties, MissingRule rule)
{
    Contest contest(criteria, ties, rule);
    if (contest.rows().empty())
        return {};
    if (const std::optional<Firmness> level = levelWithWinner(contest))
        return level;
    std::optional<Firmness> smallest;
    for (std::size_t varied = 0; varied < criteria.size(); ++varied) {
        for (const bool upwards : {true, false}) {
            const std::optional<Firmness> change = smallestChange(contest, varied, upwards, upwards ? Level : -Level);
            if (change && (!smallest || std::abs(change->changePercent) < std::abs(smallest->changePercent)))
                smallest = change;
        }
    }
    return smallest;
}

} // namespace atlas
