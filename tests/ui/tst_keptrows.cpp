// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include <QTimer>
#include <random>

using namespace atlas;
using namespace atlas::test;

/// What the user has chosen in the table stays chosen.
class KeptRowsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void chosenOffersAreKept();
    void scrollIsKept();
    void unitKeepsTheView();
    void randomWalkKeepsTheCurrentOffer();
    void columnsAreChosenByKey();
    void anAnswerIsPaintedOnce();

private:
    QTemporaryDir m_folder;
    QString m_catalog;
};

void KeptRowsTest::initTestCase()
{
    m_catalog = m_folder.filePath(QStringLiteral("sample.sqlite"));
    const auto made = makeSampleCatalog(m_catalog);
    QVERIFY2(made, made ? "" : qPrintable(made.error().message + made.error().detail));
}

void KeptRowsTest::init()
{
    failOnWarnings();
    clearSettings();
}

void KeptRowsTest::chosenOffersAreKept()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const QString key = QStringLiteral("gcp/a3-highgpu-8g/us-central1/on_demand");
    window.table()->setCurrentIndex(window.model()->index(window.model()->rowOf(key), 2));
    const auto selected = [&window] {
        QStringList found;
        for (const QModelIndex& index : window.table()->selectionModel()->selectedRows())
            found << index.data(TableModel::KeyRole).toString();
        return found;
    };
    window.type(QStringLiteral("gpu:h100"));
    QCOMPARE(window.currentKey(), key);
    QCOMPARE(window.table()->currentIndex().column(), 2);
    QCOMPARE(selected(), QStringList(key));
    // Hidden by the filter, it comes back with it.
    window.type(QStringLiteral("provider:aws"));
    QVERIFY(!window.table()->currentIndex().isValid());
    window.type(QString());
    QCOMPARE(window.currentKey(), key);
    window.clickHeader("gpu_count");
    QCOMPARE(window.currentKey(), key);
    window.language.setLanguage(QStringLiteral("zh_CN"));
    QCOMPARE(window.currentKey(), key);
    window.language.setLanguage(QStringLiteral("en"));
    window.session.setCurrency(QStringLiteral("CNY"));
    QTRY_COMPARE(window.session.query().currency, QStringLiteral("CNY"));
    QCOMPARE(window.currentKey(), key);
    QCOMPARE(selected(), QStringList(key));
    const TablePtr before = window.session.table();
    QTest::keyClick(window.main.get(), Qt::Key_F5);
    QTRY_VERIFY(window.session.table() != before);
    QCOMPARE(window.currentKey(), key);
    QCOMPARE(selected(), QStringList(key));
}

void KeptRowsTest::scrollIsKept()
{
    QByteArray offers = "provider,instance_type,gpu,gpu_count,region,region_group,purchase_model,original_price,"
                        "original_currency,observed_on,source\n";
    for (int i = 100; i < 500; ++i)
        offers += "aws,type" + QByteArray::number(i) + ",h100-sxm,1,r,us,on_demand," + QByteArray::number(i)
            + ",USD,2026-05-01,src-aws\n";
    const QString path = m_folder.filePath(QStringLiteral("long.sqlite"));
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    QTRY_COMPARE(window.rows(), 400);
    window.table()->verticalScrollBar()->setValue(200);
    const QString top = window.keyAt(window.table()->rowAt(0));
    window.type(QStringLiteral("price>=150"));
    QCOMPARE(window.keyAt(window.table()->rowAt(0)), top);
    window.session.reload();
    QTRY_VERIFY(!window.session.isLoading());
    QCOMPARE(window.keyAt(window.table()->rowAt(0)), top);
    // The current row stays where it is on the screen.
    window.table()->setCurrentIndex(window.model()->index(155, 0));
    const QString current = window.currentKey();
    const int y = window.table()->visualRect(window.table()->currentIndex()).y();
    window.type(QStringLiteral("price>=170"));
    QCOMPARE(window.currentKey(), current);
    QCOMPARE(window.table()->visualRect(window.table()->currentIndex()).y(), y);
}

void KeptRowsTest::unitKeepsTheView()
{
    QByteArray offers = "provider,instance_type,gpu,gpu_count,region,region_group,purchase_model,original_price,"
                        "original_currency,observed_on,source\n";
    for (int i = 100; i < 500; ++i)
        offers += "aws,type" + QByteArray::number(i) + ",h100-sxm,1,r,us,on_demand," + QByteArray::number(i)
            + ",USD,2026-05-01,src-aws\n";
    const QString path = m_folder.filePath(QStringLiteral("units.sqlite"));
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path, {900, 600});
    QTRY_COMPARE(window.rows(), 400);
    QScrollBar *down = window.table()->verticalScrollBar(), *across = window.table()->horizontalScrollBar();
    QTRY_VERIFY(across->maximum() > 50);
    down->setValue(200);
    across->setValue(50);
    for (const PerUnit per : {PerUnit::Month, PerUnit::Year, PerUnit::Hour}) {
        window.session.setPer(per);
        QTest::qWait(20);
        QCOMPARE(down->value(), 200);
        QCOMPARE(across->value(), 50);
    }
}

void KeptRowsTest::randomWalkKeepsTheCurrentOffer()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    std::mt19937 random(7);
    const QStringList filters{{}, QStringLiteral("gpu:h100"), QStringLiteral("provider:aws"), QStringLiteral("price<5"),
        QStringLiteral("price<"), QStringLiteral("spot"), QStringLiteral("-provider:aws")};
    const QStringList columns{QStringLiteral("gpu_count"), QStringLiteral("region"),
        QStringLiteral("price_per_gpu_hour"), QStringLiteral("provider_name")};
    QString expected;
    for (int step = 0; step < 2000; ++step) {
        switch (random() % 4) {
        case 0:
            window.session.setFilter(filters[static_cast<qsizetype>(random() % 7)]);
            break;
        case 1:
            window.session.setSort({{columns[static_cast<qsizetype>(random() % 4)],
                random() % 2 ? Qt::AscendingOrder : Qt::DescendingOrder}});
            break;
        case 2:
            if (window.rows() > 0) {
                const int row = static_cast<int>(random() % static_cast<unsigned>(window.rows()));
                expected = window.keyAt(row);
                window.table()->setCurrentIndex(window.model()->index(row, 1));
            }
            break;
        default:
            window.session.setPer(static_cast<PerUnit>(random() % 3));
        }
        const bool shown = window.keys().contains(expected);
        QCOMPARE(window.currentKey(), shown ? expected : QString());
    }
}

void KeptRowsTest::columnsAreChosenByKey()
{
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        window.session.setColumns(
            {QStringLiteral("note"), QStringLiteral("price_per_hour"), QStringLiteral("no_such_column")});
        QCOMPARE(window.model()->columnKeys(), QStringList({QStringLiteral("note"), QStringLiteral("price_per_hour")}));
        window.table()->horizontalHeader()->resizeSection(1, 222);
    }
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QCOMPARE(window.model()->columnKeys(), QStringList({QStringLiteral("note"), QStringLiteral("price_per_hour")}));
    QCOMPARE(window.table()->horizontalHeader()->sectionSize(1), 222);
    window.session.setColumns({});
    QVERIFY(window.model()->columnCount() > 5);
    const int price = window.column("price_per_hour");
    QVERIFY(price >= 0);
    QCOMPARE(window.table()->horizontalHeader()->sectionSize(price), 222);
}

/// Left alone, the table would lay its rows out while it paints, and paint again.
void KeptRowsTest::anAnswerIsPaintedOnce()
{
    struct Paints : QObject
    {
        int count = 0;
        bool eventFilter(QObject*, QEvent* event) override
        {
            count += event->type() == QEvent::Paint;
            return false;
        }
    } paints;
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QVERIFY(QTest::qWaitForWindowExposed(window.main.get()));
    QCoreApplication::processEvents();
    window.table()->viewport()->installEventFilter(&paints);
    window.session.setFilter(QStringLiteral("gpu:h100"));
    QTRY_VERIFY(paints.count > 0);
    // Whatever is still to come of it comes before this.
    bool over = false;
    QTimer::singleShot(20, &paints, [&over] { over = true; });
    QTRY_VERIFY(over);
    QCOMPARE(paints.count, 1);
}

ATLAS_TEST_MAIN(QApplication, KeptRowsTest)
#include "tst_keptrows.moc"
