// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/offersql.h"
#include "app/program.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QJsonObject>

using namespace atlas;

/// `offers` against SQL that people wrote, on the same file: the same rows in the same order.
class TestOfferSql : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void rowsAndOrder_data();
    void rowsAndOrder();
    void unknownPricesComeLast();
    void gpuWords();
    void facets_data();
    void facets();

private:
    [[nodiscard]] QStringList keys(const QString& filter, const QString& sort) const;
    [[nodiscard]] test::Run run(const QStringList& arguments) const
    {
        return m_program.run(
            QStringList{QStringLiteral("--catalog"), QStringLiteral("c.sqlite"), QStringLiteral("--today"),
                QStringLiteral("2026-11-30"), QStringLiteral("--format"), QStringLiteral("json")}
            + arguments);
    }
    test::Program m_program;
    std::unique_ptr<test::OfferSql> m_sql;
};

void TestOfferSql::initTestCase()
{
    QCOMPARE(m_program.run({QStringLiteral("init"), QStringLiteral("c.sqlite")}).code, 0);
    m_sql = std::make_unique<test::OfferSql>(m_program.path(QStringLiteral("c.sqlite")));
    QCOMPARE(m_sql->rows(QStringLiteral("SELECT count(*) FROM o")),
        m_sql->rows(QStringLiteral("SELECT count(*) FROM offers")));
}

QStringList TestOfferSql::keys(const QString& filter, const QString& sort) const
{
    QStringList arguments{QStringLiteral("offers"), QStringLiteral("--columns"), QStringLiteral("key")};
    if (!sort.isEmpty())
        arguments << QStringLiteral("--sort") << sort;
    const test::Run result = run(arguments + QStringList{QStringLiteral("--"), filter});
    if (result.code != 0)
        return {QString::fromUtf8(result.err)};
    QStringList keys;
    for (const QJsonValue& row : result.rows())
        keys << row.toObject()[QLatin1StringView("key")].toString();
    return keys;
}

namespace {

/// A filter with the condition that means the same, and an order with the ORDER BY that means the same.
void row(const char* filter, const char* where, const char* sort = "",
    const char* order = "price_per_gpu_hour IS NULL, price_per_gpu_hour")
{
    QTest::newRow(*filter ? filter : "everything")
        << QString::fromUtf8(filter) << QString::fromUtf8(where) << QString::fromUtf8(sort) << QString::fromUtf8(order);
}

void numberRows()
{
    // Numbers
    row("", "1");
    row("price<4", "price_per_gpu_hour < 4");
    row("NOT price<1", "NOT price_per_gpu_hour < 1", "price:desc",
        "price_per_gpu_hour IS NULL, price_per_gpu_hour DESC");
    row("price:1..2.5", "price_per_gpu_hour BETWEEN 1 AND 2.5", "vcpus:desc", "vcpus IS NULL, vcpus DESC");
    row("price<30CNY", "price_per_gpu_hour < 30 * (1 / (SELECT rate FROM rate WHERE quote = 'CNY'))");
    row("vram>=80", "gpu_memory_gib >= 80", "vram,ram:desc",
        "gpu_memory_gib IS NULL, gpu_memory_gib, memory_gib IS NULL, memory_gib DESC");
    row("gpu_count<1", "gpu_count < 1");
    row("count:8 memory_gib>=1T", "gpu_count = 8 AND memory_gib >= 1024");
    row("gpu_memory_total_gib>=640", "gpu_count * gpu_memory_gib >= 640");
    row("tflops_fp16>=4k", "gpu_count * tflops >= 4000");
    row("spot_saving_percent>50%", "spot_saving_percent > 50", "spot_saving_percent:desc",
        "spot_saving_percent IS NULL, spot_saving_percent DESC");
    row("age_days>300", "age_days > 300", "age_days", "age_days IS NULL, age_days");
    row("price_per_gib_hour<0.02", "price_per_hour / (gpu_count * gpu_memory_gib) < 0.02");
    row("subscription_fee>=0", "subscription_fee >= 0", "subscription_fee:desc",
        "subscription_fee IS NULL, subscription_fee DESC");
}

void textRows()
{
    // Texts
    row("provider:aws,gcp", "instr(provider, 'aws') OR instr(provider, 'gcp')", "gpu,instance_type:desc",
        "gpu IS NULL, gpu COLLATE slow, instance_type COLLATE slow DESC");
    row("provider!=aws,gcp", "provider NOT IN ('aws', 'gcp')", "region:desc",
        "region IS NULL, region COLLATE slow DESC");
    row("-provider:VAST", "NOT instr(provider, 'vast')", "provider_name", "name_en IS NULL, name_en COLLATE slow");
    row("-region:us", "NOT instr(fold(region), 'us')", "region,region_group",
        "region IS NULL, region COLLATE slow, region_group IS NULL, region_group COLLATE slow");
    row("region:none price:any", "region IS NULL AND price_per_gpu_hour IS NOT NULL");
    row("instance_type:P5", "instr(fold(instance_type), 'p5')", "instance_type", "instance_type COLLATE slow");
    row("key:aws/p5", "instr(fold(key), 'aws/p5')", "key:desc", "key COLLATE slow DESC");
    row("note:inferred", "instr(fold(note), 'inferred')", "note", "note IS NULL, note COLLATE slow");
    row("source:skypilot,vantage", "instr(fold(source), 'skypilot') OR instr(fold(source), 'vantage')", "source",
        "source COLLATE slow");
    row("service:none OR interconnect:nvlink", "service IS NULL OR instr(fold(interconnect), 'nvlink')", "service",
        "service IS NULL, service COLLATE slow");
    // Fixed vocabularies
    row("spot", "purchase_model = 'spot'");
    row("purchase_model:reserved", "instr(purchase_model, 'reserved')", "purchase_model:desc,price",
        "purchase_model COLLATE slow DESC, price_per_gpu_hour IS NULL, price_per_gpu_hour");
    row("region_group:eu,cn", "region_group IN ('eu', 'cn')");
    row("NOT region_group=us", "NOT region_group = 'us'", "region_group:desc",
        "region_group IS NULL, region_group COLLATE slow DESC");
    row("original_currency=CNY", "original_currency = 'CNY'", "original_price:desc",
        "original_price IS NULL, original_price DESC");
    row("gpu_kind!=gpu", "gpu_kind <> 'gpu'");
}

void otherRows()
{
    // Dates
    row("observed_on<2026-08", "observed_on < '2026-08-01'", "observed_on:desc",
        "observed_on IS NULL, observed_on DESC");
    row("observed_on:2026-07..2026-08-22", "observed_on BETWEEN '2026-07-01' AND '2026-08-22'", "observed_on",
        "observed_on IS NULL, observed_on");
    row("observed_on>2026-08 OR observed_on:none", "observed_on > '2026-08-31' OR observed_on IS NULL");
    // Several values, and yes or no
    row("compliance:hipaa,none", "has(compliance, 'hipaa') OR compliance IS NULL");
    row("NOT frameworks=jax", "NOT has(frameworks, 'jax')");
    row("access:ssh -access:notebook", "has(access, 'ssh') AND NOT has(access, 'notebook')");
    row("free:true", "free = 1");
    row("NOT free:true price<0.2", "NOT free = 1 AND price_per_gpu_hour < 0.2");
    // GPUs and words
    row("gpu:a100", "gpu_words(gpu_id, 'a100')");
    row("gpu:\"80gb a100\"", "gpu_words(gpu_id, '80gb a100')");
    row("t4", "bare('t4')");
    row("\"us east\" OR amazon", "bare('us east') OR bare('amazon')");
    row("阿里 -tesla", "bare('阿里') AND NOT bare('tesla')");
    // Together
    row("(spot OR purchase_model:on_demand) NOT region_group:us price<2",
        "(purchase_model = 'spot' OR purchase_model = 'on_demand') AND NOT region_group = 'us' AND price_per_gpu_hour "
        "< 2");
    row("NOT (price<1 OR vcpus>8)", "NOT (price_per_gpu_hour < 1 OR vcpus > 8)");
    row("provider:aws price<3 OR gpu_kind=tpu", "(provider = 'aws' AND price_per_gpu_hour < 3) OR gpu_kind = 'tpu'");
}

}

void TestOfferSql::rowsAndOrder_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("sort");
    QTest::addColumn<QString>("order");
    numberRows();
    textRows();
    otherRows();
}

void TestOfferSql::rowsAndOrder()
{
    QFETCH(QString, filter);
    QFETCH(QString, where);
    QFETCH(QString, sort);
    QFETCH(QString, order);
    const QStringList expected
        = m_sql->rows(QStringLiteral("SELECT key FROM o WHERE %1 ORDER BY %2, key COLLATE slow").arg(where, order));
    QVERIFY2(!expected.isEmpty(), "a filter that finds nothing proves nothing");
    const QStringList found = keys(filter, sort);
    for (qsizetype row = 0; row < std::min(expected.size(), found.size()); ++row)
        QCOMPARE(found[row], expected[row]);
    QCOMPARE(found.size(), expected.size());
}

void TestOfferSql::unknownPricesComeLast()
{
    const QStringList unknown
        = m_sql->rows(QStringLiteral("SELECT key FROM o WHERE price_per_gpu_hour IS NULL ORDER BY key COLLATE slow"));
    QVERIFY(!unknown.isEmpty());
    for (const char* const sort : {"price", "price:desc"}) {
        const QStringList all = keys(QString(), QString::fromLatin1(sort));
        QCOMPARE(all.mid(all.size() - unknown.size()), unknown);
    }
    const QStringList below = keys(QStringLiteral("price<1"), {}), others = keys(QStringLiteral("NOT price<1"), {});
    QCOMPARE(below.size() + others.size() + unknown.size(), keys(QString(), {}).size());
    for (const QString& key : unknown)
        QVERIFY(!below.contains(key) && !others.contains(key));
}

void TestOfferSql::gpuWords()
{
    const auto column = [this](const char* filter, const char* key) {
        QStringList values;
        for (const QJsonValue& row : run({QStringLiteral("offers"), QString::fromLatin1(filter)}).rows()) {
            const QVariant value = row.toObject()[QString::fromLatin1(key)].toVariant();
            if (!values.contains(value.toString()))
                values << value.toString();
        }
        return values;
    };
    const QStringList memories = column("gpu:a100", "gpu_memory_gib");
    QVERIFY(memories.contains(QStringLiteral("40")) && memories.contains(QStringLiteral("80")));
    for (const QString& gpu : column("gpu:a100", "gpu"))
        QVERIFY2(gpu.startsWith(QStringLiteral("a100")), qPrintable(gpu));
    QVERIFY(column("gpu:a100", "provider").size() > 5);
    QCOMPARE(column("gpu:a10", "gpu"), QStringList{QStringLiteral("a10")});
    QVERIFY(!column("gpu:a100 vram>=80", "gpu_memory_gib").contains(QStringLiteral("40")));
}

void TestOfferSql::facets_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("by");
    QTest::addColumn<bool>("ignoreOwn");
    QTest::addColumn<QString>("where");
    const auto row = [](const char* filter, const char* by, bool ignoreOwn, const char* where) {
        QTest::addRow("%s by %s%s", filter, by, ignoreOwn ? ", own left out" : "")
            << QString::fromUtf8(filter) << QString::fromLatin1(by) << ignoreOwn << QString::fromUtf8(where);
    };
    row("gpu:h100", "provider", false, "gpu_words(gpu_id, 'h100')");
    row("gpu:h100", "gpu", true, "1");
    row("gpu:h100 provider:aws", "provider", true, "gpu_words(gpu_id, 'h100')");
    row("gpu:h100 provider:aws", "gpu", true, "provider = 'aws'");
    row("NOT (spot OR purchase_model:reserved) price<3", "purchase_model", true, "price_per_gpu_hour < 3");
    row("provider:aws OR gpu:h100", "provider", true, "provider = 'aws' OR gpu_words(gpu_id, 'h100')");
    row("price<3", "region_group", false, "price_per_gpu_hour < 3");
    row("price<3", "region", false, "price_per_gpu_hour < 3");
    row("", "observed_on", false, "1");
    row("vram>=80", "gpu_count", true, "gpu_memory_gib >= 80");
}

void TestOfferSql::facets()
{
    QFETCH(QString, filter);
    QFETCH(QString, by);
    QFETCH(bool, ignoreOwn);
    QFETCH(QString, where);
    QStringList arguments{QStringLiteral("facets"), QStringLiteral("--by"), by, filter};
    if (ignoreOwn)
        arguments << QStringLiteral("--ignore-own");
    QStringList found;
    for (const QJsonValue& each : run(arguments).rows()) {
        const QJsonObject facet = each.toObject();
        const QJsonValue value = facet[QLatin1StringView("value")];
        found << QStringLiteral("%1 %2")
                     .arg(value.isNull() ? QStringLiteral("<null>") : value.toVariant().toString())
                     .arg(facet[QLatin1StringView("count")].toInt());
    }
    QStringList expected = m_sql->rows(QStringLiteral(
        "SELECT ifnull(CASE typeof(%1) WHEN 'real' THEN printf('%.15g', %1) ELSE %1 END, '<null>') || ' ' || "
        "count(*) FROM o WHERE %2 GROUP BY %1 ORDER BY %1 IS NULL, %1 COLLATE slow")
                                           .arg(by, where));
    QVERIFY(!expected.isEmpty());
    QCOMPARE(found, expected);
}

ATLAS_TEST_MAIN(QCoreApplication, TestOfferSql)
#include "tst_offersql.moc"
