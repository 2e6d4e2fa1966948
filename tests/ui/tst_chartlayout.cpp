// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartlayout.h"

#include "charts/chartscene.h"
#include "charts/fieldplaces.h"
#include "charts/palette.h"
#include "charts/radarplaces.h"
#include "support/testmain.h"
#include "ui/shapesamples.h"

#include <QApplication>
#include <QRegularExpression>
#include <cmath>
#include <map>

using namespace atlas;

namespace {

/// The sizes that pictures are asked for, and the numbers of bars.
void addPictureRows()
{
    QTest::addColumn<int>("bars");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("dpi");
    QTest::addColumn<bool>("chinese");
    for (const int bars : {0, 1, 7, 45})
        for (const QSize size :
            {QSize(800, 500), QSize(1600, 900), QSize(2400, 3000), QSize(64, 64), QSize(900, 200), QSize(200, 1200)})
            for (const int dpi : {96, 192})
                for (const bool chinese : {false, true})
                    QTest::addRow(
                        "%d bars %dx%d %d dpi %s", bars, size.width(), size.height(), dpi, chinese ? "zh" : "en")
                        << bars << size << dpi << chinese;
}

}

class TestChartLayout : public QObject
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

    void filesNameAllSources_data()
    {
        QTest::addColumn<int>("sources");
        QTest::addColumn<int>("bars");
        QTest::addColumn<QSize>("size");
        for (const int sources : {1, 14, 60})
            for (const int bars : {0, 7, 45})
                for (const QSize size : {QSize(800, 500), QSize(1600, 900), QSize(2400, 3000), QSize(500, 1200)})
                    QTest::addRow("%d sources %d bars %dx%d", sources, bars, size.width(), size.height())
                        << sources << bars << size;
    }
    void filesNameAllSources()
    {
        QFETCH(int, sources);
        QFETCH(int, bars);
        QFETCH(QSize, size);
        ChartData data = test::sampleChart(bars);
        data.sources.clear();
        for (int source = 0; source < sources; ++source)
            data.sources << QStringLiteral("Price list number %1 of a provider with a name, read in 2026").arg(source);
        ChartType type;
        type.today = QDate(2026, 12, 1);
        const ChartLayout layout = fitChart(data, size, type);
        QVERIFY(layout.fits);
        checkSound(layout);
        const QString foot = footOf(layout);
        for (const QString& source : data.sources)
            QVERIFY2(foot.contains(source), qPrintable(source + QStringLiteral(" / ") + foot));
        // So many of both are too much for a small picture.
        const bool crowded = sources > 14 && bars > 7 && size.height() <= 500;
        QVERIFY(static_cast<int>(layout.rows.size()) >= (crowded ? bars * 2 / 3 : bars));
        if (size.width() >= 1600 && bars > 0)
            QVERIFY2(layout.body > 0.59 * layout.page.height(),
                qPrintable(QString::number(layout.body / layout.page.height())));
        // No type gets so small that it is noise: at 96 dpi these are dots of the picture.
        const double scale = size.width() / layout.page.width();
        for (const ChartText& text : layout.texts)
            QVERIFY2(text.font.pixelSize() * scale > (text.role == ChartText::Role::Foot ? 3.8 : 6),
                qPrintable(QString::number(text.font.pixelSize() * scale) + text.text));
    }

    void manySourcesAreNamedByPublisherInLegibleType()
    {
        ChartData data = test::sampleChart(7);
        data.sources.clear();
        data.publishers.clear();
        for (int source = 0; source < 45; ++source) {
            data.sources << QStringLiteral("Price list number %1 of a provider with a name, read in 2026").arg(source);
            data.publishers << (source < 40 ? QStringLiteral("Publisher %1").arg(source % 20) : QString());
        }
        const ChartLayout layout = fitChart(data, {1600, 900}, {});
        QVERIFY(layout.fits);
        checkSound(layout);
        const QString foot = footOf(layout);
        for (int publisher = 0; publisher < 20; ++publisher)
            QVERIFY2(foot.contains(QStringLiteral("Publisher %1 (2)").arg(publisher)), qPrintable(foot));
        for (int unnamed = 40; unnamed < 45; ++unnamed)
            QVERIFY2(foot.contains(data.sources[unnamed]), qPrintable(foot));
        QVERIFY2(!foot.contains(data.sources.first()), qPrintable(foot));
        for (const ChartText& text : layout.texts)
            QVERIFY2(text.font.pixelSize() * 1600 / layout.page.width() > 9, qPrintable(text.text));
        // Few are named by what they are called.
        data.sources = data.sources.mid(0, 4);
        data.publishers = data.publishers.mid(0, 4);
        const QString few = footOf(fitChart(data, {1600, 900}, {}));
        for (const QString& source : data.sources)
            QVERIFY2(few.contains(source), qPrintable(few));
    }

    void remarksKeepOffTheFrontier()
    {
        // A staircase: names stand where it does not pass.
        ChartData data = test::samplePoints(400, 5);
        auto& body = std::get<ChartPoints>(data.body);
        body.frontier.clear();
        body.frontierLabels.clear();
        for (std::uint32_t point = 0; point < 9; ++point) {
            body.xs[point] = 1.5 + point;
            body.ys[point] = 900 + 250 * point;
            body.frontier.push_back(point);
            body.frontierLabels.push_back(QStringLiteral("GeForce RTX 509%1 · Salad").arg(point));
        }
        const ChartLayout layout = fitChart(data, {1600, 900}, {});
        const std::vector<QLineF> strokes = fieldStrokes(data, layout);
        QCOMPARE(strokes.size(), std::size_t(16));
        int remarks = 0;
        for (const ChartText& text : layout.texts) {
            if (text.role != ChartText::Role::Remark)
                continue;
            ++remarks;
            for (const QLineF& stroke : strokes)
                QVERIFY2(!passesThrough(stroke, text.rect()), qPrintable(text.text));
        }
        QCOMPARE(remarks, 9);
    }

    void linesThroughBoxes()
    {
        const QRectF box(10, 10, 20, 10);
        QVERIFY(passesThrough({0, 0, 40, 30}, box)); // from corner to corner
        QVERIFY(passesThrough({15, 0, 15, 40}, box));
        QVERIFY(passesThrough({12, 12, 14, 14}, box)); // inside
        QVERIFY(!passesThrough({0, 15, 9, 15}, box)); // ends before it
        QVERIFY(!passesThrough({5, 0, 5, 40}, box));
        QVERIFY(!passesThrough({0, 20, 20, 40}, box)); // past the lower left corner
    }

    void unitsOfARadarAreNotBroken()
    {
        const ChartData data = test::sampleRadar(3);
        for (const QSize size : {QSize(500, 700), QSize(800, 600), QSize(1600, 900)}) {
            const ChartLayout layout = fitChart(data, size, {});
            const double markers = layout.markerSize * 0.6;
            for (const ChartText& text : layout.texts) {
                if (text.role == ChartText::Role::Head)
                    QVERIFY2(text.text.count(u'(') == text.text.count(u')')
                            && text.text.count(QChar(0xFF08)) == text.text.count(QChar(0xFF09)),
                        qPrintable(text.text));
                if (text.role == ChartText::Role::Ring)
                    for (std::size_t spoke = 0; spoke < 4; ++spoke)
                        QVERIFY2(!text.rect()
                                      .adjusted(-markers, -markers, markers, markers)
                                      .contains(radarPlace(layout.plot, spoke, 4, 1)),
                            qPrintable(text.text));
            }
        }
    }

    void aThumbnailNamesSomeSources()
    {
        ChartData data = test::sampleChart(7);
        for (int source = 0; source < 60; ++source)
            data.sources << QStringLiteral("Another price list, number %1").arg(source);
        const ChartLayout layout = fitChart(data, {160, 120}, {});
        QVERIFY(layout.fits);
        QVERIFY2(
            footOf(layout).contains(QRegularExpression(QStringLiteral("and \\d+ more"))), qPrintable(footOf(layout)));
    }

    void tallChartsHaveTheAxisAboveToo()
    {
        const ChartData data = test::sampleChart(45);
        ChartType screen;
        screen.screen = true;
        for (const bool above : {false, true}) {
            screen.axisAbove = above;
            const ChartLayout layout = layoutChart(data, {900, 500}, screen, 45);
            checkSound(layout);
            checkTicks(layout, above);
        }
        checkTicks(fitChart(data, {1600, 900}, {}), false);
        const ChartLayout tall = fitChart(data, {1200, 2400}, {});
        checkSound(tall);
        checkTicks(tall, true);
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
        test::bars(data)[2].label = QStringLiteral("Standard_ND96isr_H100_v5 ").repeated(length / 25 + 1).left(length);
        data.filter = QStringLiteral("provider:aws OR ").repeated(length / 16);
        const ChartLayout layout = fitChart(data, {800, 500}, {});
        checkSound(layout);
        QString label;
        for (const ChartText& text : layout.texts)
            if (text.role == ChartText::Role::Label)
                label += text.text + u' ';
        if (length <= 200) // in files a name is complete
            QVERIFY2(label.simplified().contains(test::bars(data)[2].label.simplified()), qPrintable(label));
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
            const QPointF end = scene.drawnPosition(test::bars(data)[row].lowest, row),
                          mark = scene.drawnPosition(test::bars(data)[row].median, row);
            QVERIFY(std::abs(end.x() - layout.rows[row].lowest) < 0.6);
            QVERIFY(std::abs(end.y() - layout.rows[row].center) < 0.6);
            QVERIFY(std::abs(mark.x() - layout.rows[row].median) < 0.6);
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

    void contrastOfKnownPairs()
    {
        QVERIFY(std::abs(contrastRatio(Qt::black, Qt::white) - 21) < 0.001);
        QVERIFY(std::abs(contrastRatio(Qt::white, Qt::white) - 1) < 0.001);
        QVERIFY(std::abs(contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54)
            < 0.01); // WCAG's well-known border grey
    }

    void providersKeepTheirStyle()
    {
        const SeriesStyle aws = providerStyle(u"aws", false), again = providerStyle(u"aws", false),
                          dark = providerStyle(u"aws", true);
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

    void droppedBarsAreSaid()
    {
        const ChartData data = test::sampleChart(150);
        const ChartLayout layout = fitChart(data, {800, 500}, {});
        QVERIFY(layout.rows.size() < 150);
        QVERIFY(layout.rows.size() > 10);
        std::size_t dropped = 0;
        for (std::size_t bar = layout.rows.size(); bar < test::bars(data).size(); ++bar)
            dropped += test::bars(data)[bar].offers;
        QString foot;
        for (const ChartText& text : layout.texts)
            if (text.role == ChartText::Role::Foot)
                foot += text.text + u' ';
        QVERIFY2(foot.contains(QStringLiteral("Offers shown: %1").arg(data.shown - dropped)), qPrintable(foot));
        QVERIFY2(
            foot.contains(QStringLiteral("%1 in the %2 dearest groups").arg(dropped).arg(150 - layout.rows.size())),
            qPrintable(foot));
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
            checkSound(fitChart(data, {1600, 900}, {}));
        }
    }

private:
    static QString footOf(const ChartLayout& layout)
    {
        QString foot;
        for (const ChartText& text : layout.texts)
            if (text.role == ChartText::Role::Foot)
                foot += text.text + u' ';
        return foot;
    }

    /// The same labels above the plot as below, at the same places, or none above.
    static void checkTicks(const ChartLayout& layout, bool above)
    {
        std::map<double, QString> over, under;
        for (const ChartText& text : layout.texts)
            if (text.role == ChartText::Role::Tick)
                (text.anchor.y() < layout.plot.center().y() ? over : under)[text.anchor.x()] = text.text;
        QVERIFY(under.size() > 1);
        QVERIFY(over == (above ? under : std::map<double, QString>()));
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

ATLAS_TEST_MAIN(QApplication, TestChartLayout)
#include "tst_chartlayout.moc"
