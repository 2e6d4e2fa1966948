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

    /// What a spreadsheet would take for a formula is guarded in the file and comes back as it was.
    void formulasComeBack()
    {
        m_program.put(u"list.csv"_s,
            "provider,instance,gpu,gpus,purchase_model,price,currency,note\n"
            "acme,a,h100,1,spot,1,USD,=cmd|' /C calc'!A0\nacme,b,h100,1,spot,1,USD,+1+2\n"
            "acme,c,h100,1,spot,1,USD,@SUM(A1)\nacme,d,h100,1,spot,1,USD,-2+3+cmd|\nacme,e,h100,1,spot,1,USD,'tis\n");
        QCOMPARE(import(u"list.csv"_s).code, 0);
        const QStringList offers{u"--catalog"_s, u"own.sqlite"_s, u"offers"_s, u"provider:acme"_s, u"--sort"_s,
            u"instance_type"_s, u"--format"_s};
        const test::Run notes = m_program.run(offers + QStringList{u"csv"_s, u"--columns"_s, u"note"_s});
        QCOMPARE(notes.out, QByteArray("note\n=cmd|' /C calc'!A0\n+1+2\n@SUM(A1)\n-2+3+cmd|\n'tis\n"));
        const test::Run guarded = m_program.run(offers + QStringList{u"excel-csv"_s, u"--columns"_s, u"all"_s});
        QVERIFY2(guarded.out.contains(",'=cmd|' /C calc'!A0,"), guarded.out.constData());
        m_program.put(u"back.csv"_s, guarded.out);
        const test::Run back = import(u"back.csv"_s);
        QVERIFY2(back.code == 0, back.err.constData());
        QCOMPARE(offersIn(back)[u"read"_s].toInt(), 5);
        QCOMPARE(offersIn(back)[u"skipped"_s].toInt(), 0);
        QCOMPARE(offersIn(back)[u"new_offers"_s].toInt(), 0);
        QCOMPARE(m_program.run(offers + QStringList{u"csv"_s, u"--columns"_s, u"note"_s}).out, notes.out);
    }

    /// Kinds of one GPU stay apart, one that is not said is not guessed; a part of a GPU is no whole one.
    void formFactorsAndPartsOfGpus()
    {
        m_program.put(u"list.csv"_s,
            "provider,instance,gpu,gpus,vram,price\nacme,a,H100 PCIe,1,,2\nacme,b,H100 80GB HBM3,1,,2\n"
            "acme,c,H100 NVL,1,,2\nacme,d,H100,1,,2\nacme,e,Ａ１０,1/6,4,0.454\n");
        const test::Run run = import(
            u"list.csv"_s, {u"--set"_s, u"purchase_model=on_demand"_s, u"--set"_s, u"original_currency=USD"_s});
        QVERIFY2(run.code == 0, run.err.constData());
        const auto offers = [this](const QString& filter, const QString& columns, const QString& format) {
            return m_program
                .run({u"--catalog"_s, u"own.sqlite"_s, u"offers"_s, u"provider:acme "_s + filter, u"--columns"_s,
                    columns, u"--sort"_s, u"instance_type"_s, u"--format"_s, format})
                .out;
        };
        QCOMPARE(offers({}, u"instance_type,gpu,form_factor"_s, u"csv"_s),
            QByteArray("instance_type,gpu,form_factor\na,h100-pcie-80gb,PCIe dual-slot\nb,h100-sxm-80gb,SXM5\n"
                       "c,h100-nvl-94gb,PCIe dual-slot\nd,h100-80gb,\ne,a10,PCIe single-slot\n"));
        QCOMPARE(offers(u"count>=1"_s, u"instance_type"_s, u"csv"_s), QByteArray("instance_type\na\nb\nc\nd\n"));
        QCOMPARE(offers(u"gpu:a10 vram>=8"_s, u"instance_type"_s, u"csv"_s), QByteArray("instance_type\n"));
        const QByteArray shown = offers(u"gpu:a10"_s, u"gpu_count,gpu_memory_gib,price_per_gpu_hour"_s, u"markdown"_s);
        QVERIFY2(shown.contains("| 1/6 | 4 | 2.72 |"), shown.constData());
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

    void numbersDoNotFollowTheLocale()
    {
        m_program.put(u"list.csv"_s,
            "provider;instance;gpu;purchase_model;price;currency\nacme;x;A100;spot;40,97;EUR\n"
            "acme;y;A100;spot;1.234,5;EUR\n");
        QByteArray first;
        for (const char* locale : {"C", "de_DE.UTF-8", "zh_CN.UTF-8", "en_US.UTF-8"}) {
            const test::Run run = m_program.shell(
                u"export LC_ALL=%1; cp own.sqlite copy.sqlite; gpu-atlas --lang en --catalog copy.sqlite import --feed "
                "csv list.csv 2>&1 && gpu-atlas --lang en --catalog copy.sqlite offers provider:acme --columns "
                "instance_type,original_price --format csv"_s.arg(QString::fromLatin1(locale)));
            QVERIFY2(run.code == 0, run.out.constData());
            QVERIFY2(run.out.contains("instance_type,original_price\n") && run.out.contains("\nx,40.97\n")
                    && run.out.contains("\ny,1234.5\n"),
                run.out.constData());
            QCOMPARE(run.out, first.isEmpty() ? run.out : first);
            first = run.out;
        }
    }

    /// As spreadsheets write "Unicode text", with half a character too many at the end.
    void sixteenBitTextIsRead()
    {
        const QString text = u"供应商\t显卡\t计费方式\t价格\t币种\n算力云\tRTX 4090\t按需\t1.98\tCNY\n"_s;
        QByteArray bytes("\xFF\xFE");
        for (const QChar c : text)
            (bytes += static_cast<char>(c.unicode() & 0xFF)) += static_cast<char>(c.unicode() >> 8);
        for (const bool odd : {false, true}) {
            m_program.put(u"list.txt"_s, odd ? bytes + '\n' : bytes);
            const test::Run run = import(u"list.txt"_s, {u"--dry-run"_s});
            QVERIFY2(run.code == 0, run.err.constData());
            QVERIFY2(run.err.contains("Read as UTF-16LE, delimiter “tab”"), run.err.constData());
            QCOMPARE(run.err.contains("ends amid a character"), odd);
            QCOMPARE(offersIn(run)[u"new_offers"_s].toInt(), 1);
        }
    }

    void howManyFaultsAreNotListedIsSaid()
    {
        QByteArray csv = "provider,instance,gpu,purchase_model,price,currency\n";
        for (int row = 0; row < 2500; ++row)
            csv += row < 2300 ? "acme,a,h100,spot\n" : "acme,t" + QByteArray::number(row) + ",h100,spot,1,USD\n";
        m_program.put(u"list.csv"_s, csv);
        const test::Run run = import(u"list.csv"_s);
        QVERIFY2(run.code == 0, run.err.left(1000).constData());
        QCOMPARE(run.err.count("(row skipped)"), 1000);
        QVERIFY(run.err.contains("line 2, record 1: "));
        QVERIFY2(run.err.contains("More of this is not listed: 1300."), run.err.right(1000).constData());
        QCOMPARE(offersIn(run)[u"skipped"_s].toInt(), 2300);
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
