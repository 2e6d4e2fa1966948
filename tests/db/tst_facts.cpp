// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "support/testmain.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <sqlite3.h>

using namespace atlas;
using namespace Qt::StringLiterals;

namespace {

/// First column of the first row.
qint64 single(const QString& path, const char* sql)
{
    sqlite3* database = nullptr;
    sqlite3_open_v2(path.toUtf8().constData(), &database, SQLITE_OPEN_READONLY, nullptr);
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(database, sql, -1, &statement, nullptr);
    const bool row = sqlite3_step(statement) == SQLITE_ROW;
    const qint64 value = row ? sqlite3_column_int64(statement, 0) : -1;
    sqlite3_finalize(statement);
    sqlite3_close(database);
    return value;
}

QString singleText(const QString& path, const char* sql)
{
    sqlite3* database = nullptr;
    sqlite3_open_v2(path.toUtf8().constData(), &database, SQLITE_OPEN_READONLY, nullptr);
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(database, sql, -1, &statement, nullptr);
    QString value;
    if (sqlite3_step(statement) == SQLITE_ROW)
        value = QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(statement, 0)));
    sqlite3_finalize(statement);
    sqlite3_close(database);
    return value;
}

}

/// The starter facts: all there, each with its source.
class FactsTest : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("c.sqlite"));
    ImportReport m_report;
    CatalogPtr m_catalog;

private slots:
    void initTestCase()
    {
        const auto created = createCatalog(m_path, StartWith::StarterFacts, QDate(2026, 12, 1));
        QVERIFY2(created, created ? "" : qPrintable(created.error().message + created.error().detail));
        m_report = *created;
        const auto read = readCatalog(m_path);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message + read.error().detail));
        m_catalog = *read;
    }
    void init() { test::failOnWarnings(); }

    void marks()
    {
        QCOMPARE(single(m_path, "PRAGMA application_id"), 0x47504154);
        QCOMPARE(single(m_path, "PRAGMA user_version"), CurrentSchema);
        QCOMPARE(singleText(m_path, "PRAGMA journal_mode"), QStringLiteral("delete"));
        QCOMPARE(singleText(m_path, "PRAGMA integrity_check"), QStringLiteral("ok"));
        QCOMPARE(single(m_path, "SELECT count(*) FROM pragma_foreign_key_check"), 0);
        QCOMPARE(m_catalog->schema, CurrentSchema);
        QCOMPARE(m_catalog->starterVersion, QStringLiteral("2026-11-30"));
        QVERIFY(m_catalog->remarks.isEmpty());
    }

    void rowCounts_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<qint64>("rows");
        QTest::newRow("sources") << "sources" << qint64(194);
        QTest::newRow("providers") << "providers" << qint64(43);
        QTest::newRow("services") << "services" << qint64(56);
        QTest::newRow("gpus") << "gpus" << qint64(89);
        QTest::newRow("exchange_rates") << "exchange_rates" << qint64(40);
        QTest::newRow("benchmarks") << "benchmarks" << qint64(773);
        QTest::newRow("model_presets") << "model_presets" << qint64(27);
        QTest::newRow("claims") << "claims" << qint64(75);
        QTest::newRow("series") << "series" << qint64(77);
        QTest::newRow("offers") << "offers" << qint64(1080); // 4 of 1084 rows are second readings
        QTest::newRow("observations") << "observations" << qint64(1084 + 93);
    }
    void rowCounts()
    {
        QFETCH(QString, table);
        QTEST(single(m_path, ("SELECT count(*) FROM " + table.toUtf8()).constData()), "rows");
    }

    void nothingWasSkipped()
    {
        for (const RowIssue& issue : m_report.issues)
            QFAIL(qPrintable(issue.file + QStringLiteral(":%1 ").arg(issue.line) + issue.column + u' ' + issue.value
                + u' ' + issue.message));
        for (const TableCount& table : m_report.tables) {
            QCOMPARE(table.skipped + table.stubs + table.conflicts + table.duplicates, 0);
            QCOMPARE(table.read, table.added);
        }
        QCOMPARE(m_report.tables.size(), 10U);
    }

    void everyRowHasItsSource()
    {
        for (const char* table :
            {"providers", "gpus", "benchmarks", "model_presets", "series", "exchange_rates", "offers", "observations"})
            QCOMPARE(
                single(m_path, ("SELECT count(*) FROM " + QByteArray(table) + " WHERE source_id IS NULL").constData()),
                0);
        QCOMPARE(single(m_path, "SELECT count(*) FROM sources WHERE title IS NULL"), 0);
        // What could not be checked has no source, and says so.
        QCOMPARE(single(m_path, "SELECT count(*) FROM claims WHERE source_id IS NULL AND verdict <> 'unverified'"), 0);
    }

    void memoryOfSlicesIsOfTheSlice()
    {
        const auto& count = m_catalog->hardware.numbers("gpu_count");
        const auto& memory = m_catalog->hardware.numbers("gpu_memory_gib");
        const auto& types = m_catalog->hardware.codes("instance_type");
        std::set<std::pair<QString, double>> slices;
        for (std::size_t i = 0; i < count.size(); ++i)
            if (count[i] < 1)
                slices.insert({m_catalog->instanceTypes.texts("instance_type")[types[i]], memory[i]});
        const std::set<std::pair<QString, double>> expected{{u"Standard_NV6ads_A10_v5"_s, 4},
            {u"Standard_NV12ads_A10_v5"_s, 8}, {u"Standard_NV18ads_A10_v5"_s, 12}, {u"GN7.LARGE20"_s, 4},
            {u"GN7.2XLARGE40"_s, 8}, {u"vcg-a100-1c-6g-4vram"_s, 4}, {u"vcg-a100-6c-60g-40vram"_s, 40}};
        QCOMPARE(slices, expected);
    }

    void freeOffersAreFreeAndZeroIsUnknown()
    {
        QCOMPARE(
            single(m_path,
                "SELECT count(*) FROM observations JOIN terms ON terms.id = terms_id WHERE price = 0 AND free = 0"),
            0);
        QCOMPARE(
            single(m_path,
                "SELECT count(DISTINCT offer_id) FROM observations JOIN terms ON terms.id = terms_id WHERE free = 1"),
            2);
    }

    /// Of the four offers with a dated and an undated reading that contradict each other the dated one is current.
    void datedBeatsUndated()
    {
        const Catalog& c = *m_catalog;
        int found = 0;
        for (std::size_t row = 0; row < c.offers.size(); ++row) {
            const auto type = c.hardware.codes("instance_type")[c.offers.hardware[row]];
            const QString region = c.regions.texts("region")[c.offers.region[row]];
            if (c.instanceTypes.texts("instance_type")[type] != QLatin1String("p5en.48xlarge")
                || c.offers.purchaseModel[row] != Spot || region != QLatin1String("us-east-1"))
                continue;
            ++found;
            QCOMPARE(c.offers.current.price[row], 27198800);
            QCOMPARE(c.dates[c.offers.current.observedOn[row]], 20260806);
        }
        QCOMPARE(found, 1);
    }

    void earlierReadings()
    {
        QCOMPARE(m_catalog->earlier.size(), std::size_t(4 + 93));
        QVERIFY(std::is_sorted(m_catalog->earlier.offer.begin(), m_catalog->earlier.offer.end()));
    }

    void listsAreLists()
    {
        const auto& providers = m_catalog->providers.texts("provider");
        const auto aws = static_cast<std::size_t>(
            std::find(providers.begin(), providers.end(), QStringLiteral("aws")) - providers.begin());
        QVERIFY(aws < providers.size());
        const auto& compliance = m_catalog->providers.lists("compliance");
        QCOMPARE(compliance.values[aws], QStringLiteral("PCI DSS;HIPAA;FedRAMP;GDPR;FIPS 140").split(u';'));
        QVERIFY(compliance.known[aws]);
        QCOMPARE(std::count(compliance.known.begin(), compliance.known.end(), true), 15);
    }

    void sameFactsTwiceChangeNothing()
    {
        ImportRequest request;
        request.feed = QStringLiteral("atlas");
        request.today = QDate(2026, 12, 2);
        for (const char* name : {"sources", "providers", "services", "gpus", "exchange_rates", "benchmarks",
                 "model_presets", "claims", "series", "offers", "price_history"}) {
            QFile file(
                QStringLiteral(ATLAS_SOURCE_DIR "/resources/catalog/") + QLatin1String(name) + QStringLiteral(".csv"));
            QVERIFY(file.open(QIODevice::ReadOnly));
            request.inputs.push_back({QLatin1String(name), file.readAll()});
        }
        const auto report = importInto(m_path, request);
        QVERIFY2(report, report ? "" : qPrintable(report.error().message));
        QVERIFY(!report->changedAnything());
        QVERIFY(!report->run);
        for (const TableCount& table : report->tables)
            QCOMPARE(table.duplicates, table.read);
        QCOMPARE(single(m_path, "SELECT count(*) FROM import_runs"), 1);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, FactsTest)
#include "tst_facts.moc"
