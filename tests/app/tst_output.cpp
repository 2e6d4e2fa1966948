// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "commands/command.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QImage>
#include <QJsonObject>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <sys/stat.h>
#include <unistd.h>

using namespace atlas;

/// Where results go: standard output, files, devices; and that the same input gives the same bytes.
class TestOutput : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void formatsByOptionAndName_data();
    void formatsByOptionAndName();
    void fullDevices_data();
    void fullDevices();
    void aReaderThatLeaves();
    void standardOutputOfAnyKind();
    void pathsOfAnyLetters();
    void refusesTheCatalogAsTarget_data();
    void refusesTheCatalogAsTarget();
    void keepsTheOldFile();
    void sameInputSameBytes_data();
    void sameInputSameBytes();
    void localeDoesNotMatter();
    void picturesHaveTheAskedSize_data();
    void picturesHaveTheAskedSize();
    void svgTextIsText();
    void pdfTextCanBeCopied();
    void numbersBehindTheChart();
    void examplesOfTheHelpWork();

private:
    [[nodiscard]] test::Run shell(const char* line) const { return m_program.shell(QString::fromUtf8(line)); }
    test::Program m_program;
};

void TestOutput::initTestCase()
{
    QCOMPARE(shell("gpu-atlas init c.sqlite").code, 0);
}

void TestOutput::formatsByOptionAndName_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("table") << QStringLiteral("table") << QStringLiteral("x.txt") << QByteArray("Provider");
    QTest::newRow("csv") << QStringLiteral("csv") << QStringLiteral("x.csv") << QByteArray("key,provider,");
    QTest::newRow("tsv") << QStringLiteral("tsv") << QStringLiteral("x.TSV") << QByteArray("key\tprovider\t");
    QTest::newRow("json") << QStringLiteral("json") << QStringLiteral("x.json") << QByteArray("[\n{\"key\":");
    QTest::newRow("markdown") << QStringLiteral("markdown") << QStringLiteral("x.md") << QByteArray("| Provider");
    QTest::newRow("xlsx") << QStringLiteral("xlsx") << QStringLiteral("x.xlsx") << QByteArray("PK");
    QTest::newRow("excel-csv") << QStringLiteral("excel-csv") << QString() << QByteArray("\xEF\xBB\xBFProvider,");
}

void TestOutput::formatsByOptionAndName()
{
    QFETCH(QString, option);
    QFETCH(QString, name);
    QFETCH(QByteArray, start);
    const QString command
        = QStringLiteral("gpu-atlas --catalog c.sqlite --today 2026-11-30 offers gpu:h100 --lang en ");
    const test::Run printed = m_program.shell(command + QStringLiteral("--format ") + option);
    QVERIFY2(printed.code == 0, printed.err.constData());
    QVERIFY2(printed.out.startsWith(start), printed.out.left(60).constData());
    QCOMPARE(m_program.shell(command + QStringLiteral("-o - --format ") + option).out, printed.out);
    if (name.isEmpty())
        return;
    const test::Run written = m_program.shell(command + QStringLiteral("-o ") + name);
    QVERIFY2(written.code == 0, written.err.constData());
    QVERIFY(written.out.isEmpty());
    QCOMPARE(m_program.bytes(name), printed.out);
    const QString facets = QStringLiteral("gpu-atlas --catalog c.sqlite facets --by gpu -o ");
    QCOMPARE(m_program.shell(facets + QStringLiteral(".csv")).code, 0);
    QVERIFY(m_program.bytes(QStringLiteral(".csv")).startsWith("column,value,count\n"));
    QCOMPARE(m_program.shell(facets + QStringLiteral("plain")).code, 0);
    QVERIFY(m_program.bytes(QStringLiteral("plain")).startsWith("["));
}

void TestOutput::fullDevices_data()
{
    QTest::addColumn<QString>("line");
    for (const char* const line : {"offers > /dev/full", "offers -o /dev/full", "offers -o full",
             "facets --by gpu > /dev/full", "--help > /dev/full", "feeds > /dev/full", "offers >&-",
             "chart price-per-gpu-hour -o /dev/full --format png"})
        QTest::newRow(line) << QStringLiteral("gpu-atlas --catalog c.sqlite %1").arg(QString::fromLatin1(line));
}

void TestOutput::fullDevices()
{
    QFETCH(QString, line);
    const QByteArray link = QFile::encodeName(m_program.path(QStringLiteral("full")));
    ::unlink(link.constData());
    QCOMPARE(::symlink("/dev/full", link.constData()), 0);
    const QStringList before = m_program.names();
    const test::Run result = m_program.shell(line);
    QCOMPARE(result.code, 1);
    QVERIFY2(result.err.startsWith("gpu-atlas: error: "), result.err.constData());
    QCOMPARE(m_program.names(), before);
    struct stat status
    {
    };
    QCOMPARE(::lstat(link.constData(), &status), 0);
    QVERIFY(S_ISLNK(status.st_mode));
}

void TestOutput::aReaderThatLeaves()
{
    const test::Run result = shell(
        "set -o pipefail; gpu-atlas --catalog c.sqlite offers --format json | head -c 10; echo; echo ${PIPESTATUS[0]}");
    QVERIFY2(result.err.isEmpty(), result.err.constData());
    QVERIFY2(result.out.endsWith("\n0\n"), result.out.constData());
}

void TestOutput::standardOutputOfAnyKind()
{
    const QByteArray expected = shell("gpu-atlas --catalog c.sqlite --today 2026-01-01 offers --format csv").out;
    QVERIFY(expected.size() > 100000);
    QCOMPARE(shell("gpu-atlas --catalog c.sqlite --today 2026-01-01 offers --format csv -o /dev/stdout | cat").out,
        expected);
    const test::Run pipe
        = shell("mkfifo p; cat p > q & gpu-atlas --catalog c.sqlite --today 2026-01-01 offers --format csv -o "
                "p; wait; test -p p && cat q; rm p q");
    QVERIFY(pipe.out == expected);
}

void TestOutput::pathsOfAnyLetters()
{
    const QByteArray expected
        = shell("gpu-atlas --lang en --today 2026-01-01 --catalog c.sqlite offers --format xlsx").out;
    QVERIFY(expected.startsWith("PK"));
    for (const char* const locale : {"C", "zh_CN.UTF-8", "C.UTF-8"}) {
        const test::Run run = m_program.shell(QStringLiteral(
            "d='数据 Stéphane'; mkdir \"$d\" && cp c.sqlite \"$d/目录.sqlite\" && LC_ALL=%1 TMPDIR=\"$d\" "
            "gpu-atlas --lang en --today 2026-01-01 --catalog \"$d/目录.sqlite\" offers -o \"$d/报价 é.xlsx\" "
            "&& mv \"$d/报价 é.xlsx\" out.xlsx && ls \"$d\" && rm -r \"$d\"")
                                                  .arg(QString::fromLatin1(locale)));
        QVERIFY2(run.code == 0, run.err.constData());
        QCOMPARE(run.out, QByteArray("目录.sqlite\n"));
        QCOMPARE(m_program.bytes(QStringLiteral("out.xlsx")), expected);
    }
}

void TestOutput::refusesTheCatalogAsTarget_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("itself") << QStringLiteral("gpu-atlas --catalog c.sqlite offers --format csv -o c.sqlite");
    QTest::newRow("by symlink") << QStringLiteral("ln -sf c.sqlite s; gpu-atlas --catalog c.sqlite offers -o s");
    QTest::newRow("by hard link") << QStringLiteral("ln -f c.sqlite h; gpu-atlas --catalog c.sqlite offers -o ./h");
    QTest::newRow("opened by symlink") << QStringLiteral(
        "ln -sf c.sqlite s; gpu-atlas --catalog s offers --format csv -o c.sqlite");
    QTest::newRow("facets") << QStringLiteral("gpu-atlas --catalog c.sqlite facets --by gpu --format csv -o c.sqlite");
    QTest::newRow("chart") << QStringLiteral(
        "gpu-atlas --catalog c.sqlite chart price-per-gpu-hour --format png -o c.sqlite");
}

void TestOutput::refusesTheCatalogAsTarget()
{
    QFETCH(QString, line);
    const QByteArray before = m_program.bytes(QStringLiteral("c.sqlite"));
    const test::Run result = m_program.shell(line);
    QCOMPARE(result.code, 1);
    QVERIFY(result.err.contains("another file"));
    QVERIFY(m_program.bytes(QStringLiteral("c.sqlite")) == before);
}

void TestOutput::keepsTheOldFile()
{
    // A limit on the size of files stands for a full disk.
    m_program.put(QStringLiteral("old.csv"), "old");
    const QStringList before = m_program.names();
    for (const char* const line :
        {"offers --format csv -o old.csv", "chart price-per-gpu-hour --format svg -o old.csv"}) {
        const test::Run result = m_program.shell(
            QStringLiteral("trap '' XFSZ; ulimit -f 20; gpu-atlas --catalog c.sqlite ") + QString::fromLatin1(line));
        QCOMPARE(result.code, 1);
        QVERIFY(result.err.startsWith("gpu-atlas: error: "));
        QCOMPARE(m_program.bytes(QStringLiteral("old.csv")), QByteArray("old"));
        QCOMPARE(m_program.names(), before);
    }
}

void TestOutput::sameInputSameBytes_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("json") << QStringLiteral("offers --format json");
    QTest::newRow("xlsx") << QStringLiteral("offers --format xlsx");
    QTest::newRow("png") << QStringLiteral("chart price-per-gpu-hour --format png -o -");
    QTest::newRow("svg") << QStringLiteral("chart price-per-gpu-hour --format svg -o -");
    QTest::newRow("pdf") << QStringLiteral("chart price-per-gpu-hour --format pdf -o -");
}

void TestOutput::sameInputSameBytes()
{
    QFETCH(QString, arguments);
    const QString line = QStringLiteral("gpu-atlas --catalog c.sqlite --today 2026-06-15 ") + arguments;
    const test::Run first = m_program.shell(line);
    QVERIFY2(first.code == 0, first.err.constData());
    QVERIFY(!first.out.isEmpty());
    QTest::qSleep(1100); // another second on the clock, which files like to note
    QVERIFY(m_program.shell(line).out == first.out);
    // A screen, where there is one, makes no difference.
    QVERIFY(m_program.shell(QStringLiteral("QT_SCALE_FACTOR=2 QT_FONT_DPI=180 QT_QPA_PLATFORM=minimal ") + line).out
        == first.out);
}

void TestOutput::localeDoesNotMatter()
{
    const char* const arguments
        = " gpu-atlas --lang en --today 2026-01-01 --catalog c.sqlite offers 'price<2.5' --format ";
    for (const char* const format : {"csv", "json", "table", "excel-csv", "markdown"}) {
        const QString line = QString::fromLatin1(arguments) + QString::fromLatin1(format);
        const test::Run plain = m_program.shell(QStringLiteral("LC_ALL=C.UTF-8") + line);
        QCOMPARE(plain.code, 0);
        for (const char* const locale :
            {"LC_ALL=de_DE.UTF-8", "LC_ALL=zh_CN.UTF-8", "LC_ALL=C", "LC_NUMERIC=fr_FR.UTF-8"})
            QCOMPARE(m_program.shell(QString::fromLatin1(locale) + line).out, plain.out);
    }
}

void TestOutput::picturesHaveTheAskedSize_data()
{
    QTest::addColumn<QString>("surroundings");
    QTest::newRow("plain") << QString();
    QTest::newRow("scaled screen") << QStringLiteral("QT_SCALE_FACTOR=3");
    QTest::newRow("a display that is not there") << QStringLiteral("DISPLAY=:77 QT_QPA_PLATFORM=xcb");
}

void TestOutput::picturesHaveTheAskedSize()
{
    QFETCH(QString, surroundings);
    const test::Run result = m_program.shell(surroundings
        + QStringLiteral(
            " gpu-atlas --catalog c.sqlite chart price-per-gpu-hour gpu:h100 --size 1234x567 --dpi 120 -o s.png"));
    QVERIFY2(result.code == 0, result.err.constData());
    QVERIFY2(result.err.isEmpty(), result.err.constData());
    QCOMPARE(QImage(m_program.path(QStringLiteral("s.png"))).size(), QSize(1234, 567));
}

void TestOutput::svgTextIsText()
{
    const QString line = QStringLiteral(
        "gpu-atlas --catalog c.sqlite chart price-per-gpu-hour gpu:h100 --format svg -o - --svg-text ");
    for (const bool asText : {true, false}) {
        const test::Run result = m_program.shell(line + (asText ? QStringLiteral("text") : QStringLiteral("paths")));
        QVERIFY2(result.code == 0, result.err.constData());
        QXmlStreamReader xml(result.out);
        QString text;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1StringView("text"))
                text += xml.readElementText(QXmlStreamReader::IncludeChildElements) + u'\n';
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(text.contains(QLatin1StringView("gpu:h100")), asText);
        QCOMPARE(text.contains(QLatin1StringView("USD")), asText);
    }
}

void TestOutput::pdfTextCanBeCopied()
{
    const test::Run result
        = shell("gpu-atlas --lang zh_CN --catalog c.sqlite chart price-per-gpu-hour provider:alibaba,aws "
                "-o z.pdf && pdftotext z.pdf - && pdffonts z.pdf");
    QVERIFY2(result.code == 0, result.err.constData());
    const QString text = QString::fromUtf8(result.out);
    QVERIFY2(text.contains(QRegularExpression(QStringLiteral("\\p{Han}{2}"))), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("USD")));
}

void TestOutput::numbersBehindTheChart()
{
    const QJsonArray bars
        = shell("gpu-atlas --catalog c.sqlite chart price-per-gpu-hour gpu:h100 --by purchase_model --data json")
              .rows();
    QVERIFY(bars.size() >= 3);
    for (const QJsonValue& bar : bars) {
        // The lowest price of the bar is that of the first priced offer that is not free.
        const QString filter = QStringLiteral("gpu:h100 purchase_model=%1 price:any NOT free:true")
                                   .arg(bar.toObject()[QLatin1StringView("value")].toString());
        const QJsonArray offers
            = m_program
                  .run({QStringLiteral("--catalog"), QStringLiteral("c.sqlite"), QStringLiteral("offers"), filter,
                      QStringLiteral("--format"), QStringLiteral("json")})
                  .rows();
        QVERIFY(!offers.isEmpty());
        QCOMPARE(bar.toObject()[QLatin1StringView("offers")].toInt(), offers.size());
        QCOMPARE(
            bar.toObject()[QLatin1StringView("lowest")], offers[0].toObject()[QLatin1StringView("price_per_gpu_hour")]);
        QCOMPARE(bar.toObject()[QLatin1StringView("key")], offers[0].toObject()[QLatin1StringView("key")]);
    }
}

void TestOutput::examplesOfTheHelpWork()
{
    m_program.put(QStringLiteral("quotes.csv"),
        "provider,instance_type,gpu,gpu_count,purchase_model,original_price,original_currency,source\n"
        "own,x,h100-sxm-80gb,1,spot,1.5,USD,own\n");
    m_program.put(QStringLiteral("list.csv"), "Cloud;GPU type;Price (€/h)\nAcme;RTX 4090;0,35\n");
    for (const Command& command : commands()) {
        QVERIFY2(!command.examples.empty(), command.name);
        for (const char* const example : command.examples) {
            const test::Run result = m_program.shell(QStringLiteral("gpu-atlas ") + QString::fromUtf8(example));
            QVERIFY2(result.code == 0, result.err.constData());
            QVERIFY2(!result.err.contains("error"), result.err.constData());
        }
    }
}

ATLAS_TEST_MAIN(QCoreApplication, TestOutput)
#include "tst_output.moc"
