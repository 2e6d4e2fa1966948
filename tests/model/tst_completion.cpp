// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/completion.h"
#include "engine/filter.h"
#include "support/testmain.h"
#include "support/toytable.h"

#include <QCoreApplication>

using namespace atlas;
using namespace atlas::test;

/// What is offered while a filter is typed; `|` in the texts marks the cursor.
class CompletionTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void offered_data();
    void offered();
    void columnsByTitle();
    void everyColumn();
    void hints();
    void manyValues();
    void anyCursor();

private:
    [[nodiscard]] Completions complete(QString text) const
    {
        const int cursor = static_cast<int>(text.indexOf(u'|'));
        return completeFilter(text.remove(cursor, 1), cursor, *m_table);
    }
    static QStringList texts(const Completions& completions)
    {
        QStringList list;
        for (const Completion& item : completions.items)
            list << item.text;
        return list;
    }

    const TablePtr m_table = toyTable();
};

void CompletionTest::offered_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first"); ///< the first items, by blanks; "" for none at all
    QTest::addColumn<QString>("chosen"); ///< the text after choosing the first
    const auto row = [](const char* text, const char* first, const char* chosen) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(first) << QString::fromUtf8(chosen);
    };
    row("prov|", "provider", "provider");
    row("h100 prov|", "provider", "h100 provider");
    row("h100 -prov|", "provider", "h100 -provider");
    row("(prov|", "provider", "(provider");
    row("prov|x price<4", "provider", "provider price<4");
    row("PROV|", "provider", "provider");
    row("per_ho|", "price_per_hour", "price_per_hour");
    row("pri|", "price price_per_hour original_price", "price");
    row("price_per_g|", "price_per_gpu_hour", "price_per_gpu_hour");
    row("spo|", "spot_saving_percent spot", "spot_saving_percent");
    row("rese|", "reserved", "reserved");
    row("AN|", "AND", "AND");
    row("provider|", "provider: provider= provider!= provider", "provider:");
    row("price|", "price: price= price!= price< price<= price> price>= price price_per_hour", "price:");
    row("price |", ": = != < <= > >=", "price :");
    row("provider |", ": = != provider", nullptr);
    row("provider:a|", "aws azure any lambda vast", "provider:aws");
    row("provider:|", "aws azure gcp lambda vast none any", "provider:aws");
    row("provider=|", "aws azure gcp lambda vast", "provider=aws");
    row("provider:aws,g|", "gcp", "provider:aws,gcp");
    row("provider:aws, g|", "gcp", "provider:aws, gcp");
    row("provider : v|", "vast", "provider : vast");
    row("provider：v|", "vast", "provider：vast");
    row("provider:a|wsome price<4", "aws", "provider:aws price<4");
    row("provider:\"aws\",l|", "lambda", "provider:\"aws\",lambda");
    row("provider:\"az|", "azure", "provider:azure");
    row("provider:\"az|xx\" h100", "azure", "provider:azure h100");
    row("gpu:a1|", "a10 a100-40gb a100-80gb", "gpu:a10");
    row("gpu:40|", "a100-40gb", "gpu:a100-40gb");
    row("gpu:tesl|", "t4", "gpu:t4");
    row("gpu:\"nvidia a|", "a10 a100-40gb a100-80gb", "gpu:a10");
    row("region:|", "eu-west-1 us-east-1 us-west4 上海 none any", "region:eu-west-1");
    row("purchase_model=re|", "reserved_1y reserved_3y", "purchase_model=reserved_1y");
    row("purchase_model=|", "on_demand spot reserved_1y reserved_3y subscription", "purchase_model=on_demand");
    row("frameworks:|", "jax pytorch none any", "frameworks:jax");
    row("access:s|", "ssh", "access:ssh");
    row("free:|", "true false none any", "free:true");
    row("free=f|", "false", "free=false");
    row("price:n|", "none", "price:none");
    row("price<|", "", nullptr);
    row("prise<|", "", nullptr);
    row("price<4 |", "provider", nullptr);
    row("\"prov|", "", nullptr);
    row("\"a\" prov|", "provider", "\"a\" provider");
    row("a&&prov|", "provider", "a&&provider");
}

void CompletionTest::offered()
{
    QFETCH(QString, text);
    QFETCH(QString, first);
    QFETCH(QString, chosen);
    const Completions completions = complete(text);
    const QStringList expected = first.split(u' ', Qt::SkipEmptyParts);
    if (expected.isEmpty())
        QCOMPARE(texts(completions), QStringList());
    if (text == u"price<4 |")
        QVERIFY(texts(completions).contains(expected.first()));
    else if (text == u"provider |")
        QCOMPARE(texts(completions).mid(0, 3), expected.mid(0, 3));
    else
        QCOMPARE(texts(completions).mid(0, expected.size()), expected);
    if (!chosen.isNull())
        QCOMPARE(text.remove(u'|').replace(completions.start, completions.length, expected.first()), chosen);
}

void CompletionTest::columnsByTitle()
{
    std::vector<Column> columns = toyColumns();
    columns[1].title = "Anbieter";
    const Table table(QStringLiteral("offers"), columns, 6, m_table->context());
    const Completions completions = completeFilter(QStringLiteral("anb"), 3, table);
    QCOMPARE(texts(completions), QStringList{QStringLiteral("provider")});
    QCOMPARE(completions.items.front().hint, QStringLiteral("Anbieter"));
    // The key comes before a title that also begins so.
    columns[2].title = "Provider's GPU";
    const Table both(QStringLiteral("offers"), columns, 6, m_table->context());
    QCOMPARE(texts(completeFilter(QStringLiteral("provid"), 6, both)),
        (QStringList{QStringLiteral("provider"), QStringLiteral("gpu")}));
}

void CompletionTest::everyColumn()
{
    const QStringList offered = texts(completeFilter(QString(), 0, *m_table));
    for (const Column& column : m_table->columns())
        QVERIFY2(offered.contains(QString::fromUtf8(column.shortName ? column.shortName : column.key)), column.key);
    for (const QString& word : {QStringLiteral("spot"), QStringLiteral("NOT")})
        QVERIFY(offered.contains(word));
}

void CompletionTest::hints()
{
    const Completions gpus = complete(QStringLiteral("gpu:t|"));
    QCOMPARE(gpus.items.front().hint, QStringLiteral("Tesla T4"));
    QVERIFY(gpus.items.front().kind == Completion::Kind::Value);
    const Completions models = complete(QStringLiteral("purchase_model:on|"));
    QCOMPARE(models.items.front().hint, vocabularyText(u"on_demand"));
    for (const Completion& item : complete(QStringLiteral("price |")).items)
        QVERIFY2(!item.hint.isEmpty(), qPrintable(item.text));
}

void CompletionTest::manyValues()
{
    std::vector<QString> values;
    for (int i = 0; i < 300; ++i)
        values.push_back(QStringLiteral("node %1").arg(i));
    std::vector<Column> columns;
    columns.push_back(toyColumn("name", ColumnKind::Text, [values] { return textView(nullptr, values); }));
    const Table table(QStringLiteral("nodes"), columns, values.size(), m_table->context());
    const Completions completions = completeFilter(QStringLiteral("name:"), 5, table);
    QCOMPARE(completions.items.size(), std::size_t(50));
    // Natural order, and quoted because of the blank.
    QCOMPARE(completions.items[2].text, QStringLiteral("\"node 2\""));
    QCOMPARE(texts(completeFilter(QStringLiteral("name:\"node 29"), 13, table)).mid(0, 2),
        (QStringList{QStringLiteral("\"node 29\""), QStringLiteral("\"node 290\"")}));
}

void CompletionTest::anyCursor()
{
    const QString text
        = QStringLiteral("a \"b c\" -provider:aws, \"x y\" (price < 4 OR vram:1..2) && ! “q” note:\"\\\"");
    for (int cursor = -2; cursor <= text.size() + 2; ++cursor) {
        const Completions completions = completeFilter(text, cursor, *m_table);
        QVERIFY(completions.start >= 0 && completions.length >= 0);
        QVERIFY(completions.start + completions.length <= text.size());
        QVERIFY(completions.items.size() <= 50);
    }
}

ATLAS_TEST_MAIN(QCoreApplication, CompletionTest)
#include "tst_completion.moc"
