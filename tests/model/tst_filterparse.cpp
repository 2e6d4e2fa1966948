// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filter.h"
#include "support/testmain.h"
#include "support/toytable.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace atlas;
using namespace atlas::test;

/// What texts mean: the tree for each, or the error with its place.
class FilterParseTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void tree_data();
    void tree();
    void error_data();
    void error();
    void warning_data();
    void warning();
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
    const auto row = [](const char* text, const char* tree) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(tree);
    };
    // Structure
    row("", "(and)");
    row(" \t\n ", "(and)");
    row("h100", "~h100");
    row("h100 oslo", "(and ~h100 ~oslo)");
    row("h100 AND oslo", "(and ~h100 ~oslo)");
    row("h100 OR oslo", "(or ~h100 ~oslo)");
    row("a b OR c d", "(or (and ~a ~b) (and ~c ~d))");
    row("a AND b OR c", "(or (and ~a ~b) ~c)");
    row("a (b OR c)", "(and ~a (or ~b ~c))");
    row("(a b) c", "(and (and ~a ~b) ~c)");
    row("((a))", "~a");
    row("(a OR b) OR c", "(or (or ~a ~b) ~c)");
    row("NOT a b", "(and (not ~a) ~b)");
    row("NOT a OR b", "(or (not ~a) ~b)");
    row("NOT (a b)", "(not (and ~a ~b))");
    row("NOT(a)", "(not ~a)");
    row("NOT (NOT a)", "(not (not ~a))");
    row("-a", "(not ~a)");
    row("a -b", "(and ~a (not ~b))");
    row("- a", "(not ~a)");
    row("a AND -b", "(and ~a (not ~b))");
    row("a AND NOT b", "(and ~a (not ~b))");
    row("-(a OR b)", "(not (or ~a ~b))");
    row("-provider:vast", "(not provider:'vast')");
    row("-\"a b\"", "(not ~a b)");
    // Words and phrases
    row("us-east-1", "~us-east-1");
    row("\"two words\"", "~two words");
    row("\"say \\\"hi\\\"\"", "~say \"hi\"");
    row("\"back\\\\slash\"", "~back\\slash");
    row("\"one \\ back\"", "~one \\ back");
    row("a\"b c\"d", "(and ~a ~b c ~d)");
    row("“full width”", "~full width");
    row("“the \"inner\" quotes”", "~the \"inner\" quotes");
    row("\"a “curly” one\"", "~a “curly” one");
    row("\"AND\"", "~AND");
    row("ANDROID ORACLE NOTES", "(and ~ANDROID ~ORACLE ~NOTES)");
    row("上海", "~上海");
    row("c++ 5.0 a/b", "(and ~c++ ~5.0 ~a/b)");
    row("spot", "purchase_model='spot'");
    row("SPOT", "purchase_model='spot'");
    row("on_demand", "purchase_model='on_demand'");
    row("reserved", "purchase_model='reserved_1y','reserved_3y'");
    row("-spot", "(not purchase_model='spot')");
    row("\"spot\"", "~spot");
    row("spots", "~spots");
    row("subscription", "~subscription");
    // Text
    row("provider:aws", "provider:'aws'");
    row("provider=aws", "provider='aws'");
    row("provider!=aws,gcp", "provider!='aws','gcp'");
    row("provider:aws,gcp", "provider:'aws','gcp'");
    row("provider : aws , gcp", "provider:'aws','gcp'");
    row("provider:aws, gcp h100", "(and provider:'aws','gcp' ~h100)");
    row("PROVIDER:AWS", "provider:'AWS'");
    row("provider：aws，gcp", "provider:'aws','gcp'");
    row("（provider：aws OR spot）", "(or provider:'aws' purchase_model='spot')");
    row("gpu:\"a100 80gb\"", "gpu:'a100 80gb'");
    row("gpu:\"a100 80gb\",t4", "gpu:'a100 80gb','t4'");
    row("gpu:a100(spot)", "(and gpu:'a100' purchase_model='spot')");
    row("note:https://a.b/c?d=e&f=g", "note:'https://a.b/c?d=e&f=g'");
    row("note:b:c", "note:'b:c'");
    row("note::c", "note:':c'");
    row("note=a..b", "note='a..b'");
    row("note:\"a..b\"", "note:'a..b'");
    row("note:-5", "note:'-5'");
    row("note:OR", "note:'OR'");
    row("note: \"OR\"", "note:'OR'");
    row("note=\"\\\"\"", "note='\"'");
    row("region:none", "region:NONE");
    row("region:any", "region:ANY");
    row("region:上海,None", "region:'上海',NONE");
    row("region:\"none\"", "region:'none'");
    row("note=none", "note='none'");
    row("frameworks:jax,none", "frameworks:'jax',NONE");
    row("purchase_model=spot", "purchase_model='spot'");
    row("purchase_model:reserved", "purchase_model:'reserved'");
    row("purchase_model=ＳＰＯＴ", "purchase_model='ＳＰＯＴ'");
    row("original_currency=usd", "original_currency='usd'");
    row("original_currency=EUR", "original_currency='EUR'");
    row("access:ssh", "access:'ssh'");
    // Numbers
    row("price<4", "price_per_gpu_hour<4");
    row("price < 4", "price_per_gpu_hour<4");
    row("price<=4", "price_per_gpu_hour<=4");
    row("price>4", "price_per_gpu_hour>4");
    row("price>=4", "price_per_gpu_hour>=4");
    row("price＜＝4", "price_per_gpu_hour<=4");
    row("price＞=４", "price_per_gpu_hour>=4");
    row("price!=4", "price_per_gpu_hour!=4");
    row("price:4,5", "price_per_gpu_hour:4,5");
    row("price=\"4\"", "price_per_gpu_hour=4");
    row("price<.5", "price_per_gpu_hour<0.5");
    row("price<1e3", "price_per_gpu_hour<1000");
    row("price<1.5k", "price_per_gpu_hour<1500");
    row("price<4USD", "price_per_gpu_hour<4");
    row("price<30CNY", "price_per_gpu_hour<3.75");
    row("price_per_hour<30cny", "price_per_hour<3.75");
    row("price<2EUR", "price_per_gpu_hour<2.5");
    row("spot_saving_percent<-5", "spot_saving_percent<-5");
    row("spot_saving_percent>50%", "spot_saving_percent>50");
    row("spot_saving_percent>＋5％", "spot_saving_percent>5");
    row("vram>=80", "gpu_memory_gib>=80");
    row("vram>=80GB", "gpu_memory_gib>=80");
    row("vram>=80GiB", "gpu_memory_gib>=80");
    row("vram>=80g", "gpu_memory_gib>=80");
    row("vram:16384M", "gpu_memory_gib:16");
    row("vram:16384MiB", "gpu_memory_gib:16");
    row("ram>=\"1.5 TB\"", "memory_gib>=1536");
    row("tflops_fp16>1k", "tflops_fp16>1000");
    row("tflops_fp16>2M", "tflops_fp16>2000000");
    row("tflops_fp16>1G", "tflops_fp16>1000000000");
    row("price:none", "price_per_gpu_hour:NONE");
    row("price:4,any", "price_per_gpu_hour:4,ANY");
    row("price:1..4", "price_per_gpu_hour[1..4]");
    row("price:1..", "price_per_gpu_hour[1..]");
    row("price:..4", "price_per_gpu_hour[..4]");
    row("price: 1..4 h100", "(and price_per_gpu_hour[1..4] ~h100)");
    row("price:\"1\"..\"4\"", "price_per_gpu_hour[1..4]");
    row("price:4..4", "price_per_gpu_hour[4..4]");
    row("price:8CNY..2EUR", "price_per_gpu_hour[1..2.5]");
    row("spot_saving_percent:-5..-1", "spot_saving_percent[-5..-1]");
    // Dates and flags
    row("observed_on>=2026", "observed_on>=@20260000");
    row("observed_on:2026-01", "observed_on:@20260100");
    row("observed_on<2026-01-15", "observed_on<@20260115");
    row("observed_on:2026-03..2026", "observed_on[@20260300..@20260000]");
    row("observed_on:2025-12,none", "observed_on:@20251200,NONE");
    row("free:true", "free:1");
    row("free=No", "free=0");
    row("free!=1", "free!=1");
    row("free:0,none", "free:0,NONE");
}

void FilterParseTest::tree()
{
    QFETCH(QString, text);
    QFETCH(QString, tree);
    const ParsedFilter parsed = parseFilter(text, *m_table);
    QVERIFY2(!parsed.error, parsed.error ? qPrintable(parsed.error->message) : "");
    QCOMPARE(dumped(parsed.root, *m_table), tree);
}

void FilterParseTest::error_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("position");
    QTest::addColumn<int>("length");
    QTest::addColumn<QString>("suggestion");
    QTest::addColumn<QString>("message"); ///< a part of it
    const auto row = [](const char* text, int position, int length, const char* suggestion, const char* message) {
        QTest::newRow(text) << QString::fromUtf8(text) << position << length << QString::fromUtf8(suggestion)
                            << QString::fromUtf8(message);
    };
    // Columns
    row("prise<3", 0, 5, "price", "There is no column “prise” (at character 1). Did you mean “price”?");
    row("h100 vrom:80", 5, 4, "vram", "“vrom” (at character 6)");
    row("provid:aws", 0, 6, "provider", "“provider”");
    row("saving>5", 0, 6, "spot_saving_percent", "“spot_saving_percent”");
    row("reigon:us", 0, 6, "region", "“region”");
    row("xyzzy:1", 0, 5, "", "Put the text in quotes");
    row("上海:1", 0, 2, "", "“上海” (at character 1)");
    row("https://a.b", 0, 5, "", "no column “https”");
    row("😀 prise<3", 3, 5, "price", "(at character 3)");
    // Signs
    row("price>=8 &&", 9, 2, "AND", "AND or OR");
    row("a && b", 2, 2, "AND", "“&&” (at character 3) is not part of filters. Write AND or OR");
    row("a || b", 2, 2, "OR", "“||” (at character 3)");
    row("a | b", 2, 1, "OR", "“|”");
    row("a&b", 1, 1, "AND", "“&”");
    row("price>=8&&gpu:a10", 8, 2, "AND", "AND or OR");
    row("note:a||b", 6, 2, "OR", "AND or OR");
    row("!a", 0, 1, "NOT", "NOT or !=");
    row("a!b", 1, 1, "NOT", "(at character 2)");
    row("<4", 0, 1, "", "no column before “<”");
    row("a =", 0, 1, "", "no column “a”");
    row("!=4", 0, 2, "", "no column before “!=”");
    row("price==4", 5, 2, "=", "no operator “==” (at character 6)");
    row("price=<4", 5, 2, "<=", "Did you mean “<=”?");
    row("price<>4", 5, 2, "!=", "Did you mean “!=”?");
    row("price:>=4", 5, 3, ">=", "Did you mean “>=”?");
    row("price < = 4", 6, 3, "<=", "Did you mean “<=”?");
    // Missing pieces
    row("provider:", 9, 0, "", "A value for “provider” is missing (at character 10)");
    row("price<", 6, 0, "", "A value for “price” is missing");
    row("provider: ", 10, 0, "", "is missing");
    row("provider:,aws", 9, 0, "", "is missing");
    row("provider:aws,", 13, 0, "", "is missing");
    row("provider:aws,,gcp", 13, 0, "", "is missing");
    row("provider: AND spot", 10, 0, "", "is missing");
    row("(provider:)", 10, 0, "", "is missing");
    row("provider:\"\"", 9, 2, "", "is missing");
    row("provider:(aws)", 9, 1, "", "parenthesis");
    row("\"\"", 0, 2, "", "nothing in the quotes");
    row("\"  \"", 0, 4, "", "nothing in the quotes");
    row("\"open", 0, 1, "\"", "at character 1 is not closed");
    row("a \"open\\\"", 2, 1, "\"", "at character 3 is not closed");
    row("“open\"", 0, 1, "\"", "is not closed");
    row("gpu:\"a100", 4, 1, "\"", "at character 5 is not closed");
    row("()", 0, 2, "", "nothing in the parentheses (at character 1)");
    row("a ( )", 2, 3, "", "nothing in the parentheses");
    row("(a", 0, 1, ")", "opens at character 1 is not closed");
    row("(", 0, 1, ")", "is not closed");
    row("a (b (c)", 2, 1, ")", "opens at character 3");
    row("a)", 1, 1, "", "No parenthesis is open");
    row(")", 0, 1, "", "No parenthesis is open");
    row("(a))", 3, 1, "", "(at character 4)");
    row("AND a", 0, 3, "", "nothing before “AND”");
    row("OR", 0, 2, "", "nothing before “OR”");
    row("a AND", 2, 3, "", "nothing after “AND” (at character 3)");
    row("a OR", 2, 2, "", "nothing after “OR”");
    row("a AND OR b", 6, 2, "", "nothing before “OR”");
    row("a OR AND b", 5, 3, "", "nothing before “AND”");
    row("a OR OR b", 5, 2, "", "nothing before “OR”");
    row("(a OR)", 3, 2, "", "nothing after “OR”");
    row("NOT", 0, 3, "", "nothing after “NOT”");
    row("a -", 2, 1, "", "nothing after “-”");
    row("NOT OR a", 0, 3, "", "nothing after “NOT”");
    row("NOT NOT a", 4, 3, "", "another negation");
    row("--a", 1, 1, "", "another negation");
    row("NOT -a", 4, 1, "", "another negation");
    // Lists and ranges
    row("a, b", 1, 1, "OR", "comma (at character 2)");
    row(",", 0, 1, "OR", "comma");
    row("spot,a", 4, 1, "OR", "comma");
    row("price<4,5", 7, 1, "", "Only one value can stand after “<”");
    row("price>=4，5", 8, 1, "", "“>=” (comma at character 9)");
    row("price:..", 6, 2, "", "has no ends");
    row("price:4..1", 6, 4, "1..4", "begins after its end. Did you mean “1..4”?");
    row("price:1 ..4", 8, 3, "", "without blanks");
    row("price:1..2,5", 6, 4, "OR", "in a list");
    row("price:5,1..2", 8, 4, "OR", "in a list");
    row("price:none..4", 6, 4, "", "“none” (at character 7) is not a number");
    row("price:1..2..3", 9, 4, "", "not a number");
    row("observed_on:2026-02..2026-01", 12, 16, "2026-01..2026-02", "begins after its end");
    row("provider:a..b", 9, 4, "", "no ranges");
    row("free:0..1", 5, 4, "", "no ranges");
    // Values
    row("provider<b", 8, 1, "", "“<” (at character 9) does not apply");
    row("free>=1", 4, 2, "", "does not apply");
    row("frameworks>a", 10, 1, "", "does not apply");
    row("price<cheap", 6, 5, "", "“cheap” (at character 7) is not a number");
    row("price<$4", 6, 2, "", "is not a number");
    row("price<nan", 6, 3, "", "is not a number");
    row("price<-", 6, 1, "", "is not a number");
    row("price<.", 6, 1, "", "is not a number");
    row("price<1e999", 6, 5, "", "too large");
    row("price<4GB", 6, 3, "", "“GB” cannot follow a number");
    row("price<4%", 6, 2, "", "“%” cannot follow");
    row("price<4XYZ", 6, 4, "", "no exchange rate for “XYZ”");
    row("vram>80X", 5, 3, "", "GiB");
    row("vram>80USD", 5, 5, "", "“USD” cannot follow");
    row("count>4GB", 6, 3, "", "k, M, G");
    row("original_price<4USD", 15, 4, "", "“USD” cannot follow");
    row("spot_saving_percent>5GB", 20, 3, "", "%, k, M, G");
    row("price:1.2.3", 6, 5, "", "not a number");
    row("price!=none", 7, 4, "price:none", "NOT price:none");
    row("observed_on=none", 12, 4, "observed_on:none", "can only follow “:”");
    row("price:\"none\"", 6, 6, "", "is not a number");
    row("observed_on>yesterday", 12, 9, "", "YYYY, YYYY-MM or YYYY-MM-DD");
    row("observed_on>2026-02-30", 12, 10, "", "is not a date");
    row("observed_on:20260101", 12, 8, "", "is not a date");
    row("free:maybe", 5, 5, "", "neither true nor false");
    row("purchase_model=sopt", 15, 4, "spot", "never has the value “sopt” (at character 16). Did you mean “spot”?");
    row("purchase_model=on-demand", 15, 9, "on_demand", "Did you mean “on_demand”?");
    row("purchase_model!=sopt", 16, 4, "spot", "Did you mean “spot”?");
    row("purchase_model:spot,xyz", 20, 3, "", "It has: on_demand, spot, reserved_1y");
    row("purchase_model:按需", 15, 2, "", "It has: on_demand");
    row("region_group:asia_pacific", 13, 12, "asia-pacific", "“asia-pacific”");
    row("gpu_kind:gpus", 9, 4, "gpu", "“gpu”");
    row("access:shh", 7, 3, "ssh", "“ssh”");
    row("original_currency=XYZ", 18, 3, "", "It has: CNY, EUR, INR, USD");
}

void FilterParseTest::error()
{
    QFETCH(QString, text);
    QFETCH(int, position);
    QFETCH(int, length);
    QFETCH(QString, suggestion);
    QFETCH(QString, message);
    const ParsedFilter parsed = parseFilter(text, *m_table);
    QVERIFY2(parsed.error, qPrintable(dumped(parsed.root, *m_table)));
    QVERIFY2(parsed.error->message.contains(message), qPrintable(parsed.error->message));
    QVERIFY(!parsed.error->message.contains(QRegularExpression(QStringLiteral("%\\d"))));
    QCOMPARE(parsed.error->suggestion, suggestion);
    QCOMPARE(parsed.error->position, position);
    QCOMPARE(parsed.error->length, length);
}

void FilterParseTest::warning_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("suggestions"); ///< "-" stands for a warning without one
    const auto row = [](const char* text, const char* suggestions) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(suggestions);
    };
    row("provider:aws", "");
    row("provider:az", "");
    row("provider=AWS", "");
    row("a or b", "OR");
    row("a and not b", "AND NOT");
    row("a And b", "AND");
    row("\"and\"", "");
    row("provider:asw", "aws");
    row("provider!=asw", "aws");
    row("provider=az", "azure");
    row("provider:aws,lamda", "lambda");
    row("provider:zzzzzz", "-");
    row("provider:\"gpc\"", "gcp");
    row("gpu:a100", "");
    row("gpu:\"A100 8OGB\"", "a100-80gb");
    row("gpu:\"A100 HBM3\"", "-");
    row("gpu:teslat", "t4");
    row("gpu:h10", "h100-sxm");
    row("gpu:tesla", "");
    row("gpu=tesla", "t4");
    row("region:none", "");
    row("region:us-east1", "us-east-1");
    row("frameworks:pytorhc", "pytorch");
    row("purchase_model=reserved", "reserved_1y");
    row("purchase_model:subscription", "");
    row("purchase_model=subscription", "");
    row("original_currency=EUR", "");
    row("note:nowhere", "");
    row("price>1000000", "");
}

void FilterParseTest::warning()
{
    QFETCH(QString, text);
    QFETCH(QString, suggestions);
    const ParsedFilter parsed = parseFilter(text, *m_table);
    QVERIFY2(!parsed.error, parsed.error ? qPrintable(parsed.error->message) : "");
    QStringList found;
    for (const FilterProblem& warning : parsed.warnings)
        found << (warning.suggestion.isEmpty() ? QStringLiteral("-") : warning.suggestion);
    QCOMPARE(found.join(u' '), suggestions);
    for (const FilterProblem& warning : parsed.warnings)
        QVERIFY2(warning.message.contains(QStringLiteral("(at character %1)").arg(warning.position + 1)),
            qPrintable(warning.message));
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
