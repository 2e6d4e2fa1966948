// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

using namespace atlas;
using namespace atlas::test;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Runs SQL with none of the protections of a catalog.
void run(const QString& path, const QByteArray& sql)
{
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(path.toUtf8().constData(), &database), SQLITE_OK);
    char* message = nullptr;
    const int result = sqlite3_exec(database, sql.constData(), nullptr, nullptr, &message);
    QVERIFY2(result == SQLITE_OK, message);
    sqlite3_close(database);
}

}

/// Files that are no catalog, broken, locked or hostile: the right answer, and not a byte changed.
class HostileTest : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_base;
    QByteArray m_good; ///< a whole starter catalog
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

    [[nodiscard]] std::map<QString, QByteArray> everything() const
    {
        std::map<QString, QByteArray> files;
        const QDir folder(m_folder->path());
        for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden | QDir::System))
            files[name] = bytesOf(folder.filePath(name));
        return files;
    }

    /// Reading, checking and importing all answer with that code and leave everything as it was.
    void refuses(ErrorCode code, const QString& says, bool alsoWriting = true)
    {
        const auto before = everything();
        const auto read = readCatalog(m_path);
        QVERIFY(!read);
        QVERIFY2(read.error().code == code, qPrintable(read.error().message + u" / "_s + read.error().detail));
        QVERIFY2(
            read.error().message.contains(says), qPrintable(read.error().message + u" / "_s + read.error().detail));
        QVERIFY(read.error().message.contains(m_path));
        QVERIFY(!checkFile(m_path));
        QVERIFY(!importRuns(m_path));
        if (alsoWriting) {
            QVERIFY(!importInto(m_path, request("source,title\na,A\n")));
            QVERIFY(!undoImport(m_path, {}));
        }
        QVERIFY(everything() == before);
    }

private slots:
    void initTestCase()
    {
        const QString path = m_base.filePath(u"good.sqlite"_s);
        QVERIFY(createCatalog(path, StartWith::StarterFacts, QDate(2026, 12, 1)));
        m_good = bytesOf(path);
    }
    void init()
    {
        failOnWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"a catalog?#%20.db"_s);
    }

    void aGoodCatalogIsReadAndNotTouched()
    {
        write(m_path, m_good);
        const auto before = everything();
        QVERIFY(readCatalog(m_path));
        QVERIFY(checkFile(m_path)->ok);
        QVERIFY(everything() == before);
    }

    void noDatabase_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << QByteArray("") << "is empty";
        QTest::newRow("CSV") << QByteArray("provider,gpu\naws,h100\n") << "is a CSV file";
        QTest::newRow("CSV, UTF-16") << QByteArray("\xFF\xFEp\0,\0g\0\n\0", 10) << "is a CSV file";
        QTest::newRow("PNG") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << "is a picture";
        QTest::newRow("JPEG") << QByteArray("\xFF\xD8\xFF\xE0\0\x10JFIF", 10) << "is a picture";
        QTest::newRow("SQL script") << QByteArray("PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE a(b);\n")
                                    << "is an SQL script";
        QTest::newRow("SQL comment") << QByteArray("-- dump\ncreate table a(b);\n") << "is an SQL script";
        QTest::newRow("JSON") << QByteArray("[{\"a\": 1}]") << "is a JSON file";
        QTest::newRow("text") << QByteArray("hello\nworld\n") << "is a text file";
        QTest::newRow("spreadsheet") << QByteArray("PK\x03\x04\x14\0\0\0", 8) << "spreadsheet";
        QTest::newRow("PDF") << QByteArray("%PDF-1.4\n") << "PDF";
        QByteArray noise(8192, Qt::Uninitialized);
        QRandomGenerator random(1);
        for (char& c : noise)
            c = static_cast<char>(random.bounded(256));
        QTest::newRow("encrypted") << noise << "may be encrypted";
        QTest::newRow("one NUL") << QByteArray("\0", 1) << "may be encrypted";
    }
    void noDatabase()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        write(m_path, bytes);
        refuses(ErrorCode::NotADatabase, says);
    }

    void noFile()
    {
        refuses(ErrorCode::NotFound, u"does not exist"_s);
        QVERIFY(!QFile::exists(m_path));
        QVERIFY(QDir().mkpath(m_path));
        refuses(ErrorCode::NotADatabase, u"is not a file"_s);
    }

    void cutShort_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {1, 20, 60, 99})
            QTest::addRow("%d", percent) << percent;
    }
    void cutShort()
    {
        QFETCH(int, percent);
        write(m_path, m_good.left(m_good.size() * percent / 100));
        refuses(ErrorCode::Damaged, u"its end is missing"_s);
        write(m_path, m_good.left(50));
        refuses(ErrorCode::Damaged, u"its end is missing"_s);
    }

    void wrongHeader()
    {
        QByteArray bytes = m_good;
        bytes[16] = 0x03; // a page size that is no power of two
        write(m_path, bytes);
        refuses(ErrorCode::Damaged, u"damaged"_s);
    }

    /// Any page may be overwritten: an answer or an error, no crash, nothing written, and the check finds it.
    void flippedPages()
    {
        constexpr qsizetype Page = 4096;
        QRandomGenerator random(7);
        int found = 0;
        const qsizetype pages = m_good.size() / Page;
        for (qsizetype page = 0; page < pages; page += 1 + random.bounded(4)) {
            QByteArray bytes = m_good;
            const qsizetype from = page * Page + (page == 0 ? 100 : 0);
            for (qsizetype i = from; i < (page + 1) * Page; ++i)
                bytes[i] = static_cast<char>(~bytes[i]);
            write(m_path, bytes);
            const auto before = everything();
            const auto read = readCatalog(m_path);
            QVERIFY2(!read, QByteArray::number(page).constData());
            QVERIFY2(read.error().code == ErrorCode::Damaged || read.error().code == ErrorCode::Hostile
                    || read.error().code == ErrorCode::NotADatabase,
                qPrintable(read.error().message + read.error().detail));
            const auto checked = checkFile(m_path);
            QVERIFY2(!checked || !checked->ok, QByteArray::number(page).constData());
            const auto imported = importInto(m_path, request("source,title\nnew,New\n"));
            QVERIFY2(!imported, QByteArray::number(page).constData());
            QVERIFY(everything() == before);
            ++found;
        }
        QVERIFY(found > 20);
    }

    /// Rows that break a rule of their table are no rows to calculate with, and the check names them.
    void brokenConstraints()
    {
        write(m_path, m_good);
        run(m_path, "PRAGMA ignore_check_constraints = 1; UPDATE hardware SET gpu_count = -1 WHERE id IN (1, 2)");
        const auto before = everything();
        const auto read = readCatalog(m_path);
        QVERIFY(!read);
        QVERIFY(read.error().code == ErrorCode::Damaged);
        QVERIFY2(
            read.error().message.contains(u"CHECK constraint failed in hardware"_s), qPrintable(read.error().message));
        const auto checked = checkFile(m_path);
        QVERIFY(checked);
        QVERIFY(!checked->ok);
        QCOMPARE(checked->problems.size(), 2);
        QVERIFY(everything() == before);
    }

    /// Single bytes: the same, though the check cannot know of a digit that is another digit now.
    void flippedBytes()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < 300; ++round) {
            QByteArray bytes = m_good;
            for (int i = 0; i < 20; ++i)
                bytes[random.bounded(static_cast<int>(bytes.size()))] = static_cast<char>(random.bounded(256));
            write(m_path, bytes);
            const auto read = readCatalog(m_path);
            Q_UNUSED(read)
            auto dry
                = request(OfferHeader + "aws,EC2,p5.48xlarge,us-east-1,us,on_demand,,t4,8,80,,50,USD,2026-12-01,x,\n");
            dry.dryRun = true;
            const auto imported = importInto(m_path, dry);
            Q_UNUSED(imported)
            QVERIFY(bytesOf(m_path) == bytes);
        }
        QCOMPARE(everything().size(), 1U);
    }

    void lockedByAnotherProgram()
    {
        write(m_path, m_good);
        sqlite3* other = nullptr;
        QCOMPARE(sqlite3_open(m_path.toUtf8().constData(), &other), SQLITE_OK);
        QCOMPARE(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK);
        const auto read = readCatalog(m_path);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Locked);
        QVERIFY(read.error().message.contains(u"is locked by another program"_s));
        const auto imported = importInto(m_path, request("source,title\na,A\n"));
        QVERIFY(!imported);
        QCOMPARE(imported.error().code, ErrorCode::Locked);
        sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr);
        sqlite3_close(other);
        QVERIFY(readCatalog(m_path));
        QCOMPARE(bytesOf(m_path), m_good);
    }

    void otherApplication()
    {
        run(m_path, "CREATE TABLE offers (id INTEGER PRIMARY KEY); PRAGMA user_version = 1;");
        refuses(ErrorCode::NotADatabase, u"of another program"_s);
    }

    void newerSchema()
    {
        write(m_path, m_good);
        const QByteArray next = QByteArray::number(CurrentSchema + 1);
        run(m_path, "PRAGMA user_version = " + next);
        refuses(ErrorCode::NewerSchema, u"needs a newer GPU Atlas: it has schema "_s + QString::fromLatin1(next));
        run(m_path, "ALTER TABLE offers DROP COLUMN source_id");
        refuses(ErrorCode::NewerSchema, u"needs a newer GPU Atlas"_s);
        write(m_path, m_good);
        run(m_path, "PRAGMA user_version = 0");
        refuses(ErrorCode::Damaged, u"schema number"_s);
    }

    void strangeObjects_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QString>("name");
        QTest::newRow("trigger") << QByteArray(
            "CREATE TRIGGER evil AFTER INSERT ON offers BEGIN DELETE FROM offers; END")
                                 << "evil";
        QTest::newRow("view") << QByteArray("CREATE VIEW nice AS SELECT 1") << "nice";
        QTest::newRow("endless view") << QByteArray(
            "PRAGMA foreign_keys = OFF; DROP TABLE series; CREATE VIEW series AS WITH RECURSIVE n(i) AS (SELECT 1 "
            "UNION ALL SELECT i + 1 FROM n) SELECT i AS id FROM n")
                                      << "series";
        QTest::newRow("table") << QByteArray("CREATE TABLE more (a)") << "more";
        QTest::newRow("index") << QByteArray("CREATE INDEX fast ON offers (hardware_id)") << "fast";
        QTest::newRow("other columns") << QByteArray("ALTER TABLE notes ADD COLUMN more TEXT") << "notes";
        const QByteArray edit = "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE notes (id "
                                "INTEGER PRIMARY KEY, note TEXT NOT NULL UNIQUE, %1)' WHERE name = 'notes'";
        QTest::newRow("generated column") << QByteArray(edit).replace("%1", "more TEXT AS (upper(note))") << "notes";
        QTest::newRow("loading column") << QByteArray(edit).replace("%1", "more TEXT AS (load_extension(note))")
                                        << "notes";
        QTest::newRow("writing column") << QByteArray(edit).replace("%1", "more TEXT AS (writefile(note, note))")
                                        << "notes";
        QTest::newRow("check") << QByteArray(edit).replace("%1", "CHECK (load_extension(note))") << "notes";
        QTest::newRow("looser table") << QByteArray(
            "PRAGMA foreign_keys = OFF; DROP TABLE notes; CREATE TABLE notes (id INTEGER PRIMARY KEY, note TEXT)")
                                      << "notes";
        QTest::newRow("virtual table") << QByteArray("CREATE VIRTUAL TABLE search USING fts5(a)") << "search";
    }
    void strangeObjects()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QString, name);
        write(m_path, m_good);
        run(m_path, sql);
        refuses(ErrorCode::Hostile, name);
    }

    void missingTable()
    {
        write(m_path, m_good);
        run(m_path, "PRAGMA foreign_keys = OFF; DROP TABLE series");
        refuses(ErrorCode::Damaged, u"“series”"_s);
    }

    void statisticsAreFine()
    {
        write(m_path, m_good);
        run(m_path, "ANALYZE");
        QVERIFY(readCatalog(m_path));
    }

    void hugeValues()
    {
        write(m_path, m_good);
        run(m_path, "INSERT INTO notes (note) VALUES (CAST(zeroblob(100000000) AS TEXT))");
        const auto before = everything();
        const auto read = readCatalog(m_path);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Hostile);
        QVERIFY(everything() == before);
    }

    void hugeIds()
    {
        write(m_path, m_good);
        // An id for which an array would take 2^62 entries, and a row that uses it.
        run(m_path,
            "INSERT INTO notes (id, note) VALUES (4611686018427387904, 'far'); "
            "INSERT INTO sources (id, source) VALUES (9223372036854775807, 'far'); "
            "INSERT INTO offers SELECT 9223372036854775806, instance_type_id, region_id, 5, variant_id, hardware_id, "
            "source_id FROM offers WHERE id = 1; "
            "INSERT INTO observations SELECT 9223372036854775806, 9223372036854775807, price, currency_id, date_id, "
            "9223372036854775807, 4611686018427387904, terms_id, run_id FROM observations WHERE offer_id = 1");
        const auto read = readCatalog(m_path);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        const Catalog& c = **read;
        QCOMPARE(c.offers.size(), 1081U);
        QCOMPARE(c.notes.at(c.offers.current.note[1080]), u"far"_s);
        QCOMPARE(c.sources.texts("source").at(c.offers.current.source[1080]), u"far"_s);
        QVERIFY(c.heapBytes() < 10'000'000);
    }

    void danglingReferences_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("note") << QByteArray("UPDATE observations SET note_id = 999999 WHERE offer_id = 5");
        QTest::newRow("hardware") << QByteArray("UPDATE offers SET hardware_id = 999999 WHERE id = 5");
        QTest::newRow("offer") << QByteArray("DELETE FROM offers WHERE id = 5");
        QTest::newRow("last offer") << QByteArray("DELETE FROM offers WHERE id = (SELECT max(id) FROM offers)");
        QTest::newRow("gpu") << QByteArray("DELETE FROM gpus WHERE id = 1");
        QTest::newRow("purchase models") << QByteArray(
            "UPDATE purchase_models SET purchase_model = 'barter' WHERE id = 2");
        QTest::newRow("date") << QByteArray("UPDATE dates SET date = '2026-19-39' WHERE id = 1");
    }
    void danglingReferences()
    {
        QFETCH(QByteArray, sql);
        write(m_path, m_good);
        run(m_path, "PRAGMA foreign_keys = OFF; " + sql);
        const auto read = readCatalog(m_path);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Damaged);
        const auto checked = checkFile(m_path);
        QVERIFY(checked);
        QVERIFY(!checked->ok);
        QVERIFY(!checked->problems.isEmpty());
    }
};

ATLAS_TEST_MAIN(QCoreApplication, HostileTest)
#include "tst_hostile.moc"
