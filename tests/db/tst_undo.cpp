// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QTest>
#include <algorithm>

using namespace atlas;
using namespace atlas::test;

/// Undoing an import leaves every row of every data table as it was.
class UndoTest : public QObject, public CatalogFixture
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        makeCatalog();
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
};

ATLAS_TEST_MAIN(QCoreApplication, UndoTest)
#include "tst_undo.moc"
