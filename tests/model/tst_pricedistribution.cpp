// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/pricedistribution.h"

#include "charts/chartdatawriter.h"
#include "cost/quantile.h"
#include "model/chartmaking.h"
#include "model/offersamples.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>
#include <map>

using namespace atlas;
using namespace atlas::test;

namespace {

/// Type 7 by its definition: the values in order are points at 0, 1/(n-1), … 1, joined by lines.
double quartile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    if (values.size() == 1)
        return values.front();
    const double step = 1.0 / static_cast<double>(values.size() - 1);
    for (std::size_t rank = 0; rank + 1 < values.size(); ++rank) {
        const double from = static_cast<double>(rank) * step, to = static_cast<double>(rank + 1) * step;
        if (share <= to + 1e-12)
            return values[rank] + (values[rank + 1] - values[rank]) * (share - from) / (to - from);
    }
    return values.back();
}

bool near(double left, double right)
{
    return std::abs(left - right) <= 1e-9 * std::max({1.0, std::abs(left), std::abs(right)});
}

const std::vector<ChartBox>& boxes(const ChartData& data)
{
    return std::get<ChartBoxes>(data.body).boxes;
}

Offer priced(int number, double price)
{
    Offer offer;
    offer.key = QStringLiteral("k%1").arg(number);
    offer.provider = QStringLiteral("p");
    offer.gpuCount = 1;
    offer.original = offer.perHour = offer.perGpu = price;
    return offer;
}

}

class TestPriceDistribution : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void publishedQuantiles()
    {
        // R: quantile(c(15, 20, 35, 40, 50), type = 7) gives 15 20 35 40 50; of 1…10 it gives 3.25, 5.5, 7.75.
        std::vector<double> five{35, 15, 50, 40, 20};
        QCOMPARE(quantile(five, 0.25), 20.0);
        QCOMPARE(quantile(five, 0.5), 35.0);
        QCOMPARE(quantile(five, 0.75), 40.0);
        std::vector<double> ten{10, 9, 8, 7, 6, 5, 4, 3, 2, 1};
        QCOMPARE(quantile(ten, 0.25), 3.25);
        QCOMPARE(quantile(ten, 0.5), 5.5);
        QCOMPARE(quantile(ten, 0.75), 7.75);
        QCOMPARE(quantile(ten, 0), 1.0);
        QCOMPARE(quantile(ten, 1), 10.0);
        QVERIFY(std::isnan(quantile({}, 0.5)));
    }

    void boxesEqualSlowReference_data()
    {
        QTest::addColumn<QString>("by");
        for (const char* by : {"provider", "gpu", "region_group", "purchase_model"})
            QTest::newRow(by) << QString::fromLatin1(by);
    }
    void boxesEqualSlowReference()
    {
        QFETCH(QString, by);
        const std::map<QString, QString Offer::*> members{{QStringLiteral("provider"), &Offer::provider},
            {QStringLiteral("gpu"), &Offer::gpu}, {QStringLiteral("region_group"), &Offer::regionGroup},
            {QStringLiteral("purchase_model"), &Offer::purchaseModel}};
        for (quint32 seed = 1; seed <= 8; ++seed) {
            const std::vector<Offer> offers = randomOffers(seed * 40, seed);
            const ChartData data = makeChart("price-distribution", tableOf(offers), rowsOf(offers.size()), {},
                chosen({{QStringLiteral("by"), by}}), PerUnit::Month);
            std::map<QString, std::vector<double>> prices;
            for (const Offer& offer : offers)
                if (offer.free == 0 && !std::isnan(offer.perGpu))
                    prices[(offer.*members.at(by)).isNull() ? QStringLiteral("?") : offer.*members.at(by)].push_back(
                        offer.perGpu * 730);
            QCOMPARE(boxes(data).size(), prices.size());
            for (const ChartBox& box : boxes(data))
                checkBox(box, prices.at(box.value.isNull() ? QStringLiteral("?") : box.value));
        }
    }

    void orderIsByMedian()
    {
        const std::vector<Offer> offers = randomOffers(400, 3);
        const ChartData data = makeChart("price-distribution", tableOf(offers), rowsOf(offers.size()));
        for (std::size_t box = 1; box < boxes(data).size(); ++box)
            QVERIFY(boxes(data)[box - 1].median <= boxes(data)[box].median);
    }

    void logAxisLeavesOutWhatItCannotShow()
    {
        const ChartOptions log = chosen({{QStringLiteral("log"), QStringLiteral("x")}});
        const TablePtr table = tableOf({priced(0, 0), priced(1, 0.5), priced(2, 12), priced(3, 98)});
        const ChartData data = makeChart("price-distribution", table, rowsOf(4), {}, log);
        QCOMPARE(boxes(data).front().offers, std::size_t{3});
        QCOMPARE(boxes(data).front().lowest, 0.5);
        QCOMPARE(data.leftOut, QStringList{QStringLiteral("1 not above 0, which a logarithmic axis cannot show")});
        QCOMPARE(std::get<ChartBoxes>(data.body).axis.kind, ChartAxis::Kind::Log);

        const ChartData zeros
            = makeChart("price-distribution", tableOf({priced(0, 0), priced(1, 0)}), rowsOf(2), {}, log);
        QCOMPARE(boxes(zeros).front().offers, std::size_t{2});
        QCOMPARE(std::get<ChartBoxes>(zeros.body).axis.kind, ChartAxis::Kind::Value);
        QVERIFY(zeros.notes.contains(QStringLiteral("No value is above 0, so the axis is not logarithmic")));
    }

    void oneOfferIsABox()
    {
        const ChartData data = makeChart("price-distribution", tableOf({priced(0, 3.06)}), rowsOf(1));
        const ChartBox& box = boxes(data).front();
        for (const double figure : {box.lowest, box.lowerWhisker, box.lowerQuartile, box.median, box.upperQuartile,
                 box.upperWhisker, box.highest})
            QCOMPARE(figure, 3.06);
        QVERIFY(box.outliers.empty());
    }

    void quartilesAreNamed()
    {
        const ChartData data = makeChart("price-distribution", tableOf({priced(0, 1)}), rowsOf(1));
        QVERIFY(data.notes.join(u' ').contains(QStringLiteral("type 7")));
    }

    void writtenNumbers()
    {
        const std::vector<Offer> offers = randomOffers(300, 9);
        const ChartData data = makeChart("price-distribution", tableOf(offers), rowsOf(offers.size()));
        const QJsonArray records = QJsonDocument::fromJson(writeChartData(data, ChartDataFormat::Json)).array();
        QCOMPARE(static_cast<std::size_t>(records.size()), boxes(data).size());
        for (std::size_t box = 0; box < boxes(data).size(); ++box) {
            const QJsonObject record = records[static_cast<int>(box)].toObject();
            QCOMPARE(record.value(QLatin1String("upper_quartile")).toDouble(), boxes(data)[box].upperQuartile);
            QCOMPARE(
                record.value(QLatin1String("outliers")).toInt(), static_cast<int>(boxes(data)[box].outliers.size()));
            QCOMPARE(record.value(QLatin1String("unit")).toString(), QStringLiteral("USD/h"));
        }
    }

private:
    static void checkBox(const ChartBox& box, std::vector<double> values)
    {
        std::sort(values.begin(), values.end());
        const double lower = quartile(values, 0.25), upper = quartile(values, 0.75), reach = 1.5 * (upper - lower);
        QVERIFY(near(box.lowerQuartile, lower));
        QVERIFY(near(box.median, quartile(values, 0.5)));
        QVERIFY(near(box.upperQuartile, upper));
        QVERIFY(near(box.lowest, values.front()) && near(box.highest, values.back()));
        std::vector<double> outside, inside;
        for (const double value : values)
            (value < lower - reach - 1e-9 || value > upper + reach + 1e-9 ? outside : inside).push_back(value);
        QCOMPARE(box.outliers.size(), outside.size());
        for (std::size_t index = 0; index < outside.size(); ++index)
            QVERIFY(near(box.outliers[index], outside[index]));
        QVERIFY(near(box.lowerWhisker, std::min(inside.front(), lower)));
        QVERIFY(near(box.upperWhisker, std::max(inside.back(), upper)));
        QCOMPARE(box.offers, values.size());
    }
};

ATLAS_TEST_MAIN(QCoreApplication, TestPriceDistribution)
#include "tst_pricedistribution.moc"
