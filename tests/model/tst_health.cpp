// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/tables.h"
#include "cost/offerprices.h"
#include "health/findings.h"
#include "health/offerhealth.h"
#include "support/catalogtest.h"
#include "support/support.h"
#include "support/testmain.h"

#include <QSet>
#include <algorithm>

using namespace atlas;
using namespace Qt::StringLiterals;

namespace {

const QByteArray Header = "provider,service,instance_type,region,region_group,purchase_model,variant,gpu,gpu_count,"
                          "gpu_memory_gib,vcpus,memory_gib,free,original_price,original_currency,observed_on,source\n";

/// One offer; what is not said is an ordinary on-demand offer of one A100 in a US region.
struct Row
{
    QByteArray provider = "aws", type = "p1", region = "us-1", model = "on_demand", gpu = "a100-80gb", count = "1",
               memory = "80", vcpus = "8", ram = "64", free = "0", price = "2", currency = "USD", date = "2026-11-01",
               source = "s";

    [[nodiscard]] QByteArray csv() const
    {
        return QByteArrayList{provider, "", type, region, region.isEmpty() ? "other" : "us", model, "", gpu, count,
                   memory, vcpus, ram, free, price, currency, date, source}
                   .join(',')
            + '\n';
    }
    [[nodiscard]] QString key() const
    {
        return QString::fromLatin1(provider + '/' + QByteArray(type).replace(' ', "%20") + '/'
            + (region.isEmpty() ? "-" : region) + '/' + model);
    }
};

}

class TestHealth : public QObject, private test::CatalogFixture
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnWarnings();
        makeCatalog();
    }
    void everyRuleHasItsWords();
    void findsWhatIsPlanted_data();
    void findsWhatIsPlanted();
    void marketCountsProvidersOnce();
    void flagsAreTheDoubts();
    void findingsOfOneOffer();

private:
    void importRows(const std::vector<Row>& rows);
    [[nodiscard]] TableContext contextOf(const std::vector<Row>& rows);
    [[nodiscard]] static QSet<QString> found(const TableContext& context, HealthRule rule);
};

void TestHealth::importRows(const std::vector<Row>& rows)
{
    import("source,title\ns,Source\nown,Own\n");
    import("provider,name_en,provider_kind,source\naws,AWS,hyperscaler,s\nvast,Vast,marketplace,s\n"
           "p1,P1,specialist,s\np2,P2,specialist,s\np3,P3,specialist,s\np4,P4,specialist,s\np5,P5,specialist,s\n");
    import("gpu,gpu_name,gpu_kind,gpu_memory_gib,fp16_tflops,source\na100-80gb,A100 80GB,gpu,80,312,s\n"
           "a100-40gb,A100 40GB,gpu,40,312,s\nl4,L4,gpu,24,121,s\ntpu-v5e,TPU v5e,tpu,16,197,s\n"
           "b999,B999,gpu,,,s\n");
    import("date,base,quote,rate,source\n2026-11-01,USD,CNY,7,s\n");
    QByteArray csv = Header;
    for (const Row& row : rows)
        csv += row.csv();
    import(csv);
}

TableContext TestHealth::contextOf(const std::vector<Row>& rows)
{
    importRows(rows);
    const auto context = makeContext(read(), u"USD"_s, QDate(2026, 12, 1));
    if (!context)
        qFatal("%s", qPrintable(context.error().message));
    return *context;
}

QSet<QString> TestHealth::found(const TableContext& context, HealthRule rule)
{
    const TablePtr offers = makeTable(u"offers"_s, context);
    QSet<QString> keys;
    for (const Finding& finding : findings(context))
        if (finding.rule == rule) {
            keys.insert(offers->key(finding.offer));
            if (finding.message.isEmpty() || finding.message.contains(u'%' + u"1"_s))
                qFatal("a finding without words");
        }
    return keys;
}

void TestHealth::everyRuleHasItsWords()
{
    QSet<QString> ids, titles;
    for (std::size_t place = 0; place < HealthRuleCount; ++place) {
        const auto rule = static_cast<HealthRule>(place);
        ids.insert(healthRuleId(rule));
        titles.insert(healthRuleTitle(rule));
        QVERIFY(!healthRuleEffect(rule).isEmpty());
    }
    QCOMPARE(ids.size(), static_cast<qsizetype>(HealthRuleCount));
    QCOMPARE(titles.size(), static_cast<qsizetype>(HealthRuleCount));
    QVERIFY(!ids.contains(QString()));
}

void TestHealth::findsWhatIsPlanted_data()
{
    QTest::addColumn<int>("rule");
    QTest::addColumn<std::vector<Row>>("planted");
    QTest::addColumn<std::vector<Row>>("clean");
    const auto add = [](const char* name, HealthRule rule, std::vector<Row> planted, std::vector<Row> clean) {
        QTest::newRow(name) << static_cast<int>(rule) << std::move(planted) << std::move(clean);
    };
    add("80 GB in the name, 40 in the row", HealthRule::MemoryName,
        {{.type = "gpu_8x_a100_80gb_sxm4", .gpu = "a100-40gb", .count = "8", .memory = "40"}},
        {{.type = "gpu_8x_a100_40gb", .gpu = "a100-40gb", .count = "8", .memory = "40"},
            {.type = "a100_1x4v80gb", .gpu = "a100-40gb", .memory = "40"}, // 4 vCPUs, 80 GB of main memory
            {.type = "l4 with 40gb disk", .gpu = "l4", .memory = "24"}});
    add("memory of all GPUs", HealthRule::MemoryTotal, {{.type = "x8", .count = "8", .memory = "640"}},
        {{.type = "x4", .count = "4", .memory = "80"}});
    add("memory off the data sheet", HealthRule::MemorySize, {{.type = "odd", .memory = "60"}},
        {{.type = "counted otherwise", .memory = "79"}, {.type = "half", .count = "0.5", .memory = "40"}});
    add("spot dearer", HealthRule::SpotAboveOnDemand, {{.type = "a40", .model = "spot", .price = "0.49"}},
        {{.type = "a40", .price = "0.44"}, {.type = "fair", .price = "1"},
            {.type = "fair", .model = "spot", .price = "1"}});
    add("saving of mixed age", HealthRule::MixedAge, {{.type = "old", .model = "spot", .price = "1"}},
        {{.type = "old", .price = "2", .date = "2026-01-01"}, {.type = "new", .price = "2", .date = "2026-10-01"},
            {.type = "new", .model = "spot", .price = "1"}});
    add("same price for 1, 2 and 8", HealthRule::SamePrice,
        {{.type = "x1", .price = "0.79"}, {.type = "x2", .count = "2", .price = "0.79"},
            {.type = "x8", .count = "8", .price = "0.79"}},
        {{.type = "x4", .count = "4", .price = "3.16"}, {.type = "x1 elsewhere", .region = "us-2", .price = "3.16"}});
    add("two spellings", HealthRule::Duplicate, {{.type = "A100-x1"}, {.type = "a100_X1"}},
        {{.type = "a100 x1+"}, {.type = "A100X1", .region = "us-2"}});
    add("GPU without its host", HealthRule::NoHost, {{.type = "NVIDIA_A100", .vcpus = "", .ram = "", .price = "2.93"}},
        {{.type = "a2", .price = "3.87"}, {.type = "dear part", .vcpus = "", .ram = "", .price = "5"},
            {.provider = "vast", .type = "v", .vcpus = "", .ram = "", .price = "1"},
            {.provider = "vast", .type = "w", .price = "2"}});
    add("no price", HealthRule::NoPrice, {{.type = "unpriced", .price = "", .currency = ""}}, {{}});
    add("free", HealthRule::ZeroPrice, {{.type = "gift", .free = "1", .price = "0"}}, {{}});
    add("no region", HealthRule::NoRegion, {{.type = "nowhere", .region = ""}},
        {{}, {.provider = "vast", .type = "world", .region = ""}});
    add("GPU without figures", HealthRule::UnknownGpu, {{.type = "b", .gpu = "b999", .memory = ""}}, {{}});
    add("part of a GPU", HealthRule::FractionalGpu, {{.type = "sixth", .count = "0.1667", .memory = "4"}}, {{}});
    add("no GPU", HealthRule::NotGpu, {{.type = "v5", .gpu = "tpu-v5e", .memory = "16"}}, {{}});
    add("old", HealthRule::Stale, {{.type = "old", .date = "2026-05-01"}}, {{.type = "new", .date = "2026-07-01"}});
    add("undated", HealthRule::Undated, {{.type = "when", .date = ""}}, {{}});
    add("node", HealthRule::Bundle, {{.type = "x8", .count = "8"}},
        {{.type = "y8", .region = "us-2", .count = "8"}, {.type = "y1", .region = "us-2"}});
    add("another currency", HealthRule::MixedCurrency, {{.type = "cn", .price = "20", .currency = "CNY"}},
        {{.type = "a"}, {.type = "b"}, {.provider = "vast", .type = "c", .currency = "CNY"}});
    add("readings that disagree", HealthRule::Conflict, {{.type = "torn"}}, {{.type = "sure"}});
}

void TestHealth::findsWhatIsPlanted()
{
    QFETCH(int, rule);
    QFETCH(std::vector<Row>, planted);
    QFETCH(std::vector<Row>, clean);
    std::vector<Row> all = planted;
    all.insert(all.end(), clean.begin(), clean.end());
    if (static_cast<HealthRule>(rule) == HealthRule::Conflict) {
        Row other = planted.front();
        other.price = "3";
        other.date = "";
        importRows({other}); // an undated reading that contradicts the dated one to come
    }
    const TableContext context = contextOf(all);
    QSet<QString> expected;
    for (const Row& row : planted)
        expected.insert(row.key());
    QCOMPARE(found(context, static_cast<HealthRule>(rule)), expected);
    QCOMPARE(findingCounts(context)[static_cast<std::size_t>(rule)], static_cast<std::size_t>(expected.size()));
}

void TestHealth::marketCountsProvidersOnce()
{
    // Five providers ask 1.0 to 1.4; one of them in twenty regions. 20 is an outlier, 2.5 is not, nor is 20 where only
    // four ask.
    std::vector<Row> rows;
    for (int number = 1; number <= 5; ++number)
        rows.push_back({.provider = "p" + QByteArray::number(number), .price = "1." + QByteArray::number(number - 1)});
    for (int region = 2; region <= 20; ++region)
        rows.push_back({.provider = "p5", .region = "us-" + QByteArray::number(region), .price = "1.4"});
    rows.push_back({.provider = "p1", .type = "dear", .price = "20"});
    rows.push_back({.provider = "p2", .type = "fair", .price = "2.5"});
    for (int number = 1; number <= 4; ++number)
        rows.push_back({.provider = "p" + QByteArray::number(number), .type = "l4", .gpu = "l4", .memory = "24"});
    rows.push_back({.provider = "p4", .type = "l4 dear", .gpu = "l4", .memory = "24", .price = "20"});
    // What the user pays makes no market, but is held against it: with these, 2.5 would be one, and 0.1 none.
    for (int number = 1; number <= 9; ++number)
        rows.push_back({.provider = "own" + QByteArray::number(number), .price = "0.1", .source = "own"});
    const TableContext context = contextOf(rows);
    QSet<QString> outliers{u"p1/dear/us-1/on_demand"_s};
    for (int number = 1; number <= 9; ++number)
        outliers << u"own%1/p1/us-1/on_demand"_s.arg(number);
    QCOMPARE(found(context, HealthRule::PriceOutlier), outliers);
}

void TestHealth::flagsAreTheDoubts()
{
    const TableContext context = contextOf({{.type = "odd", .memory = "60", .date = ""}, {.type = "right"}});
    const TablePtr offers = makeTable(u"offers"_s, context);
    const View& flags = offers->view(offers->indexOf(u"flags"));
    for (std::uint32_t row = 0; row < 2; ++row) {
        const bool odd = offers->key(row).contains(u"odd");
        QVERIFY(flags.isKnown(row));
        QCOMPARE(flags.list(row), odd ? QStringList{u"memory_size"_s} : QStringList());
        QCOMPARE(context.health->isDoubtful(row), odd);
        QCOMPARE(context.health->has(row, HealthRule::Undated), odd); // a remark is no flag
    }
}

void TestHealth::findingsOfOneOffer()
{
    const TableContext context = contextOf({{.type = "x8", .count = "8", .memory = "640", .date = ""}});
    QStringList rules;
    for (const Finding& finding : findingsOf(context, 0)) {
        rules << healthRuleId(finding.rule);
        if (finding.rule == HealthRule::MemoryTotal)
            QCOMPARE(finding.message, u"640 GiB is the memory of all 8 GPUs; one has 80 GiB."_s);
    }
    QCOMPARE(rules, (QStringList{u"memory_total"_s, u"undated"_s, u"bundle"_s}));
}

ATLAS_TEST_MAIN(QCoreApplication, TestHealth)
#include "tst_health.moc"
