// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filteredit.h"
#include "engine/query.h"
#include "support/testmain.h"
#include "support/toytable.h"

#include <QCoreApplication>
#include <algorithm>

using namespace atlas;
using namespace atlas::test;

/// What chips, facets and charts make of a filter.
class FilterEditTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void operands_data();
    void operands();
    void chosen_data();
    void chosen();
    void withValues_data();
    void withValues();
    void withOperand_data();
    void withOperand();
    void namesOnly_data();
    void namesOnly();
    void chosenAfterWithValues();
    void emptyValues_data();
    void emptyValues();

private:
    [[nodiscard]] FilterNode parsed(const QString& text) const
    {
        const ParsedFilter filter = parseFilter(text, *m_table);
        [&] { QVERIFY2(!filter.error, qPrintable(text)); }();
        return filter.root;
    }
    [[nodiscard]] int column(const QString& key) const { return m_table->indexOf(key); }

    const TablePtr m_table = toyTable();
};

namespace {

std::set<QString> setOf(const QString& joined)
{
    if (joined.isEmpty())
        return {};
    std::set<QString> values;
    for (const QString& value : joined.split(u'|'))
        values.insert(value == u"-" ? QString() : value);
    return values;
}

QString joinedSet(const std::set<QString>& values)
{
    QStringList list;
    for (const QString& value : values)
        list << (value.isEmpty() ? QStringLiteral("-") : value);
    return list.join(u'|');
}

}

void FilterEditTest::operands_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("operands");
    QTest::addColumn<QString>("withoutSecond");
    const auto row = [](const char* text, const QStringList& operands, const char* withoutSecond) {
        QTest::newRow(text) << QString::fromUtf8(text) << operands << QString::fromUtf8(withoutSecond);
    };
    row("", {}, "");
    row("h100", {QStringLiteral("h100")}, "h100");
    row("h100 price<4 -spot", {QStringLiteral("h100"), QStringLiteral("price<4"), QStringLiteral("NOT spot")},
        "h100 NOT spot");
    row("a (b OR c) d", {QStringLiteral("a"), QStringLiteral("b OR c"), QStringLiteral("d")}, "a d");
    row("a OR b", {QStringLiteral("a OR b")}, "a OR b");
    row("(a OR b) c", {QStringLiteral("a OR b"), QStringLiteral("c")}, "a OR b");
    row("(a b) c", {QStringLiteral("a b"), QStringLiteral("c")}, "a b");
}

void FilterEditTest::operands()
{
    QFETCH(QString, text);
    QFETCH(QStringList, operands);
    QFETCH(QString, withoutSecond);
    const FilterNode root = parsed(text);
    QCOMPARE(filterOperands(root, *m_table), operands);
    QCOMPARE(withoutOperand(root, 1, *m_table), withoutSecond);
    QCOMPARE(withoutOperand(root, -1, *m_table), printFilter(root, *m_table));
    QString rest = text;
    for (qsizetype left = operands.size(); left > 0; --left)
        rest = withoutOperand(parsed(rest), 0, *m_table);
    QCOMPARE(rest, QString());
}

void FilterEditTest::chosen_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("values"); ///< joined by |, "-" is unknown
    const auto row = [](const char* text, const char* key, const char* values) {
        QTest::newRow(qPrintable(QString::fromUtf8(text) + u'/' + QString::fromUtf8(key)))
            << QString::fromUtf8(text) << QString::fromUtf8(key) << QString::fromUtf8(values);
    };
    row("", "provider", "");
    row("provider=aws,gcp", "provider", "aws|gcp");
    row("provider=AWS", "provider", "aws");
    row("provider=aws", "region", "");
    row("provider:az", "provider", "azure");
    row("provider=nobody", "provider", "nobody");
    row("provider=aws price<4", "provider", "aws");
    row("provider=aws OR price<4", "provider", "");
    row("(provider=aws OR provider:none) price<4", "provider", "-|aws");
    row("NOT provider=aws", "provider", "");
    row("provider!=aws", "provider", "");
    row("gpu:a100", "gpu", "a100-40gb|a100-80gb");
    row("region:none,any", "region", "-");
    row("spot", "purchase_model", "spot");
    row("reserved", "purchase_model", "reserved_1y|reserved_3y");
    row("purchase_model:reserved", "purchase_model", "reserved_1y|reserved_3y");
    row("count:4,8,none", "gpu_count", "-|4|8");
    row("count=0.50", "gpu_count", "0.5");
    row("count>4", "gpu_count", "");
    row("price=8CNY", "price", "1");
    row("free:yes", "free", "true");
    row("observed_on:2026-01", "observed_on", "2026-01");
    row("frameworks:jax", "frameworks", "jax");
    row("h100 aws", "provider", "");
    row("variant=\"\",upfront", "variant", "-|upfront");
    row("variant:none", "variant", "");
}

void FilterEditTest::chosen()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    QFETCH(QString, values);
    QCOMPARE(joinedSet(chosenValues(parsed(text), column(key), *m_table)), values);
}

void FilterEditTest::withValues_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("values");
    QTest::addColumn<QString>("changed");
    const auto row = [](const char* text, const char* key, const char* values, const char* changed) {
        QTest::newRow(qPrintable(QString::fromUtf8(text) + u'/' + QString::fromUtf8(values))) << QString::fromUtf8(
            text) << QString::fromUtf8(key) << QString::fromUtf8(values) << QString::fromUtf8(changed);
    };
    row("", "provider", "aws", "provider=aws");
    row("", "provider", "", "");
    row("h100", "provider", "aws|gcp", "h100 provider=aws,gcp");
    row("provider:aws", "provider", "", "");
    row("provider:aws h100", "provider", "gcp", "provider=gcp h100");
    row("a provider:aws b -provider:gcp c", "provider", "vast", "a provider=vast b c");
    row("a provider:aws b", "provider", "", "a b");
    row("a OR b", "provider", "aws", "(a OR b) provider=aws");
    row("provider:aws OR provider:gcp", "provider", "", "");
    row("(provider:aws OR h100) price<4", "provider", "gcp", "(provider:aws OR h100) price<4 provider=gcp");
    row("", "region", "-", "region:none");
    row("", "region", "-|上海", "region=上海 OR region:none");
    row("h100", "region", "-|us-west4", "h100 (region=us-west4 OR region:none)");
    row("h100 (region=us-west4 OR region:none)", "region", "eu-west-1", "h100 region=eu-west-1");
    row("spot h100", "purchase_model", "on_demand", "purchase_model=on_demand h100");
    row("", "gpu_count", "0.5|8", "count=0.5,8");
    row("", "free", "true", "free=true");
    row("", "observed_on", "2026-01", "observed_on=2026-01");
    row("", "note", "two words|none", "note=none,\"two words\"");
    row("", "variant", "-", "variant=\"\"");
    row("variant=\"\"", "variant", "-|upfront", "variant=\"\",upfront");
}

void FilterEditTest::withValues()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    QFETCH(QString, values);
    QFETCH(QString, changed);
    QCOMPARE(atlas::withValues(parsed(text), column(key), setOf(values), *m_table), changed);
    QVERIFY(!parseFilter(changed, *m_table).error);
}

void FilterEditTest::withOperand_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("operand");
    QTest::addColumn<QString>("changed");
    const auto row = [](const char* text, const char* operand, const char* changed) {
        QTest::newRow(qPrintable(QString::fromUtf8(text) + u'/' + QString::fromUtf8(operand)))
            << QString::fromUtf8(text) << QString::fromUtf8(operand) << QString::fromUtf8(changed);
    };
    row("", "price<4", "price<4");
    row("h100", "price<4", "h100 price<4");
    row("h100", "a OR b", "h100 (a OR b)");
    row("a OR b", "price<4", "(a OR b) price<4");
    row("h100 price<4", "price < 4.0", "h100 price<4");
    row("h100", "price<4 spot", "h100 price<4 spot");
    row("h100", "", "h100");
    row("h100", "-spot", "h100 NOT spot");
    row("h100", "wrong:(", "h100");
}

void FilterEditTest::withOperand()
{
    QFETCH(QString, text);
    QFETCH(QString, operand);
    QFETCH(QString, changed);
    QCOMPARE(atlas::withOperand(parsed(text), operand, *m_table), changed);
}

void FilterEditTest::namesOnly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("only");
    const auto row = [](const char* text, bool only) { QTest::newRow(text) << QString::fromUtf8(text) << only; };
    row("", false);
    row("purchase_model=spot", true);
    row("spot", true);
    row("-spot", true);
    row("spot OR purchase_model:none", true);
    row("NOT (spot on_demand)", true);
    row("spot OR price<4", false);
    row("\"spot\"", false);
    row("price:1..4", false);
}

void FilterEditTest::namesOnly()
{
    QFETCH(QString, text);
    QFETCH(bool, only);
    QCOMPARE(atlas::namesOnly(parsed(text), column(QStringLiteral("purchase_model")), *m_table), only);
}

void FilterEditTest::chosenAfterWithValues()
{
    // What a facet checks is what it then shows as checked, for each column and beside other operands.
    const QStringList pairs{QStringLiteral("provider=aws|gcp"), QStringLiteral("region=-|上海"),
        QStringLiteral("purchase_model=reserved_1y|spot"), QStringLiteral("gpu=a10"), QStringLiteral("gpu_count=-|1|8"),
        QStringLiteral("free=false"), QStringLiteral("frameworks=-|jax|pytorch"),
        QStringLiteral("observed_on=2026-01")};
    for (const QString& pair : pairs) {
        const int index = column(pair.section(u'=', 0, 0));
        const QString values = pair.section(u'=', 1);
        const QString own = pair.section(u'=', 0, 0) + QStringLiteral(":any t4");
        for (const QString& text : {QString(), QStringLiteral("h100 OR vast"), own}) {
            const QString changed = atlas::withValues(parsed(text), index, setOf(values), *m_table);
            QCOMPARE(joinedSet(chosenValues(parsed(changed), index, *m_table)), values);
        }
    }
}

/// Rows of the toy table: variants "", upfront, "", part upfront, "", upfront; flags -, stale, -, -, stale, -.
void FilterEditTest::emptyValues_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Rows>("rows");
    const auto row = [](const char* text, const Rows& rows) { QTest::newRow(text) << QString::fromUtf8(text) << rows; };
    row("variant=\"\"", {0, 2, 4});
    row("variant:\"\"", {0, 2, 4});
    row("variant!=\"\"", {1, 3, 5});
    row("variant:\"\",part", {0, 2, 3, 4});
    row("-variant=\"\" -variant:part", {1, 5});
    row("variant:none", {});
    row("flags=\"\"", {0, 2, 3, 5});
    row("flags!=\"\"", {1, 4});
    row("flags:\"\" variant=upfront", {5});
}

void FilterEditTest::emptyValues()
{
    QFETCH(QString, text);
    QFETCH(Rows, rows);
    Rows found = *Engine(m_table).run(parsed(text), {}).rows;
    std::sort(found.begin(), found.end());
    QCOMPARE(found, rows);
}

ATLAS_TEST_MAIN(QCoreApplication, FilterEditTest)
#include "tst_filteredit.moc"
