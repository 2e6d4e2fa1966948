// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartfile.h"

#include "charts/chartscene.h"
#include "charts/fonts.h"
#include "charts/palette.h"
#include "ui/picturerun.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <cmath>

using namespace atlas;
using namespace atlas::test;

namespace {

/// What an SVG's text elements say, one an entry, by a reader of XML.
struct SvgContent
{
    QStringList texts;
    QString families, width, height, viewBox;
    bool sound = false, inNamespace = true;
};

SvgContent svgContent(const QByteArray& svg)
{
    SvgContent content;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        content.inNamespace
            = content.inNamespace && reader.namespaceUri() == QLatin1String("http://www.w3.org/2000/svg");
        if (reader.name() == QLatin1String("svg")) {
            content.width = reader.attributes().value(QLatin1String("width")).toString();
            content.height = reader.attributes().value(QLatin1String("height")).toString();
            content.viewBox = reader.attributes().value(QLatin1String("viewBox")).toString();
        }
        if (reader.attributes().hasAttribute(QLatin1String("font-family")))
            content.families = reader.attributes().value(QLatin1String("font-family")).toString();
        if (reader.name() == QLatin1String("text"))
            content.texts << reader.readElementText();
    }
    content.sound = !reader.hasError();
    return content;
}

}

class TestChartFile : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void barsAreDrawnWhereTheyAreLaidOut()
    {
        ChartData data = test::sampleChart(3, false, QStringLiteral("gpu"));
        test::bars(data)[1].median = test::bars(data)[1].lowest * 2;
        const Result<QImage> image = chartImage(data, options(PictureFormat::Png));
        QVERIFY(image);
        const ChartLayout layout = fitChart(data, {1600, 900}, {.today = QDate(2026, 12, 1)});
        const QRgb accent = lightChartColors().accent.rgb();
        for (const ChartRow& row : layout.rows) {
            QCOMPARE(image->pixel(qRound(layout.plot.left()) + 5, qRound(row.center)), accent);
            QCOMPARE(image->pixel(qRound(row.lowest) - 5, qRound(row.center)), accent);
        }
        QVERIFY(image->pixel(qRound(layout.rows[1].lowest) + 6, qRound(layout.rows[1].center) + 6) != accent);
    }

    void pngHasSizeAndDpi_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("dpi");
        QTest::newRow("usual") << QSize(1600, 900) << 96;
        QTest::newRow("print") << QSize(2400, 3000) << 300;
        QTest::newRow("odd") << QSize(801, 499) << 144;
    }
    void pngHasSizeAndDpi()
    {
        QFETCH(QSize, size);
        QFETCH(int, dpi);
        QByteArray png = picture(test::sampleChart(7), options(PictureFormat::Png, size, dpi));
        const QImage image = QImage::fromData(png, "PNG");
        QCOMPARE(image.size(), size);
        QCOMPARE(image.dotsPerMeterX(), qRound(dpi / 0.0254));
        QCOMPARE(image.dotsPerMeterY(), qRound(dpi / 0.0254));
        QCOMPARE(image.devicePixelRatio(), 1.0);
    }

    void screenScaleChangesNothing()
    {
        QByteArray first;
        for (const char* scale : {"1", "1.5", "2"}) {
            QTemporaryDir folder;
            const QString path = folder.path() + QStringLiteral("/p.png");
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::fromLatin1(scale));
            QCOMPARE(runSelf({QStringLiteral("png"), path}, environment), 0);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            QCOMPARE(QImage::fromData(bytes).size(), QSize(1600, 900));
            if (first.isEmpty())
                first = bytes;
            QVERIFY2(bytes == first, scale);
        }
    }

    void svgTextIsText_data()
    {
        QTest::addColumn<bool>("chinese");
        QTest::newRow("en") << false;
        QTest::newRow("zh") << true;
    }
    void svgTextIsText()
    {
        QFETCH(bool, chinese);
        const ChartData data = test::sampleChart(7, chinese);
        const SvgContent svg = svgContent(picture(data, options(PictureFormat::Svg)));
        QVERIFY(svg.sound && svg.inNamespace);
        QCOMPARE(svg.width, QStringLiteral("1600"));
        QCOMPARE(svg.height, QStringLiteral("900"));
        QCOMPARE(svg.viewBox, QStringLiteral("0 0 1600 900"));
        for (const ChartBar& bar : test::bars(data))
            QVERIFY2(svg.texts.contains(bar.label), qPrintable(bar.label));
        const QString all = svg.texts.join(u' ');
        for (const QString& said : {data.title, data.filter, std::get<ChartBars>(data.body).axis.title, data.newestDate,
                 data.oldestDate, data.rates.first(), data.leftOut.first(), data.leftOut.last(), data.sources.first(),
                 QStringLiteral("126"), QStringLiteral("2026-12-01")})
            QVERIFY2(all.contains(said), qPrintable(said));
        for (const char* family :
            {"Noto Sans CJK SC", "Microsoft YaHei", "PingFang SC", "WenQuanYi Micro Hei", "sans-serif"})
            QVERIFY2(svg.families.contains(QLatin1String(family)), family);
    }

    void svgShowsBars()
    {
        // Drawn by another hand: Qt's reader of SVG.
        const ChartData data = test::sampleChart(3, false, QStringLiteral("gpu"));
        const QImage image = QImage::fromData(picture(data, options(PictureFormat::Svg)), "SVG");
        QCOMPARE(image.size(), QSize(1600, 900));
        const ChartLayout layout = fitChart(data, {1600, 900}, {.today = QDate(2026, 12, 1)});
        for (const ChartRow& row : layout.rows)
            QCOMPARE(image.pixel(qRound(row.lowest) - 6, qRound(row.center)), lightChartColors().accent.rgb());
    }

    void svgPathsHaveNoText()
    {
        PictureOptions wanted = options(PictureFormat::Svg);
        wanted.svgText = SvgText::Paths;
        const QByteArray paths = picture(test::sampleChart(3, true), wanted);
        const SvgContent svg = svgContent(paths);
        QVERIFY(svg.sound);
        QVERIFY(svg.texts.isEmpty());
        const QByteArray asText = picture(test::sampleChart(3, true), options(PictureFormat::Svg));
        QCOMPARE(paths.count("<path") - asText.count("<path"), svgContent(asText).texts.size());
    }

    void textFromDataIsPlain()
    {
        ChartData data = test::sampleChart(3);
        const QString hostile = QStringLiteral("<img src=x onerror=..><b>A100</b> &lt; \"'");
        test::bars(data)[1].label = hostile + QString(QChar(0x202E)) + QChar(1) + QChar(0xFFFE);
        data.title += QChar(0xD800);
        data.sources = {hostile};
        const SvgContent svg = svgContent(picture(data, options(PictureFormat::Svg)));
        QVERIFY(svg.sound);
        QVERIFY(svg.texts.contains(hostile));
        QVERIFY(picture(data, options(PictureFormat::Pdf)).size() > 1000);
    }

    void sameInputSameBytes_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"png", "svg", "paths", "pdf"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }
    void sameInputSameBytes()
    {
        // In processes of their own: hash seeds differ, and a second passes between.
        QFETCH(QString, format);
        QTemporaryDir folder;
        QByteArray first;
        for (int run = 0; run < 3; ++run) {
            const QString path = folder.path() + QStringLiteral("/p%1").arg(run);
            if (run == 1)
                QTest::qWait(1100);
            QCOMPARE(runSelf({format, path}, QProcessEnvironment::systemEnvironment()), 0);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            QVERIFY(bytes.size() > 1000);
            if (run == 0)
                first = bytes;
            QVERIFY(bytes == first);
        }
    }

    void themes()
    {
        const ChartData data = test::sampleChart(3);
        PictureOptions wanted = options(PictureFormat::Png);
        const QImage light = *chartImage(data, wanted);
        wanted.theme = ChartTheme::Dark;
        const QImage dark = *chartImage(data, wanted);
        QVERIFY(qGray(light.pixel(2, 2)) > 240);
        QVERIFY(qGray(dark.pixel(2, 2)) < 60);
        for (const ChartColors& colors : {lightChartColors(), darkChartColors()}) {
            QVERIFY(contrastRatio(colors.text, colors.background) >= 7);
            QVERIFY(contrastRatio(colors.dim, colors.background) >= 4.5);
            QVERIFY(contrastRatio(colors.dim, colors.stripe) >= 4.5);
            QVERIFY(contrastRatio(colors.dim, colors.hover) >= 4.5);
            QVERIFY(contrastRatio(colors.accent, colors.background) >= 3);
        }
    }

    void oddNumbers_data()
    {
        QTest::addColumn<double>("lowest");
        QTest::addColumn<double>("median");
        QTest::newRow("nan") << std::nan("") << std::nan("");
        QTest::newRow("infinite") << HUGE_VAL << HUGE_VAL;
        QTest::newRow("zero") << 0.0 << 0.0;
        QTest::newRow("tiny") << 1e-9 << 2e-9;
        QTest::newRow("huge") << 1e12 << 3e12;
        QTest::newRow("negative") << -1.0 << 2.0;
    }
    void oddNumbers()
    {
        QFETCH(double, lowest);
        QFETCH(double, median);
        for (const int bars : {1, 3}) {
            ChartData data = test::sampleChart(bars);
            test::bars(data)[0].lowest = lowest;
            test::bars(data)[0].median = median;
            for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf})
                QVERIFY(picture(data, options(format)).size() > 1000);
        }
    }

    void wrongSizesFail_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("dpi");
        QTest::newRow("small") << QSize(63, 100) << 96;
        QTest::newRow("large") << QSize(16385, 100) << 96;
        QTest::newRow("none") << QSize() << 96;
        QTest::newRow("dpi 0") << QSize(800, 500) << 0;
        QTest::newRow("dpi 5000") << QSize(800, 500) << 5000;
    }
    void wrongSizesFail()
    {
        QFETCH(QSize, size);
        QFETCH(int, dpi);
        for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf}) {
            const Result<QByteArray> bytes = chartPicture(test::sampleChart(3), options(format, size, dpi));
            QVERIFY(!bytes);
            QCOMPARE(bytes.error().code, ErrorCode::InvalidArgument);
            QVERIFY(!bytes.error().message.isEmpty());
        }
    }

    void missingGlyphFailsInsteadOfBoxes()
    {
        ChartData data = test::sampleChart(3);
        const char32_t unassigned = 0x10FFFD; // private use: no font of this machine has it
        test::bars(data)[1].label = QStringLiteral("x") + QString::fromUcs4(&unassigned, 1);
        const Result<QByteArray> png = chartPicture(data, options(PictureFormat::Png));
        QVERIFY(!png);
        QVERIFY2(png.error().message.contains(QStringLiteral("U+10FFFD")), qPrintable(png.error().message));
        QVERIFY(!chartPicture(data, options(PictureFormat::Pdf)));
        QVERIFY(chartPicture(data, options(PictureFormat::Svg)));
    }
};

ATLAS_PICTURE_TEST_MAIN(TestChartFile)
#include "tst_chartfile.moc"
