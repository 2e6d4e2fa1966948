// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/offersamples.h"
#include "ui/chartsamples.h"

#include <QDate>
#include <QRandomGenerator>
#include <cmath>

/// Charts of every shape made by hand.
namespace atlas::test {

/// The frame of `sampleChart` around another body.
inline ChartData framed(ChartBody body, const char* id, bool chinese = false)
{
    ChartData data = sampleChart(1, chinese, QStringLiteral("gpu"));
    data.id = QString::fromLatin1(id);
    data.body = std::move(body);
    return data;
}

inline ChartData sampleBoxes(int count, bool chinese = false, bool savings = false)
{
    ChartBoxes body;
    body.axis.title = chinese ? QStringLiteral("每 GPU 价格 (USD/h)") : QStringLiteral("Price per GPU (USD/h)");
    body.axis.unit = savings ? QStringLiteral("%") : QStringLiteral("USD/h");
    body.axis.fromZero = true;
    body.categoryTitle = chinese ? QStringLiteral("实例规格") : QStringLiteral("Instance type");
    body.highestIsBest = savings;
    for (int index = 0; index < count; ++index) {
        ChartBox box;
        box.value
            = (index % 2 == 0 ? QStringLiteral("Standard_ND96isr_H100_v5") : QStringLiteral("Standard_ND96is_H100_v5"))
            + QString::number(index);
        box.label = box.value;
        const double low = savings ? -30.0 + 9 * index : 0.4 + 0.1 * index;
        box.lowest = low;
        box.lowerWhisker = low + 1;
        box.lowerQuartile = low + 2;
        box.median = low + 2.5;
        box.upperQuartile = low + 4;
        box.upperWhisker = low + 6;
        box.highest = low + 9;
        box.outliers = {box.lowest, box.highest};
        box.offers = static_cast<std::size_t>(3 + index);
        box.offer = {QStringLiteral("p/i/r/spot"), QStringLiteral("2026-06-30"), QStringLiteral("src-1"), {}, 8, {}};
        box.filter = QStringLiteral("instance_type=%1").arg(box.value);
        body.axis.include(box.lowest);
        body.axis.include(box.highest);
        body.boxes.push_back(box);
    }
    return framed(std::move(body), "price-distribution", chinese);
}

/// Every fifth cell has offers without a price, every seventh no offer.
inline ChartData sampleGrid(int rows, int columns, bool chinese = false)
{
    ChartGrid body;
    body.values.title = QStringLiteral("Price per GPU (USD/h)");
    body.values.unit = body.shades.unit = QStringLiteral("USD/h");
    body.shades.title = chinese ? QStringLiteral("颜色：每 GPU 价格（对数）") : QStringLiteral("Colour: price per GPU");
    body.rowTitle = chinese ? QStringLiteral("区域") : QStringLiteral("Region");
    body.columnTitle = QStringLiteral("GPU");
    for (int row = 0; row < rows; ++row)
        body.rows.push_back({QStringLiteral("r%1").arg(row), QStringLiteral("asia-northeast-%1").arg(row),
            row < rows / 2 ? QStringLiteral("Asia-Pacific") : QStringLiteral("Europe"), 3});
    for (int column = 0; column < columns; ++column)
        body.columns.push_back({QStringLiteral("g%1").arg(column),
            QStringLiteral("RTX PRO %1 Blackwell Server Edition").arg(column), {}, 3});
    for (int place = 0; place < rows * columns; ++place) {
        ChartCell cell;
        cell.offers = place % 7 == 6 ? 0 : 2;
        if (place % 7 != 6 && place % 5 != 4) {
            cell.value = cell.shade = 0.07 * std::pow(1.15, place % 40);
            cell.offer
                = {QStringLiteral("p/i/r/spot"), QStringLiteral("2026-06-30"), QStringLiteral("src-1"), {}, 1, {}};
        }
        if (cell.offers > 0)
            cell.filter = QStringLiteral("region=r%1").arg(place);
        body.values.include(cell.value);
        body.shades.include(cell.shade);
        body.cells.push_back(cell);
    }
    body.values.decimals = body.shades.decimals = 3;
    body.shades.kind = ChartAxis::Kind::Log;
    return framed(std::move(body), "region-heatmap", chinese);
}

inline ChartData samplePoints(int count, int series, bool log = false)
{
    QRandomGenerator random(static_cast<quint32>(count));
    ChartPoints body;
    body.x.title = QStringLiteral("Price per GPU (USD/h)");
    body.x.unit = QStringLiteral("USD/h");
    body.y.title = QStringLiteral("Memory bandwidth of one GPU (GB/s)");
    body.y.unit = QStringLiteral("GB/s");
    body.x.kind = body.y.kind = log ? ChartAxis::Kind::Log : ChartAxis::Kind::Value;
    body.x.fromZero = body.y.fromZero = !log;
    std::vector<Offer> offers;
    for (int index = 0; index < count; ++index) {
        Offer offer;
        offer.key = QStringLiteral("p/i%1/r/spot").arg(index);
        offer.gpu = QStringLiteral("h100");
        offer.provider = QStringLiteral("p%1").arg(index % series);
        offer.source = QStringLiteral("src-1");
        offer.observedOn = 20260630;
        offer.gpuCount = 1;
        offers.push_back(offer);
        body.xs.push_back(0.1 + 12 * random.generateDouble());
        body.ys.push_back(200 + 3000 * random.generateDouble());
        body.rows.push_back(static_cast<std::uint32_t>(index));
        body.seriesOf.push_back(static_cast<std::uint16_t>(index % series));
        body.x.include(body.xs.back());
        body.y.include(body.ys.back());
    }
    for (int index = 0; index < series; ++index)
        body.series.push_back(
            {QStringLiteral("p%1").arg(index), QStringLiteral("Provider number %1").arg(index), 1, {}});
    for (std::uint32_t point = 0; point < std::min(3U, static_cast<std::uint32_t>(count)); ++point) {
        body.frontier.push_back(point);
        body.frontierLabels.push_back(QStringLiteral("H100 SXM5 · Provider %1").arg(point));
    }
    body.frontierTitle = QStringLiteral("Efficient frontier");
    body.offers = tableOf(offers);
    ChartData data = framed(std::move(body), "price-performance");
    data.by = QStringLiteral("provider");
    return data;
}

inline ChartData sampleLines(int lines, int readings)
{
    ChartLines body;
    body.x.title = QStringLiteral("Day the price was read");
    body.x.kind = ChartAxis::Kind::Date;
    body.y.title = QStringLiteral("Price per GPU (USD/h)");
    body.y.unit = QStringLiteral("USD/h");
    body.y.fromZero = true;
    for (int index = 0; index < lines; ++index) {
        ChartLine line;
        line.value = QStringLiteral("offer %1").arg(index);
        line.label = QStringLiteral("H100 SXM5 80GB · Provider %1 on-demand").arg(index);
        line.steps = true;
        for (int place = 0; place < readings; ++place) {
            ChartReading reading;
            reading.x = static_cast<double>(QDate(2024, 1, 1).addDays(place * 30 + index).toJulianDay());
            reading.y = 2 + 0.3 * index + 0.2 * (place % 3);
            reading.offer = {QStringLiteral("p/i%1/r/spot").arg(index), QStringLiteral("2026-06-30"),
                QStringLiteral("src-1"), {}, 1, {}};
            if (place % 3 == 0 && place > 0)
                reading.remark = QStringLiteral("−17 %");
            body.x.include(reading.x);
            body.y.include(reading.y);
            line.readings.push_back(reading);
        }
        body.lines.push_back(line);
    }
    return framed(std::move(body), "price-history");
}

inline ChartData sampleRadar(int profiles)
{
    ChartRadar body;
    for (const char* title :
        {"Memory bandwidth (GB/s)", "GPU memory in all (GiB)", "FP16 performance (TFLOPS)", "显存带宽（GB/s）"}) {
        ChartSpoke spoke;
        spoke.axis.title = QString::fromUtf8(title);
        body.spokes.push_back(spoke);
    }
    for (int profile = 0; profile < profiles; ++profile)
        body.profiles.push_back({QString::number(profile), QStringLiteral("Offer %1").arg(profile), {1, 2, 3, 4},
            {1, 1, 1, 1}, {}, {}, {}, {}});
    return framed(std::move(body), "specs-radar");
}

} // namespace atlas::test
