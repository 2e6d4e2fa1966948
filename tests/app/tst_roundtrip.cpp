// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "columns/tables.h"
#include "sqlite/catalogfile.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QMap>
#include <sqlite3.h>

using namespace atlas;

namespace {

/// All rows of a query, each as one text; read with SQLite alone.
QStringList rowsOf(const QString& file, const QByteArray& sql)
{
    QStringList rows;
    sqlite3* database = nullptr;
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_open_v2(QFile::encodeName(file).constData(), &database, SQLITE_OPEN_READONLY, nullptr) == SQLITE_OK
        && sqlite3_prepare_v2(database, sql.constData(), -1, &statement, nullptr) == SQLITE_OK) {
        while (sqlite3_step(statement) == SQLITE_ROW) {
            QStringList row;
            for (int column = 0; column < sqlite3_column_count(statement); ++column) {
                const auto* const text = sqlite3_column_text(statement, column);
                row << (text ? QString::fromUtf8(reinterpret_cast<const char*>(text)) : QStringLiteral("<null>"));
            }
            rows << row.join(u'|');
        }
    } else {
        rows << QString::fromUtf8(sqlite3_errmsg(database));
    }
    sqlite3_finalize(statement);
    sqlite3_close(database);
    return rows;
}

/// Every row of every table that holds data, ids included.
QMap<QString, QStringList> dataOf(const QString& file)
{
    QMap<QString, QStringList> data;
    const QStringList tables = rowsOf(file,
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('meta', 'import_runs', "
        "'import_changes')");
    for (const QString& table : tables)
        data[table] = rowsOf(file, "SELECT * FROM \"" + table.toUtf8() + "\" ORDER BY 1, 2");
    return data;
}

}

/// From the program's own files back into catalogs.
class TestRoundTrip : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void freshCatalogIsSound();
    void everyFactIsIn();
    void offersComeBackAsTheyWere();
    void priceSeriesComeBackAsTheyWere();
    void awkwardTextsComeBack();
    void dryRunChangesNothing();
    void undoTakesEverythingBack();
    void wrongRowsAreNamed();

private:
    [[nodiscard]] test::Run shell(const char* line) const { return m_program.shell(QString::fromUtf8(line)); }
    [[nodiscard]] QString path(const char* name) const { return m_program.path(QString::fromLatin1(name)); }
    test::Program m_program;
};

void TestRoundTrip::initTestCase()
{
    const test::Run made = shell("gpu-atlas init c.sqlite --format json");
    QVERIFY2(made.code == 0, made.err.constData());
    qint64 added = 0;
    for (const QJsonValue& table : made.rows())
        added += table.toObject()[QLatin1StringView("added")].toInt();
    QVERIFY(added > 2000);
}

void TestRoundTrip::freshCatalogIsSound()
{
    const QString file = path("c.sqlite");
    QCOMPARE(rowsOf(file, "PRAGMA integrity_check"), QStringList{QStringLiteral("ok")});
    QCOMPARE(rowsOf(file, "PRAGMA foreign_key_check"), QStringList());
    QCOMPARE(rowsOf(file, "PRAGMA application_id"), QStringList{QString::number(0x47504154)});
    QCOMPARE(rowsOf(file, "PRAGMA user_version"), QStringList{QString::number(CurrentSchema)});
    QCOMPARE(rowsOf(file, "PRAGMA journal_mode"), QStringList{QStringLiteral("delete")});
    QCOMPARE(rowsOf(file, "SELECT count(*) FROM sources WHERE title IS NULL"), QStringList{QStringLiteral("0")});
    QCOMPARE(shell("gpu-atlas check c.sqlite").code, 0);
}

void TestRoundTrip::everyFactIsIn()
{
    const QDir facts(QStringLiteral(ATLAS_SOURCE_DIR "/resources/catalog"));
    for (const char* const table :
        {"providers", "gpus", "services", "benchmarks", "exchange_rates", "model_presets", "claims"}) {
        QFile file(facts.filePath(QString::fromLatin1(table) + QStringLiteral(".csv")));
        QVERIFY2(file.open(QIODevice::ReadOnly), table);
        bool quoted = false;
        int records = -1; // the header is none
        for (const char byte : file.readAll()) {
            quoted ^= byte == '"';
            records += !quoted && byte == '\n';
        }
        QCOMPARE(rowsOf(path("c.sqlite"), QByteArray("SELECT count(*) FROM ") + table),
            QStringList{QString::number(records)});
    }
}

void TestRoundTrip::offersComeBackAsTheyWere()
{
    QVERIFY(shell("gpu-atlas --catalog c.sqlite offers --format csv -o all.csv").code == 0);
    QVERIFY(shell("gpu-atlas init --empty e.sqlite").code == 0);
    const test::Run imported = shell("gpu-atlas --catalog e.sqlite import --feed atlas all.csv --format json");
    QVERIFY2(imported.code == 0, imported.err.constData());

    QStringList stored;
    for (const Column& column : offerColumns()) {
        if (!column.derived)
            stored << QString::fromLatin1(column.key);
    }
    QVERIFY(stored.size() > 20);
    const QString line = QStringLiteral("offers --sort key --format json --columns ") + stored.join(u',');
    const test::Run before = m_program.shell(QStringLiteral("gpu-atlas --catalog c.sqlite ") + line);
    const test::Run after = m_program.shell(QStringLiteral("gpu-atlas --catalog e.sqlite ") + line);
    const QJsonArray rows = before.rows(), back = after.rows();
    QVERIFY(rows.size() > 1000);
    QCOMPARE(back.size(), rows.size());
    for (qsizetype row = 0; row < rows.size(); ++row)
        QCOMPARE(back[row], rows[row]);

    // Once more: nothing changes, and no run is recorded.
    const auto runs = [this] { return rowsOf(path("e.sqlite"), "SELECT * FROM import_runs"); };
    const QByteArray bytes = m_program.bytes(QStringLiteral("e.sqlite"));
    const QStringList runsBefore = runs();
    const test::Run again = shell("gpu-atlas --catalog e.sqlite import --feed atlas all.csv --format json");
    QVERIFY2(again.code == 0, again.err.constData());
    for (const QJsonValue& table : again.rows()) {
        QCOMPARE(table.toObject()[QLatin1StringView("added")].toInt(), 0);
        QCOMPARE(table.toObject()[QLatin1StringView("changed")].toInt(), 0);
    }
    QCOMPARE(runs(), runsBefore);
    QVERIFY(m_program.bytes(QStringLiteral("e.sqlite")) == bytes);
}

void TestRoundTrip::priceSeriesComeBackAsTheyWere()
{
    const QByteArray all = "SELECT * FROM series ORDER BY id";
    QVERIFY(shell("gpu-atlas init s.sqlite").code == 0);
    const QStringList before = rowsOf(path("s.sqlite"), all);
    QCOMPARE(before.size(), 77);
    QCOMPARE(rowsOf(path("s.sqlite"), "SELECT count(*) FROM series WHERE variant IS NULL"),
        QStringList{QStringLiteral("0")});
    QVERIFY(shell("gpu-atlas --catalog s.sqlite history kind:series --format csv -o series.csv").code == 0);
    const auto again = [&] {
        const test::Run run = shell("gpu-atlas --catalog s.sqlite import --feed atlas series.csv --format json");
        return run.rows().first().toObject()[QLatin1StringView("duplicates")].toInt();
    };
    QCOMPARE(again(), 77);
    QCOMPARE(rowsOf(path("s.sqlite"), all), before);
    QCOMPARE(shell("gpu-atlas --catalog s.sqlite import --feed atlas series.csv").err, QByteArray());
    // A catalog in which the variant is NULL has the same rows.
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(QFile::encodeName(path("s.sqlite")).constData(), &database), SQLITE_OK);
    const char* const sql = "UPDATE series SET variant = NULL WHERE variant = ''";
    QCOMPARE(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
    QCOMPARE(again(), 77);
    QCOMPARE(rowsOf(path("s.sqlite"), "SELECT count(*) FROM series"), QStringList{QStringLiteral("77")});
}

void TestRoundTrip::awkwardTextsComeBack()
{
    const QByteArray header
        = "provider,instance_type,gpu,gpu_count,region,purchase_model,original_price,original_currency,source,note\n";
    m_program.put(QStringLiteral("awkward.csv"),
        header
            + "own,\"a,b\",h100,0.1667,-,on_demand,0.000001,USD,own,\"two\nlines, \"\"quoted\"\"\"\n"
              "own, blank ,h100,8,\"r/1%\",spot,1234567.891234,CNY,own,=1+2\n"
              "own,上海,h100,1,,reserved_1y,,USD,own,\n");
    QVERIFY(
        shell("gpu-atlas init --empty a.sqlite && gpu-atlas --catalog a.sqlite import --feed atlas awkward.csv").code
        == 0);
    QVERIFY(shell("gpu-atlas --catalog a.sqlite offers --format csv -o one.csv").code == 0);
    QVERIFY(
        shell("gpu-atlas init --empty b.sqlite && gpu-atlas --catalog b.sqlite import --feed atlas one.csv").code == 0);
    QVERIFY(shell("gpu-atlas --catalog b.sqlite offers --format csv -o two.csv").code == 0);
    const QByteArray once = m_program.bytes(QStringLiteral("one.csv"));
    QVERIFY(once.contains("two\nlines, \"\"quoted\"\""));
    QVERIFY(once.contains("own/a%2Cb/%2D/on_demand"));
    QVERIFY(once.contains("0.000001"));
    QVERIFY(once.contains("1234567.891234"));
    QCOMPARE(m_program.bytes(QStringLiteral("two.csv")), once);
}

void TestRoundTrip::dryRunChangesNothing()
{
    QVERIFY(shell("gpu-atlas init --empty d.sqlite").code == 0);
    QVERIFY(shell("gpu-atlas --catalog c.sqlite offers provider:aws --format csv -o aws.csv").code == 0);
    const QByteArray bytes = m_program.bytes(QStringLiteral("d.sqlite"));
    const test::Run dry = shell("gpu-atlas --catalog d.sqlite import --feed atlas --dry-run aws.csv --format json");
    QVERIFY2(dry.code == 0, dry.err.constData());
    QVERIFY(m_program.bytes(QStringLiteral("d.sqlite")) == bytes);
    const test::Run real = shell("gpu-atlas --catalog d.sqlite import --feed atlas aws.csv --format json");
    QCOMPARE(real.out, dry.out);
    QVERIFY(m_program.bytes(QStringLiteral("d.sqlite")) != bytes);
}

void TestRoundTrip::undoTakesEverythingBack()
{
    QVERIFY(shell("gpu-atlas init u.sqlite").code == 0);
    const QMap<QString, QStringList> before = dataOf(path("u.sqlite"));
    QVERIFY(before.size() > 15);
    m_program.put(QStringLiteral("new.csv"),
        "provider,instance_type,gpu,gpu_count,region,purchase_model,original_price,original_currency,observed_on,"
        "source\n"
        "nowhere,box,no-such-gpu,2,moon-1,spot,3.5,USD,2026-11-01,hearsay\n"
        "aws,p5.48xlarge,h100-sxm-80gb,8,us-east-1,on_demand,31.5,USD,2026-11-30,hearsay\n");
    const test::Run imported = shell("gpu-atlas --catalog u.sqlite import --feed atlas new.csv");
    QVERIFY2(imported.code == 0, imported.err.constData());
    QVERIFY(dataOf(path("u.sqlite")) != before);
    const test::Run undone = shell("gpu-atlas --catalog u.sqlite import --undo");
    QVERIFY2(undone.code == 0, undone.err.constData());
    const QMap<QString, QStringList> after = dataOf(path("u.sqlite"));
    QCOMPARE(after.keys(), before.keys());
    for (const QString& table : before.keys())
        QCOMPARE(after[table], before[table]);
    // What init brought is never taken back.
    QCOMPARE(shell("gpu-atlas --catalog u.sqlite import --undo").code, 1);
    QCOMPARE(shell("gpu-atlas check u.sqlite").code, 0);
}

void TestRoundTrip::wrongRowsAreNamed()
{
    QVERIFY(shell("gpu-atlas init --empty w.sqlite").code == 0);
    m_program.put(QStringLiteral("bad.csv"),
        "provider,instance_type,gpu,gpu_count,purchase_model,original_price,original_currency,source\n"
        "own,good,h100,1,spot,1.5,USD,own\n"
        "own,bad,h100,one,spot,1.5,USD,own\n"
        "own,worse,h100,1,sopt,1.5,USD,own\n");
    const test::Run imported = shell("gpu-atlas --catalog w.sqlite import --feed atlas bad.csv --format json");
    QCOMPARE(imported.code, 0);
    QVERIFY2(imported.err.contains("line 3") && imported.err.contains("gpu_count") && imported.err.contains("one"),
        imported.err.constData());
    QVERIFY2(imported.err.contains("line 4") && imported.err.contains("sopt"), imported.err.constData());
    for (const QByteArray& line : imported.err.trimmed().split('\n'))
        QVERIFY2(line.startsWith("gpu-atlas: warning: "), line.constData());
    QCOMPARE(shell("gpu-atlas --catalog w.sqlite offers --format json").rows().size(), 1);
    // Of several files each is named.
    m_program.put(QStringLiteral("more.csv"), "source,title,retrieved_on\nown,Own,yesterday\n");
    const test::Run both = shell("gpu-atlas --catalog w.sqlite import --feed atlas bad.csv more.csv");
    QCOMPARE(both.code, 0);
    QVERIFY2(both.err.contains("warning: bad.csv: line 3, record 2: ")
            && both.err.contains("warning: more.csv: line 2, record 1: "),
        both.err.constData());
    // Where not one row can be used, nothing was done.
    const test::Run none = shell("gpu-atlas --catalog w.sqlite import --feed atlas more.csv");
    QCOMPARE(none.code, 1);
    QVERIFY2(none.err.contains("error: Nothing could be imported"), none.err.constData());
}

ATLAS_TEST_MAIN(QCoreApplication, TestRoundTrip)
#include "tst_roundtrip.moc"
