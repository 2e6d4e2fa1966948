// SPDX-License-Identifier: GPL-3.0-or-later
#include "details/offerdetails.h"
#include "widgets/detailpane.h"
#include "widgets/pricesteps.h"
#include "windowfixture.h"

#include <QAction>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTextEdit>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// The details of an offer beside the table.
class DetailsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init()
    {
        failOnWarnings();
        clearSettings();
    }
    void pricesOverTimeAreDrawn();
    void readingsByKey();
    void oneReadingNeedsNoChart();
    void otherRegionsAreListedAndChosen();
    void hiddenSiblingsComeWithAnotherFilter();
    void allSiblingsInTheTable();
    void doubtsAreSaidInWords();
    void claimsAreShown();
    void escapeLeavesEveryPart();
    void followsUnitAndLanguage();

private:
    static const inline QString Cheap = u"lambda/gpu_1x_a100/us-west-1/on_demand"_s,
                                G5 = u"aws/g5.xlarge/us-east-1/on_demand"_s,
                                G5Eu = u"aws/g5.xlarge/eu-west-1/on_demand"_s,
                                P5Spot = u"aws/p5.48xlarge/us-east-1/spot"_s;
    static void look(const Window& window, const QString& key)
    {
        window.find<QAction>("detailsAction")->setChecked(true);
        const QModelIndex cell = window.model()->index(window.model()->rowOf(key), 0);
        QVERIFY2(cell.isValid(), qPrintable(key));
        window.table()->setCurrentIndex(cell);
    }
    QTemporaryDir m_folder;
    QString m_catalog;
};

void DetailsTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    const QByteArray more = "lambda,gpu_1x_a100,a100-40gb,1,40,30,200,us-west-1,us,on_demand,1.49,USD,2026-01-01,src-"
                            "lambda,\n"
                            "lambda,gpu_1x_a100,a100-40gb,1,40,30,200,us-west-1,us,on_demand,1.10,USD,2025-03-01,src-"
                            "lambda,lowered\n"
                            // Spot that costs more than on-demand.
                            "aws,g5.xlarge,a10g,1,24,4,16,us-east-1,us,spot,1.50,USD,2026-05-01,src-aws,\n";
    const auto made = makeSampleCatalog(m_catalog, sampleOffers() + more);
    QVERIFY2(made, made ? "" : qPrintable(made.error().message));
    ImportRequest request;
    request.feed = u"atlas"_s;
    request.today = QDate(2026, 7, 20);
    request.inputs = {{u"claims.csv"_s,
        "claim_id,article,provider,topic,claim_zh,claim_en,value,unit,checked_value,verdict,source,comment\n"
        "c1,1,aws,price,亚马逊<b>便宜</b>,AWS is <b>cheap</b>,,,it is not,contradicted,src-aws,See the list\n"}};
    QVERIFY(importInto(m_catalog, request));
}

void DetailsTest::pricesOverTimeAreDrawn()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 11);
    look(window, Cheap);
    auto* steps = window.find<PriceSteps>("priceSteps");
    QVERIFY(steps->isVisible());
    QCOMPARE(steps->caption(), u"3 readings"_s);
    // 1.10 in March 2025, 1.49 in January, 1.29 in June: later is right of earlier, dearer above cheaper.
    const QPointF first = steps->pointOf(0), second = steps->pointOf(1), third = steps->pointOf(2);
    QVERIFY(first.x() < second.x() && second.x() < third.x());
    QVERIFY(second.y() < third.y() && third.y() < first.y());
    // Days lie in proportion: 306 to the second and 151 more to the third.
    QVERIFY(std::abs((second.x() - first.x()) / (third.x() - first.x()) - 306.0 / 457) < 0.01);
    QVERIFY(steps->grab().toImage().width() > 0);
}

void DetailsTest::readingsByKey()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 11);
    look(window, Cheap);
    auto* steps = window.find<PriceSteps>("priceSteps");
    steps->setFocus();
    QVERIFY2(steps->caption().startsWith(u"2026-06-01: 1.29 USD/h"_s), qPrintable(steps->caption()));
    QTest::keyClick(steps, Qt::Key_Left);
    QVERIFY2(steps->caption().startsWith(u"2026-01-01: 1.49 USD/h"_s), qPrintable(steps->caption()));
    QCOMPARE(steps->accessibleDescription(), steps->caption());
    QTest::keyClick(steps, Qt::Key_Home);
    QVERIFY2(steps->caption().startsWith(u"2025-03-01: 1.10 USD/h"_s), qPrintable(steps->caption()));
    QTest::keyClick(steps, Qt::Key_Left);
    QVERIFY(steps->caption().startsWith(u"2025-03-01"_s));
    QTest::keyClick(steps, Qt::Key_Escape);
    QVERIFY(window.table()->hasFocus());
}

void DetailsTest::oneReadingNeedsNoChart()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 11);
    look(window, G5);
    QVERIFY(!window.find("priceSteps")->isVisible());
    QVERIFY(window.find<QTextEdit>("detailText")->toPlainText().contains(u"2026-05-01"_s));
}

void DetailsTest::otherRegionsAreListedAndChosen()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 11);
    look(window, G5);
    auto* tabs = window.find<QTabWidget>("detailTabs");
    QCOMPARE(tabs->tabText(1), u"Elsewhere 2"_s);
    tabs->setCurrentIndex(1);
    auto* siblings = window.find<QTableView>("siblingTable");
    const auto keyAt
        = [siblings](int row) { return siblings->model()->index(row, 0).data(TableModel::KeyRole).toString(); };
    QCOMPARE(siblings->model()->rowCount(), 3);
    QCOMPARE(keyAt(0), G5);
    QCOMPARE(keyAt(1), G5Eu);
    QCOMPARE(siblings->currentIndex().row(), 0);
    QTest::mouseClick(
        siblings->viewport(), Qt::LeftButton, {}, siblings->visualRect(siblings->model()->index(1, 0)).center());
    QCOMPARE(window.currentKey(), G5Eu);
    QCOMPARE(siblings->currentIndex().row(), 1);
    QCOMPARE(window.find<QLabel>("detailTitle")->text(), u"1 × a10g, aws"_s);
    QVERIFY(window.session.filterText().isEmpty());
    // The same by keyboard alone.
    siblings->setFocus();
    QTest::keyClick(siblings, Qt::Key_Up);
    QCOMPARE(window.currentKey(), G5Eu);
    QTest::keyClick(siblings, Qt::Key_Return);
    QCOMPARE(window.currentKey(), G5);
}

void DetailsTest::hiddenSiblingsComeWithAnotherFilter()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 11);
    window.session.setFilter(u"region_group:us"_s);
    look(window, G5);
    auto* siblings = window.find<QTableView>("siblingTable");
    window.find<QTabWidget>("detailTabs")->setCurrentIndex(1);
    QTest::mouseClick(
        siblings->viewport(), Qt::LeftButton, {}, siblings->visualRect(siblings->model()->index(1, 0)).center());
    QCOMPARE(window.currentKey(), G5Eu);
    QCOMPARE(window.rows(), 3);
    QVERIFY(window.main->messages()->isVisible());
    QTest::mouseClick(window.main->messages()->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(window.session.filterText(), u"region_group:us"_s);
}

void DetailsTest::allSiblingsInTheTable()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 11);
    look(window, P5Spot);
    window.find<QTabWidget>("detailTabs")->setCurrentIndex(1);
    auto* all = window.find<QPushButton>("siblingsAll");
    QCOMPARE(all->text(), u"Show all 2 in the table"_s);
    QTest::mouseClick(all, Qt::LeftButton);
    QCOMPARE(window.rows(), 2);
    QCOMPARE(window.currentKey(), P5Spot);
}

void DetailsTest::doubtsAreSaidInWords()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 11);
    const QString dear = u"aws/g5.xlarge/us-east-1/spot"_s;
    look(window, dear);
    const QString text = window.find<QTextEdit>("detailText")->toPlainText();
    QVERIFY2(text.contains(u"⚠ "_s), qPrintable(text));
    const QModelIndex price = window.model()->index(window.model()->rowOf(dear), window.column("price_per_gpu_hour"));
    const QString said = price.data(Qt::AccessibleDescriptionRole).toString();
    QVERIFY2(said.contains(u"spot"_s, Qt::CaseInsensitive), qPrintable(said));
    look(window, G5);
    QVERIFY(!window.find<QTextEdit>("detailText")->toPlainText().contains(u"⚠"_s));
}

void DetailsTest::claimsAreShown()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 11);
    look(window, G5);
    auto* tabs = window.find<QTabWidget>("detailTabs");
    QCOMPARE(tabs->tabText(2), u"Claims 1"_s);
    const QString text = window.find<QTextEdit>("claimsText")->toPlainText();
    for (const QString& part : {u"AWS is <b>cheap</b>"_s, u"contradicted"_s, u"Checked: it is not"_s, u"See the list"_s,
             u"Price list of AWS"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
    tabs->setCurrentIndex(2);
    look(window, Cheap);
    QCOMPARE(tabs->tabText(2), u"Claims"_s);
    QCOMPARE(tabs->currentIndex(), 2);
    QVERIFY(window.find<QTextEdit>("claimsText")->toPlainText().startsWith(u"No claim"_s));
}

void DetailsTest::escapeLeavesEveryPart()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 11);
    look(window, Cheap);
    auto* tabs = window.find<QTabWidget>("detailTabs");
    const std::vector<std::pair<int, QWidget*>> parts{{0, window.find("priceSteps")}, {0, window.find("detailText")},
        {0, window.find("detailLink")}, {0, tabs->tabBar()}, {1, window.find("siblingTable")},
        {2, window.find("claimsText")}};
    for (const auto& [tab, part] : parts) {
        tabs->setCurrentIndex(tab);
        part->setFocus();
        QVERIFY2(part->hasFocus(), qPrintable(part->objectName()));
        QVERIFY2(!part->accessibleName().isEmpty(), qPrintable(part->objectName()));
        QTest::keyClick(part, Qt::Key_Escape);
        QVERIFY2(window.table()->hasFocus(), qPrintable(part->objectName()));
    }
}

void DetailsTest::followsUnitAndLanguage()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 11);
    look(window, Cheap);
    auto* steps = window.find<PriceSteps>("priceSteps");
    window.session.setPer(PerUnit::Month);
    steps->setFocus();
    QVERIFY2(steps->caption().contains(u"941.70"_s), qPrintable(steps->caption())); // 1.29 × 730
    auto* tabs = window.find<QTabWidget>("detailTabs");
    const QString english = tabs->tabText(0);
    MarkingTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QTRY_COMPARE(tabs->tabText(0), u'译' + english);
    QVERIFY(window.find<QTextEdit>("detailText")->toPlainText().contains(u'译'));
    QCoreApplication::removeTranslator(&translator);
    QTRY_COMPARE(tabs->tabText(0), english);
}

ATLAS_TEST_MAIN(QApplication, DetailsTest)
#include "tst_details.moc"
