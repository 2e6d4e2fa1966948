// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QRegularExpression>

using namespace atlas;

namespace {

QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
}

}

/// What is said on the command line, and how the program answers to it.
class TestCommandLine : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void wrongUsage_data();
    void wrongUsage();
    void notDone_data();
    void notDone();
    void filterErrorsMarkThePlace();
    void filtersMayBeginWithADash_data();
    void filtersMayBeginWithADash();
    void globalOptionsStandAnywhere_data();
    void globalOptionsStandAnywhere();
    void helpOfEveryCommand();
    void manPageNamesEverything();
    void windowNeedsADisplay();
    void ownCatalogIsMadeOnFirstUse();
    void initRefusesToOverwrite();
    void sortLimitColumns();
    void unitsAndCurrency();
    void facetsSumToTheRows();
    void checkReportsTheFile();
    void feedsAreListed();
    void listsInBothLanguages();

private:
    [[nodiscard]] test::Run run(QStringList arguments) const
    {
        return m_program.run(QStringList{QStringLiteral("--catalog"), QStringLiteral("c.sqlite")} + arguments);
    }
    test::Program m_program;
};

void TestCommandLine::initTestCase()
{
    const test::Run made = m_program.run(words("init c.sqlite"));
    QVERIFY2(made.code == 0, made.err.constData());
    QVERIFY(made.err.isEmpty());
}

void TestCommandLine::wrongUsage_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* arguments, const char* said) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(said);
    };
    row("ofers", "offers");
    row("offers gpu:h100 gpu:a100", "gpu:a100");
    row("offers --limt 3", "--limit");
    row("offers --limit", "--limit");
    row("offers --limit x", "x");
    row("offers --limit -1", "-1");
    row("offers --format jsno", "json");
    row("offers --sort prise", "price");
    row("offers --sort price:up", "up");
    row("offers --columns key,vramm", "vram");
    row("offers --per week", "month");
    row("offers --currency QQQ", "QQQ");
    row("offers --lang fr", "zh_CN");
    row("offers --today 2026-13-01", "2026-13-01");
    row("offers --dry-run", "--dry-run");
    row("offers --limit=", "--limit");
    row("facets", "--by");
    row("facets --by colour", "colour");
    row("chart", "price-per-gpu-hour");
    row("chart price-per-gpu -o x.png", "price-per-gpu-hour");
    row("chart price-per-gpu-hour", "-o");
    row("chart price-per-gpu-hour -o x.jpg", "x.jpg");
    row("chart price-per-gpu-hour -o -", "--format");
    row("chart price-per-gpu-hour -o x.png --size 12", "12");
    row("chart price-per-gpu-hour -o x.png --size 20000x10", "20000x10");
    row("chart price-per-gpu-hour -o x.png --by note", "note");
    row("import x.csv", "atlas");
    row("import --feed atla x.csv", "atlas");
    row("import --feed atlas", "file");
    row("import --undo one", "one");
    row("init", "FILE");
    row("offers -o x.png", "x.png");
    row("facets --by gpu -o x.xlsx", "x.xlsx");
    row("check --format pdf", "pdf");
    row("offers --list=yes", "--list");
    row("chart --list=yes", "--list");
    row("-x offers", "-x");
}

void TestCommandLine::wrongUsage()
{
    QFETCH(QString, arguments);
    QFETCH(QString, said);
    const test::Run result = run(words(arguments.toUtf8().constData()));
    QCOMPARE(result.code, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(QString::fromUtf8(result.err).section(u'\n', 0, 0).contains(said), result.err.constData());
    for (const QByteArray& line : result.err.trimmed().split('\n'))
        QVERIFY2(line.startsWith("gpu-atlas: error: ") || line.startsWith("gpu-atlas: warning: "), line.constData());
    QVERIFY(!m_program.names().contains(QStringLiteral("x.png")));
}

void TestCommandLine::notDone_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* arguments, const char* said) {
        QTest::newRow(arguments) << words(arguments) << QString::fromUtf8(said);
    };
    row("--catalog missing.sqlite offers", "missing.sqlite");
    row("--catalog c.sqlite import --feed atlas missing.csv", "missing.csv");
    row("--catalog c.sqlite import --feed atlas .", "folder");
    row("--catalog c.sqlite import --feed atlas http://example.org/a.csv", "http://example.org/a.csv");
    row("--catalog c.sqlite import --undo 99", "99");
    row("--catalog c.sqlite import --undo", "");
    row("--catalog c.sqlite offers -o missing/x.csv", "missing/x.csv");
    row("check --format table missing.sqlite", "missing.sqlite");
    row("init missing/x.sqlite", "no folder");
}

void TestCommandLine::notDone()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const QByteArray before = m_program.bytes(QStringLiteral("c.sqlite"));
    const test::Run result = m_program.run(arguments);
    QCOMPARE(result.code, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.startsWith("gpu-atlas: error: "), result.err.constData());
    QVERIFY2(QString::fromUtf8(result.err).contains(said), result.err.constData());
    QCOMPARE(m_program.bytes(QStringLiteral("c.sqlite")), before);
    const test::Run unnamed = m_program.run({QStringLiteral("init"), QString()});
    QCOMPARE(unnamed.code, 1);
    QVERIFY2(unnamed.err.contains("an empty file name") && unnamed.err.count('\n') == 1, unnamed.err.constData());
}

void TestCommandLine::filterErrorsMarkThePlace()
{
    const test::Run unknown = run({QStringLiteral("offers"), QStringLiteral("spot prise<3")});
    QCOMPARE(unknown.code, 2);
    const QList<QByteArray> lines = unknown.err.split('\n');
    QVERIFY(lines[0].contains("6") && lines[0].contains("price"));
    QCOMPARE(lines[1], QByteArray("gpu-atlas: error:   spot prise<3"));
    QCOMPARE(lines[2], QByteArray("gpu-atlas: error:        ^^^^^"));

    const test::Run grammar = run({QStringLiteral("offers"), QStringLiteral("price>=8 &&")});
    QCOMPARE(grammar.code, 2);
    QVERIFY(grammar.err.contains("10") && grammar.err.contains("AND"));
    const test::Run word = run({QStringLiteral("offers"), QStringLiteral("purchase_model=sopt")});
    QCOMPARE(word.code, 2);
    QVERIFY(word.err.contains("spot"));
    // What the terminal would act on does not reach it.
    const test::Run hostile = run({QStringLiteral("offers"), QStringLiteral("\x1b[31m<<")});
    QCOMPARE(hostile.code, 2);
    QVERIFY(!hostile.err.contains('\x1b'));
    // An open vocabulary: no row, and a warning.
    const test::Run open = run({QStringLiteral("offers"), QStringLiteral("provider:lamda"), QStringLiteral("--format"),
        QStringLiteral("json")});
    QCOMPARE(open.code, 0);
    QVERIFY(open.rows().isEmpty());
    QVERIFY(open.err.startsWith("gpu-atlas: warning: ") && open.err.contains("lambda"));
}

void TestCommandLine::filtersMayBeginWithADash_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("same");
    QTest::newRow("not") << words("-provider:vast") << QStringLiteral("NOT provider:vast");
    QTest::newRow("before an option") << words("-spot --currency USD") << QStringLiteral("NOT spot");
    QTest::newRow("looks like options") << words("-limit") << QStringLiteral("NOT limit");
    QTest::newRow("looks like -o FILE") << words("-ondemand") << QStringLiteral("NOT ondemand");
    QTest::newRow("after --") << words("-- -spot") << QStringLiteral("NOT spot");
    QTest::newRow("a command's name") << words("history") << QStringLiteral("(history)");
    QTest::newRow("empty") << QStringList{QString()} << QStringLiteral("()").chopped(2);
}

void TestCommandLine::filtersMayBeginWithADash()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, same);
    const QStringList json{QStringLiteral("offers"), QStringLiteral("--format"), QStringLiteral("json")};
    const test::Run dashed = run(json + arguments);
    QVERIFY2(dashed.code == 0, dashed.err.constData());
    const test::Run plain = run(json + QStringList{QStringLiteral("--"), same});
    QVERIFY2(plain.code == 0, plain.err.constData());
    QCOMPARE(dashed.out, plain.out);
}

void TestCommandLine::globalOptionsStandAnywhere_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("before") << QStringLiteral("--catalog c.sqlite --format json --today 2026-08-01 providers");
    QTest::newRow("after") << QStringLiteral("providers --catalog c.sqlite --format json --today 2026-08-01");
    QTest::newRow("mixed") << QStringLiteral("--format=json providers --today=2026-08-01 --catalog=c.sqlite");
    QTest::newRow("the last counts") << QStringLiteral(
        "--catalog no --format json providers --catalog c.sqlite --today 2026-08-01");
}

void TestCommandLine::globalOptionsStandAnywhere()
{
    QFETCH(QString, arguments);
    const test::Run result = m_program.run(words(arguments.toUtf8().constData()));
    QVERIFY2(result.code == 0, result.err.constData());
    QCOMPARE(result.rows().size(), 43);
}

void TestCommandLine::helpOfEveryCommand()
{
    const test::Run help = m_program.run(words("--help"));
    QCOMPARE(help.code, 0);
    QCOMPARE(m_program.run(words("-h")).out, help.out);
    for (const char* const name : {"init", "import", "feeds", "offers", "gpus", "providers", "benchmarks", "sources",
             "claims", "history", "facets", "chart", "check"}) {
        QVERIFY2(help.out.contains(QByteArray("\n  ") + name + ' '), name);
        const test::Run own = m_program.run({QString::fromLatin1(name), QStringLiteral("--help")});
        QCOMPARE(own.code, 0);
        QVERIFY2(own.out.contains(QByteArray("gpu-atlas ") + name), name);
        QVERIFY(own.out.contains("--catalog FILE"));
        QVERIFY(own.err.isEmpty());
    }
    const test::Run version = m_program.run(words("--version"));
    QVERIFY(QRegularExpression(QStringLiteral("^gpu-atlas [0-9]+\\.[0-9]+\\.[0-9]+\n$"))
                .match(QString::fromUtf8(version.out))
                .hasMatch());
}

void TestCommandLine::manPageNamesEverything()
{
    const QString page = QString::fromUtf8(m_program.run(words("--man")).out).remove(u'\\');
    QVERIFY(page.startsWith(QStringLiteral(".TH GPU-ATLAS 1")));
    for (const char* const word : {"gpu-atlas offers [FILTER]", "--ignore-own", "--svg-text text|paths",
             "provider:aws,gcp", "--undo", "catalog.sqlite"})
        QVERIFY2(page.contains(QString::fromLatin1(word)), word);
}

void TestCommandLine::windowNeedsADisplay()
{
    for (const QStringList& arguments : {QStringList(), words("c.sqlite"), words("--lang zh_CN")}) {
        const test::Run result = m_program.run(arguments);
        QCOMPARE(result.code, 1);
        QVERIFY(result.err.startsWith("gpu-atlas: error: "));
        QVERIFY(result.err.contains("gpu-atlas offers"));
    }
}

void TestCommandLine::ownCatalogIsMadeOnFirstUse()
{
    const test::Run first = m_program.run(words("offers --format json"));
    QVERIFY2(first.code == 0, first.err.constData());
    QVERIFY(QFile::exists(m_program.path(QStringLiteral("home/gpu-atlas/catalog.sqlite"))));
    QCOMPARE(m_program.run(words("offers --format json")).out, first.out);
    QCOMPARE(run(words("offers --format json")).out, first.out);
}

void TestCommandLine::initRefusesToOverwrite()
{
    m_program.put(QStringLiteral("mine.txt"), "mine");
    const test::Run result = m_program.run(words("init mine.txt"));
    QCOMPARE(result.code, 1);
    QVERIFY(result.err.contains("mine.txt"));
    QCOMPARE(m_program.bytes(QStringLiteral("mine.txt")), QByteArray("mine"));
}

void TestCommandLine::sortLimitColumns()
{
    const test::Run result
        = run(words("offers price:any --columns key,price,price --sort price:desc,key --limit 3 --format json"));
    QCOMPARE(result.code, 0);
    const QJsonArray rows = result.rows();
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[0].toObject().keys(), (QStringList{QStringLiteral("key"), QStringLiteral("price_per_gpu_hour")}));
    const QString price = QStringLiteral("price_per_gpu_hour");
    QVERIFY(rows[0].toObject()[price].toDouble() >= rows[1].toObject()[price].toDouble());
    QVERIFY(rows[1].toObject()[price].toDouble() >= rows[2].toObject()[price].toDouble());
    QCOMPARE(run(words("offers --limit 0 --format csv --columns key")).out, QByteArray("key\n"));
}

void TestCommandLine::unitsAndCurrency()
{
    const QString price = QStringLiteral("price_per_hour");
    const QJsonArray dollars = run(words("offers original_currency=CNY --sort key --format json")).rows();
    const QJsonArray yuan
        = run(words("offers original_currency=CNY --sort key --format json --currency cny --per month")).rows();
    QVERIFY(!dollars.isEmpty());
    QCOMPARE(yuan.size(), dollars.size());
    for (qsizetype row = 0; row < yuan.size(); ++row) {
        const QJsonObject one = yuan[row].toObject();
        QCOMPARE(one[QLatin1StringView("currency")].toString(), QStringLiteral("CNY"));
        QCOMPARE(one[price], one[QLatin1StringView("original_price")]);
        if (!one[price].isNull()) {
            QCOMPARE(one[QLatin1StringView("price_per_month")].toDouble(), one[price].toDouble() * 730);
            QVERIFY(dollars[row].toObject()[price].toDouble() < one[price].toDouble());
        }
    }
    const QByteArray titles = run(words("offers --per year --currency EUR --limit 1")).out.split('\n').first();
    QVERIFY2(titles.contains("EUR/year"), titles.constData());
}

void TestCommandLine::facetsSumToTheRows()
{
    const qsizetype rows = run(words("offers gpu:h100 --format json")).rows().size();
    QVERIFY(rows > 0);
    for (const char* const column :
        {"provider", "purchase_model", "region_group", "gpu_count", "observed_on", "free"}) {
        const test::Run facets = run({QStringLiteral("facets"), QStringLiteral("gpu:h100"), QStringLiteral("--by"),
            QString::fromLatin1(column)});
        int sum = 0;
        for (const QJsonValue& each : facets.rows()) {
            QCOMPARE(each.toObject()[QLatin1StringView("column")].toString(), QString::fromLatin1(column));
            sum += each.toObject()[QLatin1StringView("count")].toInt();
        }
        QCOMPARE(sum, rows);
    }
    const QByteArray csv = run(words("facets provider:aws --by provider --format csv")).out;
    QVERIFY(csv.startsWith("column,value,count\nprovider,aws,"));
    QCOMPARE(csv.count('\n'), 2);
    const QByteArray others = run(words("facets provider:aws --by provider --format csv --ignore-own")).out;
    QVERIFY(others.count('\n') > 20);
}

void TestCommandLine::checkReportsTheFile()
{
    const test::Run sound = m_program.run(words("check c.sqlite"));
    QVERIFY2(sound.code == 0, sound.err.constData());
    const QJsonObject file = QJsonDocument::fromJson(sound.out).object()[QLatin1StringView("file")].toObject();
    QCOMPARE(file[QLatin1StringView("ok")], QJsonValue(true));
    QCOMPARE(file[QLatin1StringView("problems")], QJsonValue(QJsonArray()));

    // The same form for what cannot be opened: half a file, and none.
    m_program.put(QStringLiteral("half.sqlite"), m_program.bytes(QStringLiteral("c.sqlite")).left(100000));
    for (const char* const name : {"half.sqlite", "missing.sqlite"}) {
        const test::Run broken = m_program.run({QStringLiteral("check"), QString::fromLatin1(name)});
        QCOMPARE(broken.code, 1);
        const QJsonObject found = QJsonDocument::fromJson(broken.out).object()[QLatin1StringView("file")].toObject();
        QCOMPARE(found[QLatin1StringView("ok")], QJsonValue(false));
        QCOMPARE(found[QLatin1StringView("problems")].toArray().size(), 1);
        QVERIFY(found[QLatin1StringView("problems")].toArray()[0].toString().contains(QLatin1StringView(name)));
    }
}

void TestCommandLine::feedsAreListed()
{
    const QJsonArray feeds = m_program.run(words("feeds --format json")).rows();
    QVERIFY(!feeds.isEmpty());
    QCOMPARE(feeds[0].toObject()[QLatin1StringView("id")].toString(), QStringLiteral("atlas"));
    QVERIFY(!feeds[0].toObject()[QLatin1StringView("title")].toString().isEmpty());
}

void TestCommandLine::listsInBothLanguages()
{
    const QRegularExpression chinese(QStringLiteral("\\p{Han}"));
    for (const char* const line : {"--help", "offers --help", "chart --list", "feeds", "--man"}) {
        const QString english = QString::fromUtf8(m_program.run(words("--lang en") + words(line)).out);
        const QString translated = QString::fromUtf8(m_program.run(words("--lang zh_CN") + words(line)).out);
        QVERIFY2(!english.contains(chinese), line);
        QVERIFY2(translated.contains(chinese), line);
    }
    const test::Run titles = run(words("offers --limit 1 --lang zh_CN"));
    QVERIFY(QString::fromUtf8(titles.out).section(u'\n', 0, 0).contains(chinese));
    // Prefixes, keys and names in files stay.
    const test::Run error = run(words("offers prise<3 --lang zh_CN"));
    QVERIFY(error.err.startsWith("gpu-atlas: error: "));
    QVERIFY(QString::fromUtf8(error.err).contains(chinese));
    QCOMPARE(run(words("offers --format csv --lang zh_CN")).out, run(words("offers --format csv --lang en")).out);
}

ATLAS_TEST_MAIN(QCoreApplication, TestCommandLine)
#include "tst_commandline.moc"
