// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/offersql.h"
#include "app/program.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QTest>
#include <map>

using namespace atlas::test;
using namespace Qt::StringLiterals;

/// `compare` of the built program over the starter facts, against `offers` and SQL.
class TestCompare : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QCOMPARE(m_program.run({u"init"_s, m_catalog}).code, 0);
        // As unlike as the starter facts have them: currencies, slices, purchase models, prices that are not known.
        const OfferSql sql(m_catalog);
        for (const QString& where : {u"original_currency = 'CNY'"_s, u"original_currency = 'EUR'"_s, u"gpu_count < 1"_s,
                 u"purchase_model = 'spot'"_s, u"purchase_model = 'reserved_3y'"_s, u"subscription_fee > 0"_s,
                 u"free = 1"_s, u"price_per_hour IS NULL AND purchase_model = 'on_demand'"_s}) {
            const QStringList keys = sql.rows(u"SELECT key FROM o WHERE "_s + where + u" ORDER BY key LIMIT 1"_s);
            if (!keys.isEmpty() && !m_keys.contains(keys.first()))
                m_keys << keys.first();
        }
        QVERIFY2(m_keys.size() >= 6, qPrintable(m_keys.join(u' ')));
        for (const QString& key : sql.rows(u"SELECT key FROM o ORDER BY key DESC LIMIT 3"_s))
            if (m_keys.size() < 8)
                m_keys << key;
        QCOMPARE(m_keys.size(), 8);
    }
    void everyCellIsThatOfTheOffers();
    void storedFiguresAreThoseOfSql();
    void everyFormat_data();
    void everyFormat();
    void gpus();
    void wrongUse_data();
    void wrongUse();

private:
    [[nodiscard]] Run run(const QStringList& arguments) const
    {
        return m_program.run(
            QStringList{u"--catalog"_s, m_catalog, u"--today"_s, u"2026-12-01"_s, u"--lang"_s, u"en"_s} + arguments);
    }
    Program m_program;
    QString m_catalog = m_program.path(u"facts.sqlite"_s);
    QStringList m_keys;
};

void TestCompare::everyCellIsThatOfTheOffers()
{
    const Run compared = run(QStringList{u"compare"_s, u"--format"_s, u"json"_s, u"--currency"_s, u"EUR"_s} + m_keys);
    QCOMPARE(compared.err, QByteArray());
    QCOMPARE(compared.code, 0);
    std::map<QString, QJsonObject> offers;
    for (const QJsonValue offer : run({u"offers"_s, u"--format"_s, u"json"_s, u"--currency"_s, u"EUR"_s}).rows())
        offers[offer[u"key"].toString()] = offer.toObject();
    int cells = 0;
    for (const QJsonValue row : compared.rows()) {
        const QString column = row[u"column"].toString();
        const QJsonObject values = row[u"values"].toObject();
        QCOMPARE(values.size(), 8);
        bool unknown = false;
        for (const QString& key : m_keys) {
            QVERIFY2(offers.at(key).contains(column), qPrintable(column));
            QVERIFY2(values[key] == offers.at(key)[column], qPrintable(column + u' ' + key));
            unknown |= values[key].isNull();
            ++cells;
        }
        const bool flagged = !row[u"flagged"].toArray().isEmpty();
        QVERIFY2(row[u"best"].toArray().isEmpty() || (!unknown && !flagged), qPrintable(column));
    }
    QCOMPARE(cells, 8 * offers.begin()->second.size());
}

void TestCompare::storedFiguresAreThoseOfSql()
{
    const OfferSql sql(m_catalog);
    const QJsonArray rows = run(QStringList{u"compare"_s, u"--format"_s, u"json"_s} + m_keys).rows();
    int compared = 0;
    for (const QJsonValue row : rows) {
        const QString column = row[u"column"].toString();
        if (!QStringList{u"gpu"_s, u"gpu_count"_s, u"gpu_memory_gib"_s, u"vcpus"_s, u"region"_s, u"purchase_model"_s,
                u"original_currency"_s, u"instance_type"_s}
                 .contains(column))
            continue;
        for (const QString& key : m_keys) {
            const QString stored
                = sql.rows(u"SELECT coalesce(%1, '∅') FROM o WHERE key = '%2'"_s.arg(column, key)).value(0);
            const QJsonValue value = row[u"values"][key];
            const bool same = value.isNull() ? stored == u"∅"
                : value.isDouble()           ? stored.toDouble() == value.toDouble()
                                             : stored == value.toString();
            QVERIFY2(same, qPrintable(column + u' ' + key + u' ' + stored));
            ++compared;
        }
    }
    QCOMPARE(compared, 8 * 8);
}

void TestCompare::everyFormat_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("table") << QByteArray("Group");
    QTest::newRow("csv") << QByteArray("group,column,unit,");
    QTest::newRow("excel-csv") << QByteArray("\xEF\xBB\xBFGroup,Property,");
    QTest::newRow("tsv") << QByteArray("group\tcolumn\tunit\t");
    QTest::newRow("json") << QByteArray("[\n{\"column\":\"key\",");
    QTest::newRow("markdown") << QByteArray("| Group | Property |");
    QTest::newRow("xlsx") << QByteArray("PK");
}

void TestCompare::everyFormat()
{
    QFETCH(QByteArray, begin);
    const QString format = QString::fromLatin1(QTest::currentDataTag());
    const QStringList compare = QStringList{u"compare"_s, u"--format"_s, format, u"--hours"_s, u"100"_s,
                                    u"--storage-gib"_s, u"500"_s, u"--per"_s, u"month"_s}
        + m_keys;
    const Run printed = run(compare);
    QCOMPARE(printed.err, QByteArray());
    QCOMPARE(printed.code, 0);
    QVERIFY2(printed.out.startsWith(begin), printed.out.left(60).constData());
    QVERIFY(format == u"xlsx" || printed.out.contains("cost_total") || printed.out.contains("Total"));
    const QString file = m_program.path(u"out."_s + format);
    QCOMPARE(run(compare + QStringList{u"-o"_s, file}).code, 0);
    QCOMPARE(m_program.bytes(u"out."_s + format), printed.out);
}

void TestCompare::gpus()
{
    const Run compared = run({u"compare"_s, u"--gpus"_s, u"h100-sxm-80gb"_s, u"a10"_s, u"--format"_s, u"json"_s});
    QCOMPARE(compared.code, 0);
    bool seen = false;
    for (const QJsonValue row : compared.rows())
        if (row[u"column"].toString() == u"gpu_memory_gib") {
            QCOMPARE(row[u"values"][u"h100-sxm-80gb"].toDouble(), 80.0); // data sheets
            QCOMPARE(row[u"values"][u"a10"].toDouble(), 24.0);
            QCOMPARE(row[u"best"], QJsonValue(QJsonArray{u"h100-sxm-80gb"_s}));
            seen = true;
        }
    QVERIFY(seen);
}

void TestCompare::wrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("one") << QStringList{u"compare"_s, u"a/b/-/spot"_s} << QByteArray("2 to 8 offers, not 1");
    QTest::newRow("nine") << QStringList{u"compare"_s} + QStringList(9, u"k"_s) << QByteArray("2 to 8 offers, not 9");
    QTest::newRow("wrong") << QStringList{u"compare"_s, u"--gpus"_s, u"h100-sxm-80gb"_s, u"h100-smx-80gb"_s}
                           << QByteArray("did you mean “h100-sxm-80gb”?");
    QTest::newRow("twice") << QStringList{u"compare"_s, u"--gpus"_s, u"a10"_s, u"a10"_s}
                           << QByteArray("“a10” is named twice");
    QTest::newRow("too long a month") << QStringList{u"compare"_s, u"k"_s, u"l"_s, u"--hours"_s, u"731"_s}
                                      << QByteArray("--hours needs a number from 0 to 730");
    QTest::newRow("use of GPUs") << QStringList{u"compare"_s, u"--gpus"_s, u"a10"_s, u"t4"_s, u"--hours"_s, u"3"_s}
                                 << QByteArray("A GPU has no price of its own");
    QTest::newRow("format") << QStringList{u"compare"_s, u"k"_s, u"l"_s, u"--format"_s, u"jsno"_s}
                            << QByteArray("did you mean “json”?");
}

void TestCompare::wrongUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Run wrong = run(arguments);
    QCOMPARE(wrong.code, 2);
    QCOMPARE(wrong.out, QByteArray());
    QVERIFY2(wrong.err.startsWith("gpu-atlas: error: ") && wrong.err.contains(message), wrong.err.constData());
}

ATLAS_TEST_MAIN(QCoreApplication, TestCompare)
#include "tst_compare.moc"
