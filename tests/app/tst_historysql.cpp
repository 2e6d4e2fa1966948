// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chartsql.h"

#include "support/testmain.h"

#include <QCoreApplication>
#include <QDate>
#include <algorithm>
#include <map>
#include <set>

using namespace atlas;

/// Prices over time and measurements against SQL and plain loops; and every chart as a picture.
class TestHistorySql : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }
    void historyOfOffers();
    void chosenOffersHaveAHistory();
    void historyOfGpus();
    void historyOfSeries();
    void measurements();
    void everyChartIsDrawn_data();
    void everyChartIsDrawn();

private:
    test::ChartSql m_catalog;
};

void TestHistorySql::historyOfOffers()
{
    // The offer that was read most often.
    const QString key = m_catalog
                            .first(QStringLiteral("SELECT offer_key(p.provider, it.instance_type, r.region, "
                                                  "pm.purchase_model, v.variant) FROM offers AS o "
                                                  "JOIN instance_types AS it ON it.id = o.instance_type_id "
                                                  "JOIN providers AS p ON p.id = it.provider_id JOIN regions AS r ON "
                                                  "r.id = o.region_id JOIN purchase_models AS pm ON pm.id = "
                                                  "o.purchase_model_id JOIN variants AS v ON v.id = o.variant_id "
                                                  "ORDER BY (SELECT count(DISTINCT date_id) FROM observations WHERE "
                                                  "offer_id = o.id) DESC, o.id LIMIT 1"))
                            .front();
    std::multiset<std::pair<QString, double>> expected;
    for (const QStringList& row :
        m_catalog.rows({QStringLiteral("d.date"), QStringLiteral("ob.price / 1e6 / h.gpu_count")},
            QStringLiteral(
                "FROM observations AS ob JOIN offers AS f ON f.id = ob.offer_id JOIN hardware AS h ON h.id = "
                "f.hardware_id JOIN dates AS d ON d.id = ob.date_id JOIN currencies AS c ON c.id = "
                "ob.currency_id WHERE c.currency = 'USD' AND f.id = (SELECT x.id FROM offers AS x JOIN "
                "instance_types AS it ON it.id = x.instance_type_id JOIN providers AS p ON p.id = "
                "it.provider_id JOIN regions AS r ON r.id = x.region_id JOIN purchase_models AS pm ON pm.id "
                "= x.purchase_model_id JOIN variants AS v ON v.id = x.variant_id WHERE "
                "offer_key(p.provider, it.instance_type, r.region, pm.purchase_model, v.variant) = '%1')")
                .arg(key)))
        expected.insert({row[0], row[1].toDouble()});
    QVERIFY(expected.size() > 2);
    const QJsonArray records = m_catalog.chart({QStringLiteral("price-history"), QStringLiteral("--offers"), key});
    std::multiset<std::pair<QString, double>> found;
    QString last;
    for (const QJsonValue& value : records) {
        const QJsonObject record = value.toObject();
        QCOMPARE(test::text(record, "key"), key);
        QVERIFY(test::text(record, "observed_on") >= last);
        last = test::text(record, "observed_on");
        found.insert({last, test::number(record, "price")});
    }
    QCOMPARE(found.size(), expected.size());
    for (auto one = found.begin(), other = expected.begin(); one != found.end(); ++one, ++other) {
        QCOMPARE(one->first, other->first);
        QVERIFY(test::near(one->second, other->second));
    }
    const test::Run wrong = m_catalog.program().run({QStringLiteral("--catalog"), QStringLiteral("c.sqlite"),
        QStringLiteral("chart"), QStringLiteral("price-history"), QStringLiteral("--data"), QStringLiteral("json"),
        QStringLiteral("--offers"), QStringLiteral("no/such/-/offer")});
    QCOMPARE(wrong.code, 2);
    QVERIFY(wrong.err.contains("no/such/-/offer"));
}

void TestHistorySql::chosenOffersHaveAHistory()
{
    const QJsonArray records = m_catalog.chart({QStringLiteral("price-history")});
    std::map<QString, std::set<QString>> days;
    for (const QJsonValue& value : records)
        days[test::text(value.toObject(), "key")].insert(test::text(value.toObject(), "observed_on"));
    QCOMPARE(days.size(), std::size_t{4});
    std::set<QString> gpus;
    for (const auto& [key, dates] : days) {
        QVERIFY2(dates.size() > 1, qPrintable(key));
        gpus.insert(m_catalog.first(QStringLiteral("SELECT gpu FROM o WHERE key = '%1'").arg(key)).front());
    }
    QCOMPARE(gpus.size(), std::size_t{4});
}

void TestHistorySql::historyOfGpus()
{
    const QString gpu = QStringLiteral("h100-sxm-80gb");
    // All dated readings with a price, of offers that are free now, too.
    std::map<QString, std::map<QDate, double>> offers;
    std::set<QDate> days;
    const auto lastDay = [](const QString& date) {
        if (date.size() == 4)
            return QDate(date.toInt(), 12, 31);
        if (date.size() == 7)
            return QDate::fromString(date + QStringLiteral("-01"), Qt::ISODate).addMonths(1).addDays(-1);
        return QDate::fromString(date, Qt::ISODate);
    };
    for (const QStringList& row :
        m_catalog.rows({QStringLiteral("f.id"), QStringLiteral("d.date"),
                           QStringLiteral("CASE c.currency WHEN 'USD' THEN ob.price / 1e6 ELSE ob.price / "
                                          "1e6 * (1 / rate.rate) END / h.gpu_count")},
            QStringLiteral(
                "FROM observations AS ob JOIN offers AS f ON f.id = ob.offer_id JOIN hardware AS h ON h.id = "
                "f.hardware_id JOIN gpus AS g ON g.id = h.gpu_id JOIN dates AS d ON d.id = ob.date_id JOIN "
                "currencies AS c ON c.id = ob.currency_id JOIN terms AS t ON t.id = ob.terms_id LEFT JOIN "
                "rate ON rate.quote = c.currency WHERE ifnull(t.free, 0) = 0 AND g.gpu = '%1' ORDER BY "
                "ob.source_id DESC, ob.run_id, ob.seq DESC")
                .arg(gpu))) {
        if (row[2].isEmpty())
            continue;
        offers[row[0]][lastDay(row[1])] = row[2].toDouble();
        days.insert(lastDay(row[1]));
    }
    std::map<QDate, std::vector<double>> inForce;
    for (const QDate day : days)
        for (const auto& [offer, readings] : offers) {
            auto after = readings.upper_bound(day);
            if (after != readings.begin())
                inForce[day].push_back(std::prev(after)->second);
        }
    const QJsonArray records = m_catalog.chart(
        {QStringLiteral("price-history"), QStringLiteral("gpu=") + gpu, QStringLiteral("--by"), QStringLiteral("gpu")});
    std::map<QDate, double> lowest, median;
    for (const QJsonValue& value : records) {
        const QJsonObject record = value.toObject();
        auto& line = test::text(record, "value") == gpu ? lowest : median;
        line[QDate::fromString(test::text(record, "observed_on"), Qt::ISODate)] = test::number(record, "price");
    }
    QCOMPARE(lowest.size(), inForce.size());
    QCOMPARE(median.size(), inForce.size());
    QVERIFY(inForce.size() > 5);
    for (const auto& [day, prices] : inForce) {
        QVERIFY2(test::near(lowest.at(day), *std::min_element(prices.begin(), prices.end())),
            qPrintable(day.toString(Qt::ISODate)));
        QVERIFY2(test::near(median.at(day), test::quartile(prices, 0.5)), qPrintable(day.toString(Qt::ISODate)));
    }
}

void TestHistorySql::historyOfSeries()
{
    const QJsonArray records = m_catalog.chart({QStringLiteral("price-history"), QStringLiteral("--by"),
        QStringLiteral("series"), QStringLiteral("--top"), QStringLiteral("1000")});
    const int expected = m_catalog
                             .first(QStringLiteral("SELECT count(*) FROM series WHERE observed_on IS NOT NULL AND "
                                                   "price_per_hour IS NOT NULL AND gpu_count IS NOT NULL"))
                             .front()
                             .toInt();
    QVERIFY(expected > 10);
    QCOMPARE(records.size(), expected);
}

void TestHistorySql::measurements()
{
    const QString name = QStringLiteral("mlperf_training_v5.0/finetuning/Llama 2 70B LoRA/time_to_train/-");
    std::multiset<std::tuple<QString, double, double>> expected, found;
    std::map<QString, std::pair<double, double>> base; // by GPU: fewest GPUs, best time with them
    for (const QStringList& row :
        m_catalog.rows({QStringLiteral("g.gpu"), QStringLiteral("b.gpu_count"), QStringLiteral("b.value")},
            QStringLiteral("FROM benchmarks AS b JOIN gpus AS g ON g.id = b.gpu_id WHERE suite = "
                           "'mlperf_training_v5.0' AND task = 'finetuning' AND model = 'Llama 2 70B LoRA' AND metric = "
                           "'time_to_train' AND precision IS NULL"))) {
        const double count = row[1].toDouble(), value = row[2].toDouble();
        expected.insert({row[0], count, value});
        auto& [fewest, best] = base.emplace(row[0], std::pair(count, value)).first->second;
        if (count < fewest || (count == fewest && value < best)) {
            fewest = count;
            best = value;
        }
    }
    QVERIFY(expected.size() > 10);
    for (const QJsonValue& value :
        m_catalog.chart({QStringLiteral("benchmark"), QStringLiteral("--benchmark"), name})) {
        const QJsonObject record = value.toObject();
        const double count = test::number(record, "gpu_count"), time = test::number(record, "measured");
        found.insert({test::text(record, "value"), count, time});
        const auto& [fewest, best] = base.at(test::text(record, "value"));
        QVERIFY(test::near(test::number(record, "efficiency_percent"), 100 * best * fewest / (time * count)));
        QCOMPARE(test::text(record, "unit"), QStringLiteral("minutes"));
    }
    QCOMPARE(found.size(), expected.size());
    for (auto one = found.begin(), other = expected.begin(); one != found.end(); ++one, ++other)
        QVERIFY(std::get<0>(*one) == std::get<0>(*other) && std::get<1>(*one) == std::get<1>(*other)
            && test::near(std::get<2>(*one), std::get<2>(*other))); // SQLite prints 15 digits right
    // With nothing chosen, the one with most rows: of one suite … unit, and measured under the same stated conditions.
    std::map<QStringList, int> sizes;
    for (QStringList row : m_catalog.rows(
             {QStringLiteral("suite"), QStringLiteral("task"), QStringLiteral("model"), QStringLiteral("metric"),
                 QStringLiteral("coalesce(precision, '')"), QStringLiteral("coalesce(dataset, '')"),
                 QStringLiteral("unit"), QStringLiteral("coalesce(replace(note, char(10), ' '), '')")},
             QStringLiteral(
                 "FROM benchmarks WHERE value IS NOT NULL AND gpu_id IS NOT NULL AND gpu_count IS NOT NULL"))) {
        QStringList conditions;
        for (const QString& part : row.takeLast().toLower().split(u';')) {
            const QString stated = part.trimmed();
            if (stated.endsWith(QLatin1String(" scenario")) || stated.startsWith(QLatin1String("accuracy target "))
                || stated.startsWith(QLatin1String("seq")) || stated.endsWith(QLatin1String(" phase"))
                || stated.contains(QLatin1String("do not compare across")))
                conditions << stated;
        }
        ++sizes[row + conditions];
    }
    const auto largest = std::max_element(
        sizes.begin(), sizes.end(), [](const auto& left, const auto& right) { return left.second < right.second; });
    QVERIFY(largest != sizes.end());
    const int most = largest->second;
    QCOMPARE(m_catalog.chart({QStringLiteral("benchmark")}).size(), most);
}

void TestHistorySql::everyChartIsDrawn_data()
{
    QTest::addColumn<QString>("chart");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("format");
    for (const char* id : {"price-per-gpu-hour", "price-distribution", "price-performance", "region-heatmap",
             "spot-saving", "price-history", "benchmark"})
        for (const char* language : {"en", "zh_CN"})
            for (const char* format : {"png", "svg", "pdf"})
                QTest::addRow("%s %s %s", id, language, format)
                    << QString::fromLatin1(id) << QString::fromLatin1(language) << QString::fromLatin1(format);
}

void TestHistorySql::everyChartIsDrawn()
{
    QFETCH(QString, chart);
    QFETCH(QString, language);
    QFETCH(QString, format);
    const QString file = QStringLiteral("out.") + format;
    const bool dark = language == QLatin1String("zh_CN");
    const test::Run run = m_catalog.program().run({QStringLiteral("--catalog"), QStringLiteral("c.sqlite"),
        QStringLiteral("--lang"), language, QStringLiteral("chart"), chart, QStringLiteral("-o"), file,
        QStringLiteral("--theme"), dark ? QStringLiteral("dark") : QStringLiteral("light")});
    QVERIFY2(run.code == 0, run.err.constData());
    const QByteArray bytes = m_catalog.program().bytes(file);
    QVERIFY(bytes.size() > 10'000);
    QVERIFY(bytes.size() < 1'000'000);
    if (format == QLatin1String("svg"))
        QVERIFY(bytes.contains(dark ? "筛选" : "Filter: none"));
}

ATLAS_TEST_MAIN(QCoreApplication, TestHistorySql)
#include "tst_historysql.moc"
