// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/tables.h"
#include "cost/gpuprices.h"
#include "cost/offerprices.h"
#include "details/offerdetails.h"
#include "engine/tablemodel.h"
#include "health/offerhealth.h"
#include "support/catalogtest.h"
#include "support/decisiontest.h"
#include "support/testmain.h"

#include <algorithm>
#include <cmath>

using namespace atlas;
using namespace Qt::StringLiterals;

/// What cells show beside their text, and what the details of an offer say.
class TestOfferDetails : public QObject, private test::CatalogFixture
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnWarnings();
        makeCatalog();
    }
    void rangesAreThoseOfAllPrices();
    void marksFollowTheRules();
    void tipsSayWhatIsMarked();
    void everyColumnIsShownOnce();
    void siblingsAreTheSameInstance();
    void siblingFilterLeavesThem();
    void readingsAreInOrderOfTime();
    void claimsAreAboutTheOffer();

private:
    [[nodiscard]] TablePtr offers(const QByteArray& rows)
    {
        import(test::OfferHeader + rows);
        const auto catalog = readCatalog(m_path);
        if (!catalog)
            qFatal("%s", qPrintable(catalog.error().message));
        return test::offersOf(*catalog);
    }
    [[nodiscard]] static std::uint32_t rowOf(const Table& table, const QString& key)
    {
        for (std::uint32_t row = 0; row < table.rowCount(); ++row)
            if (table.key(row) == key)
                return row;
        qFatal("%s", qPrintable(key));
    }
};

void TestOfferDetails::rangesAreThoseOfAllPrices()
{
    const TablePtr& table = test::starterOffers();
    const TableContext& context = table->context();
    const View &gpus = table->view(table->indexOf(u"gpu")),
               &prices = table->view(table->indexOf(u"price_per_gpu_hour")),
               &free = table->view(table->indexOf(u"free")), &flags = table->view(table->indexOf(u"flags"));
    const auto counts = [&](std::uint32_t row) {
        return prices.isKnown(row) && prices.number(row) > 0 && !(free.isKnown(row) && free.number(row) != 0)
            && flags.list(row).isEmpty();
    };
    int looked = 0, lowest = 0;
    for (std::uint32_t row = 0; row < table->rowCount(); row += 7) {
        std::vector<double> all;
        for (std::uint32_t other = 0; other < table->rowCount(); ++other)
            if (gpus.text(other) == gpus.text(row) && counts(other))
                all.push_back(prices.number(other));
        std::sort(all.begin(), all.end());
        const GpuPrices::Range& range = context.gpuPrices->range(row);
        QCOMPARE(range.offers, all.size());
        if (all.empty()) {
            QVERIFY(std::isnan(range.median));
            continue;
        }
        ++looked;
        QCOMPARE(range.lowest, all.front());
        QCOMPARE(range.highest, all.back());
        const std::size_t half = all.size() / 2;
        QCOMPARE(range.median, all.size() % 2 == 1 ? all[half] : (all[half - 1] + all[half]) / 2);
        const bool best = all.size() > 1 && counts(row) && prices.number(row) == all.front();
        QCOMPARE(context.gpuPrices->isLowest(row), best);
        lowest += best ? 1 : 0;
        const GpuPrices::Place place = context.gpuPrices->place(row);
        QCOMPARE(place.price == GpuPrices::Nowhere,
            !(prices.isKnown(row) && prices.number(row) > 0) || all.size() < 2 || all.front() == all.back());
        if (best)
            QCOMPARE(int(place.price), 0);
    }
    QVERIFY(looked > 50);
    QVERIFY(lowest > 0);
}

void TestOfferDetails::marksFollowTheRules()
{
    const TablePtr& table = test::starterOffers();
    TableModel model;
    auto rows = std::make_shared<Rows>();
    for (std::uint32_t row = 0; row < table->rowCount(); ++row)
        rows->push_back(row);
    model.setColumns({u"price_per_gpu_hour"_s, u"age_days"_s, u"flags"_s, u"provider"_s});
    model.setTable(table, rows);
    const int age = table->indexOf(u"age_days"), flags = table->indexOf(u"flags"),
              price = table->indexOf(u"price_per_hour");
    int doubtful = 0, old = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto marks = [&](int column) { return model.index(row, column).data(TableModel::MarksRole); };
        const auto record = static_cast<std::uint32_t>(row);
        const bool doubt = !table->view(flags).list(record).isEmpty();
        QCOMPARE(marks(0).value<CellMarks>().sign == CellMarks::Sign::Doubt, doubt);
        QCOMPARE(marks(2).value<CellMarks>().sign == CellMarks::Sign::Doubt, doubt);
        // Where there is no price, none can be old.
        const bool stale = table->view(price).isKnown(record) && table->view(age).isKnown(record)
            && table->view(age).number(record) > StaleDays;
        QCOMPARE(marks(1).value<CellMarks>().sign == CellMarks::Sign::Old, stale);
        QVERIFY(!marks(3).isValid());
        // What is drawn is said, too.
        for (const int column : {0, 1, 2})
            if (marks(column).value<CellMarks>().sign != CellMarks::Sign::None) {
                const QModelIndex cell = model.index(row, column);
                const QString said = cell.data(Qt::AccessibleDescriptionRole).toString();
                QVERIFY2(!said.isEmpty(), qPrintable(table->key(record)));
                QVERIFY(cell.data(Qt::ToolTipRole).toString().endsWith(said));
            }
        doubtful += doubt ? 1 : 0;
        old += stale ? 1 : 0;
    }
    QVERIFY(doubtful > 0 && doubtful < model.rowCount());
    QVERIFY(old > 0 && old < model.rowCount());
}

void TestOfferDetails::tipsSayWhatIsMarked()
{
    const TablePtr table = offers("aws,,p5.48xlarge,us-1,us,on_demand,,h100-sxm,8,80,0,88,USD,2026-11-01,s,\n"
                                  "lambda,,gpu_1x_h100,us-2,us,on_demand,,h100-sxm,1,80,0,3.29,USD,2026-11-01,s,\n"
                                  "azure,,NV6ads,us-3,us,on_demand,,a10,0.1667,4,0,0.454,USD,2026-11-01,s,\n"
                                  "old,,gpu_1x_a100,us-2,us,on_demand,,a100-80gb,1,80,0,2.00,USD,2025-01-01,s,\n");
    const Column& price = table->column(table->indexOf(u"price_per_gpu_hour"));
    const CellStyle style;
    const QString node = price.tip(*table, rowOf(*table, u"aws/p5.48xlarge/us-1/on_demand"_s), style);
    QVERIFY2(node.startsWith(u"Node total 88.00 USD/h, divided by 8 GPUs."_s), qPrintable(node));
    QVERIFY2(node.contains(u"lowest 3.29 USD/h, median 7.15"_s) || node.contains(u"lowest 3.29 USD/h, median 7.14"_s),
        qPrintable(node));
    QVERIFY(!node.contains(u"The lowest price"_s));
    const QString single = price.tip(*table, rowOf(*table, u"lambda/gpu_1x_h100/us-2/on_demand"_s), style);
    QVERIFY2(single.contains(u"The lowest price of this GPU."_s) && !single.contains(u"Node"_s), qPrintable(single));
    const QString slice = price.tip(*table, rowOf(*table, u"azure/NV6ads/us-3/on_demand"_s), style);
    QVERIFY2(slice.contains(u"0.45 USD/h for 1/6 of a GPU"_s), qPrintable(slice));
    const Column& date = table->column(table->indexOf(u"observed_on"));
    QVERIFY(!date.tip(*table, rowOf(*table, u"old/gpu_1x_a100/us-2/on_demand"_s), style).isEmpty());
    QVERIFY(date.tip(*table, rowOf(*table, u"aws/p5.48xlarge/us-1/on_demand"_s), style).isEmpty());
}

void TestOfferDetails::everyColumnIsShownOnce()
{
    const TablePtr& table = test::starterOffers();
    const OfferDetails details(table);
    QStringList keys;
    for (const DetailGroup& group : details.groups(0, {})) {
        QVERIFY(!group.title.isEmpty() && !group.fields.empty());
        for (const DetailField& field : group.fields) {
            keys << field.key;
            QVERIFY(!field.title.isEmpty());
            QVERIFY2(!field.text.isEmpty(), qPrintable(field.key));
            QCOMPARE(field.known, table->view(table->indexOf(field.key)).isKnown(0));
        }
    }
    QStringList expected;
    for (const Column& column : table->columns())
        expected << QString::fromLatin1(column.key);
    keys.sort();
    expected.sort();
    QCOMPARE(keys, expected);
}

void TestOfferDetails::siblingsAreTheSameInstance()
{
    const TablePtr& table = test::starterOffers();
    const OfferDetails details(table);
    const View &types = table->view(table->indexOf(u"instance_type")),
               &providers = table->view(table->indexOf(u"provider")),
               &prices = table->view(table->indexOf(u"price_per_gpu_hour"));
    for (std::uint32_t row = 0; row < table->rowCount(); row += 11) {
        Rows expected;
        for (std::uint32_t other = 0; other < table->rowCount(); ++other)
            if (types.text(other) == types.text(row) && providers.text(other) == providers.text(row))
                expected.push_back(other);
        Rows found = *details.siblings(row);
        for (std::size_t i = 1; i < found.size(); ++i)
            QVERIFY(!prices.isKnown(found[i])
                || (prices.isKnown(found[i - 1]) && prices.number(found[i - 1]) <= prices.number(found[i])));
        std::sort(found.begin(), found.end());
        QCOMPARE(found, expected);
    }
}

void TestOfferDetails::siblingFilterLeavesThem()
{
    const TablePtr& table = test::starterOffers();
    const OfferDetails details(table);
    for (std::uint32_t row = 0; row < table->rowCount(); row += 11) {
        Rows found = test::rowsByEngine(table, details.siblingFilter(row)), expected = *details.siblings(row);
        std::sort(found.begin(), found.end());
        std::sort(expected.begin(), expected.end());
        QVERIFY2(found == expected, qPrintable(details.siblingFilter(row)));
    }
}

void TestOfferDetails::readingsAreInOrderOfTime()
{
    const TablePtr table = offers("aws,,p4,us-1,us,on_demand,,a100-80gb,8,80,0,32,USD,2026-06-01,s,now\n"
                                  "aws,,p4,us-1,us,on_demand,,a100-80gb,8,80,0,40,USD,2025,s,\n"
                                  "aws,,p4,us-1,us,on_demand,,a100-80gb,8,80,0,48,USD,2024-03-01,s,first\n"
                                  "aws,,p4,us-1,us,on_demand,,a100-80gb,8,80,0,56,USD,,s,\n");
    const OfferDetails details(table);
    const std::vector<OfferReading> readings = details.readings(0, {});
    QCOMPARE(readings.size(), std::size_t(4));
    const QStringList dates{u"2024-03-01"_s, u"2025"_s, u"2026-06-01"_s, {}};
    const std::vector<double> perGpu{6, 5, 4, 7};
    for (std::size_t i = 0; i < readings.size(); ++i) {
        QCOMPARE(readings[i].date, dates[static_cast<qsizetype>(i)]);
        QCOMPARE(readings[i].price, perGpu[i]);
        QCOMPARE(readings[i].current, i == 2);
    }
    QCOMPARE(readings[1].day, QDate(2025, 12, 31));
    QVERIFY(!readings[3].day.isValid());
    QCOMPARE(readings[0].note, u"first"_s);
    QCOMPARE(readings[0].priceText, u"6.00 USD/h"_s);
    CellStyle monthly;
    monthly.per = PerUnit::Month;
    QCOMPARE(details.readings(0, monthly)[0].price, 6 * 730.0);
}

void TestOfferDetails::claimsAreAboutTheOffer()
{
    const QByteArray claims = "claim_id,article,provider,topic,claim_zh,claim_en,value,unit,checked_value,verdict,"
                              "source,comment\n"
                              "c1,1,aws,price,甲,AWS is cheap,,,no,contradicted,s,because\n"
                              "c2,1,,spec,乙,The H100 has 80 GB,,,80,confirmed,s,\n"
                              "c3,1,gcp,spec,丙,Google has the H100,,,,confirmed,s,\n"
                              "c4,1,,spec,丁,The H1000 is fast,,,,unverified,s,\n"
                              "c5,1,aws,spec,戊,P5 has the H100,,,8,confirmed,s,\n";
    import(test::OfferHeader
        + "aws,,p5,us-1,us,on_demand,,h100-sxm,8,80,0,32,USD,2026-06-01,s,\n"
          "gcp,,a3,us-1,us,on_demand,,h100-sxm,8,80,0,32,USD,2026-06-01,s,\n");
    import(claims);
    const auto catalog = readCatalog(m_path);
    QVERIFY(catalog);
    const TablePtr table = test::offersOf(*catalog);
    const OfferDetails details(table);
    QStringList texts;
    for (const DetailClaim& claim : details.claims(rowOf(*table, u"aws/p5/us-1/on_demand"_s), {}))
        texts << claim.text;
    QCOMPARE(texts, (QStringList{u"The H100 has 80 GB"_s, u"P5 has the H100"_s, u"AWS is cheap"_s}));
    CellStyle chinese;
    chinese.locale = QLocale(QLocale::Chinese, QLocale::China);
    const std::vector<DetailClaim> translated = details.claims(rowOf(*table, u"aws/p5/us-1/on_demand"_s), chinese);
    QCOMPARE(translated.back().text, u"甲"_s);
    QCOMPARE(translated.back().verdict, u"contradicted"_s);
    QCOMPARE(translated.back().checked, u"no"_s);
    QCOMPARE(translated.back().comment, u"because"_s);
}

ATLAS_TEST_MAIN(QCoreApplication, TestOfferDetails)
#include "tst_offerdetails.moc"
