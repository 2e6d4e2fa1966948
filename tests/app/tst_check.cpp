// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/offersql.h"
#include "app/program.h"
#include "support/support.h"
#include "support/testmain.h"

#include <QJsonObject>
#include <QMap>

using namespace atlas;
using namespace Qt::StringLiterals;

/// What `check` says of the health of the starter catalog.
class TestCheck : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void findingsEqualSql_data();
    void findingsEqualSql();
    void countsNameEveryRule();
    void flagsAreFiltered();
    void textNamesRulesAndEffects();

private:
    test::Program m_program;
    QJsonObject m_report;
    QMap<QString, QStringList> m_keys; ///< by rule
};

void TestCheck::initTestCase()
{
    QCOMPARE(m_program.run({u"init"_s, u"c.sqlite"_s}).code, 0);
    const test::Run run = m_program.run({u"check"_s, u"c.sqlite"_s, u"--today"_s, u"2026-12-01"_s});
    QVERIFY2(run.code == 0, run.err.constData());
    m_report = QJsonDocument::fromJson(run.out).object();
    for (const QJsonValue& value : m_report["findings"_L1].toArray()) {
        const QJsonObject finding = value.toObject();
        QVERIFY(!finding["message"_L1].toString().isEmpty());
        QVERIFY(!finding["effect"_L1].toString().isEmpty());
        m_keys[finding["rule"_L1].toString()] << finding["key"_L1].toString();
    }
}

void TestCheck::findingsEqualSql_data()
{
    QTest::addColumn<QString>("where");
    QTest::newRow("fractional_gpu") << u"gpu_count < 1"_s;
    QTest::newRow("not_gpu") << u"gpu_kind <> 'gpu'"_s;
    QTest::newRow("zero_price") << u"free = 1"_s;
    QTest::newRow("undated") << u"observed_on IS NULL AND price_per_hour IS NOT NULL"_s;
    QTest::newRow("spot_above_on_demand") << u"spot_saving_percent < 0"_s;
    QTest::newRow("no_region") << u"region IS NULL AND provider IN (SELECT provider FROM o WHERE region IS NOT NULL)"_s;
    QTest::newRow("no_host") << u"provider IN (SELECT provider FROM providers WHERE provider_kind = 'hyperscaler') AND "
                                u"vcpus IS NULL AND memory_gib IS NULL AND "
                                "price_per_gpu_hour < (SELECT min(w.price_per_gpu_hour) FROM o AS w WHERE w.provider "
                                "= o.provider AND w.gpu_id = o.gpu_id AND w.purchase_model = o.purchase_model AND "
                                "(w.vcpus > 0 OR w.memory_gib > 0))"_s;
    QTest::newRow("bundle") << u"gpu_count > 1 AND price_per_gpu_hour > 0 AND NOT EXISTS (SELECT 1 FROM o AS s WHERE "
                               "s.provider = o.provider AND s.gpu_id = o.gpu_id AND s.purchase_model = "
                               "o.purchase_model AND s.region IS o.region AND s.gpu_count <= 1)"_s;
}

void TestCheck::findingsEqualSql()
{
    QFETCH(QString, where);
    const test::OfferSql sql(m_program.path(u"c.sqlite"_s));
    QStringList expected = sql.rows(u"SELECT key FROM o WHERE "_s + where);
    QStringList found = m_keys.value(QString::fromLatin1(QTest::currentDataTag()));
    expected.sort();
    found.sort();
    QCOMPARE(found, expected);
}

void TestCheck::countsNameEveryRule()
{
    const QJsonObject counts = m_report["counts"_L1].toObject();
    QCOMPARE(counts.size(), 20);
    for (auto count = counts.begin(); count != counts.end(); ++count)
        QCOMPARE(count.value().toInt(), static_cast<int>(m_keys.value(count.key()).size()));
    for (const QString& rule : m_keys.keys())
        QVERIFY2(counts.contains(rule), qPrintable(rule));
}

void TestCheck::flagsAreFiltered()
{
    const QJsonArray rows
        = m_program
              .run({u"offers"_s, u"--catalog"_s, u"c.sqlite"_s, u"flags:price_outlier"_s, u"--format"_s, u"json"_s})
              .rows();
    QStringList keys;
    for (const QJsonValue& row : rows)
        keys << row.toObject()["key"_L1].toString();
    QStringList found = m_keys.value(u"price_outlier"_s);
    keys.sort();
    found.sort();
    QVERIFY(!found.isEmpty());
    QCOMPARE(keys, found);
}

void TestCheck::textNamesRulesAndEffects()
{
    for (const char* const language : {"en", "zh_CN"}) {
        const QByteArray text = m_program
                                    .run({u"check"_s, u"c.sqlite"_s, u"--format"_s, u"table"_s, u"--lang"_s,
                                        QString::fromLatin1(language)})
                                    .out;
        QVERIFY(text.contains("\nno_host: "));
        QVERIFY(text.contains("gcp/NVIDIA_H100_80GB/-/on_demand"));
        QCOMPARE(text.contains("Price without a date"), language == QByteArray("en"));
    }
}

ATLAS_TEST_MAIN(QCoreApplication, TestCheck)
#include "tst_check.moc"
