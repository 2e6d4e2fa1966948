// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QTest>

using namespace atlas;
using namespace Qt::StringLiterals;

/// Lists of offers through the command line.
class TestImportList : public QObject
{
    Q_OBJECT

    test::Program m_program;

    [[nodiscard]] test::Run import(const QString& file, const QStringList& more = {}) const
    {
        return m_program.run(
            QStringList{u"--catalog"_s, u"own.sqlite"_s, u"import"_s, u"--feed"_s, u"csv"_s, u"--format"_s, u"json"_s}
            + more + QStringList{file});
    }
    static QJsonObject offersIn(const test::Run& run)
    {
        for (const QJsonValue& row : run.rows())
            if (row[u"table"_s] == u"offers"_s)
                return row.toObject();
        return {};
    }

private slots:
    void init()
    {
        test::failOnWarnings();
        QFile::remove(m_program.path(u"own.sqlite"_s));
        QCOMPARE(m_program.run({u"init"_s, u"own.sqlite"_s}).code, 0);
    }

    /// What people open in a spreadsheet can be handed back, in either language.
    void ownExportsComeBack_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Chinese") << u"zh_CN"_s;
    }
    void ownExportsComeBack()
    {
        QFETCH(QString, language);
        const QString filter = u"price:any -free:true"_s;
        const test::Run before = m_program.run({u"--catalog"_s, u"own.sqlite"_s, u"--lang"_s, language, u"offers"_s,
            filter, u"--format"_s, u"excel-csv"_s});
        QCOMPARE(before.code, 0);
        QVERIFY(before.out.count('\n') > 100);
        m_program.put(u"list.csv"_s, before.out);
        const test::Run imported = import(u"list.csv"_s);
        QVERIFY2(imported.code == 0, imported.err.constData());
        const QJsonObject offers = offersIn(imported);
        QCOMPARE(offers[u"read"_s].toInt(), before.out.count('\n') - 1);
        QCOMPARE(offers[u"new_offers"_s].toInt(), 0);
        QCOMPARE(offers[u"skipped"_s].toInt(), 0);
        QCOMPARE(offers[u"conflicts"_s].toInt(), 0);
        QCOMPARE(m_program.run({u"--catalog"_s, u"own.sqlite"_s, u"import"_s, u"--undo"_s}).code, 0);
    }

    void questionsNameTheirOptions()
    {
        m_program.put(u"list.csv"_s, "供应商,显卡,价格\nacme,RTX 4090,\"1,234\"\n");
        const test::Run asked = import(u"list.csv"_s, {u"--dry-run"_s});
        QCOMPARE(asked.code, 1);
        for (const char* part : {"list.csv: ", "purchase model", "currency", "1,234", "--map", "--set", "--decimal",
                 "价格 = original_price"})
            QVERIFY2(asked.err.contains(part), asked.err.constData());
        const test::Run answered = import(u"list.csv"_s,
            {u"--set"_s, u"purchase_model=按需"_s, u"--set=original_currency=CNY"_s, u"--decimal"_s, u"comma"_s});
        QVERIFY2(answered.code == 0, answered.err.constData());
        QCOMPARE(offersIn(answered)[u"new_offers"_s].toInt(), 1);
        const test::Run offers = m_program.run({u"--catalog"_s, u"own.sqlite"_s, u"offers"_s, u"provider=acme"_s,
            u"--columns"_s, u"gpu,original_price,original_currency,purchase_model"_s, u"--format"_s, u"csv"_s});
        QCOMPARE(offers.out,
            QByteArray("gpu,original_price,original_currency,purchase_model\nrtx-4090,1.234,CNY,on_demand\n"));
    }

    void dryRunSaysWhatItFound()
    {
        m_program.put(u"list.csv"_s, "Cloud;Karte;Preis (€/h)\nacme;RTX 4090;1,5\nacme;H100;abc\nacme;L4\n");
        const QByteArray catalog = m_program.bytes(u"own.sqlite"_s);
        const test::Run run = import(u"list.csv"_s,
            {u"--dry-run"_s, u"--map"_s, u"Karte=gpu"_s, u"--map"_s, u"Preis (€/h)=original_price"_s, u"--set"_s,
                u"purchase_model=spot"_s});
        QVERIFY2(run.code == 0, run.err.constData());
        QVERIFY2(run.err.contains("delimiter “;”, decimal comma: Cloud = provider"), run.err.constData());
        QVERIFY2(run.err.contains("line 3, record 2: Preis (€/h) “abc”: "), run.err.constData());
        QVERIFY2(run.err.contains("line 4, record 3: The row has 2 fields, but the header has 3. (row skipped)"),
            run.err.constData());
        QCOMPARE(offersIn(run)[u"new_offers"_s].toInt(), 2);
        QCOMPARE(offersIn(run)[u"skipped"_s].toInt(), 1);
        QCOMPARE(m_program.bytes(u"own.sqlite"_s), catalog);
    }

    void wrongUsage_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("map") << QStringList{u"--map"_s, u"gpu"_s} << QByteArray("--map");
        QTest::newRow("map to nothing known") << QStringList{u"--map"_s, u"a=gpuu"_s} << QByteArray("gpu");
        QTest::newRow("set") << QStringList{u"--set"_s, u"colour=red"_s} << QByteArray("colour");
        QTest::newRow("encoding") << QStringList{u"--encoding"_s, u"GB1803"_s} << QByteArray("GB18030");
        QTest::newRow("delimiter") << QStringList{u"--delimiter"_s, u"x"_s} << QByteArray("--delimiter");
        QTest::newRow("decimal") << QStringList{u"--decimal"_s, u"dot"_s} << QByteArray("--decimal");
        QTest::newRow("rows") << QStringList{u"--rows"_s, u"drop"_s} << QByteArray("--rows");
    }
    void wrongUsage()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, says);
        m_program.put(u"list.csv"_s, "provider,gpu\na,b\n");
        const test::Run run = import(u"list.csv"_s, options);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains(says), run.err.constData());
    }

    void noRowsIsAFailure_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("mark") << QByteArray("\xEF\xBB\xBF");
        QTest::newRow("header") << QByteArray("provider,gpu\n");
        QTest::newRow("blank lines") << QByteArray(10, '\n');
    }
    void noRowsIsAFailure()
    {
        QFETCH(QByteArray, csv);
        m_program.put(u"list.csv"_s, csv);
        const QByteArray catalog = m_program.bytes(u"own.sqlite"_s);
        const test::Run run = import(u"list.csv"_s);
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains("no data rows"), run.err.constData());
        QCOMPARE(m_program.bytes(u"own.sqlite"_s), catalog);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, TestImportList)
#include "tst_importlist.moc"
