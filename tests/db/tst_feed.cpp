// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/feedregistry.h"
#include "sqlite/catalogfile.h"

#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QTest>
#include <algorithm>

using namespace atlas;
using namespace atlas::test;

/// What the atlas feed and the fields of the catalog take, and how faults are reported.
class FeedTest : public QObject, public CatalogFixture
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        makeCatalog();
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("value");
        const QByteArray good = "acme,VMs,good,us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,";
        const auto bad = [&good](const char* from, const char* to) {
            QByteArray row = good;
            return row.replace(from, to);
        };
        QTest::newRow("price") << bad("12.5", "\"12,5\"") << "original_price"
                               << "12,5";
        QTest::newRow("thousands") << bad("12.5", "\"1,234.56\"") << "original_price"
                                   << "1,234.56";
        QTest::newRow("sign") << bad("12.5", "$12.5") << "original_price"
                              << "$12.5";
        QTest::newRow("negative") << bad("12.5", "-12.5") << "original_price"
                                  << "-12.5";
        QTest::newRow("nan") << bad("12.5", "nan") << "original_price"
                             << "nan";
        QTest::newRow("inf") << bad("12.5", "inf") << "original_price"
                             << "inf";
        QTest::newRow("hexadecimal") << bad("12.5", "0x10") << "original_price"
                                     << "0x10";
        QTest::newRow("huge") << bad("12.5", "1e300") << "original_price"
                              << "1e300";
        QTest::newRow("count") << bad(",8,", ",0,") << "gpu_count"
                               << "0";
        QTest::newRow("range") << bad(",8,", ",20-26,") << "gpu_count"
                               << "20-26";
        QTest::newRow("currency") << bad("USD", "$") << "original_currency"
                                  << "$";
        QTest::newRow("no currency") << bad("USD", "") << "original_currency"
                                     << "";
        QTest::newRow("date") << bad("2026-11-01", "2026-11-31") << "observed_on"
                              << "2026-11-31";
        QTest::newRow("date shape") << bad("2026-11-01", "01.11.2026") << "observed_on"
                                    << "01.11.2026";
        QTest::newRow("purchase model") << bad("on_demand", "ondemand") << "purchase_model"
                                        << "ondemand";
        QTest::newRow("region group") << bad(",us,", ",usa,") << "region_group"
                                      << "usa";
        QTest::newRow("no provider") << bad("acme", "") << "provider"
                                     << "";
        QTest::newRow("no type") << bad("good", "") << "instance_type"
                                 << "";
        QTest::newRow("free") << bad("80,,", "80,maybe,") << "free"
                              << "maybe";
        QTest::newRow("too short") << QByteArray("acme,VMs,good") << ""
                                   << "";
        QTest::newRow("too long") << good + ",more"
                                  << ""
                                  << "";
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QByteArray, row);
        const QByteArray first
            = "acme,VMs,first,us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\"two\nlines\"\n";
        const QByteArray last = "acme,VMs,last,us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n";
        const auto report = import(OfferHeader + first + row + '\n' + last);
        QCOMPARE(countOf(report, "offers").read, 3);
        QCOMPARE(countOf(report, "offers").added, 2);
        QCOMPARE(countOf(report, "offers").skipped, 1);
        std::vector<RowIssue> faults;
        std::copy_if(report.issues.begin(), report.issues.end(), std::back_inserter(faults),
            [](const RowIssue& issue) { return issue.severity == RowIssue::Severity::Skipped; });
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(faults[0].line, 4);
        QCOMPARE(faults[0].file, u"test.csv"_s);
        QTEST(faults[0].column, "column");
        QTEST(faults[0].value, "value");
        QVERIFY(!faults[0].message.isEmpty());
    }

    void numbersAsTheyComeInFiles_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("micro");
        QTest::newRow("1e-3") << "1e-3" << qint64(1000);
        QTest::newRow("4.0E+1") << "4.0E+1" << qint64(40000000);
        QTest::newRow(".5") << ".5" << qint64(500000);
        QTest::newRow("5.") << "5." << qint64(5000000);
        QTest::newRow("+3") << "+3" << qint64(3000000);
        QTest::newRow("full width") << u"０．５"_s << qint64(500000);
        QTest::newRow("blanks") << " 32.7726 " << qint64(32772600);
        QTest::newRow("seven digits") << "0.1234565" << qint64(123457);
    }
    void numbersAsTheyComeInFiles()
    {
        QFETCH(QString, text);
        import(OfferHeader + "acme,VMs,good,us-1,us,on_demand,,h100,8,80,," + text.toUtf8() + ",USD,,src-a,\n");
        const auto c = read();
        QCOMPARE(c->offers.size(), 1U);
        QTEST(qint64(c->offers.current.price[0]), "micro");
    }

    void wholeFileFaults_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing") << QByteArray() << "no data rows";
        QTest::newRow("only a mark") << QByteArray("\xEF\xBB\xBF") << "no data rows";
        QTest::newRow("blank lines") << QByteArray("\n\n\n\r\n\n") << "no data rows";
        QTest::newRow("only a header") << OfferHeader << "no data rows";
        QTest::newRow("no table") << QByteArray("a,b\n1,2\n") << "no table";
        QTest::newRow("column twice") << QByteArray("source,title,title\na,b,c\n") << "“title”";
        QTest::newRow("no purchase model") << QByteArray("provider,instance_type\na,b\n") << "“purchase_model”";
        QTest::newRow("open quote") << OfferHeader + "acme,\"VMs\nacme,VMs\n"
                                    << "line 2";
        QTest::newRow("binary") << QByteArray("a\0b", 3) << "NUL";
    }
    void wholeFileFaults()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QString, says);
        const Dump before = dumpOf(m_path);
        auto two = request("source,title\nsrc-a,A\n", u"good.csv"_s);
        two.inputs.push_back({u"bad.csv"_s, csv});
        const auto report = importInto(m_path, two);
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::Syntax);
        QVERIFY2(report.error().message.contains(says), qPrintable(report.error().message));
        QVERIFY2(report.error().message.startsWith(u"bad.csv: "_s), qPrintable(report.error().message));
        QCOMPARE(dumpOf(m_path), before);
    }

    void unknownFeed()
    {
        auto wrong = request("source,title\nsrc-a,A\n");
        wrong.feed = u"atlantis"_s;
        const auto report = importInto(m_path, wrong);
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::InvalidArgument);
        QVERIFY(feedById(u"atlas"));
        QVERIFY(!feedById(u"atlantis"));
    }

    void unknownColumnsAreReportedOnce()
    {
        const auto report = import("source,title,colour\nsrc-a,A,red\nsrc-b,B,blue\n");
        QCOMPARE(countOf(report, "sources").added, 2);
        QCOMPARE(report.issues.size(), 1U);
        QCOMPARE(report.issues[0].column, u"colour"_s);
        QCOMPARE(report.issues[0].severity, RowIssue::Severity::Remark);
    }

    void keysAreRecomputed()
    {
        const auto report = import(
            "key,provider,instance_type,region,purchase_model,variant,original_price,original_currency,source\n"
            "acme/a%20b%2Fc/-/spot,acme,a b/c,,spot,,1,USD,s\n"
            "acme/x/%2D/on_demand/v%C3%A9,acme,x,-,on_demand,vé,1,USD,s\n"
            "acme/x/us-1/on_demand,acme,x,us-2,on_demand,,1,USD,s\n"
            ",acme,y,us-2,on_demand,,1,USD,s\n");
        QCOMPARE(countOf(report, "offers").added, 3);
        QCOMPARE(countOf(report, "offers").skipped, 1);
        const auto wrong = std::find_if(report.issues.begin(), report.issues.end(),
            [](const RowIssue& issue) { return issue.severity == RowIssue::Severity::Skipped; });
        QCOMPARE(wrong->line, 4);
        QCOMPARE(wrong->column, u"key"_s);
        QCOMPARE(wrong->value, u"acme/x/us-1/on_demand"_s);
    }

    void seriesTakeTheSourcesOwnPrice()
    {
        const auto report = import(
            "kind,provider,instance_type,purchase_model,price_per_hour,original_price,original_currency,source\n"
            "series,acme,h100,on_demand,1,7,CNY,s\n");
        QCOMPARE(countOf(report, "series").added, 1);
        QCOMPARE(read()->series.numbers("price_per_hour").at(0), 7.0);
        QCOMPARE(read()->series.texts("currency").at(0), u"CNY"_s);
    }

    void priceColumns_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<qint64>("price");
        QTest::addColumn<QString>("currency");
        QTest::newRow("original wins") << QByteArray(
            "provider,instance_type,purchase_model,price_per_hour,currency,original_price,original_currency,source\na,"
            "b,spot,1,USD,7,CNY,s\n") << qint64(7000000)
                                       << "CNY";
        QTest::newRow("original empty") << QByteArray(
            "provider,instance_type,purchase_model,price_per_hour,currency,original_price,original_currency,source\na,"
            "b,spot,1,USD,,CNY,s\n") << qint64(-1)
                                        << "CNY";
        QTest::newRow("only converted") << QByteArray(
            "provider,instance_type,purchase_model,price_per_hour,currency,source\na,b,spot,1,USD,s\n")
                                        << qint64(1000000) << "USD";
        QTest::newRow("zero") << QByteArray(
            "provider,instance_type,purchase_model,original_price,original_currency,source\na,b,spot,0,USD,s\n")
                              << qint64(-1) << "USD";
        QTest::newRow("free") << QByteArray(
            "provider,instance_type,purchase_model,original_price,original_currency,free,source\na,b,spot,0,USD,1,s\n")
                              << qint64(0) << "USD";
        QTest::newRow("tabs") << QByteArray("provider\tinstance_type\tpurchase_model\toriginal_price\toriginal_"
                                            "currency\tsource\na\tb\tspot\t2.5\tUSD\ts\n")
                              << qint64(2500000) << "USD";
    }
    void priceColumns()
    {
        QFETCH(QByteArray, csv);
        import(csv);
        const auto c = read();
        QCOMPARE(c->offers.size(), 1U);
        QTEST(qint64(c->offers.current.price[0]), "price");
        QTEST(c->currencies.at(c->offers.current.currency[0]), "currency");
    }
};

ATLAS_TEST_MAIN(QCoreApplication, FeedTest)
#include "tst_feed.moc"
