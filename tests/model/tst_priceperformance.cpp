// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/priceperformance.h"

#include "charts/frontier.h"
#include "model/chartcatalog.h"
#include "model/chartmaking.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace atlas;
using namespace atlas::test;

namespace {

/// Price per GPU-hour and figure of an offer, by the catalog's own numbers; nothing where one of them is unknown.
struct Measured
{
    double price = std::nan(""), figure = std::nan("");
    bool free = false;
};

Measured measured(const Catalog& catalog, std::uint32_t offer, const QString& figure)
{
    Measured one;
    const std::uint32_t hardware = catalog.offers.hardware[offer], gpu = catalog.hardware.codes("gpu")[hardware];
    const double count = catalog.hardware.numbers("gpu_count")[hardware];
    one.free = catalog.offers.current.terms[offer] == 1;
    if (catalog.offers.current.price[offer] >= 0 && catalog.offers.current.currency[offer] == 0)
        one.price = static_cast<double>(catalog.offers.current.price[offer]) / 1e6 / count;
    const auto ofGpu
        = [&](const char* key) { return gpu < catalog.gpus.size() ? catalog.gpus.numbers(key)[gpu] : std::nan(""); };
    if (figure == QLatin1String("fp16"))
        one.figure = std::isnan(ofGpu("fp16_tflops")) ? ofGpu("bf16_tflops") : ofGpu("fp16_tflops");
    else if (figure == QLatin1String("fp8"))
        one.figure = ofGpu("fp8_tflops");
    else if (figure == QLatin1String("bandwidth"))
        one.figure = ofGpu("memory_bandwidth_gb_s");
    else {
        const double own = catalog.hardware.numbers("gpu_memory_gib")[hardware];
        one.figure = count < 1 || std::isnan(own) ? ofGpu("gpu_memory_gib") : own;
    }
    return one;
}

const ChartPoints& points(const ChartData& data)
{
    return std::get<ChartPoints>(data.body);
}

}

class TestPricePerformance : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void frontierEqualsBruteForce()
    {
        const QStringList figures{
            QStringLiteral("fp16"), QStringLiteral("fp8"), QStringLiteral("bandwidth"), QStringLiteral("memory")};
        int withFrontier = 0;
        for (quint32 seed = 1; seed <= 1000; ++seed) {
            const auto catalog = randomCatalog(1 + seed % 60, seed);
            const QString figure = figures[static_cast<int>(seed % 4)];
            const TablePtr table = offersOf(catalog);
            const ChartData data = makeChart(
                "price-performance", table, rowsOf(table->rowCount()), {}, chosen({{QStringLiteral("y"), figure}}));
            checkAgainstBruteForce(*catalog, figure, data, table->rowCount());
            if (QTest::currentTestFailed()) {
                qInfo("seed %u", seed);
                return;
            }
            withFrontier += !data.isEmpty() && points(data).frontier.size() > 1 ? 1 : 0;
        }
        QVERIFY(withFrontier > 300);
    }

    void frontierOfEqualPoints()
    {
        // Equal points are no better than each other; of one cost the highest gain stays, of one gain the lowest cost.
        const std::vector<double> costs{2, 1, 1, 2, 3}, gains{10, 20};
        const std::vector<std::uint32_t> gainOf{1, 0, 0, 1, 1};
        QCOMPARE(efficientFrontier(costs, gainOf, gains), (std::vector<std::uint32_t>{1, 2, 0, 3}));
        const std::vector<double> sameGains{10, 10};
        QCOMPARE(efficientFrontier(costs, gainOf, sameGains), (std::vector<std::uint32_t>{1, 2}));
        QVERIFY(efficientFrontier({}, {}, {}).empty());
    }

    void missingFiguresAreListed()
    {
        const auto catalog = randomCatalog(200, 77);
        const TablePtr table = offersOf(catalog);
        const ChartData data = makeChart(
            "price-performance", table, rowsOf(200), {}, chosen({{QStringLiteral("y"), QStringLiteral("fp8")}}));
        std::map<QString, int> missing;
        int all = 0;
        for (std::uint32_t offer = 0; offer < 200; ++offer) {
            const Measured one = measured(*catalog, offer, QStringLiteral("fp8"));
            if (one.free || !std::isfinite(one.price) || std::isfinite(one.figure))
                continue;
            const std::uint32_t gpu = catalog->hardware.codes("gpu")[catalog->offers.hardware[offer]];
            ++missing[gpu < catalog->gpus.size() ? catalog->gpus.texts("gpu_name")[gpu] : QStringLiteral("unknown")];
            ++all;
        }
        QVERIFY(all > 0);
        QVERIFY(data.leftOut.contains(QStringLiteral("%1 whose GPU has no such figure").arg(all)));
        const QString notes = data.notes.join(u' ');
        for (const auto& [gpu, count] : missing)
            QVERIFY2(notes.contains(QStringLiteral("%1 (%2)").arg(gpu).arg(count)), qPrintable(notes));
    }

    void seriesHoldAllPoints()
    {
        const auto catalog = randomCatalog(300, 5);
        const TablePtr table = offersOf(catalog);
        for (const char* by : {"provider", "purchase_model", "region_group", "gpu_vendor"}) {
            const ChartData data = makeChart(
                "price-performance", table, rowsOf(300), {}, chosen({{QStringLiteral("by"), QString::fromLatin1(by)}}));
            std::vector<std::size_t> counts(points(data).series.size(), 0);
            const View& view = table->view(table->indexOf(QString::fromLatin1(by)));
            for (std::size_t point = 0; point < points(data).xs.size(); ++point) {
                const ChartSeries& series = points(data).series[points(data).seriesOf[point]];
                QCOMPARE(view.text(points(data).rows[point]), series.value);
                ++counts[points(data).seriesOf[point]];
            }
            for (std::size_t series = 0; series < counts.size(); ++series) {
                QCOMPARE(counts[series], points(data).series[series].points);
                QVERIFY(series == 0 || counts[series] <= counts[series - 1]);
            }
        }
    }

    void logAxesFallBack()
    {
        const auto catalog = randomCatalog(60, 9);
        const TablePtr table = offersOf(catalog);
        const ChartData both = makeChart("price-performance", table, rowsOf(60));
        QCOMPARE(points(both).x.kind, ChartAxis::Kind::Log);
        QCOMPARE(points(both).y.kind, ChartAxis::Kind::Log);
        const ChartData none = makeChart(
            "price-performance", table, rowsOf(60), {}, chosen({{QStringLiteral("log"), QStringLiteral("none")}}));
        QCOMPARE(points(none).x.kind, ChartAxis::Kind::Value);
        QVERIFY(points(none).x.fromZero && points(none).y.fromZero);
    }

    void nothingKnownIsSaid()
    {
        const auto catalog = randomCatalog(5, 3);
        const TablePtr table = offersOf(catalog);
        const ChartData data = makeChart("price-performance", table, {});
        QVERIFY(data.isEmpty());
        QVERIFY(!data.emptyReason.isEmpty());
        const Result<ChartData> wrong
            = chartById(u"price-performance")
                  ->make(table, rowsOf(5), {}, {}, chosen({{QStringLiteral("y"), QStringLiteral("benchmark")}}));
        QVERIFY(!wrong); // the catalog has none
    }

private:
    static void checkAgainstBruteForce(
        const Catalog& catalog, const QString& figure, const ChartData& data, std::size_t offers)
    {
        std::map<std::uint32_t, Measured> all;
        for (std::uint32_t offer = 0; offer < offers; ++offer)
            if (const Measured one = measured(catalog, offer, figure);
                !one.free && std::isfinite(one.price) && std::isfinite(one.figure))
                all[offer] = one;
        std::set<std::uint32_t> expected;
        for (const auto& [offer, one] : all) {
            const bool beaten = std::any_of(all.begin(), all.end(), [&one = one](const auto& entry) {
                const Measured& other = entry.second;
                return other.price <= one.price && other.figure >= one.figure
                    && (other.price < one.price || other.figure > one.figure);
            });
            if (!beaten)
                expected.insert(offer);
        }
        QCOMPARE(data.shown, all.size());
        if (all.empty()) {
            QVERIFY(data.isEmpty() && !data.emptyReason.isEmpty());
            return;
        }
        std::set<std::uint32_t> found;
        double last = 0;
        for (const std::uint32_t point : points(data).frontier) {
            found.insert(points(data).rows[point]);
            QVERIFY(points(data).xs[point] >= last);
            last = points(data).xs[point];
        }
        QVERIFY(found == expected);
        QCOMPARE(points(data).frontierLabels.size(), points(data).frontier.size());
        for (std::size_t point = 0; point < points(data).xs.size(); ++point) {
            QCOMPARE(points(data).xs[point], all.at(points(data).rows[point]).price);
            QCOMPARE(points(data).ys[point], all.at(points(data).rows[point]).figure);
        }
    }
};

ATLAS_TEST_MAIN(QCoreApplication, TestPricePerformance)
#include "tst_priceperformance.moc"
