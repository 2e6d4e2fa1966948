// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/axisscale.h"

#include "support/testmain.h"

#include <QCoreApplication>
#include <QDate>
#include <QRandomGenerator>
#include <cmath>
#include <set>

using namespace atlas;

namespace {

double day(int year, int month, int date)
{
    return static_cast<double>(QDate(year, month, date).toJulianDay());
}

ChartAxis axisOf(ChartAxis::Kind kind, std::initializer_list<double> values, bool fromZero = false)
{
    ChartAxis axis;
    axis.kind = kind;
    axis.fromZero = fromZero;
    for (const double value : values)
        axis.include(value);
    return axis;
}

QStringList texts(const AxisScale& scale)
{
    QStringList all;
    for (const AxisTick& tick : scale.ticks)
        all << tick.text;
    return all;
}

/// What holds for every axis, whatever it shows.
void checkSound(const AxisScale& scale, const ChartAxis& axis)
{
    QVERIFY(std::isfinite(scale.from) && std::isfinite(scale.to));
    QVERIFY(scale.from < scale.to);
    QVERIFY(!scale.ticks.empty());
    std::set<QString> seen;
    double last = -HUGE_VAL;
    for (const AxisTick& tick : scale.ticks) {
        QVERIFY2(seen.insert(tick.text).second, qPrintable(tick.text));
        QVERIFY(tick.value > last);
        last = tick.value;
        const double place = scale.place(tick.value);
        QVERIFY(place >= -1e-9 && place <= 1 + 1e-9);
        QVERIFY(std::abs(scale.valueAt(place) - tick.value) <= 1e-9 * std::max(1.0, std::abs(tick.value)));
    }
    for (const double value : {axis.lowest, axis.highest})
        if (std::isfinite(value) && (!scale.log || value > 0)) {
            QVERIFY(scale.place(value) >= -1e-9 && scale.place(value) <= 1 + 1e-9);
        }
}

}

class TestAxisScale : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void ticksOfValues_data()
    {
        QTest::addColumn<std::vector<double>>("values");
        QTest::addColumn<bool>("fromZero");
        QTest::addColumn<QStringList>("ticks");
        const auto row = [](const char* name, std::vector<double> values, bool fromZero, const char* ticks) {
            QTest::newRow(name) << std::move(values) << fromZero << QString::fromLatin1(ticks).split(u' ');
        };
        row("one price", {3.06}, true, "0 1 2 3 4");
        row("exact end", {5}, true, "0 1 2 3 4 5");
        row("halves", {2.3}, true, "0.0 0.5 1.0 1.5 2.0 2.5");
        row("small", {0.013}, true, "0.000 0.005 0.010 0.015");
        row("large", {43000}, true, "0 10000 20000 30000 40000 50000");
        row("nothing", {}, true, "0.0 0.2 0.4 0.6 0.8 1.0");
        row("all zero", {0, 0, 0}, true, "0.0 0.2 0.4 0.6 0.8 1.0");
        row("negative savings", {-11, 62}, true, "-20 0 20 40 60 80");
        row("all negative", {-11, -3}, true, "-15 -10 -5 0");
        row("between", {41, 58}, false, "40 45 50 55 60");
        row("equal, not from zero", {3.06, 3.06}, false, "2.6 2.8 3.0 3.2 3.4");
    }
    void ticksOfValues()
    {
        QFETCH(std::vector<double>, values);
        QFETCH(bool, fromZero);
        ChartAxis axis;
        axis.fromZero = fromZero;
        for (const double value : values)
            axis.include(value);
        const AxisScale scale = axisScale(axis, 5, QLocale::c());
        QTEST(texts(scale), "ticks");
        checkSound(scale, axis);
    }

    void ticksOfLogs_data()
    {
        QTest::addColumn<std::vector<double>>("values");
        QTest::addColumn<int>("wanted");
        QTest::addColumn<QStringList>("ticks");
        const auto row = [](const char* name, std::vector<double> values, int wanted, const char* ticks) {
            QTest::newRow(name) << std::move(values) << wanted << QString::fromLatin1(ticks).split(u' ');
        };
        row("prices", {0.5, 12, 98}, 8, "0.5 1 2 5 10 20 50 100");
        row("decades", {0.02, 4000}, 6, "0.1 1 10 100 1000");
        row("one", {3.06}, 5, "2 5");
        row("one tick", {2}, 5, "1 2 5");
        row("wide", {1e-6, 1e6}, 4, "0.0001 1 10000");
    }
    void ticksOfLogs()
    {
        QFETCH(std::vector<double>, values);
        QFETCH(int, wanted);
        ChartAxis axis;
        axis.kind = ChartAxis::Kind::Log;
        for (const double value : values)
            axis.include(value);
        const AxisScale scale = axisScale(axis, wanted, QLocale::c());
        QTEST(texts(scale), "ticks");
        QVERIFY(scale.log);
        checkSound(scale, axis);
    }

    void logWithoutPositiveIsPlain()
    {
        for (const auto& values : {std::vector<double>{0, 0}, std::vector<double>{}, std::vector<double>{-3, 0}}) {
            ChartAxis axis;
            axis.kind = ChartAxis::Kind::Log;
            for (const double value : values)
                axis.include(value);
            const AxisScale scale = axisScale(axis, 5, QLocale::c());
            QVERIFY(!scale.log);
            checkSound(scale, axis);
        }
    }

    void logHasNoPlaceForZero()
    {
        const AxisScale scale = axisScale(axisOf(ChartAxis::Kind::Log, {0.5, 12}), 5, QLocale::c());
        QVERIFY(std::isnan(scale.place(0)));
        QVERIFY(std::isnan(scale.place(-1)));
        QVERIFY(std::isnan(scale.place(HUGE_VAL)));
        QVERIFY(std::abs(scale.place(std::sqrt(scale.from * scale.to)) - 0.5) < 1e-12);
    }

    void ticksOfDates()
    {
        using Kind = ChartAxis::Kind;
        QCOMPARE(texts(axisScale(axisOf(Kind::Date, {day(2022, 6, 23), day(2026, 7, 20)}), 6, QLocale::c())),
            (QStringList{
                QStringLiteral("2023"), QStringLiteral("2024"), QStringLiteral("2025"), QStringLiteral("2026")}));
        QCOMPARE(texts(axisScale(axisOf(Kind::Date, {day(2026, 1, 15), day(2026, 8, 20)}), 4, QLocale::c())),
            (QStringList{QStringLiteral("2026-03"), QStringLiteral("2026-05"), QStringLiteral("2026-07")}));
        QCOMPARE(texts(axisScale(axisOf(Kind::Date, {day(2026, 8, 1), day(2026, 8, 4)}), 5, QLocale::c())),
            (QStringList{QStringLiteral("2026-08-01"), QStringLiteral("2026-08-02"), QStringLiteral("2026-08-03"),
                QStringLiteral("2026-08-04")}));
        const ChartAxis one = axisOf(Kind::Date, {day(2026, 8, 1)});
        checkSound(axisScale(one, 5, QLocale::c()), one);
    }

    void everyRangeIsSound()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 3000; ++round) {
            ChartAxis axis;
            axis.kind = round % 3 == 0 ? ChartAxis::Kind::Log : ChartAxis::Kind::Value;
            axis.fromZero = round % 2 == 0;
            const int values = random.bounded(1, 4);
            for (int value = 0; value < values; ++value)
                axis.include(
                    (random.generateDouble() - (round % 5 == 0 ? 0.5 : 0)) * std::pow(10, random.bounded(-7, 9)));
            checkSound(axisScale(axis, random.bounded(1, 12), QLocale::c()), axis);
        }
    }

    void oddValuesDoNotWiden()
    {
        const ChartAxis axis = axisOf(ChartAxis::Kind::Value, {1, std::nan(""), HUGE_VAL, 3, -HUGE_VAL});
        QCOMPARE(axis.lowest, 1.0);
        QCOMPARE(axis.highest, 3.0);
        QVERIFY(std::isnan(axisScale(axis, 5, QLocale::c()).place(std::nan(""))));
    }

    void sameDataSameAxis()
    {
        // The axis is made of the data alone, so drawing again does not make it grow.
        const ChartAxis axis = axisOf(ChartAxis::Kind::Value, {3.06});
        const AxisScale first = axisScale(axis, 5, QLocale::c());
        for (int round = 0; round < 5; ++round) {
            const AxisScale again = axisScale(axis, 5, QLocale::c());
            QCOMPARE(again.from, first.from);
            QCOMPARE(again.to, first.to);
        }
    }
};

ATLAS_TEST_MAIN(QCoreApplication, TestAxisScale)
#include "tst_axisscale.moc"
