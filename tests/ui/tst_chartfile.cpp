// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartfile.h"

#include "charts/chartpdf.h"
#include "charts/chartscene.h"
#include "charts/fonts.h"
#include "charts/palette.h"
#include "support/testmain.h"
#include "ui/chartsamples.h"

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

namespace {

PictureOptions options(PictureFormat format, QSize size = {1600, 900}, int dpi = 96)
{
    PictureOptions wanted;
    wanted.format = format;
    wanted.size = size;
    wanted.dpi = dpi;
    wanted.today = QDate(2026, 12, 1);
    return wanted;
}

QByteArray picture(const ChartData& data, const PictureOptions& wanted)
{
    Result<QByteArray> bytes = chartPicture(data, wanted);
    if (!bytes)
        qWarning("%s", qPrintable(bytes.error().message));
    return bytes.value_or(QByteArray());
}

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
        content.inNamespace = content.inNamespace && reader.namespaceUri() == QLatin1String("http://www.w3.org/2000/svg");
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

QString pdfText(const QByteArray& pdf, const QString& folder, const QStringList& arguments = {})
{
    const QString path = folder + QStringLiteral("/picture.pdf");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        return {};
    file.close();
    QProcess process;
    process.start(QStringLiteral("pdftotext"), arguments + QStringList {path, QStringLiteral("-")});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// The sizes that pictures are asked for, and the numbers of bars.
void addPictureRows()
{
    QTest::addColumn<int>("bars");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("dpi");
    QTest::addColumn<bool>("chinese");
    for (const int bars : {0, 1, 7, 45})
        for (const QSize size : {QSize(800, 500), QSize(1600, 900), QSize(2400, 3000), QSize(64, 64), QSize(900, 200), QSize(200, 1200)})
            for (const int dpi : {96, 192})
                for (const bool chinese : {false, true})
                    QTest::addRow("%d bars %dx%d %d dpi %s", bars, size.width(), size.height(), dpi, chinese ? "zh" : "en")
                        << bars << size << dpi << chinese;
}

}

class TestChartFile : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }
    void cleanup() { QCoreApplication::removeTranslator(&m_chinese); }

    void nothingClippedNothingOverlapping_data() { addPictureRows(); }
    void nothingClippedNothingOverlapping()
    {
        QFETCH(int, bars);
        QFETCH(QSize, size);
        QFETCH(int, dpi);
        QFETCH(bool, chinese);
        if (chinese)
            QCoreApplication::installTranslator(&m_chinese);
        ChartType type;
        type.today = QDate(2026, 12, 1);
        const ChartLayout layout = fitChart(test::sampleChart(bars, chinese), QSizeF(size) * 96.0 / dpi, type);
        QVERIFY(layout.fits);
        checkSound(layout);
        if (!chinese && size.width() >= 800 && dpi == 96 && size.height() >= 500)
            QCOMPARE(static_cast<int>(layout.rows.size()), bars);
    }

    void longNames_data()
    {
        QTest::addColumn<int>("length");
        for (const int length : {60, 200, 5000})
            QTest::addRow("%d", length) << length;
    }
    void longNames()
    {
        QFETCH(int, length);
        ChartData data = test::sampleChart(5);
        data.bars[2].label = QStringLiteral("Standard_ND96isr_H100_v5 ").repeated(length / 25 + 1).left(length);
        data.filter = QStringLiteral("provider:aws OR ").repeated(length / 16);
        const ChartLayout layout = fitChart(data, {800, 500}, {});
        checkSound(layout);
        QString label;
        for (const ChartText& text : layout.texts)
            if (text.role == ChartText::Role::Label)
                label += text.text + u' ';
        if (length <= 200) // in files a name is complete
            QVERIFY2(label.simplified().contains(data.bars[2].label.simplified()), qPrintable(label));
    }

    void chartsAgreeWithLayout_data()
    {
        QTest::addColumn<int>("bars");
        QTest::addColumn<QString>("by");
        for (const int bars : {1, 2, 45})
            for (const char* by : {"provider", "gpu"})
                QTest::addRow("%d %s", bars, by) << bars << QString::fromLatin1(by);
    }
    void chartsAgreeWithLayout()
    {
        QFETCH(int, bars);
        QFETCH(QString, by);
        const ChartData data = test::sampleChart(bars, false, by);
        const ChartScene scene(data, fitChart(data, {1600, 900}, {}), lightChartColors());
        const ChartLayout& layout = scene.layout();
        QCOMPARE(scene.drawnPlot(), layout.plot);
        for (std::size_t row = 0; row < layout.rows.size(); ++row) {
            const QPointF end = scene.drawnPosition(data.bars[row].lowest, row), mark = scene.drawnPosition(data.bars[row].median, row);
            QVERIFY(std::abs(end.x() - layout.rows[row].lowest) < 0.6);
            QVERIFY(std::abs(end.y() - layout.rows[row].center) < 0.6);
            QVERIFY(std::abs(mark.x() - layout.rows[row].median) < 0.6);
        }
    }

    void barsAreDrawnWhereTheyAreLaidOut()
    {
        ChartData data = test::sampleChart(3, false, QStringLiteral("gpu"));
        data.bars[1].median = data.bars[1].lowest * 2;
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

    void moreDpiMakesTextLarger()
    {
        const ChartData data = test::sampleChart(3);
        const auto titleHeight = [&](int dpi) {
            const ChartLayout layout = fitChart(data, QSizeF(1600, 1200) * 96.0 / dpi, {});
            return layout.texts.front().font.pixelSize() * 1600 / layout.page.width();
        };
        QVERIFY(std::abs(titleHeight(144) / titleHeight(96) - 1.5) < 0.01);
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
        for (const ChartBar& bar : data.bars)
            QVERIFY2(svg.texts.contains(bar.label), qPrintable(bar.label));
        const QString all = svg.texts.join(u' ');
        for (const QString& said : {data.title, data.filter, data.valueTitle, data.newestDate, data.oldestDate, data.rates.first(),
                 data.leftOut.first(), data.leftOut.last(), data.sources.first(), QStringLiteral("126"), QStringLiteral("2026-12-01")})
            QVERIFY2(all.contains(said), qPrintable(said));
        for (const char* family : {"Noto Sans CJK SC", "Microsoft YaHei", "PingFang SC", "WenQuanYi Micro Hei", "sans-serif"})
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
        data.bars[1].label = hostile + QString(QChar(0x202E)) + QChar(1) + QChar(0xFFFE);
        data.title += QChar(0xD800);
        data.sources = {hostile};
        const SvgContent svg = svgContent(picture(data, options(PictureFormat::Svg)));
        QVERIFY(svg.sound);
        QVERIFY(svg.texts.contains(hostile));
        QVERIFY(picture(data, options(PictureFormat::Pdf)).size() > 1000);
    }

    void pdfPageAndDate()
    {
        QTemporaryDir folder;
        const QByteArray pdf = picture(test::sampleChart(7), options(PictureFormat::Pdf, {1440, 720}, 144));
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.contains("/CreationDate (D:20261201000000"));
        QVERIFY(pdf.contains("/MediaBox [0 0 720"));
        QVERIFY(pdfText(pdf, folder.path()).contains(QStringLiteral("Price per GPU-hour by provider")));
        QProcess fonts;
        fonts.start(QStringLiteral("pdffonts"), {folder.path() + QStringLiteral("/picture.pdf")});
        QVERIFY(fonts.waitForFinished());
        const QList<QByteArray> lines = fonts.readAllStandardOutput().trimmed().split('\n').mid(2);
        QVERIFY(!lines.isEmpty());
        for (const QByteArray& line : lines)
            QVERIFY2(QRegularExpression(QStringLiteral(" yes +(no|yes) +yes ")).match(QString::fromUtf8(line)).hasMatch(), // embedded, with Unicode
                line.constData());
    }

    void chineseCanBeCopiedOutOfPdfWithDejaVuOnly()
    {
        QTemporaryDir folder;
        QFile config(folder.path() + QStringLiteral("/fonts.conf"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write("<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">\n<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir>"
                     "<cachedir>" + folder.path().toUtf8() + "/cache</cachedir></fontconfig>\n");
        config.close();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("FONTCONFIG_FILE"), config.fileName());
        QCOMPARE(runSelf({QStringLiteral("families")}, environment), 0); // the machine really has no Chinese
        const QString path = folder.path() + QStringLiteral("/zh.pdf");
        QCOMPARE(runSelf({QStringLiteral("pdf"), path}, environment), 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = pdfText(file.readAll(), folder.path(), {QStringLiteral("-layout")});
        const ChartData data = test::sampleChart(7, true);
        for (const ChartBar& bar : data.bars)
            QVERIFY2(text.contains(bar.label), qPrintable(text));
        QVERIFY2(text.contains(data.title), qPrintable(text));
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

    void pdfDatesOfAnyWriter()
    {
        QByteArray pdf("/CreationDate (D:20240102030405+01'00')/ModDate (D:20240102030405Z) <xmp:CreateDate>2024-01-02T03:04:05+01:00</xmp:CreateDate>"
                       "<xmpMM:DocumentID>uuid:12ab</xmpMM:DocumentID> /ID [ <ABCD> <ef01> ] 2024");
        const qsizetype size = pdf.size();
        fixPdfDates(pdf, QDate(2026, 7, 8));
        QCOMPARE(pdf.size(), size);
        QCOMPARE(pdf, QByteArray("/CreationDate (D:20260708000000+00'00')/ModDate (D:20260708000000Z) <xmp:CreateDate>2026-07-08T00:00:00+00:00</xmp:CreateDate>"
                                 "<xmpMM:DocumentID>uuid:2026</xmpMM:DocumentID> /ID [ <2026> <0708> ] 2024"));
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

    void contrastOfKnownPairs()
    {
        QVERIFY(std::abs(contrastRatio(Qt::black, Qt::white) - 21) < 0.001);
        QVERIFY(std::abs(contrastRatio(Qt::white, Qt::white) - 1) < 0.001);
        QVERIFY(std::abs(contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01); // WCAG's well-known border grey
    }

    void providersKeepTheirStyle()
    {
        const SeriesStyle aws = providerStyle(u"aws", false), again = providerStyle(u"aws", false), dark = providerStyle(u"aws", true);
        QCOMPARE(again.color, aws.color);
        QCOMPARE(again.marker, aws.marker);
        QCOMPARE(dark.colour, aws.colour);
        QCOMPARE(dark.marker, aws.marker);
        QVERIFY(aws.colour >= 0 && aws.colour < seriesColourCount());
        for (int marker = 0; marker < MarkerCount; ++marker) {
            const QRectF bounds = markerPath(static_cast<Marker>(marker), {10, 10}, 8).boundingRect();
            QVERIFY(QRectF(5, 5, 10, 10).contains(bounds));
            QVERIFY(bounds.width() > 5);
        }
    }

    void axisSteps_data()
    {
        QTest::addColumn<double>("largest");
        QTest::addColumn<double>("maximum");
        QTest::addColumn<int>("steps");
        QTest::addColumn<int>("decimals");
        QTest::newRow("nothing") << 0.0 << 1.0 << 1 << 0;
        QTest::newRow("one price") << 3.06 << 4.0 << 4 << 0;
        QTest::newRow("exact") << 5.0 << 5.0 << 5 << 0;
        QTest::newRow("halves") << 2.3 << 2.5 << 5 << 1;
        QTest::newRow("small") << 0.013 << 0.015 << 3 << 3;
        QTest::newRow("large") << 43000.0 << 50000.0 << 5 << 0;
        QTest::newRow("not a number") << std::nan("") << 1.0 << 1 << 0;
    }
    void axisSteps()
    {
        QFETCH(double, largest);
        const AxisSteps axis = atlas::axisSteps(largest, 5);
        QTEST(axis.steps, "steps");
        QTEST(axis.maximum, "maximum");
        QTEST(axis.decimals, "decimals");
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
            data.bars[0].lowest = lowest;
            data.bars[0].median = median;
            checkSound(fitChart(data, {1600, 900}, {}));
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
        data.bars[1].label = QStringLiteral("x") + QString::fromUcs4(&unassigned, 1);
        const Result<QByteArray> png = chartPicture(data, options(PictureFormat::Png));
        QVERIFY(!png);
        QVERIFY2(png.error().message.contains(QStringLiteral("U+10FFFD")), qPrintable(png.error().message));
        QVERIFY(!chartPicture(data, options(PictureFormat::Pdf)));
        QVERIFY(chartPicture(data, options(PictureFormat::Svg)));
    }

    void droppedBarsAreSaid()
    {
        const ChartData data = test::sampleChart(150);
        const ChartLayout layout = fitChart(data, {800, 500}, {});
        QVERIFY(layout.rows.size() < 150);
        QVERIFY(layout.rows.size() > 10);
        std::size_t dropped = 0;
        for (std::size_t bar = layout.rows.size(); bar < data.bars.size(); ++bar)
            dropped += data.bars[bar].offers;
        QString foot;
        for (const ChartText& text : layout.texts)
            if (text.role == ChartText::Role::Foot)
                foot += text.text + u' ';
        QVERIFY2(foot.contains(QStringLiteral("Offers shown: %1").arg(data.shown - dropped)), qPrintable(foot));
        QVERIFY2(foot.contains(QStringLiteral("%1 in the %2 dearest groups").arg(dropped).arg(150 - layout.rows.size())), qPrintable(foot));
    }

private:
    static int runSelf(const QStringList& arguments, QProcessEnvironment environment)
    {
        QProcess process;
        environment.insert(QStringLiteral("ATLAS_PICTURE_RUN"), QStringLiteral("1"));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(), arguments);
        return process.waitForFinished(60000) ? process.exitCode() : -1;
    }

    static void checkSound(const ChartLayout& layout)
    {
        const QRectF page(QPointF(0, 0), layout.page);
        for (std::size_t one = 0; one < layout.texts.size(); ++one) {
            const ChartText& text = layout.texts[one];
            QVERIFY2(page.contains(text.rect()), qPrintable(text.text));
            for (std::size_t other = one + 1; other < layout.texts.size(); ++other)
                QVERIFY2(!text.rect().adjusted(0.01, 0.01, -0.01, -0.01).intersects(layout.texts[other].rect()),
                    qPrintable(text.text + QStringLiteral(" / ") + layout.texts[other].text));
            if (text.role != ChartText::Role::Tick)
                QVERIFY2(!layout.plot.intersects(text.rect()), qPrintable(text.text));
        }
        for (const ChartRow& row : layout.rows) {
            QVERIFY(layout.plot.top() <= row.center - layout.barThickness / 2);
            QVERIFY(layout.plot.bottom() >= row.center + layout.barThickness / 2);
            for (const double x : {row.lowest, row.median})
                QVERIFY(std::isnan(x) || (x >= layout.plot.left() && x <= layout.plot.right() + 0.001));
        }
    }

    test::ChineseChartWords m_chinese;
};

/// Writes one picture in a process of its own.
static int pictureRun(const QStringList& arguments)
{
    if (arguments[1] == QLatin1String("families"))
        return QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty() ? 0 : 1;
    const std::map<QString, PictureFormat> formats {{QStringLiteral("png"), PictureFormat::Png}, {QStringLiteral("svg"), PictureFormat::Svg},
        {QStringLiteral("paths"), PictureFormat::Svg}, {QStringLiteral("pdf"), PictureFormat::Pdf}};
    PictureOptions wanted = options(formats.at(arguments[1]));
    wanted.svgText = arguments[1] == QLatin1String("paths") ? SvgText::Paths : SvgText::Text;
    const QByteArray bytes = picture(test::sampleChart(7, true), wanted);
    QFile file(arguments[2]);
    return !bytes.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? 0 : 1;
}

int main(int argc, char* argv[])
{
    test::isolateFromUser();
    const QApplication application(argc, argv);
    if (qEnvironmentVariableIsSet("ATLAS_PICTURE_RUN"))
        return pictureRun(QCoreApplication::arguments());
    TestChartFile tests;
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_chartfile.moc"
