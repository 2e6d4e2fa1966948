// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include <QAction>
#include <QClipboard>
#include <QMenu>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// What begins at a cell.
class CellMenuTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void cellsFilter();
    void keysFilter();
    void selectionIsKept();
    void cellIsCopied();
    void columnMenuIsWithin();
    void hostileValuesStayPlain();
    void nothingIsOfferedWithoutACell();

private:
    /// Opens the menu of a cell with the menu key or the right button, and chooses an entry by its text.
    void choose(const Window& window, const QModelIndex& cell, const QString& text, bool byKey = false) const
    {
        QMenu* menu = open(window, cell, byKey);
        for (QAction* action : menu->actions())
            if (action->text() == text) {
                action->trigger();
                menu->close();
                return;
            }
        menu->close();
        QFAIL(qPrintable(text));
    }
    [[nodiscard]] QMenu* open(const Window& window, const QModelIndex& cell, bool byKey = false) const
    {
        window.table()->scrollTo(cell);
        const QPoint at = window.table()->visualRect(cell).center();
        if (byKey)
            window.table()->setCurrentIndex(cell);
        QContextMenuEvent event(byKey ? QContextMenuEvent::Keyboard : QContextMenuEvent::Mouse,
            byKey ? QPoint(5, 5) : at, window.table()->viewport()->mapToGlobal(at));
        QApplication::sendEvent(window.table()->viewport(), &event);
        QMenu* menu = nullptr;
        for (QMenu* one : window.main->findChildren<QMenu*>(u"cellMenu"_s))
            if (one->isVisible())
                menu = one;
        if (!menu)
            qFatal("no menu");
        return menu;
    }
    QTemporaryDir m_folder;
    QString m_catalog;
};

void CellMenuTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
}

void CellMenuTest::init()
{
    failOnWarnings();
    clearSettings();
}

void CellMenuTest::cellsFilter()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const auto cell = [&](int row, const char* key) { return window.model()->index(row, window.column(key)); };
    const int aws = window.model()->rowOf(u"aws/p5.48xlarge/us-east-1/spot"_s);
    choose(window, cell(aws, "region"), u"Only us-east-1"_s);
    QCOMPARE(window.box()->text(), u"region=us-east-1"_s);
    QCOMPARE(window.rows(), 3);
    choose(window, cell(0, "gpu_count"), u"Exclude 1"_s);
    QCOMPARE(window.box()->text(), u"region=us-east-1 count!=1"_s);
    QCOMPARE(window.rows(), 2);
    window.type(QString());
    choose(window, cell(2, "price_per_gpu_hour"), u"At most 1.29"_s, true);
    QCOMPARE(window.box()->text(), u"price<=1.29"_s);
    choose(window, cell(1, "price_per_gpu_hour"), u"At least 1.12"_s, true);
    QCOMPARE(window.box()->text(), u"price:1.123..1.29"_s); // the value itself, not what is shown of it
    QCOMPARE(window.rows(), 2);
    window.type(QString());
    choose(window, cell(9, "price_per_gpu_hour"), u"Only —"_s);
    QCOMPARE(window.box()->text(), u"price:none"_s);
    QCOMPARE(window.rows(), 1);
    window.type(QString());
    choose(window, cell(0, "purchase_model"), u"Only on-demand"_s);
    QCOMPARE(window.box()->text(), u"purchase_model=on_demand"_s);
    QCOMPARE(window.rows(), 9);
}

void CellMenuTest::keysFilter()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.table()->setFocus();
    window.table()->setCurrentIndex(window.model()->index(4, window.column("price_per_gpu_hour")));
    const QString key = window.currentKey();
    QTest::keyClick(window.table(), Qt::Key_Period, Qt::AltModifier);
    QCOMPARE(window.box()->text(), u"price>=3.29"_s);
    QCOMPARE(window.currentKey(), key);
    QTest::keyClick(window.table(), Qt::Key_Comma, Qt::AltModifier);
    QCOMPARE(window.box()->text(), u"price=3.29"_s);
    window.type(QString());
    window.table()->setFocus();
    window.table()->setCurrentIndex(window.model()->index(0, window.column("provider_name")));
    QTest::keyClick(window.table(), Qt::Key_Minus, Qt::AltModifier);
    QCOMPARE(window.box()->text(), u"provider!=aws"_s);
    window.table()->setCurrentIndex(window.model()->index(0, window.column("provider_name")));
    QTest::keyClick(window.table(), Qt::Key_Equal, Qt::AltModifier);
    QVERIFY(window.box()->text().startsWith(u"provider="_s));
    QVERIFY(!window.find<QAction>("atLeastValue")->isEnabled()); // names have no order
}

void CellMenuTest::selectionIsKept()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.table()->selectAll();
    open(window, window.model()->index(3, 1))->close();
    QCOMPARE(window.table()->selectionModel()->selectedRows().size(), 10);
    QCOMPARE(window.table()->currentIndex(), window.model()->index(3, 1));
    window.table()->selectRow(5);
    open(window, window.model()->index(2, 1))->close();
    QCOMPARE(window.table()->selectionModel()->selectedRows().size(), 1);
    QCOMPARE(window.table()->currentIndex(), window.model()->index(2, 1));
}

void CellMenuTest::cellIsCopied()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.table()->setCurrentIndex(window.model()->index(3, window.column("instance_type")));
    window.find<QAction>("copyCell")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), window.table()->currentIndex().data().toString());
}

void CellMenuTest::columnMenuIsWithin()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QMenu* menu = open(window, window.model()->index(1, window.column("region")));
    QVERIFY(menu->actions().contains(window.find<QAction>("columnMenu")));
    menu->close();
    window.find<QAction>("hideColumn")->trigger();
    QCOMPARE(window.column("region"), -1);
}

void CellMenuTest::hostileValuesStayPlain()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.session.setColumns({u"note"_s});
    const int row = window.model()->rowOf(u"lambda/gpu_1x_h100_sxm5/us-west-1/on_demand"_s);
    choose(window, window.model()->index(row, 0), u"Only <b>bold</b> && more"_s);
    QCOMPARE(window.rows(), 1);
    QVERIFY(!window.session.problem());
}

void CellMenuTest::nothingIsOfferedWithoutACell()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    for (const char* id : {"onlyValue", "exceptValue", "atLeastValue", "atMostValue", "copyCell"})
        QVERIFY2(!window.find<QAction>(id)->isEnabled(), id);
    // While the filter is wrong there is nothing that a value could be added to.
    window.table()->setCurrentIndex(window.model()->index(0, 0));
    window.session.setFilter(u"price<<"_s);
    window.find<QAction>("onlyValue")->trigger();
    QCOMPARE(window.box()->text(), u"price<<"_s);
}

ATLAS_TEST_MAIN(QApplication, CellMenuTest)
#include "tst_cellmenu.moc"
