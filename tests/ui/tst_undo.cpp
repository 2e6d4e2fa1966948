// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "filters/chip.h"

#include <QAction>
#include <QMenu>
#include <random>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

namespace {
const QByteArray OfferHeader = "provider,instance_type,gpu,gpu_count,region,region_group,purchase_model,"
                               "original_price,original_currency,observed_on,source\n";
}

class UndoTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void typingIsUndoneByWords();
    void everyChangeIsUndone();
    void redoEndsWithANewChange();
    void anotherCatalogKeepsTheSteps();
    void boxHasOneOrderOfSteps();
    void otherTextsKeepTheirOwnUndo();
    void undoAndRedoAreInverse();

private:
    static void undo(const Window& window) { QTest::keyClick(window.main.get(), Qt::Key_Z, Qt::ControlModifier); }
    static void redo(const Window& window)
    {
        QTest::keyClick(window.main.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }

    QTemporaryDir m_folder;
    QString m_catalog;
};

void UndoTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
}

void UndoTest::init()
{
    failOnWarnings();
    clearSettings();
}

void UndoTest::typingIsUndoneByWords()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    auto* action = window.find<QAction>("undo");
    QVERIFY(!action->isEnabled());
    window.box()->setFocus();
    QTest::keyClicks(window.box(), u"gpu:h100 spot"_s);
    QCOMPARE(window.rows(), 1);
    undo(window);
    QCOMPARE(window.box()->text(), u"gpu:h100 "_s);
    QCOMPARE(window.rows(), 5);
    undo(window);
    QVERIFY(window.box()->text().isEmpty());
    QCOMPARE(window.rows(), 10);
    QVERIFY(!action->isEnabled());
    redo(window);
    redo(window);
    QCOMPARE(window.box()->text(), u"gpu:h100 spot"_s);
    QCOMPARE(window.rows(), 1);
    // Taking away is another step than typing, and leaving the box ends one.
    QTest::keyClick(window.box(), Qt::Key_Backspace);
    QTest::keyClick(window.box(), Qt::Key_Backspace);
    QTest::keyClick(window.box(), Qt::Key_Return);
    window.box()->setFocus();
    window.box()->end(false);
    QTest::keyClick(window.box(), Qt::Key_Backspace);
    undo(window);
    QCOMPARE(window.box()->text(), u"gpu:h100 sp"_s);
    undo(window);
    QCOMPARE(window.box()->text(), u"gpu:h100 spot"_s);
}

void UndoTest::everyChangeIsUndone()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    std::vector<Query> states{window.session.asked()};
    const auto changed = [&] { states.push_back(window.session.asked()); };
    window.type(u"gpu:h100"_s);
    changed();
    for (Chip* chip : window.main->findChildren<Chip*>())
        if (chip->isVisible())
            QTest::keyClick(chip, Qt::Key_Delete);
    changed();
    for (const QString& provider : {u"aws"_s, u"gcp"_s}) {
        window.session.chooseValue(window.session.table()->indexOf(u"provider"), provider, true);
        changed();
    }
    window.clickHeader("gpu_count");
    changed();
    window.session.setColumns({u"gpu_count"_s, u"price_per_hour"_s});
    changed();
    window.session.setPer(PerUnit::Year);
    changed();
    window.session.setCurrency(u"CNY"_s);
    QTRY_COMPARE(window.session.query().currency, u"CNY"_s);
    changed();
    window.session.setColumns({});
    changed();
    window.session.setQuery(states[1]);
    QTRY_COMPARE(window.session.query().currency, u"USD"_s);
    changed();
    for (std::size_t step = states.size() - 1; step-- > 0;) {
        undo(window);
        QTRY_COMPARE(window.session.asked(), states[step]);
        QTRY_VERIFY(!window.session.isLoading());
    }
    QVERIFY(!window.find<QAction>("undo")->isEnabled());
    QCOMPARE(window.rows(), 10);
    for (std::size_t step = 1; step < states.size(); ++step) {
        redo(window);
        QTRY_COMPARE(window.session.asked(), states[step]);
        QTRY_VERIFY(!window.session.isLoading());
    }
    QVERIFY(!window.find<QAction>("redo")->isEnabled());
    // What is shown follows.
    QCOMPARE(window.box()->text(), u"gpu:h100"_s);
    QCOMPARE(window.rows(), 5);
}

void UndoTest::redoEndsWithANewChange()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.session.setFilter(u"spot"_s);
    window.session.setFilter(u"gpu:h100"_s);
    undo(window);
    QVERIFY(window.find<QAction>("redo")->isEnabled());
    window.session.setPer(PerUnit::Month);
    QVERIFY(!window.find<QAction>("redo")->isEnabled());
    undo(window);
    undo(window);
    QVERIFY(window.box()->text().isEmpty());
    QCOMPARE(window.session.query().per, PerUnit::Hour);
}

void UndoTest::anotherCatalogKeepsTheSteps()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.session.setCurrency(u"CNY"_s);
    QTRY_COMPARE(window.session.query().currency, u"CNY"_s);
    for (const QString& filter : {u"gpu:h100"_s, u"gpu:h100 price<50"_s})
        window.session.setFilter(filter);
    // A catalog without a rate for it is shown in US dollars: nothing that the user did.
    const QString path = m_folder.filePath(u"plain.sqlite"_s);
    QVERIFY(createCatalog(path, StartWith::Nothing, QDate(2026, 7, 20)));
    ImportRequest request;
    request.feed = u"atlas"_s;
    request.today = QDate(2026, 7, 20);
    request.inputs = {{u"offers.csv"_s, OfferHeader + "aws,p5,h100-sxm,8,r,us,on_demand,96,USD,2026-05-01,s\n"}};
    QVERIFY(importInto(path, request));
    window.session.open(path);
    QTRY_COMPARE(window.session.path(), path);
    QCOMPARE(window.session.query().currency, u"USD"_s);
    undo(window);
    QCOMPARE(window.box()->text(), u"gpu:h100"_s);
    QCOMPARE(window.session.query().currency, u"USD"_s);
    undo(window);
    QVERIFY(window.box()->text().isEmpty());
    QCOMPARE(window.rows(), 1);
    undo(window);
    QTRY_VERIFY(!window.session.isLoading());
    QCOMPARE(window.session.query().currency, u"USD"_s);
}

void UndoTest::boxHasOneOrderOfSteps()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.box()->setFocus();
    QTest::keyClicks(window.box(), u"spot"_s);
    window.clickHeader("gpu_count");
    window.box()->setFocus();
    // With the focus in the box, too, the newest change is the first to be undone.
    QTest::keyClick(window.box(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(window.box()->text(), u"spot"_s);
    QCOMPARE(window.session.query().sort.front().column, u"price_per_gpu_hour"_s);
    QTest::keyClick(window.box(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(window.box()->text().isEmpty());
    QTest::keyClick(window.box(), Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(window.box()->text(), u"spot"_s);
    // The menu of the box offers these, and no steps of its own.
    QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(5, 5), window.box()->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(window.box(), &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().at(0), window.find<QAction>("undo"));
    QCOMPARE(menu->actions().at(1), window.find<QAction>("redo"));
    QVERIFY(menu->actions().at(2)->isSeparator());
    menu->close();
}

void UndoTest::otherTextsKeepTheirOwnUndo()
{
    QByteArray offers = OfferHeader;
    for (int i = 0; i < 20; ++i)
        offers += "maker" + QByteArray::number(i) + ",x,h100-sxm,1,r,us,on_demand,5,USD,2026-05-01,src-aws\n";
    const QString path = m_folder.filePath(u"many.sqlite"_s);
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    QTRY_COMPARE(window.rows(), 20);
    window.session.setFilter(u"price<9"_s);
    auto* search = window.find<QLineEdit>("facetSearch_provider");
    search->setFocus();
    QTest::keyClicks(search, u"maker1"_s);
    QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(search->text() != u"maker1"_s);
    QCOMPARE(window.box()->text(), u"price<9"_s);
}

void UndoTest::undoAndRedoAreInverse()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    std::mt19937 random(3);
    const QStringList filters{{}, u"gpu:h100"_s, u"spot"_s, u"price<"_s, u"price<5"_s},
        columns{u"gpu_count"_s, u"region"_s, u"note"_s};
    std::vector<Query> states{window.session.asked()};
    std::size_t at = 0;
    for (int step = 0; step < 1500; ++step) {
        const Query before = window.session.asked();
        switch (random() % 6) {
        case 0:
            window.session.setFilter(filters[static_cast<qsizetype>(random() % 5)]);
            break;
        case 1:
            window.session.setSort({{columns[static_cast<qsizetype>(random() % 3)]}});
            break;
        case 2:
            window.session.setPer(static_cast<PerUnit>(random() % 3));
            break;
        case 3:
            window.session.setColumns(columns.mid(static_cast<qsizetype>(random() % 3)));
            break;
        case 4:
            undo(window);
            at -= at > 0;
            QCOMPARE(window.session.asked(), states[at]);
            continue;
        default:
            redo(window);
            at += at + 1 < states.size();
            QCOMPARE(window.session.asked(), states[at]);
            continue;
        }
        if (window.session.asked() == before)
            continue;
        states.resize(++at);
        states.push_back(window.session.asked());
    }
}

ATLAS_TEST_MAIN(QApplication, UndoTest)
#include "tst_undo.moc"
