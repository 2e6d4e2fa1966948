// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QStringEncoder>
#include <QTest>
#include <algorithm>
#include <cmath>

using namespace atlas;
using namespace atlas::test;

/// Lists of offers that were not made for this program.
class CsvFeedTest : public QObject, public CatalogFixture
{
    Q_OBJECT

    static ImportRequest list(const QByteArray& csv, const CsvOptions& options = {})
    {
        ImportRequest wanted = request(csv, u"list.csv"_s);
        wanted.feed = u"csv"_s;
        wanted.options.csv = options;
        return wanted;
    }
    ImportReport importList(const QByteArray& csv, const CsvOptions& options = {}) const
    {
        const auto report = importInto(m_path, list(csv, options));
        if (!report)
            qFatal("%s", qPrintable(report.error().message));
        return *report;
    }
    static std::vector<RowIssue> issuesOf(const ImportReport& report, const QString& column)
    {
        std::vector<RowIssue> found;
        std::copy_if(report.issues.begin(), report.issues.end(), std::back_inserter(found),
            [&column](const RowIssue& issue) { return issue.column == column; });
        return found;
    }
    static CsvOptions onDemandUsd()
    {
        CsvOptions options;
        options.set = {{u"purchase_model"_s, u"on_demand"_s}, {u"original_currency"_s, u"USD"_s}};
        return options;
    }

private slots:
    void init()
    {
        failOnWarnings();
        makeCatalog();
    }

    void chineseList_data()
    {
        QTest::addColumn<QString>("encoding");
        for (const char* name : {"UTF-8", "GB18030", "UTF-16LE", "UTF-16BE"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void chineseList()
    {
        QFETCH(QString, encoding);
        const QString text = u"供应商,显卡,计费方式,价格,备注\n算力云,RTX 4090,按需,￥1.98,含𠀀\n"_s;
        QStringEncoder encoder(encoding.toLatin1().constData());
        CsvOptions options;
        options.set = {{u"original_currency"_s, u"元"_s}};
        const auto report = importList(encoder(text), options);
        QCOMPARE(countOf(report, "offers").added, 1);
        QCOMPARE(countOf(report, "offers").fresh, 1);
        const auto c = read();
        QCOMPARE(c->providers.texts("provider").at(0), u"算力云"_s);
        QCOMPARE(c->gpus.texts("gpu").at(0), u"RTX 4090"_s);
        QCOMPARE(c->instanceTypes.texts("instance_type").at(0), u"RTX 4090"_s);
        QCOMPARE(c->offers.current.price[0], 1980000);
        QCOMPARE(c->currencies.at(c->offers.current.currency[0]), u"CNY"_s);
        QCOMPARE(c->offers.purchaseModel[0], OnDemand);
        QCOMPARE(c->notes.at(c->offers.current.note[0]), u"含𠀀"_s);
    }

    void amounts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("micro"); // -1: unknown
        QTest::addColumn<QString>("currency");
        QTest::addColumn<bool>("reported");
        const auto row = [](const QString& text, qint64 micro, const char* currency, bool reported) {
            QTest::addRow("%s", qPrintable(text)) << text << micro << QString::fromLatin1(currency) << reported;
        };
        row(u"$3.06"_s, 3060000, "USD", false);
        row(u"US$3.06"_s, 3060000, "USD", false);
        row(u"3.06 USD"_s, 3060000, "USD", false);
        row(u"€1.44"_s, 1440000, "EUR", false);
        row(u"¥22.00"_s, 22000000, "JPY", false);
        row(u"￥22.00"_s, 22000000, "JPY", false);
        row(u"2"_s, 2000000, "JPY", false);
        row(u"$730/month"_s, 1000000, "USD", false);
        row(u"1e-3"_s, 1000, "JPY", false);
        row(u"4.0E+1"_s, 40000000, "JPY", false);
        row(u".5"_s, 500000, "JPY", false);
        row(u"5."_s, 5000000, "JPY", false);
        row(u"+3"_s, 3000000, "JPY", false);
        row(u"０．５"_s, 500000, "JPY", false);
        row(u"1,234.5"_s, 1234500000, "JPY", false);
        row(u""_s, -1, "JPY", false);
        row(u"-"_s, -1, "JPY", false);
        row(u"NaN"_s, -1, "JPY", true);
        row(u"inf"_s, -1, "JPY", true);
        row(u"N/A"_s, -1, "JPY", true);
        row(u"0x10"_s, -1, "JPY", true);
        row(u"TRUE"_s, -1, "JPY", true);
        row(u"面议"_s, -1, "JPY", true);
        row(u"20-26"_s, -1, "JPY", true);
        row(u"12,50"_s, -1, "JPY", true);
        row(u"3 apples"_s, -1, "JPY", true);
    }
    void amounts()
    {
        QFETCH(QString, text);
        QFETCH(bool, reported);
        CsvOptions options = onDemandUsd();
        options.set.emplace_back(u"original_currency"_s, u"JPY"_s);
        options.decimal = DecimalSign::Point;
        const auto report = importList("provider\tgpu\tprice\nacme\th100\t" + text.toUtf8() + "\n", options);
        QCOMPARE(countOf(report, "offers").added, 1);
        const auto c = read();
        QTEST(qint64(c->offers.current.price[0]), "micro");
        QTEST(c->currencies.at(c->offers.current.currency[0]), "currency");
        const auto issues = issuesOf(report, u"price"_s);
        QCOMPARE(issues.size(), reported ? 1U : 0U);
        if (!reported)
            return;
        QCOMPARE(issues[0].severity, RowIssue::Severity::Remark);
        QCOMPARE(issues[0].value, text);
        QCOMPARE(issues[0].line, 2);
        QCOMPARE(issues[0].record, 1);
    }

    void free()
    {
        CsvOptions options;
        options.set = {{u"purchase_model"_s, u"on_demand"_s}};
        const auto report = importList("provider,gpu,price (USD/h)\nacme,t4,免费\nacme,h100,-$3\n", options);
        QCOMPARE(countOf(report, "offers").added, 1);
        QCOMPARE(countOf(report, "offers").skipped, 1);
        const auto c = read();
        QCOMPARE(c->offers.current.price[0], 0);
        QCOMPARE(c->terms.numbers("free").at(c->offers.current.terms[0]), 1.0);
    }

    void wholeColumnDecides()
    {
        const auto report = importList(
            "provider;instance;gpu;price\nacme;a;A100;40,97\nacme;b;A100;1.234\nacme;c;A100;1.234,56\n", onDemandUsd());
        QCOMPARE(countOf(report, "offers").added, 3);
        const auto c = read();
        QCOMPARE(c->offers.current.price[0], 40970000);
        QCOMPARE(c->offers.current.price[1], 1234000000);
        QCOMPARE(c->offers.current.price[2], 1234560000);
    }

    void figuresWorkedOut()
    {
        importList("provider,instance,gpu,gpus,total vram,per-gpu,spot,RAM (MiB),region,date\n"
                   "acme,a,A100,8x,640 GB,5.12,9.83,1048576,us,2026/5/1\n"
                   "acme,b,A10,1/6,4,2.4,,\"16 GiB\",us,2026年5月\n",
            onDemandUsd());
        const auto c = read();
        QCOMPARE(c->offers.size(), 3U);
        const auto hardware = [&c](std::size_t row, const char* field) {
            return c->hardware.numbers(field).at(c->offers.hardware[row]);
        };
        QCOMPARE(c->offers.current.price[0], 40960000);
        QCOMPARE(c->offers.purchaseModel[1], Spot);
        QCOMPARE(c->offers.current.price[1], 9830000);
        QCOMPARE(hardware(0, "gpu_memory_gib"), 80.0);
        QCOMPARE(hardware(0, "memory_gib"), 1024.0);
        QCOMPARE(hardware(2, "gpu_count"), 0.1667);
        QCOMPARE(hardware(2, "memory_gib"), 16.0);
        QCOMPARE(c->offers.current.price[2], 400080);
        QCOMPARE(dateToText(c->dates.at(c->offers.current.observedOn[0])), u"2026-05-01"_s);
        QCOMPARE(dateToText(c->dates.at(c->offers.current.observedOn[2])), u"2026-05"_s);
    }

    void monthlyPrices()
    {
        importList("provider,gpu,price (USD/month)\nacme,h100,1460\n", onDemandUsd());
        QCOMPARE(read()->offers.current.price[0], 2000000);
    }

    void fieldCounts_data()
    {
        QTest::addColumn<int>("policy");
        QTest::addColumn<qint64>("added");
        QTest::addColumn<qint64>("skipped");
        QTest::newRow("skip") << int(RowPolicy::Skip) << qint64(1) << qint64(3);
        QTest::newRow("pad") << int(RowPolicy::Pad) << qint64(3) << qint64(1);
        QTest::newRow("stop") << int(RowPolicy::Stop) << qint64(0) << qint64(0);
    }
    void fieldCounts()
    {
        QFETCH(int, policy);
        CsvOptions options = onDemandUsd();
        options.policy = static_cast<RowPolicy>(policy);
        const QByteArray csv = "provider,instance,gpu,price,note\nacme,short,h100,1\nacme,good,h100,2,x\n"
                               "acme,long,h100,3,x,more\nacme,commas,h100,4,x,,\n";
        const Dump before = dumpOf(m_path);
        const auto report = importInto(m_path, list(csv, options));
        if (options.policy == RowPolicy::Stop) {
            QVERIFY(!report);
            QVERIFY(report.error().message.contains(u"Line 2, record 1"_s));
            QCOMPARE(dumpOf(m_path), before);
            return;
        }
        QVERIFY(report);
        QTEST(countOf(*report, "offers").added, "added");
        QTEST(countOf(*report, "offers").skipped, "skipped");
        const auto wrong = issuesOf(*report, QString());
        QCOMPARE(wrong.front().line, 2);
        // Nothing moved into a neighbour's place.
        const auto c = read();
        for (std::size_t row = 0; row < c->offers.size(); ++row)
            QVERIFY(c->gpus.texts("gpu").at(c->hardware.codes("gpu")[c->offers.hardware[row]]) == u"h100"_s);
    }

    void placesOfFaults()
    {
        const auto report = importList(
            "provider,instance,gpu,price,note\n\nacme,\"a\nb\",h100,1,x\n\r\nacme,,,abc,y\n", onDemandUsd());
        QCOMPARE(countOf(report, "offers").added, 1);
        const auto price = issuesOf(report, u"price"_s);
        QCOMPARE(price.size(), 1U);
        QCOMPARE(price[0].line, 6);
        QCOMPARE(price[0].record, 2);
        const auto instance = issuesOf(report, u"instance"_s);
        QCOMPARE(instance.size(), 1U);
        QCOMPARE(instance[0].severity, RowIssue::Severity::Skipped);
        QCOMPARE(instance[0].record, 2);
    }

    void namesOfPeople()
    {
        import("provider,name_en,name_zh,provider_kind\naws,Amazon Web Services,亚马逊云科技,hyperscaler\n");
        import("gpu,gpu_name,gpu_vendor,gpu_memory_gib,form_factor,aliases\n"
               "a100-40gb,A100 40GB (form factor not stated),NVIDIA,40,,A100;A100 (40 GB)\n"
               "a100-80gb,A100 80GB (form factor not stated),NVIDIA,80,,A100;A100 (80 GB)\n"
               "a100-sxm-80gb,A100 SXM4 80GB,NVIDIA,80,SXM,A100;A100 SXM\n");
        const auto report = importList("provider,instance,gpu,vram,price\nAmazon web services,a,Ａ１００,80,1\n"
                                       "AWS,b,a100,40960 MiB,1\n亚马逊云科技,c,A100,,1\naws,d,A100 (80 GB),,1\n"
                                       "aws,e,A100 SXM,,1\naws,f,B999,,1\n",
            onDemandUsd());
        QCOMPARE(countOf(report, "offers").added, 6);
        QCOMPARE(countOf(report, "providers").stubs, 0);
        QCOMPARE(countOf(report, "gpus").stubs, 2);
        const auto c = read();
        QStringList gpus;
        for (std::size_t row = 0; row < 6; ++row)
            gpus << c->gpus.texts("gpu").at(c->hardware.codes("gpu")[c->offers.hardware[row]]);
        QCOMPARE(gpus.join(u' '), u"a100-80gb a100-40gb A100 a100-80gb a100-sxm-80gb B999"_s);
    }

    /// Memory of all GPUs, memory as drivers report it, and memory that the name of the instance contradicts.
    void memoryIsThatOfOneGpu_data()
    {
        QTest::addColumn<QByteArray>("row"); // gpu, instance, gpus, vram
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("gib");
        QTest::addColumn<bool>("said");
        QTest::newRow("of each") << QByteArray("A100 (80 GB),a,8,80") << u"a100-80gb"_s << 80.0 << false;
        QTest::newRow("of all") << QByteArray("A100 (80 GB),a,8,640") << u"a100-80gb"_s << 80.0 << true;
        QTest::newRow("of all, by id") << QByteArray("a100-40gb,a,2,80") << u"a100-40gb"_s << 40.0 << true;
        QTest::newRow("of all, told by it") << QByteArray("A100,a,4,320") << u"a100-80gb"_s << 80.0 << true;
        QTest::newRow("a little less") << QByteArray("L4,a,1,22888 MiB") << u"l4"_s << 24.0 << true;
        QTest::newRow("a little less, told by it") << QByteArray("A100,a,1,78") << u"a100-80gb"_s << 80.0 << true;
        QTest::newRow("another model") << QByteArray("L4,a,1,48") << u"l4"_s << 48.0 << false;
        QTest::newRow("a little more") << QByteArray("L4,a,1,25") << u"l4"_s << 25.0 << false;
        QTest::newRow("a slice") << QByteArray("A10,a,1/6,4") << u"a10"_s << 4.0 << false;
        QTest::newRow("not known") << QByteArray("B999,a,8,77") << u"B999"_s << 77.0 << false;
        QTest::newRow("named") << QByteArray("A100,gpu_8x_a100_80gb_sxm4,8,40960 MiB") << u"a100-80gb"_s << 80.0
                               << true;
        QTest::newRow("named, none given")
            << QByteArray("A100,gpu_8x_a100_80gb_sxm4,8,") << u"a100-80gb"_s << std::nan("") << false;
        QTest::newRow("memory of the machine") << QByteArray("A100,vm-80gb,8,40") << u"a100-40gb"_s << 40.0 << false;
    }
    void memoryIsThatOfOneGpu()
    {
        QFETCH(QByteArray, row);
        QFETCH(double, gib);
        QFETCH(bool, said);
        import("gpu,gpu_name,gpu_vendor,gpu_memory_gib,form_factor,aliases\n"
               "a100-40gb,A100 40GB,NVIDIA,40,,A100;A100 (40 GB)\na100-80gb,A100 80GB,NVIDIA,80,,A100;A100 (80 GB)\n"
               "a100-sxm-80gb,A100 SXM4 80GB,NVIDIA,80,SXM,A100\nl4,L4,NVIDIA,24,PCIe,\na10,A10,NVIDIA,24,PCIe,\n");
        const auto report = importList("provider,gpu,instance,gpus,vram,price\nacme," + row + ",1\n", onDemandUsd());
        QCOMPARE(countOf(report, "offers").added, 1);
        const auto c = read();
        QTEST(c->gpus.texts("gpu").at(c->hardware.codes("gpu")[c->offers.hardware[0]]), "gpu");
        const double found = c->hardware.numbers("gpu_memory_gib").at(c->offers.hardware[0]);
        QVERIFY2(std::isnan(gib) ? std::isnan(found) : found == gib, QByteArray::number(found).constData());
        const auto issues = issuesOf(report, u"vram"_s);
        QCOMPARE(issues.size(), said ? 1U : 0U);
        if (said)
            QCOMPARE(issues[0].line, 2);
    }

    void regionsThatAreKnownHaveTheirGroup()
    {
        import("provider,instance_type,gpu,region,region_group,purchase_model,original_price,original_currency\n"
               "aws,p,h100,us-east-1,us,on_demand,1,USD\ngcp,p,h100,us-central1,us,on_demand,1,USD\n"
               "gcp,p,h100,north,eu,on_demand,1,USD\nazure,p,h100,north,us,on_demand,1,USD\n");
        importList("provider,instance,gpu,region,price\nacme,a,h100,us-east-1,1\nacme,b,h100,us-east-1a,1\n"
                   "acme,c,h100,us-central1-b,1\nacme,d,h100,US,1\nacme,e,h100,north,1\nacme,f,h100,,1\n"
                   "acme,g,h100,US East (N. Virginia),1\n",
            onDemandUsd());
        const auto c = read();
        QStringList groups;
        for (std::size_t row = 4; row < c->offers.size(); ++row)
            groups << c->regions.texts("region").at(c->offers.region[row]) + u'='
                    + c->regions.texts("region_group").at(c->offers.region[row]);
        QCOMPARE(
            groups.join(u' '), u"us-east-1=us us-east-1a=us us-central1-b=us US=us north= = US East (N. Virginia)="_s);
    }

    void guardedTextsComeBack()
    {
        importList("provider,gpu,price,note\nacme,h100,1,'=cmd|' /C calc'!A0\nacme,h200,1,'tis\n", onDemandUsd());
        const auto c = read();
        QCOMPARE(c->notes.at(c->offers.current.note[0]), u"=cmd|' /C calc'!A0"_s);
        QCOMPARE(c->notes.at(c->offers.current.note[1]), u"'tis"_s);
    }

    void currenciesMustAgree()
    {
        const auto report
            = importList("provider,gpu,purchase_model,price,currency\nacme,h100,spot,€1,USD\nacme,a100,Spot,€1,EUR\n");
        QCOMPARE(countOf(report, "offers").added, 1);
        QCOMPARE(countOf(report, "offers").skipped, 1);
        QCOMPARE(issuesOf(report, u"currency"_s).at(0).value, u"USD"_s);
    }

    void openQuestionsImportNothing()
    {
        const Dump before = dumpOf(m_path);
        const auto report = importInto(m_path, list("provider,gpu,price\nacme,h100,\"1,234\"\n"));
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::InvalidArgument);
        for (const char* part : {"list.csv: ", "purchase model", "currency", "1,234"})
            QVERIFY2(report.error().message.contains(QString::fromUtf8(part)), qPrintable(report.error().message));
        QCOMPARE(dumpOf(m_path), before);
    }

    void undoneWhole()
    {
        const Dump before = dumpOf(m_path);
        const auto report = importList("provider,gpu,price\nacme,h100,1\nacme,a100,2\n", onDemandUsd());
        QVERIFY(report.run);
        QVERIFY(undoImport(m_path, {}));
        QCOMPARE(dumpOf(m_path), before);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, CsvFeedTest)
#include "tst_csvfeed.moc"
