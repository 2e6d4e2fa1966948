// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/recommendationjson.h"
#include "engine/values.h"
#include "support/decisiontest.h"
#include "support/randomcatalog.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <cmath>
#include <map>

using namespace atlas;
using namespace atlas::test;

namespace {

constexpr int Catalogs = 1000;

double numberIn(const Table& offers, std::uint32_t row, QStringView column)
{
    const CellValue value = cellValue(offers, offers.indexOf(column), row);
    return std::holds_alternative<double>(value) ? std::get<double>(value) : std::nan("");
}

/// What an offer costs for the answers: of one machine by the hour, or by the month where its hours are known, all
/// hours of the month where it is reserved; else of one GPU by the hour that is used.
double costOf(const Recommendation& result, std::uint32_t row)
{
    const auto value = [&](const char* name) {
        const auto found = result.values.find(QString::fromLatin1(name));
        return found == result.values.end() ? std::nan("") : found->second.number;
    };
    const CellValue model = cellValue(*result.offers, result.offers->indexOf(u"purchase_model"), row);
    const bool reserved = std::get<QString>(model).startsWith(QStringLiteral("reserved"));
    const double share = value("use_share");
    if (value("one_machine") == 1) {
        const double price = numberIn(*result.offers, row, u"price_per_hour");
        return share > 0 ? price * 730 * (reserved ? 1 : share) : price;
    }
    const double price = numberIn(*result.offers, row, u"price_per_gpu_hour");
    return share > 0 && reserved ? price / share : price;
}

/// What the ranking says, reckoned anew and slowly: offer by offer, value by value, from the cells of the table and the
/// texts of the tree.
class SlowRanking
{
public:
    SlowRanking(const Recommendation& result, MissingRule rule)
        : m_result(result)
        , m_offers(*result.offers)
        , m_rule(rule)
        , m_left(rowsByEngine(result.offers, result.funnel.filter))
    {
        for (std::size_t index = 0; index < result.tree->criteria.size(); ++index)
            m_weights.push_back(weight(static_cast<int>(index)));
        for (const std::uint32_t row : m_left) {
            std::vector<double> scores;
            for (std::size_t index = 0; index < result.tree->criteria.size(); ++index)
                scores.push_back(score(static_cast<int>(index), row));
            m_scores[row] = scores;
        }
    }

    void setWeight(int criterion, double weight) { m_weights[static_cast<std::size_t>(criterion)] = weight; }
    [[nodiscard]] double weightOf(int criterion) const { return m_weights[static_cast<std::size_t>(criterion)]; }

    struct Place
    {
        std::uint32_t row = 0;
        double score = 0;
        int missing = 0;
    };
    [[nodiscard]] std::vector<Place> order() const
    {
        std::vector<Place> places;
        for (const std::uint32_t row : m_left) {
            Place place{row};
            double sum = 0, weights = 0;
            for (std::size_t index = 0; index < m_weights.size(); ++index) {
                if (!counts(static_cast<int>(index)))
                    continue;
                const double score = m_scores.at(row)[index];
                if (std::isnan(score)) {
                    ++place.missing;
                } else {
                    sum += score * m_weights[index];
                    weights += m_weights[index];
                }
            }
            place.score = weights > 0 ? std::round(sum / weights * 1e12) / 1e12 : 0;
            if (m_rule != MissingRule::Hidden || place.missing == 0)
                places.push_back(place);
        }
        // Selection sort: the first is who nobody goes before.
        for (std::size_t at = 0; at < places.size(); ++at)
            for (std::size_t other = at + 1; other < places.size(); ++other)
                if (goesBefore(places[other], places[at]))
                    std::swap(places[at], places[other]);
        return places;
    }
    [[nodiscard]] std::uint32_t first() const
    {
        Place best;
        bool any = false;
        for (const Place& place : order())
            if (!any) {
                best = place;
                any = true;
            }
        return best.row;
    }

private:
    [[nodiscard]] double cell(std::uint32_t row, QStringView column) const { return numberIn(m_offers, row, column); }
    [[nodiscard]] bool holds(const QString& filter, std::uint32_t row) const
    {
        const Rows rows = rowsByEngine(m_result.offers, filter);
        return std::find(rows.begin(), rows.end(), row) != rows.end();
    }
    [[nodiscard]] std::vector<const Choice*> taken() const
    {
        std::vector<const Choice*> choices;
        for (const PathStep& step : m_result.path)
            if (step.answer)
                for (const int choice : step.answer->choices)
                    choices.push_back(
                        &m_result.tree->question(step.question).choices[static_cast<std::size_t>(choice)]);
        return choices;
    }
    [[nodiscard]] double weight(int criterion) const
    {
        double sum = m_result.tree->criteria[static_cast<std::size_t>(criterion)].weight;
        for (const Choice* const choice : taken())
            for (const auto& [index, more] : choice->weights)
                sum += index == criterion ? more : 0;
        return std::max(0.0, sum);
    }
    [[nodiscard]] std::vector<const Wish*> wishes(int criterion) const
    {
        std::vector<const Wish*> all;
        for (const Choice* const choice : taken())
            for (const Wish& wish : choice->wishes)
                if (wish.criterion == criterion)
                    all.push_back(&wish);
        return all;
    }
    /// A criterion counts when it has a weight and something to go by.
    [[nodiscard]] bool counts(int criterion) const
    {
        const Criterion& each = m_result.tree->criteria[static_cast<std::size_t>(criterion)];
        if (!(m_weights[static_cast<std::size_t>(criterion)] > 0))
            return false;
        if (each.measure == Criterion::Measure::MemoryFit)
            return m_result.values.contains(QStringLiteral("memory_gib"));
        return each.measure != Criterion::Measure::Rules || !each.rules.empty() || !wishes(criterion).empty();
    }
    [[nodiscard]] double figure(Criterion::Measure measure, std::uint32_t row) const
    {
        switch (measure) {
        case Criterion::Measure::Cost:
            return costOf(m_result, row);
        case Criterion::Measure::Value:
            return cell(row, u"price_per_tflop_hour");
        case Criterion::Measure::Compute:
            return cell(row, u"tflops_fp16") / cell(row, u"gpu_count");
        case Criterion::Measure::Bandwidth:
            return cell(row, u"memory_bandwidth_gb_s");
        case Criterion::Measure::MemoryFit:
            return cell(row, u"gpu_memory_total_gib");
        case Criterion::Measure::Rules:
            break;
        }
        return 0;
    }
    /// Where between the worst and the best: the share of the way in factors.
    [[nodiscard]] double scaled(Criterion::Measure measure, std::uint32_t row, bool lowerIsBetter) const
    {
        const double own = figure(measure, row);
        if (own == 0 && lowerIsBetter)
            return 1;
        if (!(own > 0))
            return std::nan("");
        double least = own, most = own;
        for (const std::uint32_t other : m_left) {
            const double each = figure(measure, other);
            if (each > 0) {
                least = std::min(least, each);
                most = std::max(most, each);
            }
        }
        if (least == most)
            return 1;
        return lowerIsBetter ? std::log(most / own) / std::log(most / least)
                             : std::log(own / least) / std::log(most / least);
    }
    [[nodiscard]] double score(int criterion, std::uint32_t row) const
    {
        const Criterion& each = m_result.tree->criteria[static_cast<std::size_t>(criterion)];
        switch (each.measure) {
        case Criterion::Measure::Cost:
        case Criterion::Measure::Value:
            return scaled(each.measure, row, true);
        case Criterion::Measure::Compute:
        case Criterion::Measure::Bandwidth:
            return scaled(each.measure, row, false);
        case Criterion::Measure::MemoryFit: {
            const auto needed = m_result.values.find(QStringLiteral("memory_gib"));
            const double total = figure(each.measure, row);
            if (needed == m_result.values.end() || std::isnan(total))
                return std::nan("");
            return total < needed->second.number ? total / needed->second.number : needed->second.number / total;
        }
        case Criterion::Measure::Rules:
            break;
        }
        std::vector<double> marks;
        for (const Criterion::Rule& rule : each.rules) {
            if (holds(rule.filter, row)) {
                marks.push_back(rule.score);
                break;
            }
        }
        for (const Wish* const wish : wishes(criterion)) {
            if (holds(wish->filter, row))
                marks.push_back(1);
            else if (holds(QStringLiteral("NOT (%1)").arg(wish->filter), row))
                marks.push_back(0);
        }
        double sum = 0;
        for (const double mark : marks)
            sum += mark;
        return marks.empty() ? std::nan("") : sum / static_cast<double>(marks.size());
    }
    [[nodiscard]] bool goesBefore(const Place& left, const Place& right) const
    {
        const double leftPrice = costOf(m_result, left.row);
        const double rightPrice = costOf(m_result, right.row);
        if (std::isnan(leftPrice) != std::isnan(rightPrice))
            return !std::isnan(leftPrice);
        if (m_rule == MissingRule::Last && left.missing != right.missing)
            return left.missing < right.missing;
        if (left.score < right.score || left.score > right.score)
            return left.score > right.score;
        if (leftPrice < rightPrice || leftPrice > rightPrice)
            return leftPrice < rightPrice;
        const std::vector<std::uint32_t>& keys = m_offers.keyOrder();
        return std::find(keys.begin(), keys.end(), left.row) < std::find(keys.begin(), keys.end(), right.row);
    }

    const Recommendation& m_result;
    const Table& m_offers;
    MissingRule m_rule;
    Rows m_left;
    std::vector<double> m_weights;
    std::map<std::uint32_t, std::vector<double>> m_scores;
};

/// Lowest cost above 0 among the rows of a filter; NaN without one.
double lowestCost(const Recommendation& result, const QString& filter)
{
    double lowest = std::nan("");
    for (const std::uint32_t row : rowsByEngine(result.offers, filter))
        if (const double cost = costOf(result, row); cost > 0 && !(cost >= lowest))
            lowest = cost;
    return lowest;
}

}

class DecisionRankingTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void equalsTheSlowOne();
    void nearMissesHoldTheirPromise();
};

void DecisionRankingTest::equalsTheSlowOne()
{
    int ranked = 0, flips = 0, ties = 0;
    for (int seed = 0; seed < Catalogs; ++seed) {
        const TablePtr offers = offersOf(RandomCatalog(static_cast<quint32>(seed)).make());
        QRandomGenerator random(static_cast<quint32>(seed));
        RecommendOptions options;
        options.top = 1000;
        options.missing = static_cast<MissingRule>(seed % 3);
        const Recommendation result
            = recommended(offers, builtInTree(), randomAnswers(*builtInTree(), random, 20), options);
        SlowRanking slow(result, options.missing);
        const std::vector<SlowRanking::Place> order = slow.order();
        QCOMPARE(result.top.size(), order.size());
        for (std::size_t place = 0; place < order.size(); ++place) {
            QCOMPARE(result.top[place].row, order[place].row);
            QVERIFY(std::abs(result.top[place].score - order[place].score) < 1e-9);
            QCOMPARE(static_cast<int>(result.top[place].missing.size()), order[place].missing);
        }
        ranked += static_cast<int>(order.size());
        if (order.empty() || !result.firmness)
            continue;
        const Firmness& firmness = *result.firmness;
        const std::uint32_t next = result.scored[firmness.next];
        const double weight = slow.weightOf(firmness.criterion), change = firmness.changePercent / 100;
        if (change == 0) {
            QVERIFY(std::abs(order[1].score - order[0].score) < 1e-9);
            // Said as what it is, and not as a change of nothing.
            QVERIFY(result.firmnessText(QLocale::c()).contains(QStringLiteral("equal to the first")));
            QVERIFY(recommendationJson(result, false).contains("\"equal\":true"));
            ++ties;
            continue;
        }
        slow.setWeight(firmness.criterion, weight * (1 + change));
        QCOMPARE(slow.first(), next);
        QVERIFY(next != order[0].row);
        slow.setWeight(firmness.criterion, weight * (1 + 0.99 * change));
        QCOMPARE(slow.first(), order[0].row);
        // No other weight flips it with less.
        for (std::size_t index = 0; index < result.criteria.size(); ++index) {
            const int criterion = result.criteria[index].criterion;
            for (const double share : {0.25, 0.5, 0.75, 0.99}) {
                for (const double sign : {1.0, -1.0}) {
                    SlowRanking other(result, options.missing);
                    if (share != 0.99 && seed % 20 != 0)
                        continue;
                    if (seed % 5 != 0)
                        continue;
                    other.setWeight(criterion, other.weightOf(criterion) * (1 + sign * share * std::abs(change)));
                    if (other.weightOf(criterion) > 0)
                        QCOMPARE(other.first(), order[0].row);
                }
            }
        }
        ++flips;
    }
    QVERIFY2(ranked > 5000 && flips > 300, qPrintable(QStringLiteral("%1 %2 %3").arg(ranked).arg(flips).arg(ties)));
}

void DecisionRankingTest::nearMissesHoldTheirPromise()
{
    int misses = 0, moved = 0, saving = 0;
    for (int seed = 0; seed < Catalogs; ++seed) {
        const TablePtr offers
            = seed == 0 ? starterOffers() : offersOf(RandomCatalog(static_cast<quint32>(seed)).make());
        QRandomGenerator random(static_cast<quint32>(seed) + 7);
        const Answers answers = randomAnswers(*builtInTree(), random, 50);
        const Recommendation result = recommended(offers, builtInTree(), answers);
        const std::size_t left = rowsByEngine(offers, result.funnel.filter).size();
        const double lowest = lowestCost(result, result.funnel.filter);
        for (const NearMiss& miss : result.nearMisses) {
            QCOMPARE(rowsByEngine(offers, miss.filter).size(), miss.total);
            QCOMPARE(miss.total, left + miss.gained);
            const double now = lowestCost(result, miss.filter);
            QCOMPARE(miss.savingPercent.has_value(), !std::isnan(lowest) && !std::isnan(now));
            if (miss.savingPercent)
                QVERIFY(std::abs(*miss.savingPercent - (lowest - now) / lowest * 100) < 1e-9);
            // One click: the same answers with it relaxed.
            Answers relaxed = answers;
            for (const Relaxation& relaxation : miss.relaxed)
                relax(relaxed, relaxation);
            const Recommendation after = recommended(offers, builtInTree(), relaxed);
            QCOMPARE(after.scored, rowsByEngine(offers, miss.filter));
            ++misses;
            moved += miss.moved ? 1 : 0;
            saving += miss.savingPercent.value_or(0) > 0 ? 1 : 0;
        }
    }
    QVERIFY2(misses > 500 && moved > 50 && saving > 50,
        qPrintable(QStringLiteral("%1 %2 %3").arg(misses).arg(moved).arg(saving)));
}

ATLAS_TEST_MAIN(QCoreApplication, DecisionRankingTest)
#include "tst_decisionranking.moc"
