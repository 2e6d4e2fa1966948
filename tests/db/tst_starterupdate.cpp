// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace atlas;
using namespace atlas::test;

namespace {

const QDate Today(2026, 12, 1);

const QByteArray OwnGpu
    = "gpu,gpu_name,gpu_vendor,tdp_w,source\nbox-gpu,Box GPU,nvidia,99,own\nl4,Not an L4,nvidia,1,own\n";
const QByteArray OwnOffers = OfferHeader
    + "me,,box,cellar,eu,on_demand,,box-gpu,1,24,0,0.5,USD,2026-11-01,own,mine\n"
      "lambda,,gpu_1x_a10,,,on_demand,,a10,1,24,0,0.123,USD,2020-01-01,own,a quote\n";

/// Runs statements on the file as if an older program had written it.
void change(const QString& path, const QByteArray& sql)
{
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(path.toUtf8().constData(), &database), SQLITE_OK);
    char* message = nullptr;
    const int result = sqlite3_exec(database, sql.constData(), nullptr, nullptr, &message);
    QVERIFY2(result == SQLITE_OK, message);
    QVERIFY(sqlite3_total_changes(database) > 0);
    sqlite3_close(database);
}

/// Rows of a query, fields joined by |.
QStringList rowsOf(const QString& path, const QByteArray& sql)
{
    QStringList rows;
    sqlite3* database = nullptr;
    sqlite3_open_v2(path.toUtf8().constData(), &database, SQLITE_OPEN_READONLY, nullptr);
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(database, sql.constData(), -1, &statement, nullptr) != SQLITE_OK)
        qFatal("%s", sqlite3_errmsg(database));
    while (sqlite3_step(statement) == SQLITE_ROW) {
        QStringList fields;
        for (int i = 0; i < sqlite3_column_count(statement); ++i)
            fields << QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(statement, i)));
        rows << fields.join(u'|');
    }
    sqlite3_finalize(statement);
    sqlite3_close(database);
    return rows;
}

const char* const OwnRows
    = "SELECT gpu, gpu_name, tdp_w, NULL FROM gpus WHERE source_id = (SELECT id FROM sources WHERE source = 'own') "
      "UNION ALL SELECT offer_id, seq, price, date_id FROM observations "
      "WHERE source_id = (SELECT id FROM sources WHERE source = 'own')";
const char* const ReadingsOfStarter = "SELECT instance_type, region, purchase_model_id, price, date, source FROM "
                                      "observations JOIN offers ON offers.id = offer_id JOIN instance_types ON "
                                      "instance_types.id = instance_type_id JOIN regions ON regions.id = region_id "
                                      "JOIN sources ON sources.id = observations.source_id LEFT JOIN dates ON "
                                      "dates.id = date_id WHERE source <> 'own' ORDER BY 1, 2, 3, 4, 5, 6";

}

/// Newer starter facts in an older catalog: their rows become as in a new catalog, nobody else's change.
class StarterUpdateTest : public QObject, public CatalogFixture
{
    Q_OBJECT
private:
    QString m_fresh;

    /// A catalog that an older program made: of an older version, with a row that said otherwise, rows that are new
    /// since, and things of the user's own.
    void makeOlder()
    {
        m_path = m_folder.filePath(u"older.sqlite"_s);
        QFile::remove(m_path);
        QVERIFY(createCatalog(m_path, StartWith::StarterFacts, Today));
        change(m_path,
            "PRAGMA foreign_keys = ON; UPDATE meta SET value = '2020-02-02' WHERE key = 'starter_version';"
            "UPDATE gpus SET tdp_w = 1 WHERE gpu = 'h100-sxm-80gb';"
            "DELETE FROM gpus_aliases WHERE row_id = (SELECT id FROM gpus WHERE gpu = 'l4');"
            "DELETE FROM gpus_instance_aliases WHERE row_id = (SELECT id FROM gpus WHERE gpu = 'l4');"
            "UPDATE gpus SET gpu_vendor = NULL, gpu_name = NULL, gpu_kind = NULL, architecture = NULL, year = NULL, "
            "gpu_memory_gib = NULL, memory_type = NULL, memory_bandwidth_gb_s = NULL, fp64_tflops = NULL, "
            "fp32_tflops = NULL, tf32_tflops = NULL, fp16_tflops = NULL, bf16_tflops = NULL, fp8_tflops = NULL, "
            "int8_tops = NULL, tdp_w = NULL, interconnect = NULL, interconnect_gb_s = NULL, form_factor = NULL, "
            "source_id = NULL, note = NULL WHERE gpu = 'l4';"
            "DELETE FROM benchmarks WHERE id % 7 = 0;"
            "DELETE FROM claims WHERE id = 3;"
            "DELETE FROM observations WHERE seq > 1 AND offer_id % 2 = 0;");
        import(OwnGpu);
        import(OwnOffers);
    }

private slots:
    void initTestCase()
    {
        m_fresh = m_folder.filePath(u"fresh.sqlite"_s);
        QVERIFY(createCatalog(m_fresh, StartWith::StarterFacts, Today));
    }
    void init() { failOnWarnings(); }

    void versions()
    {
        static const QRegularExpression date(u"^20\\d\\d-\\d\\d-\\d\\d"_s);
        QVERIFY(date.match(starterVersion()).hasMatch());
        QVERIFY(!isOlderStarter(starterVersion()));
        QVERIFY(!isOlderStarter({}));
        QVERIFY(!isOlderStarter(u"9999-01-01"_s));
        QVERIFY(isOlderStarter(u"2020-02-02"_s));
    }

    void sameVersionChangesNothing()
    {
        const QString path = m_folder.filePath(u"same.sqlite"_s);
        QVERIFY(QFile::copy(m_fresh, path));
        const Dump before = dumpOf(path);
        const auto report = updateStarterFacts(path, Today);
        QVERIFY2(report, report ? "" : qPrintable(report.error().message));
        QVERIFY(!report->run && !report->changedAnything());
        QCOMPARE(dumpOf(path), before);
        QCOMPARE(importRuns(path)->size(), 1U);
    }

    void olderCatalogGetsWhatIsNew()
    {
        makeOlder();
        const QStringList own = rowsOf(m_path, OwnRows);
        QCOMPARE(own.size(), 4);
        QVERIFY(rowsOf(m_path, ReadingsOfStarter) != rowsOf(m_fresh, ReadingsOfStarter));
        const auto report = updateStarterFacts(m_path, Today);
        QVERIFY2(report, report ? "" : qPrintable(report.error().message));
        QVERIFY(report->run);
        QCOMPARE((*readCatalog(m_path))->starterVersion, starterVersion());

        QCOMPARE(rowsOf(m_path, ReadingsOfStarter), rowsOf(m_fresh, ReadingsOfStarter));
        for (const char* table : {"benchmarks", "claims"}) {
            const QByteArray count = QByteArray("SELECT count(*) FROM ") + table;
            QCOMPARE(rowsOf(m_path, count), rowsOf(m_fresh, count));
        }
        const QByteArray gpu = "SELECT tdp_w FROM gpus WHERE gpu = 'h100-sxm-80gb'";
        QCOMPARE(rowsOf(m_path, gpu), rowsOf(m_fresh, gpu));
        QCOMPARE(countOf(*report, "gpus").changed, 1);

        QCOMPARE(rowsOf(m_path, OwnRows), own);
        // The user's own row for a GPU that the facts describe otherwise is named.
        QCOMPARE(countOf(*report, "gpus").conflicts, 1);
        const bool named = std::any_of(report->issues.begin(), report->issues.end(),
            [](const RowIssue& issue) { return issue.file == u"gpus.csv"_s && issue.message.contains(u"source"_s); });
        QVERIFY(named);
        QVERIFY(checkFile(m_path)->ok);

        const auto runs = importRuns(m_path);
        QCOMPARE(runs->back().run, *report->run);
        QCOMPARE(runs->back().inputs, u"starter facts "_s + starterVersion());
        QVERIFY(!runs->back().initial);
        // Once is enough.
        const auto again = updateStarterFacts(m_path, Today);
        QVERIFY(again && !again->run);
    }

    void isUndoneRowForRow()
    {
        makeOlder();
        const Dump before = dumpOf(m_path);
        QVERIFY(updateStarterFacts(m_path, Today));
        QVERIFY(dumpOf(m_path) != before);
        const auto undone = undoImport(m_path, {});
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().message));
        QCOMPARE(dumpOf(m_path), before);
        QVERIFY(isOlderStarter((*readCatalog(m_path))->starterVersion));
    }

    void rowsThatWentToAnotherSourceOfTheFacts()
    {
        makeOlder();
        change(m_path,
            "UPDATE gpus SET tdp_w = 2, source_id = (SELECT min(id) FROM sources WHERE source LIKE 'src-%' AND id <> "
            "source_id) WHERE gpu = 'a100-sxm-80gb'");
        QVERIFY(updateStarterFacts(m_path, Today));
        const QByteArray gpu
            = "SELECT tdp_w, source FROM gpus JOIN sources ON sources.id = source_id WHERE gpu = 'a100-sxm-80gb'";
        QCOMPARE(rowsOf(m_path, gpu), rowsOf(m_fresh, gpu));
        QCOMPARE(rowsOf(m_fresh, gpu).size(), 1);
    }

    void dryRunOnlySays()
    {
        makeOlder();
        const Dump before = dumpOf(m_path);
        const auto report = updateStarterFacts(m_path, Today, true);
        QVERIFY(report && report->changedAnything() && !report->run);
        QCOMPARE(dumpOf(m_path), before);
        QVERIFY(!importRuns(m_path)->back().inputs.startsWith(u"starter"_s));
    }

    void intoAnEmptyCatalog()
    {
        makeCatalog();
        QVERIFY(updateStarterFacts(m_path, Today));
        QCOMPARE(dumpOf(m_path), dumpOf(m_fresh));
    }

    void newerCatalogIsLeftAlone()
    {
        makeOlder();
        change(m_path, "UPDATE meta SET value = '9999-01-01' WHERE key = 'starter_version'");
        const Dump before = dumpOf(m_path);
        const auto report = updateStarterFacts(m_path, Today);
        QVERIFY(!report);
        QVERIFY(report.error().message.contains(u"9999-01-01"_s));
        QCOMPARE(dumpOf(m_path), before);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, StarterUpdateTest)
#include "tst_starterupdate.moc"
