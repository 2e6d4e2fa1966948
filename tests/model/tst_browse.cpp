// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/profile.h"
#include "catalog/catalog.h"
#include "columns/benchmarkviews.h"
#include "columns/offersummaries.h"
#include "columns/tables.h"
#include "cost/offerprices.h"
#include "health/findings.h"
#include "health/healthtable.h"
#include "support/decisiontest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <cmath>
#include <map>
#include <set>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

namespace {

const TableContext& context()
{
    return starterOffers()->context();
}

TablePtr tableOf(const QString& name)
{
    if (name == u"offers")
        return starterOffers();
    if (name == u"health")
        return healthTable(context());
    if (name == u"benchmarks")
        return relativeBenchmarks(context(), {u"v100-sxm2-16gb"_s, {}});
    return makeTable(name, context());
}

std::size_t rowsFor(const Table& table, const QString& filter)
{
    const ParsedFilter parsed = parseFilter(filter, table);
    if (parsed.error)
        return 0;
    return Engine(std::shared_ptr<const Table>(&table, [](const Table*) {})).run(parsed.root, {}).rows->size();
}

QString textOf(const Profile& profile)
{
    QStringList texts{profile.title};
    for (const ProfileBlock& block : profile.blocks) {
        texts << block.title << block.headers << block.note;
        for (const auto& row : block.rows)
            for (const ProfileText& text : row)
                texts << text.text;
    }
    return texts.join(u'\n');
}

CellStyle chinese()
{
    CellStyle style;
    style.locale = QLocale(QLocale::Chinese, QLocale::SimplifiedChineseScript, QLocale::China);
    return style;
}

std::optional<std::uint32_t> rowOf(const Table& table, QStringView column, const QString& value)
{
    const View& view = table.view(table.indexOf(column));
    for (std::uint32_t row = 0; row < table.rowCount(); ++row)
        if (view.text(row) == value)
            return row;
    return std::nullopt;
}

}

/// Tables beside the offers, profiles and places of the starter facts.
class BrowseTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void everyPlaceIsThere_data();
    void everyPlaceIsThere();
    void lowestPricesLeaveOutDoubts();
    void relativeSpeedsAgainstASlowReference();
    void unlikeMeasurementsAreNeverHeldAgainstEachOther();
    void families_data();
    void families();
    void findingsAreRows();
    void articleSystems_data();
    void articleSystems();
    void placesAreAddresses();
    void gpusWithoutADataSheetAreThere();
};

void BrowseTest::everyPlaceIsThere_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : QStringList{u"offers"_s, u"providers"_s, u"gpus"_s, u"benchmarks"_s, u"sources"_s,
             u"claims"_s, u"health"_s, u"history"_s})
        QTest::newRow(qPrintable(name)) << name;
}

void BrowseTest::everyPlaceIsThere()
{
    QFETCH(QString, name);
    const TablePtr table = tableOf(name);
    QVERIFY(table->rowCount() > 0);
    std::map<QString, TablePtr> targets;
    std::set<QString> reached;
    const std::uint32_t step = std::max<std::uint32_t>(1, static_cast<std::uint32_t>(table->rowCount() / 60));
    for (std::uint32_t row = 0; row < table->rowCount(); row += step) {
        for (const NamedPlace& named : placesAbout(*table, row)) {
            QVERIFY(!named.name.isEmpty());
            QVERIFY(named.place.page != name);
            TablePtr& target = targets[named.place.page];
            if (!target)
                target = tableOf(named.place.page);
            const ParsedFilter parsed = parseFilter(named.place.filter, *target);
            QVERIFY2(!parsed.error,
                qPrintable(named.place.page + u' ' + named.place.filter + u' '
                    + (parsed.error ? parsed.error->message : QString())));
            reached.insert(named.place.page);
        }
        for (const CellStyle& style : {CellStyle(), chinese()}) {
            const Profile profile = profileOf(*table, row, style);
            QVERIFY(!profile.title.isEmpty());
            QVERIFY(!textOf(profile).split(u'\n').contains(u"nan"_s));
        }
    }
    // Every page reaches the offers, and those about a provider or a GPU each other.
    QVERIFY(name == u"offers" || reached.contains(u"offers"_s));
    if (name == u"offers" || name == u"health")
        for (const char* page : {"providers", "gpus", "benchmarks", "claims"})
            QVERIFY2(reached.contains(QString::fromLatin1(page)), page);
    // What a provider offers is there.
    if (name == u"providers")
        for (std::uint32_t row = 0; row < table->rowCount(); ++row)
            for (const NamedPlace& named : placesAbout(*table, row))
                if (named.place.page == u"offers")
                    QCOMPARE(static_cast<double>(rowsFor(*starterOffers(), named.place.filter)),
                        table->view(table->indexOf(u"offers")).number(row));
}

void BrowseTest::lowestPricesLeaveOutDoubts()
{
    const Table& offers = *starterOffers();
    const TablePtr gpus = tableOf(u"gpus"_s);
    const View &ids = offers.view(offers.indexOf(u"gpu")), &prices = offers.view(offers.indexOf(u"price_per_gpu_hour")),
               &flags = offers.view(offers.indexOf(u"flags"));
    std::map<QString, double> lowest;
    int doubtful = 0;
    for (std::uint32_t row = 0; row < offers.rowCount(); ++row) {
        if (!prices.isKnown(row) || prices.number(row) == 0)
            continue;
        if (!flags.list(row).isEmpty()) {
            ++doubtful;
            continue;
        }
        const auto [place, first] = lowest.try_emplace(ids.text(row), prices.number(row));
        place->second = std::min(place->second, prices.number(row));
    }
    QVERIFY(doubtful > 0);
    const View& found = gpus->view(gpus->indexOf(u"lowest_price_per_gpu_hour"));
    for (std::uint32_t row = 0; row < gpus->rowCount(); ++row) {
        const auto expected = lowest.find(gpus->view(gpus->indexOf(u"gpu")).text(row));
        QCOMPARE(found.isKnown(row), expected != lowest.end());
        if (expected != lowest.end())
            QCOMPARE(found.number(row), expected->second);
    }
}

void BrowseTest::relativeSpeedsAgainstASlowReference()
{
    const EntityTable& rows = context().catalog->benchmarks;
    const auto text = [&](const char* key, std::uint32_t row) { return rows.texts(key)[row]; };
    const auto alike = [&](std::uint32_t one, std::uint32_t other) {
        for (const char* key : {"suite", "task", "model", "metric", "precision", "dataset", "unit"})
            if (text(key, one) != text(key, other))
                return false;
        // The conditions that notes of the starter facts state.
        for (const char* word : {"Offline scenario", "Server scenario", "accuracy target 99",
                 "accuracy target reference", "do not compare across", "256x256 phase", "512x512 phase", "seq 2048"})
            if (text("note", one).contains(QLatin1String(word)) != text("note", other).contains(QLatin1String(word)))
                return false;
        return true;
    };
    for (const std::optional<double> count : {std::optional<double>(), std::optional<double>(1)}) {
        const QString gpu = u"v100-sxm2-16gb"_s;
        const TablePtr table = relativeBenchmarks(context(), {gpu, count});
        const View& relative = table->view(table->indexOf(u"relative"));
        int known = 0;
        for (std::uint32_t row = 0; row < rows.size(); ++row) {
            double best = std::nan("");
            const bool higher = rows.numbers("higher_is_better")[row] != 0;
            for (std::uint32_t other = 0; other < rows.size(); ++other) {
                const std::uint32_t of = rows.codes("gpu")[other];
                const double value = rows.numbers("value")[other];
                if (of >= context().catalog->gpus.size() || context().catalog->gpus.texts("gpu")[of] != gpu
                    || rows.numbers("gpu_count")[other] != count.value_or(rows.numbers("gpu_count")[row])
                    || !alike(row, other))
                    continue;
                best = std::isnan(best) ? value : higher ? std::max(best, value) : std::min(best, value);
            }
            const double value = rows.numbers("value")[row];
            QCOMPARE(relative.isKnown(row), !std::isnan(best));
            if (!std::isnan(best)) {
                ++known;
                QCOMPARE(relative.number(row), higher ? value / best : best / value);
            }
        }
        QVERIFY(known > 20);
    }
}

void BrowseTest::unlikeMeasurementsAreNeverHeldAgainstEachOther()
{
    const TablePtr table = tableOf(u"benchmarks"_s);
    const View& benchmark = table->view(table->indexOf(u"benchmark"));
    // Same text, same everything; scenario and accuracy target stand in the notes alone.
    std::map<QString, QStringList> seen;
    for (std::uint32_t row = 0; row < table->rowCount(); ++row) {
        if (!benchmark.isKnown(row))
            continue;
        QStringList identity;
        for (const char16_t* key : {u"suite", u"task", u"model", u"metric", u"precision", u"dataset", u"unit"})
            identity << table->view(table->indexOf(key)).text(row);
        const QString note = table->view(table->indexOf(u"note")).text(row);
        for (const char* word : {"Offline scenario", "Server scenario", "accuracy target 99", "do not compare across"})
            identity << (note.contains(QLatin1String(word)) ? u"yes"_s : u"no"_s);
        const auto [place, first] = seen.try_emplace(benchmark.text(row), identity);
        QCOMPARE(place->second, identity);
    }
    QVERIFY(seen.size() > 100);
    const View &million = table->view(table->indexOf(u"price_per_million")),
               &run = table->view(table->indexOf(u"price_per_run"));
    for (std::uint32_t row = 0; row < table->rowCount(); ++row)
        QVERIFY(!million.isKnown(row) || !run.isKnown(row));
}

void BrowseTest::families_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("family");
    QTest::newRow("form factor") << u"H100 SXM5 80GB"_s << u"H100"_s;
    QTest::newRow("not stated") << u"A100 40GB (form factor not stated)"_s << u"A100"_s;
    QTest::newRow("plain") << u"GeForce RTX 4090"_s << u"GeForce RTX 4090"_s;
    QTest::newRow("edition") << u"RTX PRO 6000 Blackwell Server Edition"_s << u"RTX PRO 6000 Blackwell"_s;
    QTest::newRow("nvl") << u"H100 NVL 94GB (per GPU)"_s << u"H100"_s;
}

void BrowseTest::families()
{
    QFETCH(QString, name);
    QFETCH(QString, family);
    QCOMPARE(views::gpuFamily(name), family);
}

void BrowseTest::findingsAreRows()
{
    const TablePtr table = tableOf(u"health"_s);
    const std::vector<Finding> found = findings(context());
    QCOMPARE(table->rowCount(), found.size());
    const View &rule = table->view(table->indexOf(u"rule")), &key = table->view(table->indexOf(u"key")),
               &message = table->view(table->indexOf(u"message")), &effect = table->view(table->indexOf(u"effect"));
    for (std::uint32_t row = 0; row < found.size(); ++row) {
        QCOMPARE(rule.text(row), healthRuleId(found[row].rule));
        QCOMPARE(key.text(row), starterOffers()->key(found[row].offer));
        QCOMPARE(message.text(row), found[row].message);
        QCOMPARE(effect.text(row), healthRuleEffect(found[row].rule));
    }
}

void BrowseTest::articleSystems_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QStringList>("offers"); // filters that some offer holds for
    QTest::addColumn<QStringList>("claims"); // id=verdict, as in the provider's profile or beside it
    QTest::addColumn<QStringList>("said"); // in the profile
    QTest::newRow("AWS SageMaker and EC2")
        << u"aws"_s
        << QStringList{u"instance_type=p5.48xlarge gpu_count=8 gpu:h100"_s,
               u"instance_type=p4d.24xlarge gpu_count=8 gpu:a100"_s, u"instance_type:g5. gpu:a10g"_s,
               u"gpu_kind:trainium"_s, u"purchase_model:spot spot_saving_percent>0"_s, u"purchase_model:reserved_1y"_s,
               u"region:us-west-2"_s}
        << QStringList{u"c000-04=contradicted"_s, u"c000-06=contradicted"_s, u"c002-06=contradicted"_s,
               u"c002-07=outdated"_s, u"c002-32=confirmed"_s, u"c002-33=confirmed"_s, u"c002-37=confirmed"_s}
        << QStringList{u"SageMaker"_s};
    QTest::newRow("Google Vertex AI and Cloud")
        << u"gcp"_s
        << QStringList{u"instance_type:a2-ultragpu gpu:\"a100 80gb\""_s, u"instance_type=a2-megagpu-16g gpu_count=16"_s,
               u"instance_type=a2-highgpu-1g gpu_count=1"_s, u"purchase_model:spot"_s, u"purchase_model:reserved_3y"_s}
        << QStringList{u"c000-08=contradicted"_s, u"c000-10=contradicted"_s, u"c002-14=confirmed"_s,
               u"c002-15=contradicted"_s, u"c002-17=outdated"_s}
        << QStringList{u"Vertex"_s};
    QTest::newRow("Azure Machine Learning")
        << u"azure"_s << QStringList{u"instance_type:nd96 gpu:a100 gpu_count=8"_s, u"purchase_model:spot gpu:a100"_s}
        << QStringList{u"c000-13=contradicted"_s, u"c000-14=confirmed"_s, u"c002-10=outdated"_s, u"c002-13=confirmed"_s}
        << QStringList{};
    QTest::newRow("Lambda") << u"lambda"_s << QStringList{u"gpu:a100 on_demand"_s, u"gpu:h100 on_demand"_s}
                            << QStringList{u"c000-16=contradicted"_s, u"c000-19=contradicted"_s, u"c002-25=confirmed"_s,
                                   u"c002-26=outdated"_s, u"c000-30=unverified"_s}
                            << QStringList{};
    QTest::newRow("Paperspace") << u"paperspace"_s << QStringList{u"gpu:a100"_s}
                                << QStringList{u"c000-21=confirmed"_s, u"c000-23=contradicted"_s} << QStringList{};
    QTest::newRow("Google Colab") << u"colab"_s << QStringList{u"gpu:t4"_s}
                                  << QStringList{u"c002-18=outdated"_s, u"c002-20=contradicted"_s,
                                         u"c002-21=outdated"_s, u"c002-22=confirmed"_s}
                                  << QStringList{};
}

void BrowseTest::articleSystems()
{
    QFETCH(QString, provider);
    QFETCH(QStringList, offers);
    QFETCH(QStringList, claims);
    QFETCH(QStringList, said);
    for (const QString& filter : offers)
        QVERIFY2(rowsFor(*starterOffers(), u"provider="_s + provider + u' ' + filter) > 0, qPrintable(filter));
    const TablePtr providers = tableOf(u"providers"_s), all = tableOf(u"claims"_s);
    const std::optional<std::uint32_t> row = rowOf(*providers, u"provider", provider);
    QVERIFY(row);
    const Profile english = profileOf(*providers, *row, CellStyle()),
                  translated = profileOf(*providers, *row, chinese());
    for (const QString& text : said)
        QVERIFY2(textOf(english).contains(text), qPrintable(text));
    for (const QString& claim : claims) {
        const std::optional<std::uint32_t> at = rowOf(*all, u"claim_id", claim.section(u'=', 0, 0));
        QVERIFY2(at, qPrintable(claim));
        const auto value = [&](QStringView key) { return all->view(all->indexOf(key)).text(*at); };
        QCOMPARE(value(u"verdict"), claim.section(u'=', 1));
        QVERIFY(textOf(english).contains(value(u"claim_en")));
        QVERIFY(textOf(translated).contains(value(u"claim_zh")));
        // A claim that was judged has what it was judged by, and where that was read.
        if (value(u"verdict") != u"unverified") {
            QVERIFY(textOf(english).contains(value(u"checked_value")));
            QVERIFY2(!value(u"source").isEmpty(), qPrintable(claim));
            QVERIFY(textOf(profileOf(*all, *at, CellStyle())).contains(value(u"source")));
        }
        QVERIFY(textOf(profileOf(*all, *at, chinese())).contains(value(u"claim_en")));
    }
    // The ratio that the articles give for BERT, as a fact: 746 to 57 samples a second.
    if (provider == u"azure") {
        const TablePtr benchmarks = relativeBenchmarks(context(), {u"v100-sxm2-16gb"_s, 1});
        bool found = false;
        const View &relative = benchmarks->view(benchmarks->indexOf(u"relative")),
                   &value = benchmarks->view(benchmarks->indexOf(u"value"));
        for (std::uint32_t at = 0; at < benchmarks->rowCount(); ++at)
            found = found
                || (relative.isKnown(at) && value.number(at) == 746
                    && std::abs(relative.number(at) - 746. / 57) < 0.01);
        QVERIFY(found);
    }
}

void BrowseTest::placesAreAddresses()
{
    for (const QString& filter : QStringList{u"key=\"a/b%20c?d#e&f\""_s, u"gpu=\"ＡＢ 一\""_s, QString()}) {
        const Place place{u"offers"_s, filter};
        QCOMPARE(placeFromAddress(placeAddress(place)), std::optional(place));
    }
    QVERIFY(!placeFromAddress(u"https://example.com"_s));
}

void BrowseTest::gpusWithoutADataSheetAreThere()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"stub.sqlite"_s);
    QVERIFY(createCatalog(path, StartWith::StarterFacts, QDate(2026, 12, 1)));
    ImportRequest request;
    request.feed = u"atlas"_s;
    request.today = QDate(2026, 12, 1);
    request.inputs.push_back({u"offers.csv"_s,
        "provider,instance_type,gpu,gpu_count,region,purchase_model,original_price,original_currency,source\n"
        "aws,b9.large,b999,1,us-east-1,on_demand,7,USD,src-own-list\n"});
    QVERIFY(importInto(path, request));
    const auto catalog = readCatalog(path);
    QVERIFY(catalog);
    const TablePtr gpus = makeTable(u"gpus"_s, offersOf(*catalog)->context());
    const std::optional<std::uint32_t> row = rowOf(*gpus, u"gpu", u"b999"_s);
    QVERIFY(row);
    QCOMPARE(rowsFor(*gpus, u"gpu=b999"_s), std::size_t{1});
    for (const char16_t* key : {u"gpu_memory_gib", u"fp16_tflops", u"architecture", u"price_per_tflop_hour"})
        QVERIFY(!gpus->view(gpus->indexOf(key)).isKnown(*row));
    QCOMPARE(gpus->view(gpus->indexOf(u"lowest_price_per_gpu_hour")).number(*row), 7.0);
    QVERIFY(textOf(profileOf(*gpus, *row, CellStyle())).contains(u"No data sheet"_s));
}

ATLAS_TEST_MAIN(QCoreApplication, BrowseTest)
#include "tst_browse.moc"
