// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/columnrange.h"
#include "engine/filteredit.h"
#include "engine/filtervalues.h"
#include "engine/query.h"
#include "engine/quickfilter.h"
#include "support/testmain.h"
#include "support/toytable.h"

#include <QCoreApplication>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// What fields and menus make of a filter and a filter of them.
class ColumnRangeTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void ranges_data();
    void ranges();
    void writing_data();
    void writing();
    void textsAreReadBack();
    void ownOperands_data();
    void ownOperands();
    void cells_data();
    void cells();
    void namesGoById();
    void excludedKeepTheUnknown();

private:
    [[nodiscard]] FilterNode parsed(const QString& text) const
    {
        const ParsedFilter filter = parseFilter(text, *m_table);
        if (filter.error)
            qFatal("%s: %s", qPrintable(text), qPrintable(filter.error->message));
        return filter.root;
    }
    /// "[1 4) ?": ends, open or not, and whether unknown is among it; "…" says more.
    [[nodiscard]] QString shown(const ColumnRange& range, int column) const
    {
        if (range.other)
            return u"…"_s;
        const auto spelled = [&](const std::optional<FilterValue>& end) {
            return end ? valueSpelled(m_table->column(column), *end) : u"*"_s;
        };
        return (range.fromOpen ? u"("_s : u"["_s) + spelled(range.from) + u' ' + spelled(range.to)
            + (range.toOpen ? u")"_s : u"]"_s) + (range.unknown ? u" ?"_s : QString());
    }
    TablePtr m_table = toyTable();
};

void ColumnRangeTest::ranges_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("range");
    const auto row = [](const char* filter, const char* key, const char* range) {
        QTest::newRow(qPrintable(QString::fromUtf8(filter) + u'/' + QString::fromUtf8(key)))
            << QString::fromUtf8(filter) << QString::fromUtf8(key) << QString::fromUtf8(range);
    };
    row("", "price", "[* *] ?");
    row("provider:aws vram>3", "price", "[* *] ?");
    row("price:1..4", "price", "[1 4]");
    row("price:1..", "price", "[1 *]");
    row("price<4", "price", "[* 4)");
    row("price>1 price<=4", "price", "(1 4]");
    row("price>=1 h100 price<4", "price", "[1 4)");
    row("(price>=1 price<4) h100", "price", "[1 4)");
    row("price:1..4 price:2..9", "price", "[2 4]");
    row("price<4 price<=4", "price", "[* 4)");
    row("price<=4 price<4", "price", "[* 4)");
    row("price>4 price>=4", "price", "(4 *]");
    row("price=3", "price", "[3 3]");
    row("price:3", "price", "[3 3]");
    row("price:any", "price", "[* *]");
    row("price:1..4 OR price:none", "price", "[1 4] ?");
    row("price:none OR price<4", "price", "[* 4) ?");
    row("((price>1 price<4) OR price:none) spot", "price", "(1 4) ?");
    row("(price<4 OR price:none) price>1", "price", "(1 4)");
    row("(price<4 OR price:none) (price>1 OR price:none)", "price", "(1 4) ?");
    row("price<8CNY", "price", "[* 8CNY)");
    row("price<16CNY price<3", "price", "[* 16CNY)");
    row("price:none", "price", "…");
    row("price!=3", "price", "…");
    row("price=1,2", "price", "…");
    row("NOT price<3", "price", "…");
    row("price<1 OR price>4", "price", "…");
    row("price<4 OR spot", "price", "[* *] ?");
    row("observed_on:2026-01..2026-03", "observed_on", "[2026-01 2026-03]");
    row("observed_on>2026 observed_on<2026-05-02", "observed_on", "(2026 2026-05-02)");
    row("observed_on>=2026-01 observed_on>2025", "observed_on", "[2026-01 *]");
    row("observed_on<=2026-01 observed_on<=2026-01-20", "observed_on", "[* 2026-01-20]");
    row("observed_on:2026-01", "observed_on", "[2026-01 2026-01]");
}

void ColumnRangeTest::ranges()
{
    QFETCH(QString, filter);
    QFETCH(QString, key);
    QFETCH(QString, range);
    const int column = m_table->indexOf(key);
    QCOMPARE(shown(chosenRange(parsed(filter), column, *m_table), column), range);
}

void ColumnRangeTest::writing_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("fromOpen");
    QTest::addColumn<bool>("toOpen");
    QTest::addColumn<bool>("unknown");
    QTest::addColumn<QString>("text");
    QTest::newRow("all") << u""_s << u""_s << false << false << true << u""_s;
    QTest::newRow("known") << u""_s << u""_s << false << false << false << u"price:any"_s;
    QTest::newRow("both") << u"1"_s << u"4"_s << false << false << false << u"price:1..4"_s;
    QTest::newRow("from") << u"1"_s << u""_s << false << false << false << u"price>=1"_s;
    QTest::newRow("to") << u""_s << u"4"_s << false << false << false << u"price<=4"_s;
    QTest::newRow("open") << u"1"_s << u"4"_s << true << true << false << u"price>1 price<4"_s;
    QTest::newRow("half open") << u"1"_s << u"4"_s << false << true << false << u"price>=1 price<4"_s;
    QTest::newRow("one value") << u"4"_s << u"4"_s << false << false << false << u"price=4"_s;
    QTest::newRow("unknown too") << u"1"_s << u"4"_s << false << false << true << u"price:1..4 OR price:none"_s;
    QTest::newRow("open, unknown too") << u"1"_s << u"4"_s << true << false << true
                                       << u"(price>1 price<=4) OR price:none"_s;
}

void ColumnRangeTest::writing()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(bool, fromOpen);
    QFETCH(bool, toOpen);
    QFETCH(bool, unknown);
    QFETCH(QString, text);
    const int column = m_table->indexOf(u"price_per_gpu_hour");
    QCOMPARE(rangeFilter(column, {from, to, fromOpen, toOpen, unknown}, *m_table), text);
}

void ColumnRangeTest::textsAreReadBack()
{
    const int column = m_table->indexOf(u"price_per_gpu_hour");
    for (const QString& from : {u""_s, u"1"_s, u"2.5"_s, u"8CNY"_s})
        for (const QString& to : {u""_s, u"2.5"_s, u"9"_s, u"80CNY"_s})
            for (int bits = 0; bits < 8; ++bits) {
                RangeText text{from, to, (bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
                text.fromOpen = text.fromOpen && !from.isEmpty();
                text.toOpen = text.toOpen && !to.isEmpty();
                if (from == to && (text.fromOpen || text.toOpen))
                    continue; // nothing is within
                const ColumnRange range = chosenRange(parsed(rangeFilter(column, text, *m_table)), column, *m_table);
                const QString expected = (text.fromOpen ? u"("_s : u"["_s) + (from.isEmpty() ? u"*"_s : from) + u' '
                    + (to.isEmpty() ? u"*"_s : to) + (text.toOpen ? u")"_s : u"]"_s)
                    + (text.unknown ? u" ?"_s : QString());
                QCOMPARE(shown(range, column), expected);
            }
}

void ColumnRangeTest::ownOperands_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("operands");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* filter, const char* operands, const char* result) {
        QTest::newRow(qPrintable(QString::fromUtf8(filter) + u'/' + QString::fromUtf8(operands)))
            << QString::fromUtf8(filter) << QString::fromUtf8(operands) << QString::fromUtf8(result);
    };
    row("", "price<4", "price<4");
    row("spot price<4 gpu:h100", "price>1 price<2", "spot price>1 price<2 gpu:h100");
    row("spot price<4 gpu:h100 price>1", "", "spot gpu:h100");
    row("price<4 OR price:none", "price:1..2", "price:1..2");
    row("price<4 OR spot", "price:1..2", "(price<4 OR spot) price:1..2");
    row("spot price=1,2", "price:1..2 OR price:none", "spot (price:1..2 OR price:none)");
    row("spot", "price<<", "spot");
}

void ColumnRangeTest::ownOperands()
{
    QFETCH(QString, filter);
    QFETCH(QString, operands);
    QFETCH(QString, result);
    const int column = m_table->indexOf(u"price_per_gpu_hour");
    QCOMPARE(withOwnOperands(parsed(filter), column, operands, *m_table), result);
}

void ColumnRangeTest::cells_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("row");
    QTest::addColumn<QStringList>("filters"); ///< in the order of the menu
    const auto row = [](const char* filter, const char* key, int at, const QStringList& filters) {
        QTest::newRow(
            qPrintable(QStringLiteral("%1/%2/%3").arg(QString::fromUtf8(filter), QString::fromUtf8(key)).arg(at)))
            << QString::fromUtf8(filter) << QString::fromUtf8(key) << at << filters;
    };
    row("", "provider", 1, {u"provider=gcp"_s, u"provider!=gcp"_s});
    row("spot provider=aws", "provider", 1, {u"spot provider=gcp"_s, u"spot provider=aws provider!=gcp"_s});
    row("provider!=aws spot", "provider", 1, {u"provider=gcp spot"_s, u"spot provider!=aws,gcp"_s});
    row("", "region", 4, {u"region:none"_s, u"region:any"_s});
    row("", "region", 0, {u"region=us-east-1"_s, u"region!=us-east-1 OR region:none"_s});
    row("region!=上海 OR region:none", "region", 0,
        {u"region=us-east-1"_s, u"region!=上海,us-east-1 OR region:none"_s});
    row("", "price_per_gpu_hour", 2, {u"price=3"_s, u"price!=3"_s, u"price>=3"_s, u"price<=3"_s});
    row("price:1..5", "price_per_gpu_hour", 2,
        {u"price=3"_s, u"price:1..5 price!=3"_s, u"price:3..5"_s, u"price:1..3"_s});
    row("price<5", "price_per_gpu_hour", 2,
        {u"price=3"_s, u"price<5 price!=3"_s, u"price>=3 price<5"_s, u"price<=3"_s});
    row("price<5 OR price:none", "price_per_gpu_hour", 2,
        {u"price=3"_s, u"(price<5 OR price:none) price!=3"_s, u"price>=3 price<5 OR price:none"_s,
            u"price<=3 OR price:none"_s});
    row("", "observed_on", 1,
        {u"observed_on=2026-01"_s, u"observed_on!=2026-01"_s, u"observed_on>=2026-01"_s, u"observed_on<=2026-01"_s});
    row("", "free", 0, {u"free=true"_s, u"free!=true"_s});
    row("", "frameworks", 0,
        {u"frameworks=pytorch"_s, u"frameworks=jax"_s, u"frameworks!=pytorch"_s, u"frameworks!=jax"_s});
    row("", "frameworks", 2, {});
    row("", "purchase_model", 0, {u"purchase_model=spot"_s, u"purchase_model!=spot"_s});
    row("spot", "purchase_model", 1, {u"purchase_model=on_demand"_s, u"spot purchase_model!=on_demand"_s});
}

void ColumnRangeTest::cells()
{
    QFETCH(QString, filter);
    QFETCH(QString, key);
    QFETCH(int, row);
    QFETCH(QStringList, filters);
    QStringList found;
    for (const QuickFilter& quick :
        quickFilters(parsed(filter), *m_table, m_table->indexOf(key), static_cast<std::uint32_t>(row), {})) {
        QVERIFY2(!parseFilter(quick.filter, *m_table).error, qPrintable(quick.filter));
        QVERIFY(!quick.value.isEmpty());
        found << quick.filter;
    }
    QCOMPARE(found, filters);
}

void ColumnRangeTest::namesGoById()
{
    std::vector<Column> columns = toyColumns();
    columns.push_back(toyColumn("provider_name", ColumnKind::Text, [] {
        return textView(nullptr, test::texts({"Amazon, \"Web\"", "Google", "Azure", "Vast", "Lambda", "Amazon"}));
    }));
    columns.push_back(toyColumn("odd_name", ColumnKind::Text, [] {
        return textView(nullptr, test::texts({"a", "b \"c\", d", "c", "d", "e", "f"}));
    }));
    const Table table(u"offers"_s, columns, 6, m_table->context());
    const int name = table.indexOf(u"provider_name"), odd = table.indexOf(u"odd_name");
    QCOMPARE(filteredColumn(table, name), table.indexOf(u"provider"));
    QCOMPARE(filteredColumn(table, odd), odd);
    const auto quick = quickFilters({}, table, name, 0, {});
    QCOMPARE(quick.front().filter, u"provider=aws"_s);
    QCOMPARE(quick.front().value, u"Amazon, \"Web\""_s);
    // Values are written so that they are read back.
    const auto hostile = quickFilters({}, table, odd, 1, {});
    const ParsedFilter back = parseFilter(hostile.front().filter, table);
    QVERIFY(!back.error);
    QCOMPARE(back.root.values.at(0).text, u"b \"c\", d"_s);
}

void ColumnRangeTest::excludedKeepTheUnknown()
{
    // Row 4 has no region: who excludes one region does not exclude it.
    const auto quick = quickFilters({}, *m_table, m_table->indexOf(u"region"), 0, {});
    Engine engine(m_table);
    const Rows rows = *engine.run(parsed(quick.at(1).filter), {}).rows;
    QCOMPARE(rows, Rows({1, 2, 3, 4}));
}

ATLAS_TEST_MAIN(QCoreApplication, ColumnRangeTest)
#include "tst_columnrange.moc"
