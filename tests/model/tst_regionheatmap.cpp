// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/regionheatmap.h"

#include "charts/chartdatawriter.h"
#include "model/chartmaking.h"
#include "model/offersamples.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>
#include <map>

using namespace atlas;
using namespace atlas::test;

namespace {

const ChartGrid& grid(const ChartData& data)
{
    return std::get<ChartGrid>(data.body);
}

/// Lowest price and number of offers of a cell, found offer by offer.
struct Expected
{
    double lowest = HUGE_VAL;
    std::size_t priced = 0, all = 0;
};

Expected expectedCell(
    const std::vector<Offer>& offers, const QString& row, const QString& column, QString Offer::*by = &Offer::region)
{
    Expected cell;
    for (const Offer& offer : offers) {
        if ((offer.*by).isNull() != row.isNull() || offer.*by != row || offer.gpu.isNull() != column.isNull()
            || offer.gpu != column)
            continue;
        ++cell.all;
        if (offer.free != 0 || std::isnan(offer.perGpu))
            continue;
        ++cell.priced;
        cell.lowest = std::min(cell.lowest, offer.perGpu);
    }
    return cell;
}

Offer at(int number, const char* region, const char* gpu, double price)
{
    Offer offer;
    offer.key = QStringLiteral("k%1").arg(number);
    offer.region = QString::fromLatin1(region);
    offer.gpu = QString::fromLatin1(gpu);
    offer.gpuCount = 1;
    offer.original = offer.perHour = offer.perGpu = price;
    return offer;
}

}

class TestRegionHeatmap : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void cellsEqualSlowReference_data()
    {
        QTest::addColumn<QString>("by");
        QTest::newRow("region") << QStringLiteral("region");
        QTest::newRow("group") << QStringLiteral("region_group");
        QTest::newRow("provider") << QStringLiteral("provider");
    }
    void cellsEqualSlowReference()
    {
        QFETCH(QString, by);
        const std::map<QString, QString Offer::*> members{{QStringLiteral("region"), &Offer::region},
            {QStringLiteral("region_group"), &Offer::regionGroup}, {QStringLiteral("provider"), &Offer::provider}};
        for (quint32 seed = 1; seed <= 10; ++seed) {
            const std::vector<Offer> offers = randomOffers(seed * 15, seed);
            const TablePtr table = tableOf(offers);
            const ChartData data
                = makeChart("region-heatmap", table, rowsOf(offers.size()), {}, chosen({{QStringLiteral("by"), by}}));
            std::size_t shown = 0;
            for (std::size_t row = 0; row < grid(data).rows.size(); ++row)
                for (std::size_t column = 0; column < grid(data).columns.size(); ++column) {
                    const ChartCell& cell = grid(data).cell(row, column);
                    const Expected right = expectedCell(
                        offers, grid(data).rows[row].value, grid(data).columns[column].value, members.at(by));
                    QCOMPARE(cell.offers, right.priced > 0 ? right.priced : right.all);
                    QCOMPARE(std::isnan(cell.value), right.priced == 0);
                    if (right.priced > 0)
                        QCOMPARE(cell.value, right.lowest);
                    shown += right.priced;
                }
            QCOMPARE(data.shown, shown);
        }
    }

    void unknownIsNotDear()
    {
        std::vector<Offer> offers{at(0, "a", "x", 1), at(1, "a", "y", 30), at(2, "b", "x", Nan), at(3, "b", "y", 2)};
        const ChartData data = makeChart("region-heatmap", tableOf(offers), rowsOf(4));
        std::map<std::pair<QString, QString>, const ChartCell*> cells;
        for (std::size_t row = 0; row < 2; ++row)
            for (std::size_t column = 0; column < 2; ++column)
                cells[{grid(data).rows[row].value, grid(data).columns[column].value}] = &grid(data).cell(row, column);
        const ChartCell& unknown = *cells.at({QStringLiteral("b"), QStringLiteral("x")});
        QCOMPARE(unknown.offers, std::size_t{1});
        QVERIFY(std::isnan(unknown.value) && std::isnan(unknown.shade));
        QCOMPARE(cells.at({QStringLiteral("a"), QStringLiteral("y")})->value, 30.0);
    }

    void colourAgainstLowestOfGpu()
    {
        const std::vector<Offer> offers{
            at(0, "a", "x", 1), at(1, "b", "x", 3), at(2, "a", "y", 8), at(3, "b", "y", 10)};
        const ChartData data = makeChart("region-heatmap", tableOf(offers), rowsOf(4), {},
            chosen({{QStringLiteral("colour"), QStringLiteral("gpu")}}));
        std::vector<double> shades;
        for (const ChartCell& cell : grid(data).cells)
            shades.push_back(cell.shade);
        std::sort(shades.begin(), shades.end());
        QCOMPARE(shades, (std::vector<double>{1, 1, 1.25, 3}));
    }

    void filterOfCellHoldsItsOffers()
    {
        const std::vector<Offer> offers = randomOffers(200, 6);
        const TablePtr table = tableOf(offers);
        Engine engine(table);
        const QString filter = QStringLiteral("purchase_model:spot");
        const Rows rows = *engine.run(parseFilter(filter, *table).root, {}).rows;
        const ChartData data = makeChart("region-heatmap", table, rows, filter);
        int tried = 0;
        for (std::size_t place = 0; place < grid(data).cells.size(); ++place) {
            const ChartCell& cell = grid(data).cells[place];
            if (cell.offers == 0) {
                QVERIFY(cell.filter.isEmpty());
                continue;
            }
            const ParsedFilter narrowed = parseFilter(cell.filter, *table);
            QVERIFY2(!narrowed.error, qPrintable(cell.filter));
            std::size_t all = 0, priced = 0;
            const Engine::Answer answer = engine.run(narrowed.root, {});
            for (const std::uint32_t row : *answer.rows) {
                QCOMPARE(offers[row].region, grid(data).rows[place / grid(data).columns.size()].value);
                QCOMPARE(offers[row].gpu, grid(data).columns[place % grid(data).columns.size()].value);
                ++all;
                priced += offers[row].free == 0 && !std::isnan(offers[row].perGpu) ? 1U : 0U;
            }
            QCOMPARE(cell.offers, priced > 0 ? priced : all);
            ++tried;
        }
        QVERIFY(tried > 5);
    }

    void furtherRowsAreSaid()
    {
        std::vector<Offer> offers;
        for (int region = 0; region < 30; ++region)
            for (int offer = 0; offer <= region; ++offer)
                offers.push_back(
                    at(region * 100 + offer, qPrintable(QStringLiteral("r%1").arg(region)), "x", 1.0 + offer));
        const ChartData data = makeChart("region-heatmap", tableOf(offers), rowsOf(offers.size()), {},
            chosen({{QStringLiteral("top"), QStringLiteral("10")}}));
        QCOMPARE(grid(data).rows.size(), std::size_t{10});
        QCOMPARE(grid(data).rows.front().value, QStringLiteral("r20")); // those with most offers, by name
        QCOMPARE(data.leftOut, QStringList{QStringLiteral("210 in 20 rows and 0 columns with fewer offers")});
        QCOMPARE(data.shown + 210, offers.size());
    }

    void writtenNumbersLeaveEmptyCellsOut()
    {
        const std::vector<Offer> offers{at(0, "a", "x", 1), at(1, "b", "y", 2), at(2, "b", "x", Nan)};
        const ChartData data = makeChart("region-heatmap", tableOf(offers), rowsOf(3));
        const QJsonArray records = QJsonDocument::fromJson(writeChartData(data, ChartDataFormat::Json)).array();
        QCOMPARE(records.size(), 3);
        int unknown = 0;
        for (const QJsonValue& record : records)
            unknown += record.toObject().value(QLatin1String("lowest")).isNull() ? 1 : 0;
        QCOMPARE(unknown, 1);
    }

    void nothingToShowIsSaid()
    {
        const std::vector<Offer> offers{at(0, "a", "x", Nan)};
        const ChartData data = makeChart("region-heatmap", tableOf(offers), rowsOf(1));
        QVERIFY(data.isEmpty());
        QVERIFY(!data.emptyReason.isEmpty());
        QCOMPARE(data.leftOut, QStringList{QStringLiteral("1 without a known price")});
    }
};

ATLAS_TEST_MAIN(QCoreApplication, TestRegionHeatmap)
#include "tst_regionheatmap.moc"
