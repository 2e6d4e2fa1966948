// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collation.h"
#include "engine/evaluate.h"
#include "engine/query.h"
#include "model/randomtoys.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <bit>
#include <functional>
#include <map>
#include <set>

using namespace atlas;
using namespace atlas::test;

class TestEngine : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void truthEqualsSlowReference()
    {
        QRandomGenerator random(7);
        std::size_t yes = 0, unknown = 0;
        for (const std::size_t rows : {0, 1, 63, 64, 65, 500}) {
            const auto toy = makeToy(rows, static_cast<quint32>(rows) + 1);
            for (int n = 0; n < 400; ++n) {
                const FilterNode node = randomNode(3, random);
                const Truth truth = evaluate(node, *toy->table);
                for (std::size_t row = 0; row < rows; ++row) {
                    const Three expected = slow(*toy, row, node);
                    QCOMPARE(truth.yes.test(row), expected == Three::Yes);
                    QCOMPARE(truth.hasUnknown() && truth.unknown.test(row), expected == Three::Unknown);
                    yes += expected == Three::Yes;
                    unknown += expected == Three::Unknown;
                }
            }
        }
        // The filters must be neither all true nor all false for this to say anything.
        QVERIFY(yes > 10000 && unknown > 10000);
    }

    void sortEqualsSlowReference()
    {
        const auto toy = makeToy(3000, 3);
        Engine engine(toy->table);
        FilterNode all;
        using Before = std::function<int(std::uint32_t, std::uint32_t)>; // <0, 0, >0; unknown handled outside
        const auto byText = [](const std::vector<QString>& texts) {
            return Before([&texts](std::uint32_t l, std::uint32_t r) { return compareTexts(texts[l], texts[r]); });
        };
        const auto byNumber = [](const std::vector<double>& numbers) {
            return Before([&numbers](std::uint32_t l, std::uint32_t r) {
                return numbers[l] < numbers[r] ? -1 : numbers[l] > numbers[r];
            });
        };
        const std::map<QString, std::pair<int, Before>> orders{{QStringLiteral("name"), {Name, byText(toy->names)}},
            {QStringLiteral("model"), {Model, byText(toy->models)}},
            {QStringLiteral("count"), {Count, byNumber(toy->counts)}},
            {QStringLiteral("price"), {Price, byNumber(toy->prices)}},
            {QStringLiteral("seen"), {Seen, byNumber(toy->seen)}},
            {QStringLiteral("note"), {Note, byText(toy->notes)}}};
        QRandomGenerator random(5);
        for (int n = 0; n < 60; ++n) {
            std::vector<SortKey> keys;
            for (int k = random.bounded(3); k >= 0; --k)
                keys.push_back({std::next(orders.begin(), random.bounded(static_cast<int>(orders.size())))->first,
                    random.bounded(2) ? Qt::AscendingOrder : Qt::DescendingOrder});
            const RowsPtr rows = engine.run(all, keys).rows;
            std::vector<std::uint32_t> expected(toy->keys.size());
            for (std::uint32_t row = 0; row < expected.size(); ++row)
                expected[row] = row;
            std::sort(expected.begin(), expected.end(), [&](std::uint32_t left, std::uint32_t right) {
                for (const SortKey& key : keys) {
                    const auto& [column, before] = orders.at(key.column);
                    const bool leftUnknown = isUnknown(*toy, left, column),
                               rightUnknown = isUnknown(*toy, right, column);
                    if (leftUnknown != rightUnknown)
                        return rightUnknown;
                    const int order = leftUnknown ? 0 : before(left, right);
                    if (order != 0)
                        return key.order == Qt::AscendingOrder ? order < 0 : order > 0;
                }
                return compareTexts(toy->keys[left], toy->keys[right]) < 0;
            });
            QCOMPARE(*rows, expected);
        }
    }

    void facetsEqualSlowReference()
    {
        const auto toy = makeToy(2000, 11);
        Engine engine(toy->table);
        QRandomGenerator random(13);
        for (int n = 0; n < 200; ++n) {
            FilterNode filter;
            for (int k = random.bounded(4); k > 0; --k)
                filter.children.push_back(randomNode(1, random));
            for (const FacetMode mode : {FacetMode::WholeFilter, FacetMode::IgnoreOwn}) {
                const Engine::Answer answer = engine.run(filter, {}, std::vector<int>{Name, Model, Count, Tags}, mode);
                for (const Facet& facet : answer.facets)
                    QCOMPARE(countsOf(facet), slowCounts(*toy, filter, facet.column, mode));
            }
        }
    }

    void rowsAreThoseOfTheFilter()
    {
        const auto toy = makeToy(1000, 17);
        Engine engine(toy->table);
        QRandomGenerator random(19);
        for (int n = 0; n < 200; ++n) {
            const FilterNode filter = randomNode(2, random);
            Rows rows = *engine.run(filter, std::vector<SortKey>{{QStringLiteral("price")}}).rows;
            std::sort(rows.begin(), rows.end());
            Rows expected;
            for (std::uint32_t row = 0; row < toy->keys.size(); ++row)
                if (slow(*toy, row, filter) == Three::Yes)
                    expected.push_back(row);
            QCOMPARE(rows, expected);
        }
    }

    /// However few or many rows a filter leaves, they stand in the order that all have.
    void filteredRowsKeepTheOrder()
    {
        const auto toy = makeToy(9000, 23);
        Engine engine(toy->table);
        const std::vector<SortKey> sort{{QStringLiteral("count"), Qt::DescendingOrder}, {QStringLiteral("name")}};
        const Rows all = *engine.run({}, sort).rows;
        QRandomGenerator random(29);
        std::set<std::size_t> sizes; // as powers of two of the share
        for (int n = 0; n < 200; ++n) {
            const FilterNode filter = randomNode(2, random);
            const Rows rows = *engine.run(filter, sort).rows;
            Rows expected;
            for (const std::uint32_t row : all)
                if (slow(*toy, row, filter) == Three::Yes)
                    expected.push_back(row);
            QCOMPARE(rows, expected);
            if (!rows.empty())
                sizes.insert(std::bit_width(all.size() / rows.size()));
        }
        QVERIFY(sizes.size() > 5);
    }

    /// Large tables are put in order and counted at the same time; from a thread of the pool as well.
    void largeTablesAreOrderedAndCounted()
    {
        const auto toy = makeToy(120000, 31);
        const std::vector<SortKey> sort{{QStringLiteral("price")}};
        Engine engine(toy->table);
        const Rows all = *engine.run({}, sort).rows;
        QRandomGenerator random(37);
        for (int n = 0; n < 12; ++n) {
            FilterNode filter;
            for (int k = random.bounded(3); k > 0; --k)
                filter.children.push_back(randomNode(1, random));
            Engine::Answer answer;
            const auto ask = [&] {
                answer = engine.run(filter, sort, std::vector<int>{Name, Model, Count, Tags}, FacetMode::IgnoreOwn);
            };
            if (n % 2 == 0) {
                ask();
            } else {
                QThreadPool::globalInstance()->start(ask);
                QVERIFY(QThreadPool::globalInstance()->waitForDone());
            }
            Rows expected;
            for (const std::uint32_t row : all)
                if (slow(*toy, row, filter) == Three::Yes)
                    expected.push_back(row);
            QCOMPARE(*answer.rows, expected);
            for (const Facet& facet : answer.facets)
                QCOMPARE(countsOf(facet), slowCounts(*toy, filter, facet.column, FacetMode::IgnoreOwn));
        }
    }

private:
    using Counts = std::map<QString, std::size_t>;

    static Counts countsOf(const Facet& facet)
    {
        Counts counts;
        for (const FacetCount& count : facet.counts)
            counts[count.text.isNull() ? QStringLiteral("(unknown)") : count.text] = count.count;
        return counts;
    }

    static bool leavesName(const FilterNode& node, int column)
    {
        if (node.type == FilterNode::Type::Words)
            return false;
        if (node.type == FilterNode::Type::Compare || node.type == FilterNode::Type::Range)
            return node.column == column;
        return std::all_of(node.children.begin(), node.children.end(),
            [column](const FilterNode& child) { return leavesName(child, column); });
    }

    static Counts slowCounts(const Toy& toy, const FilterNode& filter, int column, FacetMode mode)
    {
        Counts counts;
        for (std::size_t row = 0; row < toy.keys.size(); ++row) {
            bool holds = true;
            for (const FilterNode& operand : filter.children)
                if (mode == FacetMode::WholeFilter || !leavesName(operand, column))
                    holds = holds && slow(toy, row, operand) == Three::Yes;
            if (!holds)
                continue;
            if (isUnknown(toy, row, column))
                ++counts[QStringLiteral("(unknown)")];
            else if (column == Tags)
                for (const QString& tag : toy.tags[row])
                    ++counts[tag];
            else if (column == Count)
                ++counts[QString::number(toy.counts[row])];
            else
                ++counts[(column == Name ? toy.names : toy.models)[row]];
        }
        return counts;
    }
};

ATLAS_TEST_MAIN(QCoreApplication, TestEngine)
#include "tst_engine.moc"
