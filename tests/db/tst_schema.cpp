// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/connection.h"

#include "catalog/tablespec.h"
#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QTest>
#include <set>
#include <thread>

using namespace atlas;
using namespace atlas::test;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
}

/// First column of all rows.
QStringList column(const QString& path, const QByteArray& sql)
{
    QStringList rows;
    sqlite3* database = nullptr;
    sqlite3_open_v2(path.toUtf8().constData(), &database, SQLITE_OPEN_READONLY, nullptr);
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(database, sql.constData(), -1, &statement, nullptr);
    while (sqlite3_step(statement) == SQLITE_ROW)
        rows += QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(statement, 0)));
    sqlite3_finalize(statement);
    sqlite3_close(database);
    return rows;
}

QByteArray schemaFile(const char* name)
{
    return bytesOf(QStringLiteral(ATLAS_SOURCE_DIR "/db/sqlite/schema/") + QLatin1String(name));
}

/// The steps that lead from nothing to the present schema.
std::vector<QByteArray> presentSteps()
{
    std::vector<QByteArray> steps;
    for (const QString& name : QDir(QStringLiteral(ATLAS_SOURCE_DIR "/db/sqlite/schema")).entryList(QDir::Files))
        steps.push_back(schemaFile(name.toLatin1().constData()));
    return steps;
}

/// The schema after the present one, by that step.
Schema after(const char* step)
{
    std::vector<QByteArray> steps = presentSteps();
    steps.emplace_back(step);
    return Schema(std::move(steps));
}

/// As a later program would have it.
Schema later()
{
    return after("CREATE TABLE more (id INTEGER PRIMARY KEY) STRICT; INSERT INTO more SELECT id FROM sources;");
}

/// What the name of the copy ends with that is made before the step to the next schema.
const QString Copy = u".bak-%1"_s.arg(CurrentSchema);

}

/// The rules that the file itself keeps, and how it gets from one schema to the next.
class SchemaTest : public QObject, public CatalogFixture
{
    Q_OBJECT
private:
    /// Result code of one statement on the starter catalog with foreign keys on.
    int tried(const QByteArray& sql)
    {
        sqlite3* database = nullptr;
        sqlite3_open(m_path.toUtf8().constData(), &database);
        sqlite3_exec(database, "PRAGMA foreign_keys = ON", nullptr, nullptr, nullptr);
        const int result = sqlite3_exec(database, sql.constData(), nullptr, nullptr, nullptr);
        sqlite3_close(database);
        return result;
    }

private slots:
    void init()
    {
        failOnWarnings();
        makeCatalog();
    }

    void everyTableIsStrict()
    {
        const QStringList loose = column(m_path,
            "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict AND name <> "
            "'sqlite_schema'");
        QCOMPARE(loose, QStringList());
        QVERIFY(column(m_path, "SELECT name FROM sqlite_schema WHERE type = 'table'").size() > 20);
    }

    void tablesHaveTheFieldsOfTheirSpecs()
    {
        for (const TableSpec& table : plainTables()) {
            const QByteArray name(table.name.data(), qsizetype(table.name.size()));
            std::set<QString> expected{u"id"_s};
            for (const Field& field : table.fields) {
                const QString key = QString::fromLatin1(field.key.data(), qsizetype(field.key.size()));
                if (field.type == FieldType::List)
                    QCOMPARE(
                        column(m_path, "SELECT name FROM pragma_table_info('" + name + "_" + key.toLatin1() + "')"),
                        (QStringList{u"row_id"_s, u"position"_s, u"value"_s}));
                else
                    expected.insert(field.type == FieldType::Reference ? key + u"_id"_s : key);
            }
            const QStringList found = column(m_path, "SELECT name FROM pragma_table_info('" + name + "')");
            QCOMPARE(std::set<QString>(found.begin(), found.end()), expected);
        }
    }

    void rules_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("text for a number") << QByteArray("INSERT INTO gpus (gpu, year) VALUES ('x', 'new')");
        QTest::newRow("same GPU twice") << QByteArray("INSERT INTO gpus (gpu) VALUES ('h100-sxm-80gb')");
        QTest::newRow("no name") << QByteArray("INSERT INTO providers (provider) VALUES ('')");
        QTest::newRow("GPU kind") << QByteArray("INSERT INTO gpus (gpu, gpu_kind) VALUES ('x', 'abacus')");
        QTest::newRow("source that does not exist")
            << QByteArray("INSERT INTO gpus (gpu, source_id) VALUES ('x', 99999)");
        QTest::newRow("date") << QByteArray("INSERT INTO dates (date) VALUES ('1.1.2026')");
        QTest::newRow("currency") << QByteArray("INSERT INTO currencies (currency) VALUES ('usd')");
        QTest::newRow("negative price") << QByteArray("UPDATE observations SET price = -1 WHERE offer_id = 1");
        QTest::newRow("price without currency")
            << QByteArray("UPDATE observations SET price = 1, currency_id = NULL WHERE offer_id = 1");
        QTest::newRow("no GPUs") << QByteArray("UPDATE hardware SET gpu_count = 0 WHERE id = 1");
        QTest::newRow("region group") << QByteArray("UPDATE regions SET region_group = 'mars' WHERE id = 1");
        QTest::newRow("same region twice") << QByteArray(
            "INSERT INTO regions (provider_id, region) SELECT provider_id, region FROM regions WHERE region IS NULL");
        QTest::newRow("hardware of another instance type")
            << QByteArray("UPDATE offers SET hardware_id = (SELECT max(id) FROM hardware) WHERE id = 1");
        QTest::newRow("same offer twice")
            << QByteArray("INSERT INTO offers (instance_type_id, region_id, purchase_model_id, variant_id, "
                          "hardware_id, source_id) SELECT instance_type_id, region_id, purchase_model_id, variant_id, "
                          "hardware_id, source_id FROM offers WHERE id = 1");
        QTest::newRow("offer with readings") << QByteArray("DELETE FROM offers WHERE id = 1");
    }
    void rules()
    {
        QFETCH(QByteArray, sql);
        QFile::remove(m_path);
        QVERIFY(createCatalog(m_path, StartWith::StarterFacts, QDate(2026, 12, 1)));
        const QByteArray before = bytesOf(m_path);
        QCOMPARE(tried(sql), SQLITE_CONSTRAINT);
        QCOMPARE(bytesOf(m_path), before);
    }

    void newCatalogOverNothingElse()
    {
        const QByteArray before = bytesOf(m_path);
        const auto again = createCatalog(m_path, StartWith::StarterFacts, QDate(2026, 12, 1));
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::AlreadyExists);
        QCOMPARE(bytesOf(m_path), before);
        const auto nowhere
            = createCatalog(m_folder.filePath(u"no/such/folder.sqlite"_s), StartWith::Nothing, QDate(2026, 12, 1));
        QVERIFY(!nowhere);
        QCOMPARE(nowhere.error().code, ErrorCode::InputOutput);
        QVERIFY(nowhere.error().message.contains(u"folder.sqlite”"_s));
        QVERIFY(QDir(m_folder.path()).entryList({u"*.part*"_s}).isEmpty());
    }

    void sameFactsSameCatalog()
    {
        const QString one = m_folder.filePath(u"one"_s), two = m_folder.filePath(u"two"_s);
        QVERIFY(createCatalog(one, StartWith::StarterFacts, QDate(2026, 12, 1)));
        QVERIFY(createCatalog(two, StartWith::StarterFacts, QDate(2026, 12, 1)));
        QCOMPARE(dumpOf(one), dumpOf(two));
    }

    void olderCatalogIsMigratedInMemory()
    {
        import("source,title\na,A\n");
        const QByteArray before = bytesOf(m_path);
        auto opened = Connection::forReading(m_path, nullptr, later());
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message + opened.error().detail));
        QCOMPARE(opened->schema(), CurrentSchema);
        QCOMPARE(bytesOf(m_path), before);
        QCOMPARE(QDir(m_folder.path()).entryList({u"*bak*"_s}), QStringList());
    }

    void ownCatalogIsCopiedBeforeItIsMigrated()
    {
        import("source,title\na,A\n");
        const Dump before = dumpOf(m_path);
        {
            const auto opened = Connection::forWriting(m_path, nullptr, later());
            QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message + opened.error().detail));
            QCOMPARE(opened->schema(), CurrentSchema + 1);
        }
        QCOMPARE(dumpOf(m_path + Copy), before);
        QVERIFY(checkFile(m_path + Copy)->ok);
        QCOMPARE(column(m_path, "PRAGMA user_version"), QStringList(QString::number(CurrentSchema + 1)));
        QCOMPARE(column(m_path, "SELECT count(*) FROM more"), QStringList(u"1"_s));
        const auto read = readCatalog(m_path);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::NewerSchema);
    }

    void noMigrationWithoutItsCopy()
    {
        import("source,title\na,A\n");
        const QByteArray before = bytesOf(m_path);
        // A folder stands where the copy would.
        QVERIFY(QDir().mkpath(m_path + Copy + u"/x"_s));
        const auto opened = Connection::forWriting(m_path, nullptr, later());
        QVERIFY(!opened);
        QVERIFY(opened.error().message.contains(Copy + u"”"_s));
        QCOMPARE(bytesOf(m_path), before);
        QVERIFY(!QFileInfo::exists(m_path + Copy + u".part"_s));
    }

    void twoProgramsMigrateOnce()
    {
        import("source,title\na,A\n");
        const Dump before = dumpOf(m_path);
        std::vector<QString> results(6);
        std::vector<std::thread> programs;
        for (QString& result : results)
            programs.emplace_back([&result, path = m_path] {
                const auto opened = Connection::forWriting(path, nullptr, later());
                result = opened ? QString::number(opened->schema()) : opened.error().message + opened.error().detail;
            });
        for (std::thread& program : programs)
            program.join();
        QCOMPARE(results, std::vector<QString>(6, QString::number(CurrentSchema + 1)));
        QCOMPARE(dumpOf(m_path + Copy), before);
        QCOMPARE(column(m_path, "SELECT count(*) FROM more"), QStringList(u"1"_s));
    }

    void aCopyOfBeforeIsReplaced()
    {
        import("source,title\na,A\n");
        QFile old(m_path + Copy);
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(Connection::forWriting(m_path, nullptr, later()));
        QVERIFY(checkFile(old.fileName())->ok);
        QCOMPARE(QFileInfo(old.fileName()).permissions(), QFileInfo(m_path).permissions());
    }

    /// Every schema there ever was, in the place of the user's own catalog.
    void ownCatalogOfEverySchema()
    {
        const std::vector<QByteArray> steps = presentSteps();
        QCOMPARE(steps.size(), CurrentSchema);
        std::vector<QByteArray> until;
        for (int schema = 1; schema <= CurrentSchema; ++schema) {
            until.push_back(steps.at(schema - 1));
            const QString path = ownCatalogPath();
            QVERIFY(QDir(QFileInfo(path).absolutePath()).removeRecursively());
            QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
            QVERIFY(Connection::create(path, path, Schema(until)));
            const QString copy = path + u".bak-%1"_s.arg(schema);
            const Dump before = dumpOf(path);
            const auto found = ensureOwnCatalog(QDate(2026, 12, 1));
            QVERIFY2(found, found ? "" : qPrintable(found.error().message));
            QCOMPARE(column(path, "PRAGMA user_version"), QStringList(QString::number(CurrentSchema)));
            QVERIFY(checkFile(path)->ok);
            QCOMPARE(QFileInfo::exists(copy), schema < CurrentSchema);
            if (schema < CurrentSchema)
                QCOMPARE(dumpOf(copy), before);
        }
        QVERIFY(QDir(QFileInfo(ownCatalogPath()).absolutePath()).removeRecursively());
    }

    void migrationThatFailsChangesNothing()
    {
        const QByteArray before = bytesOf(m_path);
        const Schema broken = after("CREATE TABLE more (id INTEGER PRIMARY KEY) STRICT; CREATE TABLE offers (id);");
        QVERIFY(!Connection::forWriting(m_path, nullptr, broken));
        QCOMPARE(bytesOf(m_path), before);
        QVERIFY(readCatalog(m_path));
    }

    void ownCatalogIsMadeOnceByTwoStarts()
    {
        std::vector<Result<QString>> paths(4, QString());
        std::vector<std::thread> starts;
        for (auto& path : paths)
            starts.emplace_back([&path] { path = ensureOwnCatalog(QDate(2026, 12, 1)); });
        for (std::thread& start : starts)
            start.join();
        for (const auto& path : paths)
            QVERIFY2(path, path ? "" : qPrintable(path.error().message));
        const QString path = *paths.front();
        QVERIFY(path.endsWith(u"/gpu-atlas/catalog.sqlite"_s));
        QVERIFY(path.startsWith(qEnvironmentVariable("XDG_DATA_HOME")));
        QCOMPARE(QFileInfo(path).dir().entryList(QDir::Files), QStringList(u"catalog.sqlite"_s));
        const auto read = readCatalog(path);
        QVERIFY(read);
        QCOMPARE((*read)->offers.size(), 1080U);
        const QByteArray before = bytesOf(path);
        QCOMPARE(*ensureOwnCatalog(QDate(2026, 12, 2)), path);
        QCOMPARE(bytesOf(path), before);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, SchemaTest)
#include "tst_schema.moc"
