// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filter.h"
#include "support/testmain.h"
#include "support/toytable.h"

#include <QCoreApplication>

using namespace atlas;
using namespace atlas::test;

namespace {

struct Row
{
    const char* text;
    const char* tree;
};

constexpr Row Rows[]{
    // Structure
    {"", "(and)"},
    {" \t\n ", "(and)"},
    {"h100", "~h100"},
    {"h100 oslo", "(and ~h100 ~oslo)"},
    {"h100 AND oslo", "(and ~h100 ~oslo)"},
    {"h100 OR oslo", "(or ~h100 ~oslo)"},
    {"a b OR c d", "(or (and ~a ~b) (and ~c ~d))"},
    {"a AND b OR c", "(or (and ~a ~b) ~c)"},
    {"a (b OR c)", "(and ~a (or ~b ~c))"},
    {"(a b) c", "(and (and ~a ~b) ~c)"},
    {"((a))", "~a"},
    {"(a OR b) OR c", "(or (or ~a ~b) ~c)"},
    {"NOT a b", "(and (not ~a) ~b)"},
    {"NOT a OR b", "(or (not ~a) ~b)"},
    {"NOT (a b)", "(not (and ~a ~b))"},
    {"NOT(a)", "(not ~a)"},
    {"NOT (NOT a)", "(not (not ~a))"},
    {"-a", "(not ~a)"},
    {"a -b", "(and ~a (not ~b))"},
    {"- a", "(not ~a)"},
    {"a AND -b", "(and ~a (not ~b))"},
    {"a AND NOT b", "(and ~a (not ~b))"},
    {"-(a OR b)", "(not (or ~a ~b))"},
    {"-provider:vast", "(not provider:'vast')"},
    {"-\"a b\"", "(not ~a b)"},
    // Words and phrases
    {"us-east-1", "~us-east-1"},
    {"\"two words\"", "~two words"},
    {"\"say \\\"hi\\\"\"", "~say \"hi\""},
    {"\"back\\\\slash\"", "~back\\slash"},
    {"\"one \\ back\"", "~one \\ back"},
    {"a\"b c\"d", "(and ~a ~b c ~d)"},
    {"“full width”", "~full width"},
    {"“the \"inner\" quotes”", "~the \"inner\" quotes"},
    {"\"a “curly” one\"", "~a “curly” one"},
    {"\"AND\"", "~AND"},
    {"ANDROID ORACLE NOTES", "(and ~ANDROID ~ORACLE ~NOTES)"},
    {"上海", "~上海"},
    {"c++ 5.0 a/b", "(and ~c++ ~5.0 ~a/b)"},
    {"spot", "purchase_model='spot'"},
    {"SPOT", "purchase_model='spot'"},
    {"on_demand", "purchase_model='on_demand'"},
    {"reserved", "purchase_model='reserved_1y','reserved_3y'"},
    {"-spot", "(not purchase_model='spot')"},
    {"\"spot\"", "~spot"},
    {"spots", "~spots"},
    {"subscription", "~subscription"},
    // Empty
    {"variant=\"\"", "variant=''"},
    {"variant:\"\",upfront", "variant:'','upfront'"},
    {"variant!=“”", "variant!=''"},
    {"-flags:\"\"", "(not flags:'')"},
    // Text
    {"provider:aws", "provider:'aws'"},
    {"provider=aws", "provider='aws'"},
    {"provider!=aws,gcp", "provider!='aws','gcp'"},
    {"provider:aws,gcp", "provider:'aws','gcp'"},
    {"provider : aws , gcp", "provider:'aws','gcp'"},
    {"provider:aws, gcp h100", "(and provider:'aws','gcp' ~h100)"},
    {"PROVIDER:AWS", "provider:'AWS'"},
    {"provider：aws，gcp", "provider:'aws','gcp'"},
    {"（provider：aws OR spot）", "(or provider:'aws' purchase_model='spot')"},
    {"gpu:\"a100 80gb\"", "gpu:'a100 80gb'"},
    {"gpu:\"a100 80gb\",t4", "gpu:'a100 80gb','t4'"},
    {"gpu:a100(spot)", "(and gpu:'a100' purchase_model='spot')"},
    {"note:https://a.b/c?d=e&f=g", "note:'https://a.b/c?d=e&f=g'"},
    {"note:b:c", "note:'b:c'"},
    {"note::c", "note:':c'"},
    {"note=a..b", "note='a..b'"},
    {"note:\"a..b\"", "note:'a..b'"},
    {"note:-5", "note:'-5'"},
    {"note:OR", "note:'OR'"},
    {"note: \"OR\"", "note:'OR'"},
    {"note=\"\\\"\"", "note='\"'"},
    {"region:none", "region:NONE"},
    {"region:any", "region:ANY"},
    {"region:上海,None", "region:'上海',NONE"},
    {"region:\"none\"", "region:'none'"},
    {"note=none", "note='none'"},
    {"frameworks:jax,none", "frameworks:'jax',NONE"},
    {"purchase_model=spot", "purchase_model='spot'"},
    {"purchase_model:reserved", "purchase_model:'reserved'"},
    {"purchase_model=ＳＰＯＴ", "purchase_model='ＳＰＯＴ'"},
    {"original_currency=usd", "original_currency='usd'"},
    {"original_currency=EUR", "original_currency='EUR'"},
    {"access:ssh", "access:'ssh'"},
    // Numbers
    {"price<4", "price_per_gpu_hour<4"},
    {"price < 4", "price_per_gpu_hour<4"},
    {"price<=4", "price_per_gpu_hour<=4"},
    {"price>4", "price_per_gpu_hour>4"},
    {"price>=4", "price_per_gpu_hour>=4"},
    {"price＜＝4", "price_per_gpu_hour<=4"},
    {"price＞=４", "price_per_gpu_hour>=4"},
    {"price!=4", "price_per_gpu_hour!=4"},
    {"price:4,5", "price_per_gpu_hour:4,5"},
    {"price=\"4\"", "price_per_gpu_hour=4"},
    {"price<.5", "price_per_gpu_hour<0.5"},
    {"price<1e3", "price_per_gpu_hour<1000"},
    {"price<1.5k", "price_per_gpu_hour<1500"},
    {"price<4USD", "price_per_gpu_hour<4"},
    {"price<30CNY", "price_per_gpu_hour<3.75"},
    {"price_per_hour<30cny", "price_per_hour<3.75"},
    {"price<2EUR", "price_per_gpu_hour<2.5"},
    {"spot_saving_percent<-5", "spot_saving_percent<-5"},
    {"spot_saving_percent>50%", "spot_saving_percent>50"},
    {"spot_saving_percent>＋5％", "spot_saving_percent>5"},
    {"vram>=80", "gpu_memory_gib>=80"},
    {"vram>=80GB", "gpu_memory_gib>=80"},
    {"vram>=80GiB", "gpu_memory_gib>=80"},
    {"vram>=80g", "gpu_memory_gib>=80"},
    {"vram:16384M", "gpu_memory_gib:16"},
    {"vram:16384MiB", "gpu_memory_gib:16"},
    {"ram>=\"1.5 TB\"", "memory_gib>=1536"},
    {"tflops_fp16>1k", "tflops_fp16>1000"},
    {"tflops_fp16>2M", "tflops_fp16>2000000"},
    {"tflops_fp16>1G", "tflops_fp16>1000000000"},
    {"price:none", "price_per_gpu_hour:NONE"},
    {"price:4,any", "price_per_gpu_hour:4,ANY"},
    {"price:1..4", "price_per_gpu_hour[1..4]"},
    {"price:1..", "price_per_gpu_hour[1..]"},
    {"price:..4", "price_per_gpu_hour[..4]"},
    {"price: 1..4 h100", "(and price_per_gpu_hour[1..4] ~h100)"},
    {"price:\"1\"..\"4\"", "price_per_gpu_hour[1..4]"},
    {"price:4..4", "price_per_gpu_hour[4..4]"},
    {"price:8CNY..2EUR", "price_per_gpu_hour[1..2.5]"},
    {"spot_saving_percent:-5..-1", "spot_saving_percent[-5..-1]"},
    // Dates and flags
    {"observed_on>=2026", "observed_on>=@20260000"},
    {"observed_on:2026-01", "observed_on:@20260100"},
    {"observed_on<2026-01-15", "observed_on<@20260115"},
    {"observed_on:2026-03..2026", "observed_on[@20260300..@20260000]"},
    {"observed_on:2025-12,none", "observed_on:@20251200,NONE"},
    {"free:true", "free:1"},
    {"free=No", "free=0"},
    {"free!=1", "free!=1"},
    {"free:0,none", "free:0,NONE"},
};

}

/// What texts mean, as trees.
class FilterParseTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void tree_data();
    void tree();
    void positions();
    void limits();
    void ratesOfTheComparisonCurrency();
    void tableWithoutPurchaseModel();

private:
    const TablePtr m_table = toyTable();
};

void FilterParseTest::tree_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tree");
    for (const Row& row : Rows)
        QTest::newRow(row.text) << QString::fromUtf8(row.text) << QString::fromUtf8(row.tree);
}

void FilterParseTest::tree()
{
    QFETCH(QString, text);
    QFETCH(QString, tree);
    const ParsedFilter parsed = parseFilter(text, *m_table);
    QVERIFY2(!parsed.error, parsed.error ? qPrintable(parsed.error->message) : "");
    QCOMPARE(dumped(parsed.root, *m_table), tree);
}

void FilterParseTest::positions()
{
    const QString text = QStringLiteral("h100 (price < 4 OR NOT provider:aws, gcp) spot");
    const ParsedFilter parsed = parseFilter(text, *m_table);
    QVERIFY(!parsed.error);
    const auto piece = [&text](const FilterNode& node) { return text.mid(node.position, node.length); };
    QCOMPARE(piece(parsed.root), text);
    QCOMPARE(piece(parsed.root.children[0]), QStringLiteral("h100"));
    const FilterNode& either = parsed.root.children[1];
    QCOMPARE(piece(either), QStringLiteral("(price < 4 OR NOT provider:aws, gcp)"));
    QCOMPARE(piece(either.children[0]), QStringLiteral("price < 4"));
    QCOMPARE(piece(either.children[1]), QStringLiteral("NOT provider:aws, gcp"));
    QCOMPARE(piece(either.children[1].children[0]), QStringLiteral("provider:aws, gcp"));
    QCOMPARE(piece(parsed.root.children[2]), QStringLiteral("spot"));
}

void FilterParseTest::limits()
{
    const auto nested = [](int depth) { return QString(depth, u'(') + u'a' + QString(depth, u')'); };
    QVERIFY(!parseFilter(nested(MaxFilterDepth), *m_table).error);
    const auto deep = parseFilter(nested(MaxFilterDepth + 1), *m_table).error;
    QVERIFY(deep);
    QCOMPARE(deep->position, MaxFilterDepth);
    QVERIFY(parseFilter(QString(MaxFilterLength, u'('), *m_table).error);
    QVERIFY(!parseFilter(QString(MaxFilterLength, u'a'), *m_table).error);
    QVERIFY(parseFilter(QString(MaxFilterLength + 1, u'a'), *m_table).error);
    // Depth is counted, not parentheses.
    QVERIFY(!parseFilter(QStringLiteral("(a) ").repeated(1000), *m_table).error);
    const auto longError = parseFilter(QString(1000, u'x') + QStringLiteral(":1"), *m_table).error;
    QVERIFY(longError);
    QVERIFY(longError->message.size() < 250);
}

void FilterParseTest::ratesOfTheComparisonCurrency()
{
    const TablePtr yuan = toyTable(QStringLiteral("CNY"));
    QCOMPARE(dumped(parseFilter(QStringLiteral("price<4"), *yuan).root, *yuan), QStringLiteral("price_per_gpu_hour<4"));
    QCOMPARE(
        dumped(parseFilter(QStringLiteral("price<4USD"), *yuan).root, *yuan), QStringLiteral("price_per_gpu_hour<32"));
    const Table bare(QStringLiteral("offers"), toyColumns(), 6, TableContext{{}, {}, {}, QStringLiteral("USD")});
    QVERIFY(!parseFilter(QStringLiteral("price<4USD"), bare).error);
    QVERIFY(parseFilter(QStringLiteral("price<4CNY"), bare).error);
}

void FilterParseTest::tableWithoutPurchaseModel()
{
    std::vector<Column> columns = toyColumns();
    std::erase_if(columns, [](const Column& column) { return std::string_view(column.key) == "purchase_model"; });
    const Table table(QStringLiteral("gpus"), columns, 6, m_table->context());
    QCOMPARE(dumped(parseFilter(QStringLiteral("spot"), table).root, table), QStringLiteral("~spot"));
    QCOMPARE(printFilter(parseFilter(QStringLiteral("spot"), table).root, table), QStringLiteral("spot"));
}

ATLAS_TEST_MAIN(QCoreApplication, FilterParseTest)
#include "tst_filterparse.moc"
