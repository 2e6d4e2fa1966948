// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/feedregistry.h"
#include "sqlite/catalogfile.h"

#include "support/testmain.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>
#include <sqlite3.h>

using namespace atlas;
using namespace Qt::StringLiterals;

namespace {

using Dump = std::map<QByteArray, QList<QByteArray>>;

/// Every row of every data table, as text.
Dump dumpOf(const QString& path)
{
    Dump dump;
    sqlite3* database = nullptr;
    sqlite3_open_v2(path.toUtf8().constData(), &database, SQLITE_OPEN_READONLY, nullptr);
    const auto each = [database](const QByteArray& sql, const std::function<void(sqlite3_stmt*)>& row) {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(database, sql.constData(), -1, &statement, nullptr);
        while (sqlite3_step(statement) == SQLITE_ROW)
            row(statement);
        sqlite3_finalize(statement);
    };
    const auto text = [](sqlite3_stmt* statement, int column) {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
        return bytes == nullptr ? QByteArray("<null>") : QByteArray(bytes);
    };
    QList<QByteArray> tables;
    each("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'import_%'",
        [&](sqlite3_stmt* s) { tables += text(s, 0); });
    for (const QByteArray& table : tables) {
        QList<QByteArray>& rows = dump[table];
        each("SELECT * FROM " + table, [&](sqlite3_stmt* s) {
            QByteArray row;
            for (int i = 0; i < sqlite3_column_count(s); ++i)
                row += text(s, i) + '|';
            rows += row;
        });
    }
    sqlite3_close(database);
    return dump;
}

qint64 rowsIn(const Dump& dump, const char* table)
{
    return dump.at(table).size();
}

ImportRequest request(const QByteArray& csv, const QString& name = u"test.csv"_s)
{
    ImportRequest request;
    request.feed = u"atlas"_s;
    request.inputs.push_back({name, csv});
    request.today = QDate(2026, 12, 1);
    return request;
}

const QByteArray OfferHeader = "provider,service,instance_type,region,region_group,purchase_model,variant,gpu,gpu_"
                               "count,gpu_memory_gib,free,original_price,original_currency,observed_on,source,note\n";

TableCount countOf(const ImportReport& report, const char* table)
{
    for (const TableCount& count : report.tables)
        if (count.table == QLatin1String(table))
            return count;
    return {};
}

}

class ImportTest : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;

    ImportReport import(const QByteArray& csv)
    {
        const auto report = importInto(m_path, request(csv));
        if (!report)
            qFatal("%s", qPrintable(report.error().message + report.error().detail));
        return *report;
    }
    CatalogPtr read() const
    {
        const auto catalog = readCatalog(m_path);
        return catalog ? *catalog : nullptr;
    }

private slots:
    void init()
    {
        test::failOnWarnings();
        m_path = m_folder.filePath(QString::number(++m_number) + u".sqlite"_s);
        QVERIFY(createCatalog(m_path, StartWith::Nothing, QDate(2026, 12, 1)));
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

    void undoRestoresEveryRow()
    {
        import("source,title\nsrc-a,A\n");
        import(OfferHeader + "acme,VMs,big.8x,us-1,,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n");
        const Dump before = dumpOf(m_path);
        // Changes a row, fills a stub with lists, adds offers, readings, stubs, dictionaries, a region group, hardware.
        auto many = request("source,title\nsrc-a,A new title\nsrc-b,B\n", u"sources.csv"_s);
        many.inputs.push_back(
            {u"providers.csv"_s, "provider,name_en,compliance,source\nacme,Acme,SOC 2;HIPAA,src-b\n"});
        many.inputs.push_back({u"offers.csv"_s,
            OfferHeader
                + "acme,VMs,big.8x,us-1,us,on_demand,,h100,4,80,,11,USD,2026-11-02,src-a,cheaper\n"
                  "acme,Pods,small,eu-1,eu,spot,x,l4,1,24,,1,EUR,2026-11,src-c,\n"});
        const auto report = importInto(m_path, many);
        QVERIFY(report);
        QVERIFY(report->run);
        const Dump after = dumpOf(m_path);
        QCOMPARE(rowsIn(after, "offers"), 2);
        QCOMPARE(rowsIn(after, "observations"), 3);
        QCOMPARE(rowsIn(after, "providers_compliance"), 2);
        QCOMPARE(rowsIn(after, "hardware"), 3);
        QVERIFY(after.at("regions") != before.at("regions"));
        const auto undone = undoImport(m_path, {});
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().message + undone.error().detail));
        QCOMPARE(undone->run, *report->run);
        QCOMPARE(dumpOf(m_path), before);
        // Again, and the same comes out as the first time, but for the number of the run.
        const auto again = importInto(m_path, many);
        QVERIFY(again);
        QVERIFY(undoImport(m_path, *again->run));
        QCOMPARE(dumpOf(m_path), before);
        QVERIFY(checkFile(m_path)->ok);
    }

    void undoOfStarterCatalog()
    {
        const QString path = m_folder.filePath(u"starter.sqlite"_s);
        QVERIFY(createCatalog(path, StartWith::StarterFacts, QDate(2026, 12, 1)));
        const auto nothing = undoImport(path, {});
        QVERIFY(!nothing);
        QCOMPARE(nothing.error().code, ErrorCode::NotFound);
        const auto initial = undoImport(path, 1);
        QVERIFY(!initial);
        QCOMPARE(initial.error().code, ErrorCode::InvalidArgument);
        const Dump before = dumpOf(path);
        const auto report = importInto(path,
            request(OfferHeader
                + "aws,EC2,p5.48xlarge,us-east-1,us,on_demand,,h100-sxm-80gb,8,80,,50,USD,2026-12-01,src-x,\n"));
        QVERIFY(report && report->run);
        QVERIFY(dumpOf(path) != before);
        QVERIFY(undoImport(path, {}));
        QCOMPARE(dumpOf(path), before);
    }

    void laterImportsBlockUndo()
    {
        const auto first
            = import(OfferHeader + "acme,VMs,big.8x,us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n");
        const auto second
            = import(OfferHeader + "acme,VMs,big.8x,us-1,us,on_demand,,h100,8,80,,12,USD,2026-11-02,src-a,\n");
        const Dump before = dumpOf(m_path);
        const auto blocked = undoImport(m_path, *first.run);
        QVERIFY(!blocked);
        QCOMPARE(blocked.error().code, ErrorCode::Conflict);
        QVERIFY2(blocked.error().message.contains(u"Undo run %1 first"_s.arg(*second.run)),
            qPrintable(blocked.error().message));
        QCOMPARE(dumpOf(m_path), before);
        QVERIFY(undoImport(m_path, *second.run));
        QVERIFY(undoImport(m_path, *first.run));
        for (const auto& [table, rows] : dumpOf(m_path))
            QVERIFY2(rows.isEmpty() || table == "variants" || table == "purchase_models", table.constData());
        const auto twice = undoImport(m_path, *first.run);
        QVERIFY(!twice);
        QCOMPARE(twice.error().code, ErrorCode::InvalidArgument);
        const auto runs = importRuns(m_path);
        QCOMPARE(runs->size(), 2U);
        QVERIFY(runs->at(0).undone && runs->at(1).undone);
    }

    void independentRunsAreUndoneInAnyOrder()
    {
        const auto first = import("source,title\nsrc-a,A\n");
        const auto second = import("source,title\nsrc-b,B\n");
        QVERIFY(undoImport(m_path, *first.run));
        QCOMPARE(rowsIn(dumpOf(m_path), "sources"), 1);
        QVERIFY(read());
        QVERIFY(undoImport(m_path, *second.run));
        QCOMPARE(rowsIn(dumpOf(m_path), "sources"), 0);
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
