// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/tables.h"
#include "engine/columnorder.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <random>

using namespace atlas;

namespace {

Column column(const char* key, int shown = 0)
{
    Column made{};
    made.key = made.title = made.help = key;
    made.shown = shown;
    return made;
}

/// Listed a to f; d, b and a are shown by default, in this order.
std::vector<Column> sample()
{
    return {column("a", 3), column("b", 2), column("c"), column("d", 1), column("e"), column("f")};
}

QStringList keys(const char* words)
{
    return QString::fromLatin1(words).split(u' ', Qt::SkipEmptyParts);
}

}

class ColumnOrderTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { atlas::test::failOnWarnings(); }

    void shown_data();
    void shown();
    void allColumns_data();
    void allColumns();
    void newColumns_data();
    void newColumns();
    void foreignKeys_data();
    void foreignKeys();
    void moving();
    void offersKeepTheirColumns();
};

void ColumnOrderTest::shown_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("shown");
    QTest::newRow("default") << QString() << QStringLiteral("d b a");
    QTest::newRow("as wanted") << QStringLiteral("f a") << QStringLiteral("f a");
    QTest::newRow("twice") << QStringLiteral("f a f") << QStringLiteral("f a");
    QTest::newRow("of another version") << QStringLiteral("f x a") << QStringLiteral("f a");
    QTest::newRow("only of another version") << QStringLiteral("x y") << QStringLiteral("d b a");
}

void ColumnOrderTest::shown()
{
    QFETCH(QString, wanted);
    QFETCH(QString, shown);
    QCOMPARE(shownKeys(sample(), keys(qPrintable(wanted))).join(u' '), shown);
}

void ColumnOrderTest::allColumns_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("all");
    QTest::newRow("default") << QString() << QStringLiteral("d e f b c a");
    QTest::newRow("first hidden") << QStringLiteral("f c") << QStringLiteral("a b f c d e");
    QTest::newRow("all shown") << QStringLiteral("f e d c b a") << QStringLiteral("f e d c b a");
}

void ColumnOrderTest::allColumns()
{
    QFETCH(QString, wanted);
    QFETCH(QString, all);
    QCOMPARE(allKeys(sample(), keys(qPrintable(wanted))).join(u' '), all);
}

void ColumnOrderTest::newColumns_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("known");
    QTest::addColumn<QString>("result");
    QTest::newRow("nothing new") << QStringLiteral("f a") << QStringLiteral("a b c d e f") << QStringLiteral("f a");
    QTest::newRow("behind its forerunner")
        << QStringLiteral("f d a") << QStringLiteral("a c d e f") << QStringLiteral("f d b a");
    QTest::newRow("in front where it has none")
        << QStringLiteral("f a b") << QStringLiteral("a b c e f") << QStringLiteral("d f a b");
    QTest::newRow("not shown by default")
        << QStringLiteral("f a") << QStringLiteral("a b d f") << QStringLiteral("f a");
    QTest::newRow("hidden stays hidden") << QStringLiteral("f") << QStringLiteral("a b c d e f") << QStringLiteral("f");
    QTest::newRow("removed keeps its place")
        << QStringLiteral("d x a") << QStringLiteral("a c d e f x") << QStringLiteral("d b x a");
    QTest::newRow("default columns") << QString() << QStringLiteral("a") << QString();
    QTest::newRow("of a file that names no known ones") << QStringLiteral("f") << QString() << QStringLiteral("f");
}

void ColumnOrderTest::newColumns()
{
    QFETCH(QString, wanted);
    QFETCH(QString, known);
    QFETCH(QString, result);
    QCOMPARE(withNewColumns(sample(), keys(qPrintable(wanted)), keys(qPrintable(known))).join(u' '), result);
}

void ColumnOrderTest::foreignKeys_data()
{
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("result");
    QTest::newRow("none") << QStringLiteral("a b") << QStringLiteral("b a") << QStringLiteral("a b");
    QTest::newRow("behind what they followed")
        << QStringLiteral("b a") << QStringLiteral("a x y b z") << QStringLiteral("b z a x y");
    QTest::newRow("at the start") << QStringLiteral("b") << QStringLiteral("x b") << QStringLiteral("x b");
    QTest::newRow("behind a hidden one") << QStringLiteral("b") << QStringLiteral("b a x") << QStringLiteral("b x");
}

void ColumnOrderTest::foreignKeys()
{
    QFETCH(QString, shown);
    QFETCH(QString, before);
    QFETCH(QString, result);
    QCOMPARE(withForeignKeys(sample(), keys(qPrintable(shown)), keys(qPrintable(before))).join(u' '), result);
}

void ColumnOrderTest::moving()
{
    const QStringList all = keys("a b c d");
    QCOMPARE(movedKey(all, 0, 2).join(u' '), QStringLiteral("b a c d"));
    QCOMPARE(movedKey(all, 0, 4).join(u' '), QStringLiteral("b c d a"));
    QCOMPARE(movedKey(all, 3, 0).join(u' '), QStringLiteral("d a b c"));
    QCOMPARE(movedKey(all, 1, 1), all);
    QCOMPARE(movedKey(all, 1, 2), all);
    QCOMPARE(movedKey(all, 7, 0), all);
    QCOMPARE(movedKey(all, -1, 0), all);
    QCOMPARE(movedKey({}, 0, 0), QStringList());
}

/// Whatever is shown: every column is once in the list of all, and the shown ones stand in their order.
void ColumnOrderTest::offersKeepTheirColumns()
{
    const std::vector<Column> columns = offerColumns();
    std::mt19937 random(5);
    for (int round = 0; round < 300; ++round) {
        QStringList wanted;
        for (const Column& column : columns)
            if (random() % 3 == 0)
                wanted.insert(static_cast<qsizetype>(random() % static_cast<unsigned>(wanted.size() + 1)),
                    QString::fromLatin1(column.key));
        const QStringList all = allKeys(columns, wanted);
        QCOMPARE(all.size(), static_cast<qsizetype>(columns.size()));
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
        QStringList inOrder;
        for (const QString& key : all)
            if (wanted.contains(key))
                inOrder << key;
        QCOMPARE(inOrder, wanted);
    }
}

ATLAS_TEST_MAIN(QCoreApplication, ColumnOrderTest)
#include "tst_columnorder.moc"
