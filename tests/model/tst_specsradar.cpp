// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/charttable.h"
#include "charts/specsradar.h"
#include "columns/tables.h"
#include "model/chartmaking.h"
#include "model/comparisonsamples.h"
#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <cmath>

using namespace atlas;
using namespace atlas::test;

/// The radar against shares by hand.
class TestSpecsRadar : public QObject, CatalogFixture
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        makeCatalog();
        for (const QByteArray& csv : {Rates, Providers, Gpus, Header + Offers})
            import(csv);
        m_offers = makeTable(u"offers"_s, *makeContext(read(), u"USD"_s, QDate(2026, 12, 1)));
    }
    void sharesOfTheBest();
    void missingIsNamedAndNotDrawn();
    void chosenWhenNothingIsNamed();
    void wrongChoices();

private:
    [[nodiscard]] ChartData made(const QStringList& keys) const
    {
        return makeChart(
            "specs-radar", m_offers, rowsOf(m_offers->rowCount()), {}, chosen({{u"offers"_s, keys.join(u',')}}));
    }
    static const ChartRadar& radar(const ChartData& data) { return std::get<ChartRadar>(data.body); }
    TablePtr m_offers;
};

void TestSpecsRadar::sharesOfTheBest()
{
    const ChartData data = made({Keys[0], Keys[2]});
    // Eight H100 at 24 USD an hour, and an A10 at 14 CNY, which is 2 USD.
    const std::map<QString, std::array<double, 4>> expected{
        {u"gpu_memory_total_gib"_s, {640, 24, 1, 24.0 / 640}},
        {u"tflops_fp16"_s, {7912, 125, 1, 125.0 / 7912}},
        {u"vcpus"_s, {192, 8, 1, 8.0 / 192}},
        {u"memory_gib"_s, {2048, 32, 1, 32.0 / 2048}},
        {u"price_per_gpu_hour"_s, {3, 2, 2.0 / 3, 1}},
    };
    const ChartRadar& body = radar(data);
    QCOMPARE(body.spokes.size(), expected.size()); // nobody says the bandwidth
    QCOMPARE(data.shown, 2U);
    QVERIFY(!data.notes.filter(u"Memory bandwidth"_s).isEmpty());
    const ChartTable table = chartTable(data);
    for (std::size_t spoke = 0; spoke < body.spokes.size(); ++spoke) {
        const QString key = body.spokes[spoke].axis.key;
        const std::array<double, 4>& figures = expected.at(key);
        for (std::size_t profile = 0; profile < 2; ++profile) {
            QVERIFY2(std::abs(body.profiles[profile].values[spoke] - figures[profile]) < 1e-9, qPrintable(key));
            QVERIFY2(std::abs(body.profiles[profile].shares[spoke] - figures[profile + 2]) < 1e-12, qPrintable(key));
            const std::vector<CellValue> row = table.row(profile);
            for (std::size_t column = 0; column < table.columns.size(); ++column)
                if (table.columns[column].key == key)
                    QCOMPARE(std::get<double>(row[column]), body.profiles[profile].values[spoke]);
        }
    }
}

void TestSpecsRadar::missingIsNamedAndNotDrawn()
{
    const ChartData data = made({Keys[0], Keys[3], Keys[6]});
    const ChartRadar& body = radar(data);
    for (std::size_t spoke = 0; spoke < body.spokes.size(); ++spoke) {
        const QString key = body.spokes[spoke].axis.key;
        if (key == u"price_per_gpu_hour") {
            QVERIFY(std::isnan(body.profiles[1].values[spoke]) && std::isnan(body.profiles[1].shares[spoke]));
            // A free offer is not the lowest price that others are held against.
            QCOMPARE(body.profiles[2].values[spoke], 0.0);
            QVERIFY(std::isnan(body.profiles[2].shares[spoke]));
            QCOMPARE(body.profiles[0].shares[spoke], 1.0);
        } else if (key == u"vcpus") {
            QVERIFY(std::isnan(body.profiles[1].shares[spoke]) && std::isnan(body.profiles[2].shares[spoke]));
        }
    }
    const QStringList unknown = data.notes.filter(u"Unknown of Delta · bare"_s);
    QCOMPARE(unknown.size(), 1);
    QVERIFY(unknown[0].contains(u"vCPUs"_s) && unknown[0].contains(u"Price per GPU (USD/h)"_s));
    QVERIFY(!data.notes.filter(u"Not drawn of Gift"_s).isEmpty());
    std::size_t drawn = 0;
    for (const ChartProfile& profile : body.profiles)
        drawn += static_cast<std::size_t>(std::count_if(
            profile.shares.begin(), profile.shares.end(), [](double share) { return std::isfinite(share); }));
    QCOMPARE(body.items().size(), drawn);
}

void TestSpecsRadar::chosenWhenNothingIsNamed()
{
    const ChartData data = made({});
    // Of GPUs with a price: the A10 at 2 USD, the H100 at 2 USD reserved.
    QStringList keys;
    for (const ChartProfile& profile : radar(data).profiles)
        keys << profile.value;
    keys.sort();
    QCOMPARE(keys, (QStringList{Keys[2], Keys[4]}));
}

void TestSpecsRadar::wrongChoices()
{
    const auto message = [this](const QStringList& keys) {
        const Result<ChartData> data = SpecsRadar().make(
            m_offers, rowsOf(m_offers->rowCount()), {}, {}, chosen({{u"offers"_s, keys.join(u',')}}));
        return data ? QString() : data.error().message;
    };
    QVERIFY(message({Keys[0]}).contains(u"2 to 6 offers, not 1"));
    QVERIFY(message(Keys.mid(0, 7)).contains(u"2 to 6 offers, not 7"));
    QVERIFY(message({Keys[0], u"bbb/slcie/eu-1/on_demand"_s}).contains(Keys[1]));
    // A key that is not there is said before how many there must be.
    QVERIFY2(message({u"no/such/-/spot"_s}).contains(u"no/such/-/spot"), qPrintable(message({u"no/such/-/spot"_s})));
}

ATLAS_TEST_MAIN(QCoreApplication, TestSpecsRadar)
#include "tst_specsradar.moc"
