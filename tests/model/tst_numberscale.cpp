// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/date.h"
#include "engine/numberscale.h"
#include "engine/query.h"
#include "model/randomtoys.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <cmath>
#include <numeric>

using namespace atlas;
using namespace atlas::test;

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

/// Does every top operand but those that speak of the column alone hold for the row?
bool isLeft(const Toy& toy, std::size_t row, const FilterNode& filter, int column)
{
    const std::function<bool(const FilterNode&)> own = [&](const FilterNode& node) {
        if (node.type == FilterNode::Type::Words)
            return false;
        if (node.type == FilterNode::Type::Compare || node.type == FilterNode::Type::Range)
            return node.column == column;
        return std::all_of(node.children.begin(), node.children.end(), own);
    };
    return std::all_of(filter.children.begin(), filter.children.end(),
        [&](const FilterNode& operand) { return own(operand) || slow(toy, row, operand) == Three::Yes; });
}

}

class NumberScaleTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void fewValuesHaveABinEach();
    void manyValuesLieInEqualSteps();
    void wideSpansLieInEqualRatios();
    void zeroCrowdsNobody();
    void oddValues_data();
    void oddValues();
    void datesLieByDays();
    void endsComeBack();
    void spreadEqualsSlowReference();
    void endsOfDates();
};

void NumberScaleTest::fewValuesHaveABinEach()
{
    const NumberScale scale({8, 1, 0.1667, 4, 1, NAN, 2, 8}, false);
    QCOMPARE(scale.bins(), std::size_t{5});
    QCOMPARE(scale.lowest(), 0.1667);
    QCOMPARE(scale.highest(), 8.0);
    const std::vector<double> stops{0.1667, 1, 2, 4, 8};
    for (std::size_t stop = 0; stop < stops.size(); ++stop) {
        QCOMPARE(scale.bin(stops[stop]), stop);
        QCOMPARE(scale.lowerPosition(stops[stop]), static_cast<double>(stop) / 5);
        QCOMPARE(scale.upperPosition(stops[stop]), static_cast<double>(stop + 1) / 5);
        QCOMPARE(scale.ends(stop), std::pair(stops[stop], stops[stop]));
    }
    // Between two values: the range takes the inner ones.
    QCOMPARE(scale.lowerPosition(3), 3.0 / 5);
    QCOMPARE(scale.upperPosition(3), 3.0 / 5);
    QVERIFY(!scale.lowerValue(0) && !scale.lowerValue(0.09) && !scale.upperValue(1) && !scale.upperValue(0.91));
    QCOMPARE(*scale.lowerValue(0.21), 1.0);
    QCOMPARE(*scale.lowerValue(1), 8.0);
    QCOMPARE(*scale.upperValue(0.79), 4.0);
    QCOMPARE(*scale.upperValue(0), 0.1667);
}

void NumberScaleTest::manyValuesLieInEqualSteps()
{
    std::vector<double> values;
    for (int i = 0; i <= 100; ++i)
        values.push_back(100 + i);
    const NumberScale scale(values, false);
    QCOMPARE(scale.bins(), NumberScale::MostBins);
    QCOMPARE(scale.lowerPosition(150), 0.5);
    QCOMPARE(scale.upperPosition(150), 0.5);
    QCOMPARE(scale.bin(100), std::size_t{0});
    QCOMPARE(scale.bin(102.6), std::size_t{1});
    QCOMPARE(scale.bin(200), NumberScale::MostBins - 1);
    QCOMPARE(*scale.lowerValue(0.2512), 125.0); // round, not 125.12
}

void NumberScaleTest::wideSpansLieInEqualRatios()
{
    std::vector<double> values;
    for (int i = 0; i <= 300; ++i)
        values.push_back(std::pow(10, i / 100.0 - 1)); // 0.1 to 100
    const NumberScale scale(values, false);
    QVERIFY(std::abs(scale.lowerPosition(1) - 1.0 / 3) < 1e-9);
    QVERIFY(std::abs(scale.upperPosition(10) - 2.0 / 3) < 1e-9);
    QCOMPARE(*scale.lowerValue(0.334), 1.0); // 1.0046
    QCOMPARE(*scale.upperValue(0.9), 50.0); // 50.1
    QCOMPARE(scale.bin(0.1), std::size_t{0});
    QCOMPARE(scale.bin(1), std::size_t{13}); // 40 / 3
}

void NumberScaleTest::zeroCrowdsNobody()
{
    std::vector<double> values{0, 0};
    for (int i = 1; i <= 300; ++i)
        values.push_back(i / 3.0);
    const NumberScale scale(values, false);
    QCOMPARE(scale.lowest(), 0.0);
    QCOMPARE(scale.bin(0), std::size_t{0});
    QCOMPARE(scale.lowerPosition(0), 0.0);
    QVERIFY(std::abs(scale.lowerPosition(10) - std::log(30.0) / std::log(300.0)) < 1e-9);
    // Negative numbers have no ratios.
    values.push_back(-5);
    const NumberScale even(values, false);
    QVERIFY(std::abs(even.lowerPosition(47.5) - 0.5) < 1e-9);
}

void NumberScaleTest::oddValues_data()
{
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<int>("bins");
    QTest::newRow("none") << QList<double>() << 0;
    QTest::newRow("only unknown") << QList<double>{NAN, NAN} << 0;
    QTest::newRow("infinite") << QList<double>{Infinity, -Infinity} << 0;
    QTest::newRow("one") << QList<double>{3.06} << 1;
    QTest::newRow("the same") << QList<double>{3.06, 3.06, NAN, 3.06} << 1;
    QTest::newRow("zero") << QList<double>{0, 0} << 1;
    QTest::newRow("tiny") << QList<double>{1e-300, 1e300} << 2;
}

void NumberScaleTest::oddValues()
{
    QFETCH(QList<double>, values);
    QFETCH(int, bins);
    const NumberScale scale({values.begin(), values.end()}, false);
    QCOMPARE(scale.bins(), static_cast<std::size_t>(bins));
    QCOMPARE(scale.isEmpty(), bins == 0);
    for (const double position : {-1.0, 0.0, 0.3, 0.5, 1.0, 2.0}) {
        const auto lower = scale.lowerValue(position), upper = scale.upperValue(position);
        QVERIFY(!lower || std::isfinite(*lower));
        QVERIFY(!upper || std::isfinite(*upper));
    }
    for (const double value : {-1e308, 0.0, 1.0, 1e308}) {
        QVERIFY(scale.lowerPosition(value) >= 0 && scale.lowerPosition(value) <= 1);
        QVERIFY(scale.upperPosition(value) >= 0 && scale.upperPosition(value) <= 1);
        QVERIFY(bins == 0 || scale.bin(value) < scale.bins());
    }
}

void NumberScaleTest::datesLieByDays()
{
    std::vector<double> days;
    for (int day = 0; day < 366; ++day)
        days.push_back(static_cast<double>(QDate(2024, 1, 1).addDays(day).toJulianDay()));
    const NumberScale scale(days, true);
    QCOMPARE(scaleText(ColumnKind::Date, *scale.lowerValue(0.5)), QStringLiteral("2024-07-02"));
    QCOMPARE(scaleText(ColumnKind::Date, *scale.upperValue(31.2 / 365)), QStringLiteral("2024-02-01"));
    QCOMPARE(scaleText(ColumnKind::Number, 0.1 + 0.2), QStringLiteral("0.3"));
    QCOMPARE(scaleText(ColumnKind::Number, 1250), QStringLiteral("1250"));
}

void NumberScaleTest::endsComeBack()
{
    QRandomGenerator random(3);
    for (int round = 0; round < 200; ++round) {
        std::vector<double> values;
        const int count = 30 + random.bounded(200);
        for (int i = 0; i < count; ++i)
            values.push_back(random.generateDouble() * std::pow(10, random.bounded(5)));
        const NumberScale scale(values, false);
        double before = -1;
        for (int step = 1; step < 100; ++step) {
            const double at = step / 100.0, lower = *scale.lowerValue(at), upper = *scale.upperValue(at);
            QCOMPARE(lower, upper);
            QVERIFY(lower >= before);
            before = lower;
            // Rounding moves an end by no more than one sees.
            QVERIFY(std::abs(scale.lowerPosition(lower) - at) < 0.03);
        }
        for (std::size_t bin = 1; bin < scale.bins(); ++bin)
            QCOMPARE(scale.ends(bin - 1).second, scale.ends(bin).first);
    }
}

void NumberScaleTest::spreadEqualsSlowReference()
{
    QRandomGenerator random(23);
    for (const std::size_t rows : {1, 64, 700, 3000}) {
        const auto toy = makeToy(rows, static_cast<quint32>(rows));
        Engine engine(toy->table);
        for (int n = 0; n < 60; ++n) {
            FilterNode filter;
            for (int k = random.bounded(4); k > 0; --k)
                filter.children.push_back(randomNode(1, random));
            for (const int column : {int(Price), int(Count), int(Seen)}) {
                const NumberScale& scale = engine.scale(column);
                const Spread spread = engine.spread(filter, column);
                QCOMPARE(spread.counts.size(), scale.bins());
                std::vector<std::size_t> counts(scale.bins());
                std::size_t unknown = 0;
                for (std::size_t row = 0; row < rows; ++row) {
                    if (!isLeft(*toy, row, filter, column))
                        continue;
                    double value = column == Price ? toy->prices[row]
                        : column == Count          ? toy->counts[row]
                                                   : toy->seen[row];
                    if (std::isnan(value)) {
                        ++unknown;
                        continue;
                    }
                    if (column == Seen)
                        value = static_cast<double>(firstDay(static_cast<DateNumber>(value)).toJulianDay());
                    QVERIFY(value >= scale.lowest() && value <= scale.highest());
                    ++counts[scale.bin(value)];
                }
                QCOMPARE(spread.counts, counts);
                QCOMPARE(spread.unknown, unknown);
                QCOMPARE(spread.known() + spread.unknown,
                    std::accumulate(counts.begin(), counts.end(), std::size_t{0}) + unknown);
            }
        }
    }
}

void NumberScaleTest::endsOfDates()
{
    FilterValue month;
    month.kind = FilterValue::Kind::Date;
    month.date = 20240200;
    QCOMPARE(scaleNumber(month, false), static_cast<double>(QDate(2024, 2, 1).toJulianDay()));
    QCOMPARE(scaleNumber(month, true), static_cast<double>(QDate(2024, 2, 29).toJulianDay()));
    FilterValue number;
    number.kind = FilterValue::Kind::Number;
    number.number = 4;
    QCOMPARE(scaleNumber(number, true), 4.0);
}

ATLAS_TEST_MAIN(QCoreApplication, NumberScaleTest)
#include "tst_numberscale.moc"
