// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filter.h"
#include "support/testmain.h"
#include "support/toytable.h"

#include <QCoreApplication>
#include <QRandomGenerator>

using namespace atlas;
using namespace atlas::test;

namespace {

struct Row
{
    const char* text;
    const char* canonical; ///< null: it is no filter
};

constexpr Row Rows[]{
    {"", ""},
    {"  ", ""},
    {"a AND b", "a b"},
    {"a   OR  b", "a OR b"},
    {"((a)) (b OR (c))", "a (b OR c)"},
    {"(a b) OR c", "a b OR c"},
    {"(a b) c", "(a b) c"},
    {"(a OR b) OR c", "(a OR b) OR c"},
    {"-a", "NOT a"},
    {"-(a b)", "NOT (a b)"},
    {"-(a)", "NOT a"},
    {"NOT (NOT a)", "NOT (NOT a)"},
    {"-provider:vast x", "NOT provider:vast x"},
    {"\"-a\"", "\"-a\""},
    {"\"plain\"", "plain"},
    {"\"two words\"", "\"two words\""},
    {"“two words”", "\"two words\""},
    {"\"say \\\"hi\\\" \\\\\"", "\"say \\\"hi\\\" \\\\\""},
    {"back\\slash", "back\\slash"},
    {"\"AND\" \"or\"", "\"AND\" \"or\""},
    {"\"spot\" spot SPOT", "\"spot\" spot spot"},
    {"-reserved", "NOT reserved"},
    {"\"..\"", "\"..\""},
    {"\"a:b\"", "\"a:b\""},
    {"provider : aws , gcp", "provider:aws,gcp"},
    {"PROVIDER=AWS", "provider=AWS"},
    {"provider:\"aws\"", "provider:aws"},
    {"provider:\"none\",none", "provider:\"none\",none"},
    {"note=\"none\"", "note=none"},
    {"variant:“”,upfront", "variant:\"\",upfront"},
    {"-flags=\"\"", "NOT flags=\"\""},
    {"note=\"a..b\"", "note=a..b"},
    {"note:\"a..b\"", "note:\"a..b\""},
    {"note:\"OR\"", "note:\"OR\""},
    {"note:OR", "note:\"OR\""},
    {"note:\"=x\"", "note:\"=x\""},
    {"note:\":x\"", "note::x"},
    {"note:\"-x\"", "note:-x"},
    {"note:\"a（b\"", "note:\"a（b\""},
    {"note:\"a&&b\"", "note:\"a&&b\""},
    {"gpu:\"a100 80gb\"", "gpu:\"a100 80gb\""},
    {"region:None,ANY", "region:none,any"},
    {"price_per_gpu_hour < 4.50", "price<4.5"},
    {"price=4,5.0", "price=4,5"},
    {"price<30CNY", "price<30CNY"},
    {"price<\"30.0 cny\"", "price<30CNY"},
    {"price<1.5k", "price<1500"},
    {"price<1e-5", "price<0.00001"},
    {"price_per_hour:1..30CNY", "price_per_hour:1..30CNY"},
    {"price:..4", "price:..4"},
    {"price:1..", "price:1.."},
    {"gpu_memory_gib>=81920MB", "vram>=80"},
    {"vram:\"80\",none", "vram:80,none"},
    {"spot_saving_percent<-5%", "spot_saving_percent<-5"},
    {"observed_on:2026-01..2026", "observed_on:2026-01..2026"},
    {"observed_on<\"2026-01-15\"", "observed_on<2026-01-15"},
    {"free:yes", "free:true"},
    {"free!=0,none", nullptr},
};

/// Writes random filters by the grammar, with needless blanks, quotes and parentheses.
class FilterWriter
{
public:
    explicit FilterWriter(quint32 seed)
        : m_random(seed)
    {
    }

    QString filter() { return either(3); }

private:
    int below(int bound) { return static_cast<int>(m_random.bounded(bound)); }
    QString one(const QStringList& list) { return list[below(static_cast<int>(list.size()))]; }
    QString blank() { return below(4) == 0 ? QStringLiteral(" ") : QString(); }

    QString either(int depth)
    {
        QStringList parts;
        for (int count = 1 + (below(3) == 0 ? below(3) : 0); count > 0; --count)
            parts << both(depth);
        return parts.join(QStringLiteral(" OR "));
    }
    QString both(int depth)
    {
        QString text = maybeNot(depth);
        for (int count = below(4); count > 0; --count)
            text += (below(3) == 0 ? QStringLiteral(" AND ") : QStringLiteral(" ")) + maybeNot(depth);
        return text;
    }
    QString maybeNot(int depth)
    {
        const int kind = below(6);
        return (kind == 0 ? QStringLiteral("NOT ") : kind == 1 ? QStringLiteral("-") : QString()) + term(depth);
    }
    QString term(int depth)
    {
        switch (below(depth > 0 ? 8 : 6)) {
        case 0:
            return one({QStringLiteral("h100"), QStringLiteral("us-east-1"), QStringLiteral("spot"),
                QStringLiteral("reserved"), QStringLiteral("上海"), QStringLiteral("or"), QStringLiteral("a\\b")});
        case 1:
            return quotes(nasty());
        case 2:
            return texts();
        case 3:
        case 4:
            return numbers();
        case 5:
            return others();
        default:
            return u'(' + blank() + either(depth - 1) + blank() + u')';
        }
    }
    QString nasty()
    {
        return one({QStringLiteral("two words"), QStringLiteral("-minus"), QStringLiteral("a\"b"),
            QStringLiteral("back\\"), QStringLiteral("\\\""), QStringLiteral("spot"), QStringLiteral("AND"),
            QStringLiteral("none"), QStringLiteral("a,b"), QStringLiteral("(x)"), QStringLiteral("a..b"),
            QStringLiteral("<4"), QStringLiteral("a&&b"), QStringLiteral("：，"), QStringLiteral("“q”"),
            QStringLiteral("price:4"), QStringLiteral("tab\there"), QStringLiteral("!"), QStringLiteral("..")});
    }
    static QString quotes(QString text)
    {
        text.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
        return u'"' + text + u'"';
    }
    QString op(const QStringList& list) { return blank() + one(list) + blank(); }
    QString values(const std::function<QString()>& value, bool list)
    {
        QString text = value();
        for (int count = list ? below(3) : 0; count > 0; --count)
            text += u',' + blank() + value();
        return text;
    }
    QString texts()
    {
        const QString column = one({QStringLiteral("provider"), QStringLiteral("gpu"), QStringLiteral("note"),
            QStringLiteral("frameworks"), QStringLiteral("region")});
        return column + op({QStringLiteral(":"), QStringLiteral("="), QStringLiteral("!="), QStringLiteral("：")})
            + values(
                [this] {
                    return below(3) == 0 ? quotes(nasty())
                                         : one({QStringLiteral("aws"), QStringLiteral("none"), QStringLiteral("any"),
                                             QStringLiteral("b:c"), QStringLiteral("-x"), QStringLiteral("a=b"),
                                             QStringLiteral("ＡＷＳ"), QStringLiteral("c\\")});
                },
                true);
    }
    QString number()
    {
        const double value = below(3) == 0 ? below(2000) : m_random.bounded(100.0) - 20;
        return QString::number(value, 'g', 3 + below(15));
    }
    QString numbers()
    {
        const QString column = one({QStringLiteral("price"), QStringLiteral("price_per_hour"), QStringLiteral("vram"),
            QStringLiteral("gpu_memory_gib"), QStringLiteral("spot_saving_percent"), QStringLiteral("tflops_fp16")});
        const bool money = column.startsWith(u"price"), memory = column.contains(u"mem") || column == u"vram";
        const auto value = [&] {
            const QStringList suffixes = money ? QStringList{QStringLiteral("CNY"), QStringLiteral("eur")}
                : memory                       ? QStringList{QStringLiteral("GB"), QStringLiteral("MiB")}
                                               : QStringList{QStringLiteral("k"), QStringLiteral("M")};
            return number() + (below(3) == 0 ? one(suffixes) : QString());
        };
        if (below(4) == 0)
            return column + u':'
                + (below(2) == 0 ? QStringLiteral("-999..") + number() : number() + QStringLiteral(".."));
        if (below(2) == 0)
            return column + op({QStringLiteral("<"), QStringLiteral("<="), QStringLiteral(">"), QStringLiteral("＞＝")})
                + value();
        const QString equality = op({QStringLiteral(":"), QStringLiteral("="), QStringLiteral("!=")});
        return column + equality + values(value, true)
            + (equality.contains(u':') ? QStringLiteral(",none") : QString());
    }
    QString others()
    {
        return one({QStringLiteral("observed_on>=2026-01"), QStringLiteral("observed_on:2025..2026-03-04"),
            QStringLiteral("observed_on:2026,2024-02-29,none"), QStringLiteral("free:yes"), QStringLiteral("free!=0"),
            QStringLiteral("purchase_model:RESERVED"), QStringLiteral("purchase_model=spot,\"on_demand\""),
            QStringLiteral("access:ssh,any"), QStringLiteral("region_group!=eu , us")});
    }

    QRandomGenerator m_random;
};

}

/// Printed filters read well, and parsing them gives the same tree.
class FilterPrintTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void printed_data();
    void printed();
    void madeByHand();
    void randomFilters();

private:
    const TablePtr m_table = toyTable();
};

void FilterPrintTest::printed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");
    for (const Row& row : Rows)
        QTest::newRow(row.text) << QString::fromUtf8(row.text) << QString::fromUtf8(row.canonical);
}

void FilterPrintTest::printed()
{
    QFETCH(QString, text);
    QFETCH(QString, canonical);
    const ParsedFilter parsed = parseFilter(text, *m_table);
    QCOMPARE(parsed.error.has_value(), canonical.isNull());
    if (!parsed.error)
        QCOMPARE(printFilter(parsed.root, *m_table), canonical);
}

void FilterPrintTest::madeByHand()
{
    const auto compare = [](int column, FilterNode::Op op, FilterValue value) {
        FilterNode node;
        node.type = FilterNode::Type::Compare;
        node.column = column;
        node.op = op;
        node.values = {std::move(value)};
        return node;
    };
    const auto join = [](FilterNode::Type type, std::vector<FilterNode> children) {
        FilterNode node;
        node.type = type;
        node.children = std::move(children);
        return node;
    };
    const int model = m_table->indexOf(u"purchase_model"), price = m_table->indexOf(u"price");
    const FilterNode spot = compare(model, FilterNode::Op::Equal, {FilterValue::Kind::Text, QStringLiteral("spot")});
    QCOMPARE(printFilter(spot, *m_table), QStringLiteral("purchase_model=spot"));
    FilterValue four{FilterValue::Kind::Number, {}};
    four.number = 4;
    const FilterNode cheap = compare(price, FilterNode::Op::Less, four);
    QCOMPARE(printFilter(cheap, *m_table), QStringLiteral("price<4"));
    using enum FilterNode::Type;
    QCOMPARE(printFilter(join(And, {cheap}), *m_table), QStringLiteral("price<4"));
    QCOMPARE(printFilter(join(And, {join(Or, {cheap})}), *m_table), QStringLiteral("price<4"));
    QCOMPARE(printFilter(join(And, {join(And, {join(Or, {cheap, spot})}), spot}), *m_table),
        QStringLiteral("(price<4 OR purchase_model=spot) purchase_model=spot"));
    QCOMPARE(printFilter(join(Not, {join(And, {cheap})}), *m_table), QStringLiteral("NOT price<4"));
    // All rows and no row can stand anywhere.
    QCOMPARE(printFilter(join(Or, {join(And, {}), cheap}), *m_table), QStringLiteral("key:any OR price<4"));
    QCOMPARE(printFilter(join(And, {join(Or, {}), cheap}), *m_table), QStringLiteral("key:none price<4"));
}

void FilterPrintTest::randomFilters()
{
    FilterWriter writer(20260720);
    int longest = 0;
    for (int round = 0; round < 2000; ++round) {
        const QString text = writer.filter();
        const ParsedFilter parsed = parseFilter(text, *m_table);
        const QString problem = parsed.error ? parsed.error->message : QString();
        QVERIFY2(!parsed.error, qPrintable(text + u'\n' + problem));
        const QString printed = printFilter(parsed.root, *m_table);
        QVERIFY2(!printed.startsWith(u'-'), qPrintable(printed));
        const ParsedFilter again = parseFilter(printed, *m_table);
        QVERIFY2(!again.error, qPrintable(text + u'\n' + printed));
        QCOMPARE(dumped(again.root, *m_table), dumped(parsed.root, *m_table));
        QCOMPARE(printFilter(again.root, *m_table), printed);
        longest = std::max(longest, static_cast<int>(printed.size()));
    }
    QVERIFY(longest > 200);
}

ATLAS_TEST_MAIN(QCoreApplication, FilterPrintTest)
#include "tst_filterprint.moc"
