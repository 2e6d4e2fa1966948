// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QTest>

using namespace atlas;
using namespace atlas::test;

/// Catalogs with a write-ahead log or a rollback journal beside them, as a crash or another program leaves them.
class JournalsTest : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

    [[nodiscard]] QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
    }
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
    }
    [[nodiscard]] QByteArray allBytes() const
    {
        QByteArray bytes;
        for (const QString& name : names())
            bytes += bytesOf(m_folder->filePath(name));
        return bytes;
    }
    static sqlite3* open(const QString& path)
    {
        sqlite3* database = nullptr;
        sqlite3_open(path.toUtf8().constData(), &database);
        return database;
    }
    static void exec(sqlite3* database, const char* sql)
    {
        char* message = nullptr;
        const int result = sqlite3_exec(database, sql, nullptr, nullptr, &message);
        QVERIFY2(result == SQLITE_OK, message);
    }
    /// What a crash would leave: copies of the files while a connection is in the middle of something.
    QString crash(const QString& from) const
    {
        const QString path = m_folder->filePath(u"crashed.sqlite"_s);
        for (const char* suffix : {"", "-wal", "-journal"})
            if (QFile::exists(from + QLatin1String(suffix)))
                QFile::copy(from + QLatin1String(suffix), path + QLatin1String(suffix));
        return path;
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"c.sqlite"_s);
        QVERIFY(createCatalog(m_path, StartWith::Nothing, QDate(2026, 12, 1)));
    }

    void logWithoutFile()
    {
        sqlite3* database = open(m_path);
        exec(database, "PRAGMA journal_mode = WAL; INSERT INTO sources (source) VALUES ('s')");
        sqlite3_close(database);
        QCOMPARE(names(), QStringList(u"c.sqlite"_s));
        const QByteArray before = allBytes();
        const auto read = readCatalog(m_path);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message + read.error().detail));
        QCOMPARE((*read)->sources.size(), 1U);
        QVERIFY((*read)->remarks.isEmpty());
        QVERIFY(checkFile(m_path)->ok);
        QCOMPARE(names(), QStringList(u"c.sqlite"_s));
        QCOMPARE(allBytes(), before);
    }

    void logWithRecentChanges()
    {
        sqlite3* database = open(m_path);
        exec(database,
            "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; INSERT INTO sources (source) VALUES ('s')");
        const QString crashed = crash(m_path);
        sqlite3_close(database);
        QFile::remove(m_path);
        m_path = crashed;
        QVERIFY(QFile::exists(m_path + u"-wal"_s));
        const QStringList before = names();
        const QByteArray bytes = allBytes();
        const auto read = readCatalog(m_path);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message + read.error().detail));
        QCOMPARE((*read)->sources.size(), 1U);
        QCOMPARE((*read)->path, m_path);
        QCOMPARE(names(), before);
        QCOMPARE(allBytes(), bytes);
    }

    void logThatCannotBeRead()
    {
        sqlite3* database = open(m_path);
        exec(database,
            "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; INSERT INTO sources (source) VALUES ('s')");
        const QString crashed = crash(m_path);
        sqlite3_close(database);
        QFile::remove(m_path);
        // For the superuser every file is readable, so the log is a folder here.
        QFile::remove(crashed + u"-wal"_s);
        QVERIFY(QDir().mkpath(crashed + u"-wal/x"_s));
        const auto read = readCatalog(crashed);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message + read.error().detail));
        QCOMPARE((*read)->remarks.size(), 1);
        QVERIFY((*read)->remarks.first().contains(u"Recent changes"_s));
        QCOMPARE(names(), QStringList(u"crashed.sqlite"_s));
    }

    void logInUse()
    {
        sqlite3* database = open(m_path);
        exec(database,
            "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; INSERT INTO sources (source) VALUES ('s')");
        const QStringList before = names();
        const auto read = readCatalog(m_path);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message + read.error().detail));
        QCOMPARE((*read)->sources.size(), 1U);
        QCOMPARE(names(), before);
        sqlite3_close(database);
    }

    void journalOfACrash()
    {
        sqlite3* database = open(m_path);
        // A cache this small writes into the file before the end of the transaction.
        exec(database,
            "PRAGMA cache_size = 1; BEGIN; WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < "
            "5000) INSERT INTO sources (source) SELECT 's' || i FROM n");
        const QString crashed = crash(m_path);
        exec(database, "ROLLBACK");
        sqlite3_close(database);
        QFile::remove(m_path);
        QVERIFY(QFile(crashed + u"-journal"_s).size() > 0);
        const QStringList before = names();
        const QByteArray bytes = allBytes();
        const auto read = readCatalog(crashed);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message + read.error().detail));
        QCOMPARE((*read)->sources.size(), 0U);
        QCOMPARE(names(), before);
        QCOMPARE(allBytes(), bytes);
        // Whoever may write rolls it back for good.
        QVERIFY(importInto(crashed, request("source,title\na,A\n")));
        QCOMPARE(names(), QStringList(u"crashed.sqlite"_s));
        QCOMPARE((*readCatalog(crashed))->sources.size(), 1U);
    }

    void readOnlyFolder()
    {
        sqlite3* database = open(m_path);
        exec(database, "PRAGMA journal_mode = WAL");
        sqlite3_close(database);
        QFile::setPermissions(m_path, QFile::ReadOwner);
        QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner);
        const auto read = readCatalog(m_path);
        QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message + read.error().detail));
        QCOMPARE(names(), QStringList(u"c.sqlite"_s));
    }
};

ATLAS_TEST_MAIN(QCoreApplication, JournalsTest)
#include "tst_journals.moc"
