// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartshape.h"

#include "charts/chartfile.h"
#include "charts/chartscene.h"
#include "charts/fieldplaces.h"
#include "charts/palette.h"
#include "charts/thumbnail.h"
#include "support/testmain.h"
#include "ui/shapesamples.h"

#include <QApplication>
#include <QPainter>
#include <cmath>
#include <set>

using namespace atlas;

namespace {

ChartData sample(const QString& shape)
{
    const bool chinese = shape.endsWith(QLatin1String("zh"));
    if (shape.startsWith(QLatin1String("boxes")))
        return test::sampleBoxes(60, chinese);
    if (shape.startsWith(QLatin1String("savings")))
        return test::sampleBoxes(9, chinese, true);
    if (shape.startsWith(QLatin1String("grid")))
        return test::sampleGrid(24, 14, chinese);
    if (shape.startsWith(QLatin1String("cell")))
        return test::sampleGrid(1, 1, chinese);
    if (shape.startsWith(QLatin1String("points")))
        return test::samplePoints(500, 43, chinese);
    if (shape.startsWith(QLatin1String("point")))
        return test::samplePoints(1, 1, chinese);
    if (shape.startsWith(QLatin1String("lines")))
        return test::sampleLines(43, 12);
    return test::sampleLines(1, 1);
}

QImage picture(const ChartData& data, PictureFormat format, QSize size = {1200, 700})
{
    PictureOptions options;
    options.format = format;
    options.size = size;
    options.today = QDate(2026, 12, 1);
    const Result<QByteArray> bytes = chartPicture(data, options);
    return bytes ? QImage::fromData(*bytes).convertToFormat(QImage::Format_RGB32) : QImage();
}

bool isColour(QRgb pixel)
{
    return QColor(pixel).saturation() > 60 && QColor(pixel).value() > 90; // no text
}

/// Pixels of the plot that are neither ground nor grid.
int coloured(const QImage& image, const QRectF& plot)
{
    int count = 0;
    for (int y = qRound(plot.top()) + 2; y < qRound(plot.bottom()) - 2; ++y)
        for (int x = qRound(plot.left()) + 2; x < qRound(plot.right()) - 2; ++x)
            count += isColour(image.pixel(x, y)) ? 1 : 0;
    return count;
}

}

class TestChartShapes : public QObject
{
    Q_OBJECT
private slots:
    void thumbnailsAreWhole_data()
    {
        QTest::addColumn<QString>("shape");
        for (const char* shape : {"boxes", "savings", "grid", "cell", "points", "point", "lines", "line", "radar"})
            QTest::newRow(shape) << QString::fromLatin1(shape);
    }
    /// Nothing is cut off at an edge of a tile's picture, and it is not empty.
    void thumbnailsAreWhole()
    {
        QFETCH(QString, shape);
        const ChartData data = shape == QLatin1String("radar") ? test::sampleRadar(4) : sample(shape);
        const ChartColors colors = lightChartColors();
        for (const QSize size : {QSize(470, 176), QSize(300, 190), QSize(700, 420)}) {
            const QImage image = chartThumbnail(data, size, 1, colors, QLocale::c()).toImage();
            QCOMPARE(image.size(), size);
            const auto inked = [&](const QRect& part) {
                for (int y = part.top(); y <= part.bottom(); ++y)
                    for (int x = part.left(); x <= part.right(); ++x)
                        if (image.pixelColor(x, y).rgb() != colors.background.rgb())
                            return true;
                return false;
            };
            QVERIFY(inked(image.rect()));
            QVERIFY(!inked(QRect(0, size.height() - 1, size.width(), 1)));
            QVERIFY(!inked(QRect(0, 0, size.width(), 1)));
        }
    }

    void init() { test::failOnWarnings(); }

    void nothingClippedNothingOverlapping_data()
    {
        QTest::addColumn<QString>("shape");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("screen");
        for (const char* shape : {"boxes", "boxes zh", "savings", "grid", "grid zh", "cell", "points", "points zh",
                 "point", "lines", "line"})
            for (const QSize size : {QSize(800, 500), QSize(1600, 900), QSize(700, 1200), QSize(360, 240)})
                for (const bool screen : {false, true})
                    QTest::addRow("%s %dx%d %s", shape, size.width(), size.height(), screen ? "screen" : "file")
                        << QString::fromLatin1(shape) << size << screen;
    }
    void nothingClippedNothingOverlapping()
    {
        QFETCH(QString, shape);
        QFETCH(QSize, size);
        QFETCH(bool, screen);
        const ChartData data = sample(shape);
        ChartType type;
        type.today = QDate(2026, 12, 1);
        type.screen = screen;
        const ChartLayout layout = screen ? layoutChart(data, size, type, rowCount(data)) : fitChart(data, size, type);
        QVERIFY(screen || layout.fits);
        const QRectF page(QPointF(0, 0), layout.page);
        for (std::size_t one = 0; one < layout.texts.size(); ++one) {
            const ChartText& text = layout.texts[one];
            QVERIFY2(page.contains(text.rect()), qPrintable(text.text));
            for (std::size_t other = one + 1; other < layout.texts.size(); ++other)
                QVERIFY2(!text.rect().adjusted(0.01, 0.01, -0.01, -0.01).intersects(layout.texts[other].rect()),
                    qPrintable(text.text + QStringLiteral(" / ") + layout.texts[other].text));
        }
        QVERIFY(page.contains(layout.plot));
    }

    void everyBoxHasItsName()
    {
        const ChartLayout layout = fitChart(test::sampleBoxes(60), {1600, 900}, {});
        QCOMPARE(layout.rows.size(), std::size_t{60});
        std::set<QString> names;
        for (const ChartText& text : layout.texts)
            if (text.role == ChartText::Role::Label)
                names.insert(text.text);
        QCOMPARE(names.size(), std::size_t{60});
        QVERIFY(names.contains(QStringLiteral("Standard_ND96isr_H100_v50")));
    }

    void manySeriesLeaveThePlotItsRoom_data()
    {
        QTest::addColumn<QString>("shape");
        QTest::newRow("points") << QStringLiteral("points");
        QTest::newRow("lines") << QStringLiteral("lines");
    }
    void manySeriesLeaveThePlotItsRoom()
    {
        QFETCH(QString, shape);
        const ChartData data = sample(shape);
        for (const bool screen : {false, true}) {
            ChartType type;
            type.screen = screen;
            const ChartLayout layout
                = screen ? layoutChart(data, {800, 500}, type, 0) : fitChart(data, {800, 500}, type);
            double top = 0, bottom = layout.page.height();
            QStringList legend;
            for (const ChartText& text : layout.texts) {
                if (text.role == ChartText::Role::Filter)
                    top = std::max(top, text.rect().bottom());
                else if (text.role == ChartText::Role::Foot)
                    bottom = std::min(bottom, text.rect().top());
                else if (text.role == ChartText::Role::Legend)
                    legend << text.text;
            }
            QVERIFY2(layout.plot.height() >= 0.55 * (bottom - top) && layout.plot.width() >= 0.85 * layout.page.width(),
                qPrintable(QStringLiteral("%1 of %2").arg(layout.plot.height()).arg(bottom - top)));
            if (screen)
                QVERIFY2(legend.last().startsWith(QStringLiteral("and ")), qPrintable(legend.join(u' ')));
            else
                QCOMPARE(legend.size(), 43); // complete
        }
    }

    void stylesAreTold()
    {
        std::vector<QString> values;
        for (int index = 0; index < 43; ++index)
            values.push_back(QStringLiteral("provider-%1").arg(index));
        for (const bool providers : {false, true}) {
            std::set<std::pair<int, int>> seen;
            for (const SeriesStyle& style : seriesStyles(values, providers, false))
                QVERIFY(seen.insert({style.colour, static_cast<int>(style.marker)}).second);
        }
    }

    void unknownCellsAreNotDear()
    {
        for (const ChartColors& colors : {lightChartColors(), darkChartColors()}) {
            const ChartData data = test::sampleGrid(6, 6);
            const ChartScene scene(data, fitChart(data, {900, 600}, {}), colors);
            const ChartGrid& grid = std::get<ChartGrid>(data.body);
            for (const ChartText& text : scene.layout().texts) {
                if (text.role != ChartText::Role::Cell)
                    continue;
                const ChartCell& cell = grid.cells[static_cast<std::size_t>(text.item)];
                QCOMPARE(text.text == QStringLiteral("—"), std::isnan(cell.value));
                const double place = std::isnan(cell.value)
                    ? 0
                    : std::log(cell.shade / grid.shades.lowest) / std::log(grid.shades.highest / grid.shades.lowest);
                const QColor ground = std::isnan(cell.value) ? colors.background : shadeColour(place, colors.dark);
                QVERIFY2(contrastRatio(scene.textColor(text), ground) >= 4.5, qPrintable(text.text));
            }
            // Neither end of the scale looks like a cell without a price.
            QVERIFY(contrastRatio(shadeColour(1, colors.dark), colors.background) > 1.08);
            QVERIFY(contrastRatio(shadeColour(1, colors.dark), shadeColour(0, colors.dark)) > 8);
        }
    }

    void shadesGrowEvenly()
    {
        for (const bool dark : {false, true}) {
            double last = -1;
            for (int step = 0; step <= 20; ++step) {
                const double bright = contrastRatio(shadeColour(step / 20.0, dark), dark ? Qt::black : Qt::white);
                QVERIFY(bright > last); // told apart in grey as well
                last = bright;
            }
        }
    }

    void boxesAreDrawnWhereTheyAreLaidOut()
    {
        const ChartData data = test::sampleBoxes(4);
        const QImage image = picture(data, PictureFormat::Png, {1600, 900});
        const ChartLayout layout = fitChart(data, {1600, 900}, {.today = QDate(2026, 12, 1)});
        const QRgb accent = lightChartColors().accent.rgb();
        for (std::size_t index = 0; index < layout.rows.size(); ++index) {
            const ChartRow& row = layout.rows[index];
            QCOMPARE(image.pixel(qRound(row.lowerQuartile) + 4, qRound(row.center)), accent);
            QCOMPARE(image.pixel(qRound(row.upperQuartile) - 4, qRound(row.center)), accent);
            QVERIFY(image.pixel(qRound(row.lowerQuartile) - 6, qRound(row.center) + 6) != accent);
            QVERIFY(qGray(image.pixel(qRound(row.lowerWhisker), qRound(row.center))) < 180);
            for (const double value : std::get<ChartBoxes>(data.body).boxes[index].outliers) {
                const double x = layout.plot.left() + layout.plot.width() * layout.x.place(value);
                QCOMPARE(image.pixel(static_cast<int>(x), static_cast<int>(row.center)), accent);
            }
        }
    }

    void manyOutliersAreOnePictureInAFile()
    {
        ChartData data = test::sampleBoxes(4);
        PictureOptions options;
        options.format = PictureFormat::Svg;
        QVERIFY(!chartPicture(data, options)->contains("<image"));
        std::vector<double>& outliers = std::get<ChartBoxes>(data.body).boxes.front().outliers;
        for (int value = 0; value < 3000; ++value)
            outliers.push_back(outliers.back() + 1e-4);
        const QByteArray many = *chartPicture(data, options);
        QCOMPARE(many.count("<image"), 1);
        QVERIFY2(many.size() < 200'000, QByteArray::number(many.size()).constData());
        QVERIFY(many.contains("Standard_ND96isr_H100_v50</text>"));
    }

    void zeroLineOfSavings()
    {
        const ChartData data = test::sampleBoxes(9, false, true);
        const ChartLayout layout = fitChart(data, {1600, 900}, {});
        QVERIFY(layout.x.from < 0);
        const double zero = layout.x.place(0);
        QVERIFY(zero > 0.1 && zero < 1);
        for (const ChartRow& row : layout.rows)
            QVERIFY(row.lowerWhisker >= layout.plot.left() && row.upperWhisker <= layout.plot.right());
    }

    void chartsAgreeWithFields()
    {
        for (const bool log : {false, true}) {
            const ChartData data = test::samplePoints(50, 3, log);
            const ChartScene scene(data, fitChart(data, {1200, 700}, {}), lightChartColors());
            const ChartLayout& layout = scene.layout();
            QCOMPARE(scene.drawnPlot(), layout.plot);
            const ChartPoints& body = std::get<ChartPoints>(data.body);
            for (std::size_t point = 0; point < body.xs.size(); ++point) {
                const QPointF place = fieldPlace(layout, body.xs[point], body.ys[point]);
                QVERIFY(layout.plot.contains(place));
                QVERIFY(scene.itemRect(static_cast<int>(point)).contains(place));
            }
            for (const std::uint32_t point : body.frontier)
                QCOMPARE(scene.itemAt(fieldPlace(layout, body.xs[point], body.ys[point])), static_cast<int>(point));
            QCOMPARE(scene.itemAt({3, 3}), -1);
        }
    }

    void gapsBreakLines()
    {
        ChartData data = test::sampleLines(1, 7);
        ChartLines& body = std::get<ChartLines>(data.body);
        body.lines[0].readings[2].y = std::nan("");
        body.lines[0].readings[4].y = HUGE_VAL;
        const ChartLayout layout = fitChart(data, {1200, 700}, {.today = QDate(2026, 12, 1)});
        const QImage image = picture(data, PictureFormat::Png);
        const auto between = [&](int one, int other) {
            const double from = fieldPlace(layout, body.lines[0].readings[static_cast<std::size_t>(one)].x, 1).x(),
                         to = fieldPlace(layout, body.lines[0].readings[static_cast<std::size_t>(other)].x, 1).x();
            QRectF strip = layout.plot;
            strip.setLeft(from + 10);
            strip.setRight(to - 10);
            return coloured(image, strip);
        };
        QVERIFY(between(0, 1) > 0);
        QCOMPARE(between(1, 3), 0);
        QCOMPARE(between(3, 5), 0);
        QVERIFY(between(5, 6) > 0);
        QCOMPARE(data.itemCount(), std::size_t{5});
    }

    void oddNumbersAreNoPoints()
    {
        ChartData data = test::samplePoints(10, 2);
        ChartPoints& body = std::get<ChartPoints>(data.body);
        body.xs[5] = std::nan("");
        body.ys[6] = HUGE_VAL;
        body.xs[7] = -HUGE_VAL;
        const ChartScene scene(data, fitChart(data, {1200, 700}, {}), lightChartColors());
        for (const int point : {5, 6, 7})
            QVERIFY(scene.itemRect(point).isNull());
        for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Svg})
            QVERIFY(!picture(data, format).isNull());
    }

    void filesShowTheSamePoints_data()
    {
        QTest::addColumn<int>("points");
        QTest::newRow("vectors") << 300;
        QTest::newRow("a picture inside") << 50'000;
    }
    void filesShowTheSamePoints()
    {
        QFETCH(int, points);
        const ChartData data = test::samplePoints(points, 5);
        const QRectF plot = fitChart(data, {1200, 700}, {.today = QDate(2026, 12, 1)}).plot;
        const int png = coloured(picture(data, PictureFormat::Png), plot),
                  svg = coloured(picture(data, PictureFormat::Svg), plot);
        QVERIFY(png > 1000);
        QVERIFY2(std::abs(svg - png) < 0.3 * png, qPrintable(QStringLiteral("%1 %2").arg(png).arg(svg)));
        PictureOptions options;
        options.format = PictureFormat::Pdf;
        options.size = {1200, 700};
        const QByteArray pdf = chartPicture(data, options).value_or(QByteArray());
        QCOMPARE(pdf.contains("/Subtype /Image"), points > 1200);
        options.format = PictureFormat::Svg;
        const QByteArray text = chartPicture(data, options).value_or(QByteArray());
        QCOMPARE(text.contains("<image"), points > 1200);
        QVERIFY(text.contains(">Price per GPU (USD/h)</text>")); // axes and texts stay vectors
        QVERIFY(pdf.size() < 1'000'000 && text.size() < 1'000'000);
    }
};

ATLAS_TEST_MAIN(QApplication, TestChartShapes)
#include "tst_chartshapes.moc"
