// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QTest>
#include <algorithm>

using namespace atlas;
using namespace atlas::test;

/// What importing does to a catalog, and what it leaves alone.
class ImportTest : public QObject, public CatalogFixture
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        makeCatalog();
    }

    void stubsAreMadeAndReported()
    {
        const auto report
            = import(OfferHeader + "acme,VMs,big.8x,us-1,us,on_demand,,b999,8,96,,12.5,USD,2026-11-01,src-a,a note\n");
        QVERIFY(report.run);
        QCOMPARE(countOf(report, "providers").stubs, 1);
        QCOMPARE(countOf(report, "gpus").stubs, 1);
        QCOMPARE(countOf(report, "sources").stubs, 1);
        QCOMPARE(countOf(report, "services").stubs, 1);
        QCOMPARE(countOf(report, "offers").added, 1);
        QCOMPARE(report.issues.size(), 4U);
        for (const RowIssue& issue : report.issues) {
            QCOMPARE(issue.severity, RowIssue::Severity::Remark);
            QCOMPARE(issue.line, 2);
            QCOMPARE(issue.file, u"test.csv"_s);
        }
        const auto c = read();
        QVERIFY(c);
        QCOMPARE(c->offers.size(), 1U);
        QCOMPARE(c->offers.current.price[0], 12500000);
        QCOMPARE(c->gpus.texts("gpu").at(0), u"b999"_s);
        QVERIFY(c->gpus.texts("gpu_name").at(0).isNull());
        QCOMPARE(c->notes.at(c->offers.current.note[0]), u"a note"_s);
    }

    void twiceChangesNothing()
    {
        const QByteArray csv = OfferHeader
            + "acme,VMs,big.8x,us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n"
              "acme,VMs,big.8x,us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n";
        const auto first = import(csv);
        QCOMPARE(countOf(first, "offers").added, 1);
        QCOMPARE(countOf(first, "offers").duplicates, 1);
        const Dump before = dumpOf(m_path);
        const auto second = import(csv);
        QVERIFY(!second.run);
        QVERIFY(!second.changedAnything());
        QCOMPARE(countOf(second, "offers").duplicates, 2);
        QCOMPARE(dumpOf(m_path), before);
        QCOMPARE(importRuns(m_path)->size(), 1U);
    }

    void dryRunLeavesNoTrace()
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        auto dry = request(OfferHeader + "acme,VMs,big.8x,us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n");
        dry.dryRun = true;
        const auto report = importInto(m_path, dry);
        QVERIFY(report);
        QVERIFY(!report->run);
        QVERIFY(report->changedAnything());
        QCOMPARE(countOf(*report, "offers").added, 1);
        QVERIFY(file.seek(0));
        QCOMPARE(file.readAll(), before);
    }

    void cancelledImportLeavesNoTrace()
    {
        const Dump before = dumpOf(m_path);
        QByteArray csv = OfferHeader;
        for (int i = 0; i < 20000; ++i)
            csv += "acme,VMs,t" + QByteArray::number(i) + ",us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n";
        std::atomic_bool cancelled = false;
        int percent = -1;
        auto half = request(csv);
        half.cancelled = &cancelled;
        half.progress = [&](int now) {
            percent = now;
            if (now >= 50)
                cancelled = true;
        };
        const auto report = importInto(m_path, half);
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::Cancelled);
        QVERIFY(percent >= 50);
        QVERIFY(percent < 100);
        QCOMPARE(dumpOf(m_path), before);
    }

    /// A row near the end that stops the import takes everything back that was read before it, and is named.
    void badRowNearTheEndLeavesNoTrace_data()
    {
        QTest::addColumn<QString>("feed");
        QTest::newRow("atlas") << u"atlas"_s;
        QTest::newRow("csv") << u"csv"_s;
    }
    void badRowNearTheEndLeavesNoTrace()
    {
        QFETCH(QString, feed);
        import(OfferHeader + "acme,VMs,big,us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n");
        const Dump before = dumpOf(m_path);
        constexpr int Records = 20000, Bad = 18000;
        QByteArray csv = OfferHeader;
        for (int i = 1; i <= Records; ++i)
            csv += "acme,VMs,t" + QByteArray::number(i) + ",us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,"
                + (i == Bad ? "\"a\nb\",too,many\n" : "\"a\nb\"\n");
        auto wanted = request(csv);
        wanted.feed = feed;
        wanted.options.csv.policy = RowPolicy::Stop;
        const auto report = importInto(m_path, wanted);
        QVERIFY(!report);
        // Each record has two lines, the header one.
        const QString place = u"line %1, record %2"_s.arg(2 * Bad).arg(Bad);
        QVERIFY2(report.error().message.contains(place, Qt::CaseInsensitive), qPrintable(report.error().message));
        QVERIFY2(report.error().message.contains(u"18 fields"_s), qPrintable(report.error().message));
        QCOMPARE(dumpOf(m_path), before);
        QCOMPARE(importRuns(m_path)->size(), 1U);
        // What is refused on its own is left out alone, and named with its column, value and reason.
        csv.replace("t18000,us-1,us,on_demand,,h100,8", "t18000,us-1,us,on_demand,,h100,-8").replace(",too,many", "");
        wanted.inputs[0].bytes = csv;
        const auto rest = importInto(m_path, wanted);
        QVERIFY2(rest, rest ? "" : qPrintable(rest.error().message));
        QCOMPARE(countOf(*rest, "offers").added, Records - 1);
        const auto found = std::find_if(rest->issues.begin(), rest->issues.end(),
            [](const RowIssue& issue) { return issue.severity == RowIssue::Severity::Skipped; });
        QVERIFY(found != rest->issues.end());
        QCOMPARE(found->record, Bad);
        QCOMPARE(found->line, 2 * Bad);
        QCOMPARE(found->column, u"gpu_count"_s);
        QCOMPARE(found->value, u"-8"_s);
        QVERIFY(!found->message.isEmpty());
    }

    void otherSourcesRowsStay()
    {
        import("source,title\nsrc-a,A\nsrc-b,B\n");
        import("gpu,gpu_name,gpu_vendor,gpu_memory_gib,source\nh100,H100,NVIDIA,80,src-a\n");
        import(OfferHeader + "acme,VMs,big,us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n");
        const Dump before = dumpOf(m_path);
        const auto gpu = import("gpu,gpu_name,gpu_vendor,gpu_memory_gib,source\nh100,H100 NVL,NVIDIA,94,src-b\n");
        QCOMPARE(countOf(gpu, "gpus").conflicts, 1);
        QVERIFY(!gpu.run);
        QCOMPARE(gpu.issues.size(), 1U);
        QCOMPARE(gpu.issues[0].column, u"gpu_name"_s);
        QCOMPARE(dumpOf(m_path), before);
        // The same facts from another source are no conflict.
        const auto same = import("gpu,gpu_name,gpu_vendor,gpu_memory_gib,source\nh100,H100,NVIDIA,80,src-b\n");
        QCOMPARE(countOf(same, "gpus").duplicates, 1);
        // Hardware: left as it is, but the reading is kept.
        const auto offer
            = import(OfferHeader + "acme,VMs,big,us-1,eu,on_demand,,h100,4,80,,10,USD,2026-10-01,src-b,\n");
        QCOMPARE(countOf(offer, "offers").conflicts, 1);
        QCOMPARE(countOf(offer, "offers").added, 1);
        QCOMPARE(offer.issues.size(), 2U);
        const auto c = read();
        QCOMPARE(c->offers.size(), 1U);
        QCOMPARE(c->earlier.size(), 1U);
        QCOMPARE(c->hardware.numbers("gpu_count").at(c->offers.hardware[0]), 8.0);
        QCOMPARE(c->regions.texts("region_group").at(c->offers.region[0]), u"us"_s);
        // From its own source both change.
        const auto own
            = import(OfferHeader + "acme,VMs,big,us-1,us,on_demand,,h100,4,80,,12.5,USD,2026-11-01,src-a,\n");
        QCOMPARE(countOf(own, "offers").changed, 1);
        QCOMPARE(read()->hardware.numbers("gpu_count").at(read()->offers.hardware[0]), 4.0);
        const auto ownGpu = import("gpu,gpu_memory_gib,gpu_vendor,source\nh100,96,NVIDIA,src-a\n");
        QCOMPARE(countOf(ownGpu, "gpus").changed, 1);
        QCOMPARE(read()->gpus.numbers("gpu_memory_gib").at(0), 96.0);
        QCOMPARE(read()->gpus.texts("gpu_name").at(0), u"H100"_s); // no such column in that file
    }

    void whatIsRefusedBringsNothing()
    {
        import("gpu,gpu_name,source\nh100,H100,src-a\n");
        import(OfferHeader + "acme,VMs,big,us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n");
        const auto other
            = import(OfferHeader + "acme,Pods,big,us-1,us,on_demand,,h900,8,80,,10,USD,2026-10-01,src-b,\n");
        QCOMPARE(countOf(other, "offers").conflicts, 1);
        QCOMPARE(countOf(other, "gpus").stubs, 0);
        QCOMPARE(countOf(other, "services").stubs, 0);
        QCOMPARE(read()->gpus.size(), 1U);
        QCOMPARE(read()->services.size(), 1U);
        QStringList columns;
        for (const RowIssue& issue : other.issues)
            columns += issue.column;
        QCOMPARE(columns, QStringList({u"source"_s, u"service"_s, u"gpu"_s}));
    }

    void datesToComeAreKeptAndNamed()
    {
        import("source,title\nsrc-a,A\n");
        // The import is on 1 December 2026.
        const auto report = import("source,title,retrieved_on\na,A,2026-12-02\nb,B,2026-12-03\nc,C,2026\nd,D,2027\n");
        QCOMPARE(countOf(report, "sources").added, 4);
        QList<qint64> lines;
        for (const RowIssue& issue : report.issues) {
            QCOMPARE(issue.severity, RowIssue::Severity::Remark);
            QCOMPARE(issue.column, u"retrieved_on"_s);
            lines += issue.line;
        }
        QCOMPARE(lines, QList<qint64>({3, 5}));
        QCOMPARE(read()->sources.numbers("retrieved_on").at(2), 20261203.0);
    }

    void seriesNeverBecomeOffers()
    {
        const auto report = import("kind,provider,instance_type,gpu,gpu_count,region,purchase_model,variant,price_per_"
                                   "hour,currency,observed_on,source,note\n"
                                   "series,acme,\"h100, per GPU\",h100,1,,on_demand,,2.5,USD,2026-01,src-a,\n"
                                   "offer,acme,big,h100,1,,on_demand,,2.5,USD,2026-01,src-a,\n");
        QCOMPARE(countOf(report, "series").added, 1);
        QCOMPARE(countOf(report, "series").skipped, 1);
        const auto c = read();
        QCOMPARE(c->offers.size(), 0U);
        QCOMPARE(c->series.size(), 1U);
        QCOMPARE(c->series.numbers("price_per_hour").at(0), 2.5);
        QCOMPARE(c->series.numbers("observed_on").at(0), 202601 * 100.0);
        const auto again = import("kind,provider,instance_type,gpu,gpu_count,region,purchase_model,variant,price_per_"
                                  "hour,currency,observed_on,source,note\n"
                                  "series,acme,\"h100, per GPU\",h100,1,,on_demand,,2.5,USD,2026-01,src-a,\n");
        QVERIFY(!again.run);
    }

    void optionsFillWhatRowsLack()
    {
        auto filled
            = request("instance_type,purchase_model,original_price,original_currency,source\nbig,spot,1,USD,s\n");
        filled.options.provider = u"acme"_s;
        filled.options.observedOn = QDate(2026, 5, 4);
        QVERIFY(importInto(m_path, filled));
        const auto c = read();
        QCOMPARE(c->providers.texts("provider").at(0), u"acme"_s);
        QCOMPARE(c->dates.at(c->offers.current.observedOn[0]), 20260504);
    }

    void aRowWithoutSourceNamesItsFile()
    {
        import("provider,instance_type,purchase_model,original_price,original_currency\nacme,big,spot,1,USD\n");
        QCOMPARE(read()->sources.texts("source").at(0), u"file:test.csv"_s);
    }

    void nullAndEmptyTextsStayApart()
    {
        import("gpu,gpu_name,gpu_vendor,architecture\na,A,\"\",\nb,B,,\"\"\n");
        const auto c = read();
        QVERIFY(!c->gpus.texts("gpu_vendor").at(0).isNull());
        QVERIFY(c->gpus.texts("gpu_vendor").at(1).isNull());
        QVERIFY(c->gpus.texts("architecture").at(0).isNull());
        QVERIFY(!c->gpus.texts("architecture").at(1).isNull());
    }

    void inputsAreReadInTheOrderOfTheirTables()
    {
        auto reversed = request(
            OfferHeader + "acme,VMs,big,us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n", u"offers.csv"_s);
        reversed.inputs.push_back({u"services.csv"_s, "provider,service,access\nacme,VMs,ssh\n"});
        reversed.inputs.push_back({u"gpus.csv"_s, "gpu,gpu_name,source\nh100,H100,src-a\n"});
        reversed.inputs.push_back({u"providers.csv"_s, "provider,name_en,source\nacme,Acme,src-a\n"});
        reversed.inputs.push_back({u"sources.csv"_s, "source,title\nsrc-a,A\n"});
        const auto report = importInto(m_path, reversed);
        QVERIFY(report);
        QVERIFY(report->issues.empty());
        for (const TableCount& table : report->tables)
            QCOMPARE(table.stubs, 0);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, ImportTest)
#include "tst_import.moc"
