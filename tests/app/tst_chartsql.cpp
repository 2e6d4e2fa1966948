// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chartsql.h"

#include "support/testmain.h"

#include <QCoreApplication>
#include <map>
#include <set>

using namespace atlas;

/// Boxes, cells and points against SQL and plain loops.
class TestChartSql : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }
    void boxes_data();
    void boxes();
    void cells();
    void points_data();
    void points();

private:
    test::ChartSql m_catalog;
};

void TestChartSql::boxes_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("figure");
    QTest::addColumn<QString>("where");
    const QString priced = QStringLiteral("price_per_gpu_hour IS NOT NULL AND ifnull(free, 0) = 0");
    for (const char* by : {"provider", "gpu", "region_group", "purchase_model"})
        QTest::addRow("price by %s", by) << QStringList{QStringLiteral("price-distribution"), QStringLiteral("--by"),
            QString::fromLatin1(by)} << QString::fromLatin1(by)
                                         << QStringLiteral("price_per_gpu_hour") << priced;
    QTest::newRow("price of H100 in euro")
        << QStringList{QStringLiteral("price-distribution"), QStringLiteral("gpu:h100"), QStringLiteral("--currency"),
               QStringLiteral("EUR")}
        << QStringLiteral("provider")
        << QStringLiteral("price_per_gpu_hour * (SELECT rate FROM rate WHERE quote = "
                          "'EUR')")
        << priced + QStringLiteral(" AND gpu_words(gpu_id, 'h100')");
    for (const char* by : {"provider", "gpu", "region", "region_group"})
        QTest::addRow("saving by %s", by)
            << QStringList{QStringLiteral("spot-saving"), QStringLiteral("--by"), QString::fromLatin1(by)}
            << QString::fromLatin1(by) << QStringLiteral("spot_saving_percent")
            << QStringLiteral("spot_saving_percent IS NOT NULL");
}

void TestChartSql::boxes()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, column);
    QFETCH(QString, figure);
    QFETCH(QString, where);
    std::map<QString, std::vector<double>> groups;
    for (const QStringList& row : m_catalog.rows({column, figure}, QStringLiteral("FROM o WHERE ") + where))
        groups[row[0]].push_back(row[1].toDouble());
    const QJsonArray records = m_catalog.chart(arguments);
    QCOMPARE(static_cast<std::size_t>(records.size()), groups.size());
    QVERIFY(groups.size() > 2);
    for (const QJsonValue& value : records) {
        const QJsonObject record = value.toObject();
        std::vector<double>& figures = groups.at(test::text(record, "value"));
        std::sort(figures.begin(), figures.end());
        QCOMPARE(test::number(record, "offers"), static_cast<double>(figures.size()));
        QVERIFY(test::near(test::number(record, "lowest"), figures.front()));
        QVERIFY(test::near(test::number(record, "highest"), figures.back()));
        QVERIFY(test::near(test::number(record, "lower_quartile"), test::quartile(figures, 0.25)));
        QVERIFY(test::near(test::number(record, "median"), test::quartile(figures, 0.5)));
        QVERIFY(test::near(test::number(record, "upper_quartile"), test::quartile(figures, 0.75)));
    }
}

void TestChartSql::cells()
{
    std::map<std::pair<QString, QString>, std::pair<double, double>> lowest;
    for (const QStringList& row :
        m_catalog.rows({QStringLiteral("region"), QStringLiteral("gpu"), QStringLiteral("min(price_per_gpu_hour)"),
                           QStringLiteral("count(*)")},
            QStringLiteral("FROM o WHERE price_per_gpu_hour IS NOT NULL AND ifnull(free, 0) = 0 GROUP BY region, gpu")))
        lowest[{row[0], row[1]}] = {row[2].toDouble(), row[3].toDouble()};
    const QJsonArray records
        = m_catalog.chart({QStringLiteral("region-heatmap"), QStringLiteral("--top"), QStringLiteral("500")});
    std::set<QString> regions;
    int known = 0;
    for (const QJsonValue& value : records) {
        const QJsonObject record = value.toObject();
        regions.insert(test::text(record, "value"));
        if (std::isnan(test::number(record, "lowest")))
            continue;
        const auto& [price, offers] = lowest.at({test::text(record, "value"), test::text(record, "gpu")});
        QVERIFY(test::near(test::number(record, "lowest"), price));
        QCOMPARE(test::number(record, "offers"), offers);
        ++known;
    }
    QCOMPARE(static_cast<int>(regions.size()),
        m_catalog
            .first(QStringLiteral("SELECT count(DISTINCT ifnull(region, '')) FROM o WHERE price_per_gpu_hour IS NOT "
                                  "NULL AND ifnull(free, 0) = 0"))
            .front()
            .toInt());
    QVERIFY(known > 200);
}

void TestChartSql::points_data()
{
    QTest::addColumn<QString>("figure");
    QTest::addColumn<QString>("column");
    QTest::newRow("fp16") << QStringLiteral("fp16") << QStringLiteral("ifnull(g.fp16_tflops, g.bf16_tflops)");
    QTest::newRow("fp8") << QStringLiteral("fp8") << QStringLiteral("g.fp8_tflops");
    QTest::newRow("bandwidth") << QStringLiteral("bandwidth") << QStringLiteral("g.memory_bandwidth_gb_s");
}

void TestChartSql::points()
{
    QFETCH(QString, figure);
    QFETCH(QString, column);
    std::map<QString, std::pair<double, double>> expected;
    for (const QStringList& row : m_catalog.rows({QStringLiteral("key"), QStringLiteral("price_per_gpu_hour"), column},
             QStringLiteral("FROM o JOIN gpus AS g ON g.id = o.gpu_id WHERE price_per_gpu_hour IS NOT NULL AND "
                            "ifnull(o.free, 0) = 0 AND %1 IS NOT NULL")
                 .arg(column)))
        expected[row[0]] = {row[1].toDouble(), row[2].toDouble()};
    const QJsonArray records = m_catalog.chart({QStringLiteral("price-performance"), QStringLiteral("--y"), figure});
    QCOMPARE(static_cast<std::size_t>(records.size()), expected.size());
    QVERIFY(expected.size() > 300);
    for (const QJsonValue& value : records) {
        const QJsonObject record = value.toObject();
        const auto& [price, gain] = expected.at(test::text(record, "key"));
        QVERIFY(test::near(test::number(record, "price"), price));
        const bool beaten
            = std::any_of(expected.begin(), expected.end(), [&price = price, &gain = gain](const auto& one) {
                  const auto& [otherPrice, otherGain] = one.second;
                  return otherPrice <= price && otherGain >= gain && (otherPrice < price || otherGain > gain);
              });
        QCOMPARE(record.value(QLatin1StringView("frontier")).toBool(), !beaten);
    }
}

ATLAS_TEST_MAIN(QCoreApplication, TestChartSql)
#include "tst_chartsql.moc"
