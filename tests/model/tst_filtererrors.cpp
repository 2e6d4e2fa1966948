// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filter.h"
#include "support/testmain.h"
#include "support/toytable.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace atlas;
using namespace atlas::test;

namespace {

struct ErrorRow
{
    const char* text;
    int position;
    int length;
    const char* suggestion;
    const char* message; ///< a part of it
};

constexpr ErrorRow Errors[]{
    // Columns
    {"prise<3", 0, 5, "price", "There is no column “prise” (at character 1). Did you mean “price”?"},
    {"h100 vrom:80", 5, 4, "vram", "“vrom” (at character 6)"},
    {"provid:aws", 0, 6, "provider", "“provider”"},
    {"saving>5", 0, 6, "spot_saving_percent", "“spot_saving_percent”"},
    {"reigon:us", 0, 6, "region", "“region”"},
    {"xyzzy:1", 0, 5, "", "Put the text in quotes"},
    {"上海:1", 0, 2, "", "“上海” (at character 1)"},
    {"https://a.b", 0, 5, "", "no column “https”"},
    {"😀 prise<3", 3, 5, "price", "(at character 3)"},
    // Signs
    {"price>=8 &&", 9, 2, "AND", "AND or OR"},
    {"a && b", 2, 2, "AND", "“&&” (at character 3) is not part of filters. Write AND or OR"},
    {"a || b", 2, 2, "OR", "“||” (at character 3)"},
    {"a | b", 2, 1, "OR", "“|”"},
    {"a&b", 1, 1, "AND", "“&”"},
    {"price>=8&&gpu:a10", 8, 2, "AND", "AND or OR"},
    {"note:a||b", 6, 2, "OR", "AND or OR"},
    {"!a", 0, 1, "NOT", "NOT or !="},
    {"a!b", 1, 1, "NOT", "(at character 2)"},
    {"<4", 0, 1, "", "no column before “<”"},
    {"a =", 0, 1, "", "no column “a”"},
    {"!=4", 0, 2, "", "no column before “!=”"},
    {"price==4", 5, 2, "=", "no operator “==” (at character 6)"},
    {"price=<4", 5, 2, "<=", "Did you mean “<=”?"},
    {"price<>4", 5, 2, "!=", "Did you mean “!=”?"},
    {"price:>=4", 5, 3, ">=", "Did you mean “>=”?"},
    {"price < = 4", 6, 3, "<=", "Did you mean “<=”?"},
    // Missing pieces
    {"provider:", 9, 0, "", "A value for “provider” is missing (at character 10)"},
    {"price<", 6, 0, "", "A value for “price” is missing"},
    {"provider: ", 10, 0, "", "is missing"},
    {"provider:,aws", 9, 0, "", "is missing"},
    {"provider:aws,", 13, 0, "", "is missing"},
    {"provider:aws,,gcp", 13, 0, "", "is missing"},
    {"provider: AND spot", 10, 0, "", "is missing"},
    {"(provider:)", 10, 0, "", "is missing"},
    {"provider:\"\"", 9, 2, "", "is missing"},
    {"price=\"\"", 6, 2, "", "is missing"},
    {"variant=", 8, 0, "", "is missing"},
    {"variant=\" \"", 8, 3, "", "is missing"},
    {"variant:\"\"..\"\"", 8, 6, "", "no ranges"},
    {"provider:(aws)", 9, 1, "", "parenthesis"},
    {"\"\"", 0, 2, "", "nothing in the quotes"},
    {"\"  \"", 0, 4, "", "nothing in the quotes"},
    {"\"open", 0, 1, "\"", "at character 1 is not closed"},
    {"a \"open\\\"", 2, 1, "\"", "at character 3 is not closed"},
    {"“open\"", 0, 1, "\"", "is not closed"},
    {"gpu:\"a100", 4, 1, "\"", "at character 5 is not closed"},
    {"()", 0, 2, "", "nothing in the parentheses (at character 1)"},
    {"a ( )", 2, 3, "", "nothing in the parentheses"},
    {"(a", 0, 1, ")", "opens at character 1 is not closed"},
    {"(", 0, 1, ")", "is not closed"},
    {"a (b (c)", 2, 1, ")", "opens at character 3"},
    {"a)", 1, 1, "", "No parenthesis is open"},
    {")", 0, 1, "", "No parenthesis is open"},
    {"(a))", 3, 1, "", "(at character 4)"},
    {"AND a", 0, 3, "", "nothing before “AND”"},
    {"OR", 0, 2, "", "nothing before “OR”"},
    {"a AND", 2, 3, "", "nothing after “AND” (at character 3)"},
    {"a OR", 2, 2, "", "nothing after “OR”"},
    {"a AND OR b", 6, 2, "", "nothing before “OR”"},
    {"a OR AND b", 5, 3, "", "nothing before “AND”"},
    {"a OR OR b", 5, 2, "", "nothing before “OR”"},
    {"(a OR)", 3, 2, "", "nothing after “OR”"},
    {"NOT", 0, 3, "", "nothing after “NOT”"},
    {"a -", 2, 1, "", "nothing after “-”"},
    {"NOT OR a", 0, 3, "", "nothing after “NOT”"},
    {"NOT NOT a", 4, 3, "", "another negation"},
    {"--a", 1, 1, "", "another negation"},
    {"NOT -a", 4, 1, "", "another negation"},
    // Lists and ranges
    {"a, b", 1, 1, "OR", "comma (at character 2)"},
    {",", 0, 1, "OR", "comma"},
    {"spot,a", 4, 1, "OR", "comma"},
    {"price<4,5", 7, 1, "", "Only one value can stand after “<”"},
    {"price>=4，5", 8, 1, "", "“>=” (comma at character 9)"},
    {"price:..", 6, 2, "", "has no ends"},
    {"price:4..1", 6, 4, "1..4", "begins after its end. Did you mean “1..4”?"},
    {"price:1 ..4", 8, 3, "", "without blanks"},
    {"price:1..2,5", 6, 4, "OR", "in a list"},
    {"price:5,1..2", 8, 4, "OR", "in a list"},
    {"price:none..4", 6, 4, "", "“none” (at character 7) is not a number"},
    {"price:1..2..3", 9, 4, "", "not a number"},
    {"observed_on:2026-02..2026-01", 12, 16, "2026-01..2026-02", "begins after its end"},
    {"provider:a..b", 9, 4, "", "no ranges"},
    {"free:0..1", 5, 4, "", "no ranges"},
    // Values
    {"provider<b", 8, 1, "", "“<” (at character 9) does not apply"},
    {"free>=1", 4, 2, "", "does not apply"},
    {"frameworks>a", 10, 1, "", "does not apply"},
    {"price<cheap", 6, 5, "", "“cheap” (at character 7) is not a number"},
    {"price<$4", 6, 2, "", "is not a number"},
    {"price<nan", 6, 3, "", "is not a number"},
    {"price<-", 6, 1, "", "is not a number"},
    {"price<.", 6, 1, "", "is not a number"},
    {"price<1e999", 6, 5, "", "too large"},
    {"price<4GB", 6, 3, "", "“GB” cannot follow a number"},
    {"price<4%", 6, 2, "", "“%” cannot follow"},
    {"price<4XYZ", 6, 4, "", "no exchange rate for “XYZ”"},
    {"vram>80X", 5, 3, "", "GiB"},
    {"vram>80USD", 5, 5, "", "“USD” cannot follow"},
    {"count>4GB", 6, 3, "", "k, M, G"},
    {"original_price<4USD", 15, 4, "", "“USD” cannot follow"},
    {"spot_saving_percent>5GB", 20, 3, "", "%, k, M, G"},
    {"price:1.2.3", 6, 5, "", "not a number"},
    {"price!=none", 7, 4, "price:none", "NOT price:none"},
    {"observed_on=none", 12, 4, "observed_on:none", "can only follow “:”"},
    {"price:\"none\"", 6, 6, "", "is not a number"},
    {"observed_on>yesterday", 12, 9, "", "YYYY, YYYY-MM or YYYY-MM-DD"},
    {"observed_on>2026-02-30", 12, 10, "", "is not a date"},
    {"observed_on:20260101", 12, 8, "", "is not a date"},
    {"free:maybe", 5, 5, "", "neither true nor false"},
    {"purchase_model=sopt", 15, 4, "spot", "never has the value “sopt” (at character 16). Did you mean “spot”?"},
    {"purchase_model=on-demand", 15, 9, "on_demand", "Did you mean “on_demand”?"},
    {"purchase_model!=sopt", 16, 4, "spot", "Did you mean “spot”?"},
    {"purchase_model:spot,xyz", 20, 3, "", "It has: on_demand, spot, reserved_1y"},
    {"purchase_model:按需", 15, 2, "", "It has: on_demand"},
    {"region_group:asia_pacific", 13, 12, "asia-pacific", "“asia-pacific”"},
    {"gpu_kind:gpus", 9, 4, "gpu", "“gpu”"},
    {"access:shh", 7, 3, "ssh", "“ssh”"},
    {"original_currency=XYZ", 18, 3, "", "It has: CNY, EUR, INR, USD"},
};

struct WarningRow
{
    const char* text;
    const char* suggestions; ///< "-" stands for a warning without one
};

constexpr WarningRow Warnings[]{
    {"provider:aws", ""},
    {"provider:az", ""},
    {"provider=AWS", ""},
    {"a or b", "OR"},
    {"a and not b", "AND NOT"},
    {"a And b", "AND"},
    {"\"and\"", ""},
    {"provider:asw", "aws"},
    {"provider!=asw", "aws"},
    {"provider=az", "azure"},
    {"provider:aws,lamda", "lambda"},
    {"provider:zzzzzz", "-"},
    {"provider:\"gpc\"", "gcp"},
    {"gpu:a100", ""},
    {"gpu:\"A100 8OGB\"", "a100-80gb"},
    {"gpu:\"A100 HBM3\"", "-"},
    {"gpu:teslat", "t4"},
    {"gpu:h10", "h100-sxm"},
    {"gpu:tesla", ""},
    {"gpu=tesla", "t4"},
    {"region:none", ""},
    {"region:us-east1", "us-east-1"},
    {"frameworks:pytorhc", "pytorch"},
    {"purchase_model=reserved", "reserved_1y"},
    {"purchase_model:subscription", ""},
    {"purchase_model=subscription", ""},
    {"original_currency=EUR", ""},
    {"note:nowhere", ""},
    {"variant=\"\"", ""},
    {"price>1000000", ""},
};

}

/// What is wrong with texts, where, and what is offered instead.
class FilterErrorsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void error_data();
    void error();
    void warning_data();
    void warning();

private:
    const TablePtr m_table = toyTable();
};

void FilterErrorsTest::error_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("position");
    QTest::addColumn<int>("length");
    QTest::addColumn<QString>("suggestion");
    QTest::addColumn<QString>("message");
    for (const ErrorRow& row : Errors)
        QTest::newRow(row.text) << QString::fromUtf8(row.text) << row.position << row.length
                                << QString::fromUtf8(row.suggestion) << QString::fromUtf8(row.message);
}

void FilterErrorsTest::error()
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

void FilterErrorsTest::warning_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("suggestions");
    for (const WarningRow& row : Warnings)
        QTest::newRow(row.text) << QString::fromUtf8(row.text) << QString::fromUtf8(row.suggestions);
}

void FilterErrorsTest::warning()
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

ATLAS_TEST_MAIN(QCoreApplication, FilterErrorsTest)
#include "tst_filtererrors.moc"
