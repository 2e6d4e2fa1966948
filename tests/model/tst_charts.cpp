// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/date.h"
#include "charts/chartdatawriter.h"
#include "charts/chartregistry.h"
#include "engine/table.h"
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

Rows rowsOf(std::size_t count)
{
    Rows rows(count);
    for (std::size_t row = 0; row < count; ++row)
        rows[row] = static_cast<std::uint32_t>(row);
    return rows;
}

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

const Chart& chart()
{
    return *chartById(u"price-per-gpu-hour");
}

ChartData made(const TablePtr& table, const Rows& rows, const QString& filter, const ChartOptions& options,
    PerUnit per = PerUnit::Hour)
{
    Query query;
    query.filter = filter;
    query.per = per;
    const ParsedFilter parsed = parseFilter(filter, *table);
    Q_ASSERT(!parsed.error);
    Result<ChartData> data = chart().make(*table, rows, query, parsed.root, options);
    Q_ASSERT(data);
    return *std::move(data);
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
            QVERIFY(!one->groupings().isEmpty());
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
                QTest::addRow("%s %u", by, seed) << QString::fromLatin1(by) << seed;
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
        const ChartData data = made(table, rowsOf(offers.size()), {}, {.by = by});
        const std::map<QString, Expected> expected = expectedBars(offers, members.at(by));

        QCOMPARE(data.bars.size(), expected.size());
        std::size_t shown = 0;
        double previous = 0;
        for (const ChartBar& bar : data.bars) {
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
        const ChartData data
            = made(tableOf(offers), rowsOf(offers.size()), {}, {.by = QStringLiteral("gpu"), .top = 2});
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
        QCOMPARE(data.bars.size(), std::size_t{2});
        dearer -= data.bars[0].offers + data.bars[1].offers;
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
        QVERIFY(data.bars.front().lowestDate.isEmpty());
        QCOMPARE(data.bars.back().lowestDate, QStringLiteral("2025-03-03"));
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
        QVERIFY(data.bars.size() > 1);
        for (const ChartBar& bar : data.bars) {
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
        QCOMPARE(data.bars.size(), std::size_t{1});
        QCOMPARE(data.bars[0].lowest, 3.0);
        QCOMPARE(data.leftOut, QStringList{QStringLiteral("1 free")});
    }

    void monthsAreHoursTimes730()
    {
        const std::vector<Offer> offers = randomOffers(100, 3);
        const TablePtr table = tableOf(offers);
        const ChartData hours = made(table, rowsOf(100), {}, {}),
                        months = made(table, rowsOf(100), {}, {}, PerUnit::Month);
        QCOMPARE(months.bars.size(), hours.bars.size());
        for (std::size_t bar = 0; bar < hours.bars.size(); ++bar) {
            QCOMPARE(months.bars[bar].lowest, hours.bars[bar].lowest * 730);
            QCOMPARE(months.bars[bar].median, hours.bars[bar].median * 730);
            QCOMPARE(months.bars[bar].highest, hours.bars[bar].highest * 730);
        }
        QVERIFY(months.unit != hours.unit);
        QVERIFY(months.valueTitle.contains(months.unit));
    }

    void orderOfRowsChangesNothing()
    {
        const std::vector<Offer> offers = randomOffers(200, 8);
        const TablePtr table = tableOf(offers);
        Rows backwards = rowsOf(200);
        std::reverse(backwards.begin(), backwards.end());
        const ChartData one = made(table, rowsOf(200), {}, {}), other = made(table, backwards, {}, {});
        QCOMPARE(one.bars.size(), other.bars.size());
        for (std::size_t bar = 0; bar < one.bars.size(); ++bar) {
            QCOMPARE(one.bars[bar].value, other.bars[bar].value);
            QCOMPARE(one.bars[bar].lowestKey, other.bars[bar].lowestKey);
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
            for (const ChartBar& bar : made(table, rowsOf(3), {}, options).bars)
                texts << bar.label;
            return texts;
        };
        QCOMPARE(labels({}),
            (QStringList{QStringLiteral("Provider 0"), QStringLiteral("Provider 1"), QStringLiteral("p2")}));
        QCOMPARE(labels({.locale = QLocale(QStringLiteral("zh_CN"))}),
            (QStringList{QStringLiteral("中文Provider 0"), QStringLiteral("中文Provider 1"), QStringLiteral("p2")}));
        QCOMPARE(labels({.by = QStringLiteral("gpu")}),
            (QStringList{
                QStringLiteral("H100 (h100-sxm)"), QStringLiteral("H100 (h100-pcie)"), QStringLiteral("A10")}));
    }

    void emptyChartSaysWhy()
    {
        const std::vector<Offer> offers = randomOffers(20, 2);
        const ChartData none = made(tableOf(offers), {}, QStringLiteral("gpu:h100"), {});
        QVERIFY(none.bars.empty());
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
        QCOMPARE(static_cast<std::size_t>(records.size()), data.bars.size());
        std::vector<std::vector<QString>> lines;
        QVERIFY(readCsv(writeChartData(data, ChartDataFormat::Csv), ',', [&](qint64, std::vector<QString>& fields) {
            lines.push_back(fields);
            return true;
        }));
        QCOMPARE(lines.size(), data.bars.size() + 1);
        const auto field = [&](std::size_t bar, const char* key) {
            const auto place = std::find(lines[0].begin(), lines[0].end(), QString::fromLatin1(key));
            return lines[bar + 1][static_cast<std::size_t>(place - lines[0].begin())];
        };
        for (std::size_t bar = 0; bar < data.bars.size(); ++bar) {
            const QJsonObject record = records[static_cast<int>(bar)].toObject();
            const ChartBar& right = data.bars[bar];
            QCOMPARE(record.value(QLatin1String("lowest")).toDouble(), right.lowest);
            QCOMPARE(record.value(QLatin1String("median")).toDouble(), right.median);
            QCOMPARE(record.value(QLatin1String("offers")).toInt(), static_cast<int>(right.offers));
            QCOMPARE(record.value(QLatin1String("value")).isNull(), right.value.isNull());
            QCOMPARE(record.value(QLatin1String("value")).toString(), right.value);
            QCOMPARE(record.value(QLatin1String("filter")).toString(), right.filter);
            QCOMPARE(record.value(QLatin1String("flags")).toArray().size(), right.lowestFlags.size());
            QCOMPARE(field(bar, "lowest").toDouble(), right.lowest);
            QCOMPARE(field(bar, "highest").toDouble(), right.highest);
            QCOMPARE(field(bar, "value").isNull(), right.value.isNull());
            QCOMPARE(field(bar, "key"), right.lowestKey);
            QCOMPARE(field(bar, "per"), QStringLiteral("hour"));
        }
    }

    void unknownGroupingFails()
    {
        const std::vector<Offer> offers = randomOffers(5, 1);
        const TablePtr table = tableOf(offers);
        const Result<ChartData> data = chart().make(*table, rowsOf(5), {}, {}, {.by = QStringLiteral("source")});
        QVERIFY(!data);
        QCOMPARE(data.error().code, ErrorCode::InvalidArgument);
        QVERIFY(data.error().message.contains(QStringLiteral("region_group")));
    }

private:
    static void checkLowest(const std::vector<Offer>& offers, QString Offer::*by, const ChartBar& bar)
    {
        const auto lowest = std::find_if(
            offers.begin(), offers.end(), [&](const Offer& offer) { return offer.key == bar.lowestKey; });
        QVERIFY(lowest != offers.end());
        QCOMPARE((*lowest).*by, bar.value);
        QCOMPARE(lowest->perGpu, bar.lowest);
        QCOMPARE(lowest->free, 0.0);
        QCOMPARE(lowest->source, bar.lowestSource);
        QCOMPARE(lowest->gpuCount, bar.lowestGpuCount);
        QCOMPARE(lowest->flags.size(), bar.lowestFlags.size());
        QCOMPARE(std::isnan(lowest->observedOn) ? QString() : dateToText(static_cast<DateNumber>(lowest->observedOn)),
            bar.lowestDate);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, TestCharts)
#include "tst_charts.moc"
