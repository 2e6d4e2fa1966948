// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QJsonObject>

using namespace atlas;
using namespace Qt::StringLiterals;

/// `--view FILE`: the same as saying it all on the command line.
class TestView : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void saysWhatTheOptionsSay_data();
    void saysWhatTheOptionsSay();
    void whatIsNotSaidHasItsDefault();
    void remarksAreWarnings();
    void wrongViews_data();
    void wrongViews();
    void onlyWhereItMeansSomething_data();
    void onlyWhereItMeansSomething();
    void isReadFromAPipe();
    void isSaidInChinese();

private:
    [[nodiscard]] test::Run run(const QStringList& arguments) const
    {
        return m_program.run(QStringList{u"--catalog"_s, u"c.sqlite"_s, u"--today"_s, u"2026-07-20"_s} + arguments);
    }
    [[nodiscard]] QStringList withView(const QString& name, const QByteArray& fields) const
    {
        m_program.put(name, R"({"format": "gpu-atlas-view", "version": 1)" + fields + "}\n");
        return {u"--view"_s, name};
    }
    test::Program m_program;
};

void TestView::initTestCase()
{
    const test::Run made = m_program.run({u"init"_s, u"c.sqlite"_s});
    QVERIFY2(made.code == 0, made.err.constData());
}

void TestView::saysWhatTheOptionsSay_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QStringList>("beside");
    QTest::addColumn<QStringList>("instead");
    const QByteArray full = R"(, "filter": "gpu:h100 price<8", "sort": ["vcpus:desc", "price_per_gpu_hour"],
        "columns": ["key", "gpu", "price_per_hour"], "per": "month", "currency": "EUR", "facets": ["provider"])";
    const QString filter = u"gpu:h100 price<8"_s, sort = u"vcpus:desc,price_per_gpu_hour"_s,
                  columns = u"key,gpu,price_per_hour"_s;
    const QStringList units{u"--per"_s, u"month"_s, u"--currency"_s, u"EUR"_s};
    const QStringList said = QStringList{u"--sort"_s, sort, u"--columns"_s, columns} + units;
    for (const QString& format : {u"csv"_s, u"excel-csv"_s, u"json"_s, u"tsv"_s, u"table"_s, u"markdown"_s})
        QTest::addRow("%s", qPrintable(format)) << full << QStringList{u"offers"_s, u"--format"_s, format}
                                                << QStringList{u"offers"_s, filter, u"--format"_s, format} + said;
    const auto row = [&](const char* name, const QStringList& beside, const QStringList& instead) {
        QTest::newRow(name) << full << beside << instead;
    };
    row("another filter wins", {u"offers"_s, u"provider:aws"_s}, QStringList{u"offers"_s, u"provider:aws"_s} + said);
    row("the empty filter wins", {u"offers"_s, u""_s}, QStringList{u"offers"_s, u""_s} + said);
    row("another sort wins", {u"offers"_s, u"--sort"_s, u"region"_s},
        QStringList{u"offers"_s, filter, u"--sort"_s, u"region"_s, u"--columns"_s, columns} + units);
    row("other columns win", {u"offers"_s, u"--columns"_s, u"key"_s},
        QStringList{u"offers"_s, filter, u"--sort"_s, sort, u"--columns"_s, u"key"_s} + units);
    row("other units win", {u"offers"_s, u"--per"_s, u"hour"_s, u"--currency"_s, u"USD"_s},
        {u"offers"_s, filter, u"--sort"_s, sort, u"--columns"_s, columns});
    row("facets", {u"facets"_s, u"--by"_s, u"region_group,gpu"_s},
        {u"facets"_s, filter, u"--by"_s, u"region_group,gpu"_s, u"--currency"_s, u"EUR"_s});
    row("facets of the view", {u"facets"_s},
        {u"facets"_s, filter, u"--by"_s, u"provider"_s, u"--currency"_s, u"EUR"_s});
    row("chart", {u"chart"_s, u"price-per-gpu-hour"_s, u"--data"_s, u"json"_s},
        QStringList{u"chart"_s, u"price-per-gpu-hour"_s, filter, u"--data"_s, u"json"_s} + units);
    QTest::newRow("another table") << QByteArray(R"(, "table": "gpus", "filter": "vram>=80", "sort": ["gpu:desc"])")
                                   << QStringList{u"gpus"_s}
                                   << QStringList{u"gpus"_s, u"vram>=80"_s, u"--sort"_s, u"gpu:desc"_s};
}

void TestView::saysWhatTheOptionsSay()
{
    QFETCH(QByteArray, fields);
    QFETCH(QStringList, beside);
    QFETCH(QStringList, instead);
    const test::Run plain = run(instead), viewed = run(beside + withView(u"full.atlas.json"_s, fields));
    QVERIFY2(plain.code == 0, plain.err.constData());
    QVERIFY2(viewed.code == 0, viewed.err.constData());
    QVERIFY2(viewed.err.isEmpty(), viewed.err.constData());
    QVERIFY(plain.out.size() > 40);
    QCOMPARE(viewed.out, plain.out);
}

void TestView::whatIsNotSaidHasItsDefault()
{
    // The columns are those that a view shows, in every format.
    const QStringList view = withView(u"bare.atlas.json"_s, {});
    const test::Run table = run(QStringList{u"offers"_s, u"--format"_s, u"table"_s});
    QCOMPARE(run(view + QStringList{u"offers"_s, u"--format"_s, u"table"_s}).out, table.out);
    const QByteArray csv = run(view + QStringList{u"offers"_s, u"--format"_s, u"csv"_s}).out,
                     markdown = run(QStringList{u"offers"_s, u"--format"_s, u"markdown"_s}).out;
    const qsizetype shown = markdown.left(markdown.indexOf('\n')).count('|') - 1;
    QCOMPARE(csv.left(csv.indexOf('\n')).count(',') + 1, shown);
    QVERIFY(shown < 20);
    QVERIFY(csv.startsWith("provider") || csv.contains(",price_per_gpu_hour"));
}

void TestView::remarksAreWarnings()
{
    const QStringList view = withView(u"newer.atlas.json"_s,
        R"(, "name": "N", "filter": "spot", "columns": ["key", "carbon"], "sort": ["heat"], "colour": "red")");
    const test::Run result = run(view + QStringList{u"offers"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(result.code, 0);
    QVERIFY(result.out.startsWith("key\n"));
    QCOMPARE(result.err.count('\n'), 2);
    for (const QByteArray& line : result.err.trimmed().split('\n'))
        QVERIFY2(line.startsWith("gpu-atlas: warning: ") && line.contains("newer.atlas.json"), line.constData());
    QVERIFY(result.err.contains("colour") && result.err.contains("carbon, heat"));
}

void TestView::wrongViews_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("said");
    const QByteArray begin = R"({"format": "gpu-atlas-view", "version": 1, )";
    QTest::newRow("no JSON") << QByteArray("gpu:h100") << QByteArray("line 1");
    QTest::newRow("a catalog") << QByteArray("SQLite format 3\0 and more", 24) << QByteArray("JSON");
    QTest::newRow("field") << begin + R"("per": "week"})" << QByteArray("per");
    QTest::newRow("filter") << begin + R"("filter": "gpu:h100 prise<3"})" << QByteArray("prise");
    QTest::newRow("currency") << begin + R"("currency": "QQQ"})" << QByteArray("QQQ");
    QTest::newRow("table") << begin + R"("table": "gpus"})" << QByteArray("gpus");
}

void TestView::wrongViews()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, said);
    m_program.put(u"wrong.atlas.json"_s, file);
    const test::Run result = run({u"--view"_s, u"wrong.atlas.json"_s, u"offers"_s, u"-o"_s, u"out.csv"_s});
    QCOMPARE(result.code, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(said), result.err.constData());
    QVERIFY(result.err.startsWith("gpu-atlas: error: "));
    QVERIFY(!m_program.names().contains(u"out.csv"_s));
}

void TestView::onlyWhereItMeansSomething_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("missing file") << QStringList{u"--view"_s, u"missing.atlas.json"_s, u"offers"_s} << 1;
    QTest::newRow("a folder") << QStringList{u"--view"_s, u"."_s, u"offers"_s} << 1;
    QTest::newRow("no file") << QStringList{u"offers"_s, u"--view"_s} << 2;
    QTest::newRow("a command without filter") << QStringList{u"--view"_s, u"missing.atlas.json"_s, u"feeds"_s} << 2;
    QTest::newRow("window, missing") << QStringList{u"--view"_s, u"missing.atlas.json"_s} << 1;
}

void TestView::onlyWhereItMeansSomething()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    const test::Run result = run(arguments);
    QCOMPARE(result.code, code);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains("view"), result.err.constData());
}

void TestView::isReadFromAPipe()
{
    const QStringList view = withView(u"piped.atlas.json"_s, R"(, "filter": "spot", "columns": ["key"])");
    const QByteArray csv = run(view + QStringList{u"offers"_s, u"--format"_s, u"csv"_s}).out;
    QVERIFY(csv.startsWith("key\n") && csv.size() > 10);
    const test::Run piped = m_program.shell(
        u"gpu-atlas --catalog c.sqlite offers --format csv --view <(head -c 20 piped.atlas.json; sleep 0.2; tail -c +21 piped.atlas.json)"_s);
    QVERIFY2(piped.code == 0, piped.err.constData());
    QCOMPARE(piped.out, csv);
    // The mark that some editors put in front of UTF-8.
    m_program.put(u"marked.atlas.json"_s, "\xEF\xBB\xBF" + m_program.bytes(u"piped.atlas.json"_s));
    const test::Run marked = run({u"--view"_s, u"marked.atlas.json"_s, u"offers"_s, u"--format"_s, u"csv"_s});
    QVERIFY2(marked.code == 0, marked.err.constData());
    QCOMPARE(marked.out, csv);
}

void TestView::isSaidInChinese()
{
    const test::Run result = run({u"--lang"_s, u"zh_CN"_s, u"--view"_s, u"missing.atlas.json"_s, u"offers"_s});
    QCOMPARE(result.code, 1);
    QVERIFY2(QString::fromUtf8(result.err).contains(u"视图"_s), result.err.constData());
}

ATLAS_TEST_MAIN(QCoreApplication, TestView)
#include "tst_view.moc"
