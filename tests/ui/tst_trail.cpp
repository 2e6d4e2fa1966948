// SPDX-License-Identifier: GPL-3.0-or-later
#include "browsefixture.h"
#include "windowfixture.h"

#include "actions/savedviewactions.h"
#include "charts/chartview.h"
#include "pages/pagestack.h"
#include "views/viewfile.h"

#include <QAction>
#include <QComboBox>
#include <map>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// Back and forward.
class TrailTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void backGoesToThePlaceAsItWasLeft();
    void viewsAndBarsAreJumps();
    void mouseButtonsGoBackAndForward();
    void backWaitsForAnotherCurrency();
    void eachPageKeepsItsFilter();

private:
    static void undo(const Window& window) { QTest::keyClick(window.main.get(), Qt::Key_Z, Qt::ControlModifier); }
    static void back(const Window& window) { QTest::keyClick(window.main.get(), Qt::Key_Left, Qt::AltModifier); }
    static void forward(const Window& window) { QTest::keyClick(window.main.get(), Qt::Key_Right, Qt::AltModifier); }
    [[nodiscard]] static QString page(const Window& window) { return window.main->stack()->page(); }

    QTemporaryDir m_folder;
    QString m_catalog;
};

void TrailTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
}

void TrailTest::init()
{
    failOnWarnings();
    clearSettings();
}

void TrailTest::backGoesToThePlaceAsItWasLeft()
{
    QByteArray offers = "provider,instance_type,gpu,gpu_count,region,region_group,purchase_model,original_price,"
                        "original_currency,observed_on,source\n";
    for (int i = 100; i < 500; ++i)
        offers += "aws,type" + QByteArray::number(i) + ",h100-sxm,1,r,us,on_demand," + QByteArray::number(i)
            + ",USD,2026-05-01,src-aws\n";
    const QString path = m_folder.filePath(u"long.sqlite"_s);
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    QTRY_COMPARE(window.rows(), 400);
    auto* goBack = window.find<QAction>("back");
    QVERIFY(!goBack->isEnabled());
    window.type(u"price>=200"_s);
    window.table()->setCurrentIndex(window.model()->index(250, 3));
    window.table()->verticalScrollBar()->setValue(120);
    const QString current = window.currentKey(), top = window.keyAt(window.table()->rowAt(0));
    window.openChart();
    auto* by = window.find<QComboBox>("chartBy");
    by->setCurrentIndex(by->findData(u"purchase_model"_s));
    emit by->activated(by->currentIndex());
    window.session.setFilter(u"price<150"_s);
    QVERIFY(goBack->isEnabled());

    back(window);
    QCOMPARE(page(window), u"offers"_s);
    QCOMPARE(window.box()->text(), u"price>=200"_s);
    QCOMPARE(window.rows(), 300);
    QCOMPARE(window.currentKey(), current);
    QCOMPARE(window.table()->currentIndex().column(), 3);
    QCOMPARE(window.keyAt(window.table()->rowAt(0)), top);
    QVERIFY(window.table()->selectionModel()->isRowSelected(window.table()->currentIndex().row()));
    QVERIFY(!goBack->isEnabled());

    window.main->pages()->charts()->showGallery();
    forward(window);
    QCOMPARE(page(window), u"charts"_s);
    QCOMPARE(window.box()->text(), u"price<150"_s);
    QCOMPARE(window.find<QComboBox>("chartBy")->currentData().toString(), u"purchase_model"_s);
    QVERIFY(!window.find<QAction>("forward")->isEnabled());
    // Another way from here: what was forward is gone. The way back can be undone like any change.
    back(window);
    undo(window);
    QCOMPARE(window.box()->text(), u"price<150"_s);
    window.find<QAction>("charts")->trigger();
    QVERIFY(!window.find<QAction>("forward")->isEnabled());
}

void TrailTest::viewsAndBarsAreJumps()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const QString path = m_folder.filePath(u"jump.atlas.json"_s);
    SavedView view = usualView();
    view.query.filter = u"provider:lambda"_s;
    view.query.columns = QStringList{u"gpu_count"_s, u"price_per_hour"_s};
    QVERIFY(writeView(path, view));
    window.type(u"gpu:h100"_s);
    const Query before = window.session.asked();
    window.main->views()->open(path);
    QCOMPARE(window.rows(), 2);
    back(window);
    QCOMPARE(window.session.asked(), before);
    forward(window);
    QCOMPARE(window.session.asked(), view.query);
    // Opening what is shown already leads nowhere.
    window.main->views()->open(path);
    back(window);
    QCOMPARE(window.session.asked(), before);

    window.openChart();
    auto* chart = window.main->findChild<ChartView*>();
    emit chart->filterActivated(u"gpu:h100 provider:lambda"_s);
    QCOMPARE(window.rows(), 1);
    back(window);
    QCOMPARE(page(window), u"charts"_s);
    QCOMPARE(window.session.asked(), before);
    back(window);
    QCOMPARE(page(window), u"offers"_s);
}

void TrailTest::mouseButtonsGoBackAndForward()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.openChart();
    QTest::mouseClick(window.main->findChild<ChartView*>(), Qt::BackButton);
    QCOMPARE(page(window), u"offers"_s);
    window.table()->setCurrentIndex(window.model()->index(3, 0));
    QTest::mouseClick(window.table()->viewport(), Qt::ForwardButton, {}, QPoint(20, 20));
    QCOMPARE(page(window), u"charts"_s);
    QTest::mouseClick(window.box(), Qt::BackButton);
    QCOMPARE(page(window), u"offers"_s);
    QCOMPARE(window.table()->currentIndex().row(), 3);
    QTest::mouseClick(window.box(), Qt::BackButton);
    QCOMPARE(page(window), u"offers"_s);
}

void TrailTest::backWaitsForAnotherCurrency()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(u"price<10"_s);
    const QString last = window.keyAt(window.rows() - 1);
    window.table()->setCurrentIndex(window.model()->index(window.rows() - 1, 0));
    window.find<QAction>("charts")->trigger();
    window.session.setCurrency(u"CNY"_s);
    window.session.setFilter(u"price>50"_s);
    QTRY_COMPARE(window.session.query().currency, u"CNY"_s);
    back(window);
    QTRY_COMPARE(window.session.query().currency, u"USD"_s);
    QCOMPARE(window.session.query().filter, u"price<10"_s);
    QCOMPARE(window.currentKey(), last);
    QTRY_VERIFY(!window.session.isLoading());
}

void TrailTest::eachPageKeepsItsFilter()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(u"h100"_s);
    const std::map<const char*, QString> filters{{"providers", u"lambda"_s}, {"gpus", u"a100"_s}};
    std::map<const char*, int> rows;
    for (const auto& [name, filter] : filters) {
        TablePage* shown = showPage(window, name);
        const int all = shown->model()->rowCount();
        auto* field = window.find<QLineEdit>((QByteArray(name) + "Filter").constData());
        field->setFocus();
        QTest::keyClicks(field, filter);
        QTRY_VERIFY(shown->model()->rowCount() < all);
        rows[name] = shown->model()->rowCount();
    }
    for (int round = 0; round < 2; ++round) {
        for (const auto& [name, filter] : filters) {
            const TablePage* shown = showPage(window, name);
            QCOMPARE(window.find<QLineEdit>((QByteArray(name) + "Filter").constData())->text(), filter);
            QCOMPARE(shown->model()->rowCount(), rows[name]);
        }
        window.find<QAction>("offers")->trigger();
        QCOMPARE(window.box()->text(), u"h100"_s);
        QCOMPARE(window.rows(), 5);
    }
}

ATLAS_TEST_MAIN(QApplication, TrailTest)
#include "tst_trail.moc"
