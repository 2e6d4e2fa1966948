// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/date.h"
#include "charts/chartdatawriter.h"
#include "charts/chartregistry.h"
#include "engine/table.h"
#include "model/chartmaking.h"
#include "model/offersamples.h"
#include "support/testmain.h"
#include "text/csv.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

using namespace atlas;
using namespace atlas::test;

namespace {

/// What a bar must say, found the slow way.
struct Expected
{
    std::vector<double> prices;
    QString lowestKey;
};

std::map<QString, Expected> expectedBars(const std::vector<Offer>& offers, QString Offer::*by)
{
    std::map<QString, Expected> bars;
    for (const Offer& offer : offers) {
        if (offer.free != 0 || std::isnan(offer.perGpu))
            continue;
        // The unknown group gets a name that no value has.
        bars[(offer.*by).isNull() ? QStringLiteral("\u0001") : offer.*by].prices.push_back(offer.perGpu);
    }
    for (auto& [value, bar] : bars)
        std::sort(bar.prices.begin(), bar.prices.end());
    return bars;
}

double middle(const std::vector<double>& sorted)
{
    const std::size_t half = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

const std::vector<ChartBar>& bars(const ChartData& data)
{
    static const std::vector<ChartBar> none;
    const auto* body = std::get_if<ChartBars>(&data.body);
    return body ? body->bars : none;
}

const ChartAxis& axis(const ChartData& data)
{
    return std::get<ChartBars>(data.body).axis;
}

const Chart& chart()
{
    return *chartById(u"price-per-gpu-hour");
}

ChartData made(const TablePtr& table, const Rows& rows, const QString& filter, const ChartOptions& options,
    PerUnit per = PerUnit::Hour)
{
    return makeChart("price-per-gpu-hour", table, rows, filter, options, per);
}

}

class TestCharts : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void registryIsSound()
    {
        std::set<QString> ids;
        for (const Chart* const one : charts()) {
            QVERIFY(ids.insert(one->id()).second);
            QVERIFY(!one->title().isEmpty());
            QVERIFY(!one->options().empty());
            QCOMPARE(chartById(one->id()), one);
        }
        QVERIFY(ids.contains(QStringLiteral("price-per-gpu-hour")));
        QCOMPARE(chartById(u"no-such-chart"), nullptr);
    }

    void numbersEqualSlowReference_data()
    {
        QTest::addColumn<QString>("by");
        QTest::addColumn<quint32>("seed");
        for (const char* by : {"", "provider", "gpu", "region_group", "purchase_model"})
            for (quint32 seed = 1; seed <= 5; ++seed)
                QTest::newRow((QByteArray(by) + ' ' + QByteArray::number(seed)).constData())
                    << QString::fromLatin1(by) << seed;
    }
    void numbersEqualSlowReference()
    {
        QFETCH(QString, by);
        QFETCH(quint32, seed);
        const std::map<QString, QString Offer::*> members{{QString(), &Offer::provider},
            {QStringLiteral("provider"), &Offer::provider}, {QStringLiteral("gpu"), &Offer::gpu},
            {QStringLiteral("region_group"), &Offer::regionGroup},
            {QStringLiteral("purchase_model"), &Offer::purchaseModel}};
        const std::vector<Offer> offers = randomOffers(seed * 60, seed);
        const TablePtr table = tableOf(offers);
        const ChartData data = made(table, rowsOf(offers.size()), {}, chosen({{QStringLiteral("by"), by}}));
        const std::map<QString, Expected> expected = expectedBars(offers, members.at(by));

        QCOMPARE(bars(data).size(), expected.size());
        std::size_t shown = 0;
        double previous = 0;
        for (const ChartBar& bar : bars(data)) {
            const Expected& right = expected.at(bar.value.isNull() ? QStringLiteral("\u0001") : bar.value);
            QCOMPARE(bar.lowest, right.prices.front());
            QCOMPARE(bar.highest, right.prices.back());
            QCOMPARE(bar.median, middle(right.prices));
            QCOMPARE(bar.offers, right.prices.size());
            QVERIFY(bar.lowest >= previous);
            previous = bar.lowest;
            shown += bar.offers;
            QCOMPARE(bar.value.isNull(), bar.label == QStringLiteral("unknown"));
            checkLowest(offers, members.at(by), bar);
        }
        QCOMPARE(data.shown, shown);
    }

    void everyOfferIsShownOrLeftOutWithReason()
    {
        const std::vector<Offer> offers = randomOffers(400, 11);
        const ChartData data = made(tableOf(offers), rowsOf(offers.size()), {},
            chosen({{QStringLiteral("by"), QStringLiteral("gpu")}, {QStringLiteral("top"), QStringLiteral("2")}}));
        std::map<QString, std::size_t> reasons;
        std::map<QString, std::size_t> groups;
        for (const Offer& offer : offers) {
            if (offer.free != 0)
                ++reasons[QStringLiteral("free")];
            else if (std::isnan(offer.original))
                ++reasons[QStringLiteral("without a known price")];
            else if (std::isnan(offer.perHour))
                ++reasons[QStringLiteral("in a currency without an exchange rate")];
            else if (std::isnan(offer.gpuCount))
                ++reasons[QStringLiteral("without a known number of GPUs")];
            else
                ++groups[offer.gpu];
        }
        std::size_t dearer = 0;
        for (const auto& [gpu, count] : groups)
            dearer += count;
        QCOMPARE(bars(data).size(), std::size_t{2});
        dearer -= bars(data)[0].offers + bars(data)[1].offers;
        reasons[QStringLiteral("in %1 groups with a higher lowest price").arg(groups.size() - 2)] = dearer;
        QStringList texts;
        std::size_t leftOut = 0;
        for (const auto& [reason, count] : reasons) {
            QVERIFY(count > 0);
            texts << QStringLiteral("%1 ").arg(count) + reason;
            leftOut += count;
        }
        QStringList said = data.leftOut;
        said.sort();
        texts.sort();
        QCOMPARE(said, texts);
        QCOMPARE(data.shown + leftOut, offers.size());
    }

    void datesAndSourcesAreThoseOfShownOffers()
    {
        std::vector<Offer> offers(4);
        const auto set = [&](std::size_t index, double price, double date, const char* source, const char* provider) {
            offers[index].key = QStringLiteral("k%1").arg(index);
            offers[index].perGpu = offers[index].perHour = offers[index].original = price;
            offers[index].gpuCount = 1;
            offers[index].observedOn = date;
            offers[index].source = QString::fromLatin1(source);
            offers[index].provider = QString::fromLatin1(provider);
        };
        set(0, 2, 20260600, "b", "p1");
        set(1, 1, Nan, "a", "p1");
        set(2, 3, 20250303, "b", "p2");
        set(3, Nan, 20200101, "never", "p3");
        const ChartData data = made(tableOf(offers), rowsOf(4), {}, {});
        QCOMPARE(data.newestDate, QStringLiteral("2026-06"));
        QCOMPARE(data.oldestDate, QStringLiteral("2025-03-03"));
        QCOMPARE(data.undated, std::size_t{1});
        QCOMPARE(data.sources, (QStringList{QStringLiteral("b"), QStringLiteral("a")}));
        QVERIFY(bars(data).front().offer.date.isEmpty());
        QCOMPARE(bars(data).back().offer.date, QStringLiteral("2025-03-03"));
    }

    void filterOfBarHoldsItsOffers_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::newRow("none") << QString();
        QTest::newRow("other column") << QStringLiteral("region_group:us");
        QTest::newRow("same column") << QStringLiteral("provider:aws,vast");
        QTest::newRow("either") << QStringLiteral("provider:aws OR gpu:h100");
    }
    void filterOfBarHoldsItsOffers()
    {
        QFETCH(QString, filter);
        const std::vector<Offer> offers = randomOffers(300, 5);
        const TablePtr table = tableOf(offers);
        Engine engine(table);
        const Rows rows = *engine.run(parseFilter(filter, *table).root, {}).rows;
        const ChartData data = made(table, rows, filter, {});
        QVERIFY(bars(data).size() > 1);
        for (const ChartBar& bar : bars(data)) {
            const ParsedFilter narrowed = parseFilter(bar.filter, *table);
            QVERIFY2(!narrowed.error, qPrintable(bar.filter));
            std::size_t priced = 0;
            const Engine::Answer answer = engine.run(narrowed.root, {});
            for (const std::uint32_t row : *answer.rows) {
                QCOMPARE(offers[row].provider.isNull() ? QString() : offers[row].provider, bar.value);
                priced += offers[row].free == 0 && !std::isnan(offers[row].perGpu) ? 1U : 0U;
            }
            QCOMPARE(priced, bar.offers);
        }
    }

    void freeOfferIsNeverLowest()
    {
        std::vector<Offer> offers(2);
        for (Offer& offer : offers) {
            offer.key = QStringLiteral("k%1").arg(&offer - offers.data());
            offer.provider = QStringLiteral("p");
            offer.gpuCount = 1;
        }
        offers[0].perGpu = offers[0].perHour = offers[0].original = 0;
        offers[0].free = 1;
        offers[1].perGpu = offers[1].perHour = offers[1].original = 3;
        const ChartData data = made(tableOf(offers), rowsOf(2), {}, {});
        QCOMPARE(bars(data).size(), std::size_t{1});
        QCOMPARE(bars(data)[0].lowest, 3.0);
        QCOMPARE(data.leftOut, QStringList{QStringLiteral("1 free")});
    }

    void monthsAreHoursTimes730()
    {
        const std::vector<Offer> offers = randomOffers(100, 3);
        const TablePtr table = tableOf(offers);
        const ChartData hours = made(table, rowsOf(100), {}, {}),
                        months = made(table, rowsOf(100), {}, {}, PerUnit::Month);
        QCOMPARE(bars(months).size(), bars(hours).size());
        for (std::size_t bar = 0; bar < bars(hours).size(); ++bar) {
            QCOMPARE(bars(months)[bar].lowest, bars(hours)[bar].lowest * 730);
            QCOMPARE(bars(months)[bar].median, bars(hours)[bar].median * 730);
            QCOMPARE(bars(months)[bar].highest, bars(hours)[bar].highest * 730);
        }
        QVERIFY(axis(months).unit != axis(hours).unit);
        QVERIFY(axis(months).title.contains(axis(months).unit));
    }

    void orderOfRowsChangesNothing()
    {
        const std::vector<Offer> offers = randomOffers(200, 8);
        const TablePtr table = tableOf(offers);
        Rows backwards = rowsOf(200);
        std::reverse(backwards.begin(), backwards.end());
        const ChartData one = made(table, rowsOf(200), {}, {}), other = made(table, backwards, {}, {});
        QCOMPARE(bars(one).size(), bars(other).size());
        for (std::size_t bar = 0; bar < bars(one).size(); ++bar) {
            QCOMPARE(bars(one)[bar].value, bars(other)[bar].value);
            QCOMPARE(bars(one)[bar].offer.key, bars(other)[bar].offer.key);
        }
    }

    void namesAreReadable()
    {
        std::vector<Offer> offers(3);
        const QStringList gpus{QStringLiteral("h100-sxm"), QStringLiteral("h100-pcie"), QStringLiteral("a10")};
        for (std::size_t index = 0; index < 3; ++index) {
            Offer& offer = offers[index];
            offer.key = QStringLiteral("k%1").arg(index);
            offer.provider = QStringLiteral("p%1").arg(index);
            offer.providerName = index == 2 ? QString() : QStringLiteral("Provider %1").arg(index);
            offer.gpu = gpus[static_cast<int>(index)];
            offer.gpuName = index == 2 ? QStringLiteral("A10") : QStringLiteral("H100");
            offer.gpuCount = 1;
            offer.perGpu = offer.perHour = offer.original = 1.0 + static_cast<double>(index);
        }
        const TablePtr table = tableOf(offers);
        const auto labels = [&](const ChartOptions& options) {
            QStringList texts;
            const ChartData data = made(table, rowsOf(3), {}, options);
            for (const ChartBar& bar : bars(data))
                texts << bar.label;
            return texts;
        };
        QCOMPARE(labels({}),
            (QStringList{QStringLiteral("Provider 0"), QStringLiteral("Provider 1"), QStringLiteral("p2")}));
        QCOMPARE(labels(ChartOptions{{}, QLocale(QStringLiteral("zh_CN"))}),
            (QStringList{QStringLiteral("中文Provider 0"), QStringLiteral("中文Provider 1"), QStringLiteral("p2")}));
        QCOMPARE(labels(chosen({{QStringLiteral("by"), QStringLiteral("gpu")}})),
            (QStringList{
                QStringLiteral("H100 (h100-sxm)"), QStringLiteral("H100 (h100-pcie)"), QStringLiteral("A10")}));
    }

    void emptyChartSaysWhy()
    {
        const std::vector<Offer> offers = randomOffers(20, 2);
        const ChartData none = made(tableOf(offers), {}, QStringLiteral("gpu:h100"), {});
        QVERIFY(bars(none).empty());
        QVERIFY(!none.emptyReason.isEmpty());
        std::vector<Offer> unpriced = offers;
        for (Offer& offer : unpriced)
            offer.perGpu = offer.perHour = offer.original = Nan, offer.free = 0;
        const ChartData unknown = made(tableOf(unpriced), rowsOf(20), {}, {});
        QVERIFY(!unknown.emptyReason.isEmpty());
        QVERIFY(unknown.emptyReason != none.emptyReason);
        QCOMPARE(unknown.leftOut, QStringList{QStringLiteral("20 without a known price")});
    }

    void writtenNumbersReadBack()
    {
        const std::vector<Offer> offers = randomOffers(200, 4);
        const ChartData data = made(tableOf(offers), rowsOf(200), QStringLiteral("purchase_model:spot"), {});
        const QJsonArray records = QJsonDocument::fromJson(writeChartData(data, ChartDataFormat::Json)).array();
        QCOMPARE(static_cast<std::size_t>(records.size()), bars(data).size());
        std::vector<std::vector<QString>> lines;
        QVERIFY(readCsv(writeChartData(data, ChartDataFormat::Csv), ',', [&](qint64, std::vector<QString>& fields) {
            lines.push_back(fields);
            return true;
        }));
        QCOMPARE(lines.size(), bars(data).size() + 1);
        const auto field = [&](std::size_t bar, const char* key) {
            const auto place = std::find(lines[0].begin(), lines[0].end(), QString::fromLatin1(key));
            return lines[bar + 1][static_cast<std::size_t>(place - lines[0].begin())];
        };
        for (std::size_t bar = 0; bar < bars(data).size(); ++bar) {
            const QJsonObject record = records[static_cast<int>(bar)].toObject();
            const ChartBar& right = bars(data)[bar];
            QCOMPARE(record.value(QLatin1String("lowest")).toDouble(), right.lowest);
            QCOMPARE(record.value(QLatin1String("median")).toDouble(), right.median);
            QCOMPARE(record.value(QLatin1String("offers")).toInt(), static_cast<int>(right.offers));
            QCOMPARE(record.value(QLatin1String("value")).isNull(), right.value.isNull());
            QCOMPARE(record.value(QLatin1String("value")).toString(), right.value);
            QCOMPARE(record.value(QLatin1String("filter")).toString(), right.filter);
            QCOMPARE(record.value(QLatin1String("flags")).toArray().size(), right.offer.flags.size());
            QCOMPARE(field(bar, "lowest").toDouble(), right.lowest);
            QCOMPARE(field(bar, "highest").toDouble(), right.highest);
            QCOMPARE(field(bar, "value").isNull(), right.value.isNull());
            QCOMPARE(field(bar, "key"), right.offer.key);
            QCOMPARE(field(bar, "per"), QStringLiteral("hour"));
        }
    }

    void unknownGroupingFails()
    {
        const std::vector<Offer> offers = randomOffers(5, 1);
        const TablePtr table = tableOf(offers);
        const Result<ChartData> data
            = chart().make(table, rowsOf(5), {}, {}, chosen({{QStringLiteral("by"), QStringLiteral("source")}}));
        QVERIFY(!data);
        QCOMPARE(data.error().code, ErrorCode::InvalidArgument);
        QVERIFY(data.error().message.contains(QStringLiteral("region_group")));
    }

private:
    static void checkLowest(const std::vector<Offer>& offers, QString Offer::*by, const ChartBar& bar)
    {
        const auto lowest = std::find_if(
            offers.begin(), offers.end(), [&](const Offer& offer) { return offer.key == bar.offer.key; });
        QVERIFY(lowest != offers.end());
        QCOMPARE((*lowest).*by, bar.value);
        QCOMPARE(lowest->perGpu, bar.lowest);
        QCOMPARE(lowest->free, 0.0);
        QCOMPARE(lowest->source, bar.offer.source);
        QCOMPARE(lowest->gpuCount, bar.offer.gpuCount);
        QCOMPARE(lowest->flags.size(), bar.offer.flags.size());
        QCOMPARE(std::isnan(lowest->observedOn) ? QString() : dateToText(static_cast<DateNumber>(lowest->observedOn)),
            bar.offer.date);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, TestCharts)
#include "tst_charts.moc"
