// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartfigures.h"

#include "charts/chartfile.h"
#include "charts/chartregistry.h"
#include "charts/chartscene.h"
#include "charts/chartzoom.h"
#include "charts/denselayer.h"
#include "figures.h"

#include <QBuffer>
#include <QChart>
#include <QGraphicsScene>
#include <QLegend>
#include <QPainter>
#include <QScatterSeries>
#include <QValueAxis>
#include <numeric>
#include <random>

namespace atlas::bench {

namespace {

constexpr QSize ScreenSize{1000, 600};
constexpr QSize A4Wide{2480, 1488}; // at 300 dpi

QImage painted(QGraphicsScene& scene)
{
    QImage image(ScreenSize, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    scene.render(&painter, QRectF(QPointF(0, 0), ScreenSize), QRectF(QPointF(0, 0), ScreenSize));
    return image;
}

ChartData made(const Chart& chart, const TablePtr& offers, const Rows& rows)
{
    Result<ChartData> data = chart.make(offers, rows, {}, {}, {});
    if (!data)
        qFatal("%s: %s", qPrintable(chart.id()), qPrintable(data.error().message));
    return *std::move(data);
}

void paintAsOnScreen(const ChartData& data)
{
    ChartType type;
    type.screen = true;
    ChartScene scene(data, layoutChart(data, ScreenSize, type, rowCount(data)), lightChartColors());
    painted(scene);
}

PictureOptions a4(PictureFormat format)
{
    PictureOptions options;
    options.format = format;
    options.size = A4Wide;
    options.dpi = 300;
    options.today = QDate(2026, 11, 30);
    return options;
}

/// Frames of going along a chart of points, as the window draws them.
void movingFigures(const ChartData& data, std::size_t offers, int rounds)
{
    ShapeCache cache;
    ChartType type;
    type.screen = true;
    const ChartLayout whole = layoutChart(data, ScreenSize, type, 0);
    const auto frame = [&](int round) {
        ChartZoom zoom;
        zoom.setWhole(whole.x, whole.y);
        zoom.zoom(1.5, {0.5, 0.5});
        zoom.pan({0.01 * (round % 16), 0});
        type.window = zoom.window();
        ChartScene scene(data, layoutChart(data, ScreenSize, type, 0), lightChartColors(), &cache);
        painted(scene);
    };
    ChartScene first(data, whole, lightChartColors(), &cache);
    const std::vector<Timing> timing = duel({{QStringLiteral("moved"), frame}}, rounds);
    printFigure(QStringLiteral("chart_moved ") + data.id, offers, timing[0]);
}

void fileFigures(const ChartData& data, std::size_t offers, int rounds)
{
    QImage picture = *chartImage(data, a4(PictureFormat::Png));
    const std::vector<Timing> png
        = duel({{QStringLiteral("whole file"), [&](int) { (void)chartPicture(data, a4(PictureFormat::Png)); }},
                   {QStringLiteral("encoding that image alone"),
                       [&](int) {
                           QBuffer buffer;
                           buffer.open(QIODevice::WriteOnly);
                           picture.save(&buffer, "PNG");
                       }}},
            rounds);
    printFigure(QStringLiteral("chart_png_a4_300dpi ") + data.id, offers, png[0], &png[1]);
    for (const auto& [format, name] :
        {std::pair(PictureFormat::Svg, QStringLiteral("svg")), std::pair(PictureFormat::Pdf, QStringLiteral("pdf"))}) {
        QByteArray bytes;
        const std::vector<Timing> timing = duel(
            {{name, [&, kind = format](int) { bytes = chartPicture(data, a4(kind)).value_or(QByteArray()); }}}, rounds);
        printFigure(QStringLiteral("chart_%1 ").arg(name) + data.id, offers, timing[0]);
        printNumber(QStringLiteral("chart_%1_size ").arg(name) + data.id, offers,
            static_cast<double>(bytes.size()) / 1e6, QStringLiteral("MB"));
    }
}

/// Points by chance, as shares of the plot.
DensePoints cloud(std::size_t count)
{
    std::mt19937 random(1);
    std::uniform_real_distribution<float> place(0, 1);
    DensePoints points;
    for (std::size_t point = 0; point < count; ++point) {
        points.x.push_back(place(random));
        points.y.push_back(place(random));
        points.styles.push_back(static_cast<std::uint16_t>(random() % 7));
    }
    return points;
}

/// A plot with a layer of points, which moves by a part of a pixel each time, so that nothing is kept.
class MovingLayer
{
public:
    explicit MovingLayer(std::size_t count)
        : m_points(cloud(count))
    {
        for (int index = 0; index < 7; ++index)
            m_styles.push_back({index, seriesColour(index, false), static_cast<Marker>(index)});
    }
    void move(int round)
    {
        delete m_layer;
        m_layer = new DenseLayer(m_points, m_styles, QRectF(50 + 0.01 * round, 20, 900, 520), 6);
        m_scene.addItem(m_layer);
        painted(m_scene);
    }

private:
    DensePoints m_points;
    std::vector<SeriesStyle> m_styles;
    QGraphicsScene m_scene;
    DenseLayer* m_layer = nullptr;
};

/// The same points in Qt Charts.
class MovingSeries
{
public:
    MovingSeries(std::size_t count, bool outlines)
    {
        const DensePoints points = cloud(count);
        for (std::size_t point = 0; point < count; ++point)
            m_places << QPointF(points.x[point], points.y[point]);
        m_series->setMarkerSize(6);
        if (!outlines)
            m_series->setPen(Qt::NoPen);
        m_series->replace(m_places);
        auto* chart = new QChart;
        chart->legend()->hide();
        chart->addSeries(m_series);
        for (const Qt::Alignment side : {Qt::AlignBottom, Qt::AlignLeft}) {
            auto* axis = new QValueAxis;
            axis->setRange(0, 1);
            chart->addAxis(axis, side);
            m_series->attachAxis(axis);
        }
        chart->setGeometry(QRectF(QPointF(0, 0), ScreenSize));
        m_scene.addItem(chart);
    }
    void move(int)
    {
        for (QPointF& place : m_places)
            place.rx() += 1e-5;
        m_series->replace(m_places);
        painted(m_scene);
    }

private:
    QGraphicsScene m_scene;
    QScatterSeries* m_series = new QScatterSeries;
    QList<QPointF> m_places;
};

}

void chartFigures(const TablePtr& offers, int rounds)
{
    Rows rows(offers->rowCount());
    std::iota(rows.begin(), rows.end(), 0U);
    // As the window has them: in the order of prices.
    Engine engine(offers);
    rows = *engine.run({}, std::vector<SortKey>{{QStringLiteral("price_per_gpu_hour")}}).rows;
    for (const Chart* const chart : charts()) {
        const ChartData data = made(*chart, offers, rows);
        const std::vector<Timing> timings
            = duel({{QStringLiteral("built and painted"), [&](int) { paintAsOnScreen(made(*chart, offers, rows)); }},
                       {QStringLiteral("built"), [&](int) { made(*chart, offers, rows); }}},
                rounds);
        printFigure(QStringLiteral("chart_painted ") + chart->id(), offers->rowCount(), timings[0]);
        printFigure(QStringLiteral("chart_built ") + chart->id(), offers->rowCount(), timings[1]);
        if (std::holds_alternative<ChartPoints>(data.body))
            movingFigures(data, offers->rowCount(), rounds);
        fileFigures(data, offers->rowCount(), std::max(3, rounds / 4));
    }
}

void scatterFigures(int rounds)
{
    MovingLayer small(10'000), large(100'000);
    MovingSeries series(10'000, true), bare(10'000, false);
    const std::vector<Timing> timings
        = duel({{QStringLiteral("layer"), [&](int round) { small.move(round); }},
                   {QStringLiteral("QScatterSeries"), [&](int round) { series.move(round); }},
                   {QStringLiteral("QScatterSeries without outlines"), [&](int round) { bare.move(round); }},
                   {QStringLiteral("layer"), [&](int round) { large.move(round); }}},
            std::min(rounds, 15));
    printFigure(QStringLiteral("points_repainted"), 10'000, timings[0], &timings[1]);
    printFigure(QStringLiteral("points_repainted"), 10'000, timings[0], &timings[2]);
    printFigure(QStringLiteral("points_repainted"), 100'000, timings[3]);
}

} // namespace atlas::bench
