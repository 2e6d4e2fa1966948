// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/backup.h"
#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace atlas;
using namespace atlas::test;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// Another program at work on the file.
class Writer
{
public:
    explicit Writer(const QString& path) { sqlite3_open(path.toUtf8().constData(), &m_database); }
    ~Writer() { sqlite3_close(m_database); }
    Q_DISABLE_COPY_MOVE(Writer)
    void run(const char* sql) { QCOMPARE(sqlite3_exec(m_database, sql, nullptr, nullptr, nullptr), SQLITE_OK); }

private:
    sqlite3* m_database = nullptr;
};

}

class BackupTest : public QObject, public CatalogFixture
{
    Q_OBJECT
private:
    [[nodiscard]] QString target() const { return m_folder.filePath(u"copies/备份.sqlite"_s); }
    [[nodiscard]] QStringList copies() const
    {
        return QDir(m_folder.filePath(u"copies"_s))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

private slots:
    void init()
    {
        failOnWarnings();
        makeCatalog();
        import(OfferHeader + "a,,x,r,us,on_demand,,g,1,24,0,0.5,USD,2026-11-01,s,\n");
        QDir(m_folder.filePath(u"copies"_s)).removeRecursively();
        QVERIFY(QDir(m_folder.path()).mkpath(u"copies"_s));
    }

    void copyIsTheSameCatalog()
    {
        const QByteArray before = bytesOf(m_path);
        const auto copied = backUpCatalog(m_path, target());
        QVERIFY2(copied, copied ? "" : qPrintable(copied.error().message + copied.error().detail));
        QCOMPARE(dumpOf(target()), dumpOf(m_path));
        QVERIFY(checkFile(target())->ok);
        // Runs go with it, so that they can still be undone.
        QCOMPARE(importRuns(target())->size(), 1U);
        QVERIFY(undoImport(target(), {}));
        QCOMPARE(bytesOf(m_path), before);
        QCOMPARE(copies(), QStringList(u"备份.sqlite"_s));
    }

    void replacesWhatIsThere()
    {
        put(target(), "old");
        QFile::setPermissions(target(), QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(backUpCatalog(m_path, target()));
        QCOMPARE(dumpOf(target()), dumpOf(m_path));
        QVERIFY(!(QFileInfo(target()).permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    }

    void notOverItself_data()
    {
        QTest::addColumn<bool>("link");
        QTest::newRow("same name") << false;
        QTest::newRow("through a link") << true;
    }
    void notOverItself()
    {
        QFETCH(bool, link);
        const QByteArray before = bytesOf(m_path);
        const QString name = link ? target() : m_path;
        if (link)
            QVERIFY(QFile::link(m_path, target()));
        const auto copied = backUpCatalog(m_path, name);
        QVERIFY(!copied);
        QCOMPARE(copied.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(bytesOf(m_path), before);
    }

    void failsWhole_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("named");
        const QString copy = m_folder.filePath(u"copies/copy.sqlite"_s);
        QTest::newRow("damaged catalog") << u"damaged"_s << copy << u"damaged"_s;
        QTest::newRow("no catalog") << u"none"_s << copy << u"none"_s;
        QTest::newRow("another database") << u"other"_s << copy << u"other"_s;
        QTest::newRow("no folder") << QString() << m_folder.filePath(u"nowhere/copy.sqlite"_s) << u"nowhere"_s;
        QTest::newRow("a folder") << QString() << m_folder.filePath(u"copies"_s) << u"copies"_s;
        QTest::newRow("a device") << QString() << u"/dev/null"_s << u"/dev/null"_s;
        QTest::newRow("no name") << QString() << QString() << u"“”"_s;
    }
    void failsWhole()
    {
        QFETCH(QString, source);
        QFETCH(QString, target);
        QFETCH(QString, named);
        const QString path = source.isEmpty() ? m_path : m_folder.filePath(source);
        if (source == u"damaged"_s) {
            QByteArray bytes = bytesOf(m_path);
            bytes.replace(3 * 4096, 2 * 4096, QByteArray(2 * 4096, '\x55'));
            put(path, bytes);
        } else if (source == u"other"_s) {
            Writer(path).run("CREATE TABLE t (a)");
        }
        if (target.endsWith(u"copy.sqlite"_s) && !target.contains(u"nowhere"_s))
            put(target, "old");
        const auto copied = backUpCatalog(path, target);
        QVERIFY(!copied);
        QVERIFY2(copied.error().message.contains(named), qPrintable(copied.error().message));
        QVERIFY2(!copied.error().message.contains(u".gpu-atlas-"_s), qPrintable(copied.error().message));
        if (QFileInfo(target).isFile())
            QCOMPARE(bytesOf(target), "old");
        QVERIFY(copies().isEmpty() || copies() == QStringList(u"copy.sqlite"_s));
    }

    void oneStateWhileOthersWrite()
    {
        const Dump before = dumpOf(m_path);
        Writer other(m_path);
        other.run("BEGIN IMMEDIATE");
        other.run("INSERT INTO sources (source) VALUES ('half done')");
        QVERIFY(backUpCatalog(m_path, target()));
        other.run("COMMIT");
        QCOMPARE(dumpOf(target()), before);
        QVERIFY(backUpCatalog(m_path, target()));
        QCOMPARE(dumpOf(target()), dumpOf(m_path));
    }

    void changesThatAreStillInTheLog()
    {
        Writer other(m_path);
        other.run("PRAGMA journal_mode = WAL");
        other.run("INSERT INTO sources (source) VALUES ('in the log')");
        QVERIFY(QFileInfo(m_path + u"-wal"_s).size() > 0);
        QVERIFY(backUpCatalog(m_path, target()));
        QCOMPARE(rowsIn(dumpOf(target()), "sources"), rowsIn(dumpOf(m_path), "sources"));
        QVERIFY(checkFile(target())->ok);
    }

    void whatIsLeftBesideTheTarget()
    {
        put(target() + u"-journal"_s, "left");
        const auto copied = backUpCatalog(m_path, target());
        QVERIFY(!copied);
        QCOMPARE(copied.error().code, ErrorCode::Conflict);
        QCOMPARE(copies(), QStringList(u"备份.sqlite-journal"_s));
    }

    void fullDiskKeepsTheOldCopy()
    {
        put(target(), "old");
        const pid_t child = fork();
        if (child == 0) {
            std::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{8192, 8192};
            setrlimit(RLIMIT_FSIZE, &limit);
            _exit(backUpCatalog(m_path, target()) ? 1 : 0);
        }
        int status = -1;
        QCOMPARE(waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
        QCOMPARE(bytesOf(target()), "old");
        QCOMPARE(copies(), QStringList(u"备份.sqlite"_s));
    }
};

ATLAS_TEST_MAIN(QCoreApplication, BackupTest)
#include "tst_backup.moc"
