// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonObject>
#include <sqlite3.h>

using namespace atlas::test;
using namespace Qt::StringLiterals;

/// `import --starter`: an older catalog gets the starter facts of the program.
class TestStarter : public QObject
{
    Q_OBJECT
private:
    static void change(const QString& path, const char* sql)
    {
        sqlite3* database = nullptr;
        QCOMPARE(sqlite3_open(path.toUtf8().constData(), &database), SQLITE_OK);
        QCOMPARE(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(database);
    }
    static double sum(const Run& run, const char* member)
    {
        double all = 0;
        for (const QJsonValue& row : run.rows())
            all += row.toObject().value(QLatin1String(member)).toDouble();
        return all;
    }

private slots:
    void init() { failOnWarnings(); }

    void olderCatalog()
    {
        const Program program;
        QCOMPARE(program.run({u"init"_s, u"c.sqlite"_s}).code, 0);
        const Run before = program.run({u"--catalog"_s, u"c.sqlite"_s, u"benchmarks"_s, u"--format"_s, u"csv"_s});
        change(program.path(u"c.sqlite"_s),
            "UPDATE meta SET value = '2020-01-01' WHERE key = 'starter_version'; DELETE FROM benchmarks WHERE id = 5");
        const QStringList base{u"--catalog"_s, u"c.sqlite"_s, u"import"_s};
        const Run dry = program.run(base + QStringList{u"--starter"_s, u"--dry-run"_s, u"--format"_s, u"json"_s});
        QVERIFY2(dry.code == 0, dry.err.constData());
        QCOMPARE(sum(dry, "added"), 1);
        const Run done = program.run(base + QStringList{u"--starter"_s, u"--format"_s, u"json"_s});
        QVERIFY2(done.code == 0, done.err.constData());
        QCOMPARE(done.out, dry.out);
        const Run after = program.run({u"--catalog"_s, u"c.sqlite"_s, u"benchmarks"_s, u"--format"_s, u"csv"_s});
        QCOMPARE(after.out.count('\n'), before.out.count('\n'));

        const Run again = program.run(base + QStringList{u"--starter"_s, u"--format"_s, u"json"_s});
        QVERIFY2(again.code == 0, again.err.constData());
        QCOMPARE(sum(again, "added") + sum(again, "changed") + sum(again, "conflicts"), 0);
        QVERIFY(sum(again, "read") > 1000);

        QCOMPARE(program.run(base + QStringList{u"--undo"_s}).code, 0);
        QCOMPARE(program.run(base + QStringList{u"--undo"_s}).code, 1);
        const Run undone = program.run({u"--catalog"_s, u"c.sqlite"_s, u"benchmarks"_s, u"--format"_s, u"csv"_s});
        QCOMPARE(undone.out.count('\n'), before.out.count('\n') - 1);
    }

    void ownCatalogIsUsedWithoutAName()
    {
        const Program program;
        const Run run = program.run({u"import"_s, u"--starter"_s});
        QVERIFY2(run.code == 0 && run.err.isEmpty(), run.err.constData());
        QVERIFY(QFile::exists(program.path(u"home/gpu-atlas/catalog.sqlite"_s)));
    }

    void newerCatalogIsRefused()
    {
        const Program program;
        QCOMPARE(program.run({u"init"_s, u"c.sqlite"_s}).code, 0);
        change(program.path(u"c.sqlite"_s), "UPDATE meta SET value = '9999-01-01' WHERE key = 'starter_version'");
        const QByteArray before = program.bytes(u"c.sqlite"_s);
        const Run run = program.run({u"--catalog"_s, u"c.sqlite"_s, u"import"_s, u"--starter"_s});
        QCOMPARE(run.code, 1);
        QVERIFY(run.err.contains("9999-01-01"));
        QCOMPARE(program.bytes(u"c.sqlite"_s), before);
    }

    void wrongUsage_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("file") << QStringList{u"x.csv"_s} << QByteArray("--starter");
        QTest::newRow("feed") << QStringList{u"--feed"_s, u"atlas"_s} << QByteArray("--feed");
        QTest::newRow("date") << QStringList{u"--observed-on"_s, u"2026-01-01"_s} << QByteArray("--observed-on");
    }
    void wrongUsage()
    {
        QFETCH(QStringList, more);
        QFETCH(QByteArray, said);
        const Program program;
        const Run run = program.run(QStringList{u"import"_s, u"--starter"_s} + more);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains(said), run.err.constData());
    }
};

ATLAS_TEST_MAIN(QCoreApplication, TestStarter)
#include "tst_starter.moc"
