// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "engine/facetmodel.h"
#include "filters/chip.h"

#include <QPushButton>

using namespace atlas;
using namespace atlas::test;

class MainWindowTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void typingFilters();
    void errorKeepsTheRowsAndExplains();
    void errorGoesBackBeforeItsTerm();
    void chipsRemoveOperands();
    void chipsAreEdited();
    void facetsChangeTheFilter();
    void facetSearchFindsValues();
    void unknownIsAFacetValue();
    void headerSorts();
    void unknownPricesStayLast();
    void emptyTableSaysWhatIsAtFault();
    void unitAndCurrencyChangeWhatIsShown();

private:
    [[nodiscard]] QList<Chip*> chips(const Window& window) const
    {
        QList<Chip*> shown;
        for (Chip* chip : window.main->findChildren<Chip*>())
            if (chip->isVisible())
                shown << chip;
        return shown;
    }
    /// Clicks the value that is shown so, or that filters spell so.
    void clickFacet(const Window& window, const char* list, const QString& text) const
    {
        auto* view = window.find<QListView>(list);
        QModelIndexList found;
        for (const int role : {int(Qt::DisplayRole), int(FacetModel::ValueRole)})
            found += view->model()->match(view->model()->index(0, 0), role, text, 1, Qt::MatchExactly);
        QVERIFY2(!found.isEmpty(), qPrintable(text));
        view->scrollTo(found.first());
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(found.first()).center());
    }

    QTemporaryDir m_folder;
    QString m_catalog;
};

void MainWindowTest::initTestCase()
{
    m_catalog = m_folder.filePath(QStringLiteral("sample.sqlite"));
    const auto made = makeSampleCatalog(m_catalog);
    QVERIFY2(made, made ? "" : qPrintable(made.error().message + made.error().detail));
}

void MainWindowTest::init()
{
    failOnWarnings();
    clearSettings();
}

void MainWindowTest::typingFilters()
{
    Window window(m_catalog);
    QCOMPARE(window.main->focusWidget(), window.table()); // the arrows work at once
    QTRY_COMPARE(window.rows(), 10);
    QCOMPARE(window.count(), QStringLiteral("10 of 10 offers"));
    window.type(QStringLiteral("gpu:h100"));
    QCOMPARE(window.rows(), 5);
    QCOMPARE(window.count(), QStringLiteral("5 of 10 offers"));
    window.type(QStringLiteral("gpu:h100 price<6"));
    QCOMPARE(window.keys(),
        QStringList({QStringLiteral("lambda/gpu_1x_h100_sxm5/us-west-1/on_demand"),
            QStringLiteral("aws/p5.48xlarge/us-east-1/spot")}));
    window.type(QString());
    QCOMPARE(window.rows(), 10);
}

void MainWindowTest::errorKeepsTheRowsAndExplains()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(QStringLiteral("provider:aws"));
    const QStringList before = window.keys();
    QCOMPARE(before.size(), 4);
    auto* problem = window.find<QLabel>("filterProblem");
    QVERIFY(!problem->isVisible());

    window.session.setFilter(QStringLiteral("provider:aws prise<3"));
    QCOMPARE(window.keys(), before);
    QVERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains(QStringLiteral("prise")), qPrintable(problem->text()));
    QCOMPARE(window.session.query().filter, QStringLiteral("provider:aws"));

    QTest::mouseClick(window.find<QPushButton>("filterSuggestion"), Qt::LeftButton);
    QCOMPARE(window.box()->text(), QStringLiteral("provider:aws price<3"));
    QVERIFY(!problem->isVisible());
    QCOMPARE(window.rows(), 2);

    window.session.setFilter(QStringLiteral("provider:aws price>=8 &&"));
    QCOMPARE(window.rows(), 2);
    QVERIFY(problem->isVisible());
    window.session.setFilter(QStringLiteral("purchase_model=sopt"));
    QVERIFY2(problem->text().contains(QStringLiteral("spot")), qPrintable(problem->text()));
    QCOMPARE(window.rows(), 2);
}

void MainWindowTest::errorGoesBackBeforeItsTerm()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(QStringLiteral("gpu:h100 prise"));
    QCOMPARE(window.rows(), 0); // a word as any other
    QTest::keyClicks(window.box(), QStringLiteral("<3"));
    QVERIFY(window.find<QLabel>("filterProblem")->isVisible());
    QCOMPARE(window.rows(), 5);
    QCOMPARE(window.count(), QStringLiteral("5 of 10 offers"));
    QVERIFY(!window.find<QLabel>("emptyText")->isVisible());

    // In the middle of a filter.
    window.type(QStringLiteral("gpu:h100  spot"));
    QCOMPARE(window.rows(), 1);
    window.box()->setCursorPosition(9);
    QTest::keyClicks(window.box(), QStringLiteral("prise<3"));
    QCOMPARE(window.box()->text(), QStringLiteral("gpu:h100 prise<3 spot"));
    QCOMPARE(window.rows(), 1);

    // A result that was empty before says nothing while an error stands.
    window.type(QStringLiteral("gpu:h100 price<0.1"));
    QTRY_VERIFY(window.find<QLabel>("emptyText")->isVisible());
    QTest::keyClicks(window.box(), QStringLiteral(" &&"));
    QVERIFY(window.find<QLabel>("filterProblem")->isVisible());
    QCOMPARE(window.rows(), 0);
    QTest::qWait(20);
    QVERIFY(!window.find<QLabel>("emptyText")->isVisible());
}

void MainWindowTest::chipsRemoveOperands()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(QStringLiteral("gpu:h100 price<6 spot"));
    QCOMPARE(window.rows(), 1);
    QCOMPARE(chips(window).size(), 3);
    auto* clear = window.find<QPushButton>("clearChips");
    QVERIFY(clear->isVisible());
    const Chip* price = chips(window).at(1);
    QTest::mouseClick(chips(window).at(1), Qt::LeftButton, {}, {price->width() - 12, price->height() / 2});
    QCOMPARE(chips(window).size(), 2);
    QVERIFY(!window.box()->text().contains(QStringLiteral("price")));
    chips(window).at(1)->setFocus();
    QTest::keyClick(chips(window).at(1), Qt::Key_Delete);
    QCOMPARE(window.rows(), 5);
    QCOMPARE(chips(window).size(), 1);
    QVERIFY(chips(window).at(0)->hasFocus());
    QVERIFY(chips(window).at(0)->accessibleName().contains(QStringLiteral("gpu:h100")));
    QVERIFY(!clear->isVisible());
    QTest::keyClick(chips(window).at(0), Qt::Key_Backspace);
    QCOMPARE(window.rows(), 10);
    QVERIFY(window.box()->text().isEmpty());
    window.type(QStringLiteral("gpu:h100 price<6 spot"));
    QTest::mouseClick(clear, Qt::LeftButton);
    QCOMPARE(window.rows(), 10);
    QVERIFY(window.box()->text().isEmpty());
    QVERIFY(window.box()->hasFocus());
}

void MainWindowTest::chipsAreEdited()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(QStringLiteral("gpu:h100  (price<6 OR spot) -provider:gcp"));
    QCOMPARE(chips(window).size(), 3);
    QTest::mouseClick(chips(window).at(1), Qt::LeftButton, {}, {10, 10});
    QVERIFY(window.box()->hasFocus());
    QCOMPARE(window.box()->selectedText(), QStringLiteral("(price<6 OR spot)"));
    QTest::keyClicks(window.box(), QStringLiteral("spot"));
    QCOMPARE(window.rows(), 1);
    QCOMPARE(chips(window).at(1)->operand(), QStringLiteral("spot"));
    chips(window).at(2)->setFocus();
    QTest::keyClick(chips(window).at(2), Qt::Key_Return);
    QCOMPARE(window.box()->selectedText(), QStringLiteral("-provider:gcp"));
    chips(window).at(0)->setFocus();
    QTest::keyClick(chips(window).at(0), Qt::Key_Space);
    QCOMPARE(window.box()->selectedText(), QStringLiteral("gpu:h100"));
    // The only operand, be it an OR.
    window.type(QStringLiteral(" gpu:h100 OR gpu:a10g"));
    QTest::mouseClick(chips(window).at(0), Qt::LeftButton, {}, {10, 10});
    QCOMPARE(window.box()->selectedText(), QStringLiteral("gpu:h100 OR gpu:a10g"));
}

void MainWindowTest::facetsChangeTheFilter()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    clickFacet(window, "facetList_provider", QStringLiteral("aws"));
    QCOMPARE(window.rows(), 4);
    QVERIFY2(window.box()->text().contains(QStringLiteral("aws")), qPrintable(window.box()->text()));
    // The own facet still counts the others, so that a second value can be added.
    clickFacet(window, "facetList_provider", QStringLiteral("gcp"));
    QCOMPARE(window.rows(), 6);
    clickFacet(window, "facetList_gpu", QStringLiteral("a10g"));
    QCOMPARE(window.rows(), 2);
    clickFacet(window, "facetList_provider", QStringLiteral("aws"));
    QCOMPARE(window.rows(), 0);
    clickFacet(window, "facetList_gpu", QStringLiteral("a10g"));
    QCOMPARE(window.rows(), 2);
    auto* list = window.find<QListView>("facetList_provider");
    list->setFocus();
    const QModelIndexList gcp
        = list->model()->match(list->model()->index(0, 0), FacetModel::ValueRole, QStringLiteral("gcp"));
    list->setCurrentIndex(gcp.first());
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(window.rows(), 10);
    QVERIFY(window.box()->text().isEmpty());
}

void MainWindowTest::facetSearchFindsValues()
{
    // Many providers, so that the list can be searched.
    QByteArray offers = "provider,instance_type,gpu,gpu_count,region,region_group,purchase_model,original_price,"
                        "original_currency,observed_on,source\n";
    for (int i = 0; i < 20; ++i)
        offers += "maker" + QByteArray::number(i) + ",x,h100-sxm,1,r,us,on_demand," + QByteArray::number(i + 1)
            + ",USD,2026-05-01,src-aws\n";
    const QString path = m_folder.filePath(QStringLiteral("many.sqlite"));
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    QTRY_COMPARE(window.rows(), 20);
    auto* search = window.find<QLineEdit>("facetSearch_provider");
    auto* list = window.find<QListView>("facetList_provider");
    QVERIFY(search->isVisible());
    QVERIFY(!window.find<QLineEdit>("facetSearch_purchase_model")->isVisible());
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("MAKER1"));
    QCOMPARE(list->model()->rowCount(), 11);
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(window.rows(), 1);
    auto* none = window.find<QLabel>("facetNone_provider");
    QVERIFY(!none->isVisible());
    search->setText(QStringLiteral("nobody"));
    QVERIFY(none->isVisible());
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!none->isVisible());
    QVERIFY(search->text().isEmpty());
}

void MainWindowTest::unknownIsAFacetValue()
{
    QByteArray offers = sampleOffers();
    offers += "vast,1x,rtx-4090,1,24,,,,,on_demand,0.3,USD,2026-05-01,src-aws,\n";
    const QString path = m_folder.filePath(QStringLiteral("unknown.sqlite"));
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    QTRY_COMPARE(window.rows(), 11);
    clickFacet(window, "facetList_region_group", QStringLiteral("unknown"));
    QCOMPARE(window.rows(), 1);
    clickFacet(window, "facetList_region_group", QStringLiteral("China"));
    QCOMPARE(window.rows(), 2);
    clickFacet(window, "facetList_region_group", QStringLiteral("unknown"));
    QCOMPARE(window.rows(), 1);
    QCOMPARE(window.keyAt(0).section(u'/', 0, 0), QStringLiteral("autodl"));
}

void MainWindowTest::headerSorts()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const auto sortOf = [&window](const char* key) {
        return window.model()->headerData(window.column(key), Qt::Horizontal, TableModel::SortRole).toInt();
    };
    QCOMPARE(sortOf("price_per_gpu_hour"), 1);
    window.clickHeader("gpu_count");
    QCOMPARE(sortOf("gpu_count"), -1); // most first
    QCOMPARE(sortOf("price_per_gpu_hour"), 0);
    QCOMPARE(window.model()->index(0, window.column("gpu_count")).data().toString(), QStringLiteral("8"));
    window.clickHeader("price_per_gpu_hour", Qt::ShiftModifier);
    QCOMPARE(sortOf("gpu_count"), -1);
    QCOMPARE(sortOf("price_per_gpu_hour"), 2);
    QCOMPARE(window.keyAt(0), QStringLiteral("aws/p5.48xlarge/us-east-1/spot"));
    QCOMPARE(window.keyAt(1), QStringLiteral("gcp/a3-highgpu-8g/us-central1/on_demand"));
    window.clickHeader("price_per_gpu_hour", Qt::ShiftModifier);
    QCOMPARE(sortOf("price_per_gpu_hour"), -2);
    QCOMPARE(window.keyAt(0), QStringLiteral("aws/p5.48xlarge/us-east-1/on_demand"));
    window.clickHeader("gpu_count");
    QCOMPARE(sortOf("gpu_count"), 1);
    QCOMPARE(sortOf("price_per_gpu_hour"), 0);

    // By keyboard: the current column.
    window.table()->setCurrentIndex(window.model()->index(0, window.column("price_per_gpu_hour")));
    QTest::keyClick(window.table(), Qt::Key_F3);
    QCOMPARE(sortOf("price_per_gpu_hour"), 1);
}

void MainWindowTest::unknownPricesStayLast()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const QString unknown = QStringLiteral("azure/Standard_NC40ads_H100_v5/westeurope/on_demand");
    QCOMPARE(window.keyAt(9), unknown);
    QCOMPARE(window.model()->index(9, window.column("price_per_gpu_hour")).data().toString(), QStringLiteral("—"));
    window.clickHeader("price_per_gpu_hour");
    QCOMPARE(window.keyAt(9), unknown);
    QCOMPARE(window.keyAt(0), QStringLiteral("aws/p5.48xlarge/us-east-1/on_demand"));
    window.type(QStringLiteral("NOT price<100"));
    QCOMPARE(window.rows(), 0);
}

void MainWindowTest::emptyTableSaysWhatIsAtFault()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    auto* text = window.find<QLabel>("emptyText");
    auto* action = window.find<QPushButton>("emptyAction");
    QVERIFY(!text->isVisible());
    window.type(QStringLiteral("gpu:h100 price<0.1"));
    QCOMPARE(window.rows(), 0);
    QTRY_VERIFY(action->isVisible());
    QVERIFY2(
        text->text().contains(QStringLiteral("price<0.1")) && text->text().contains(u'5'), qPrintable(text->text()));
    QTest::mouseClick(action, Qt::LeftButton);
    QCOMPARE(window.rows(), 5);
    QVERIFY(!text->isVisible());
    // Two that only together leave nothing: the one that gives more back is named.
    window.type(QStringLiteral("provider:lambda region_group:eu"));
    QTRY_VERIFY(action->isVisible());
    QVERIFY2(action->text().contains(QStringLiteral("lambda")), qPrintable(action->text()));
}

void MainWindowTest::unitAndCurrencyChangeWhatIsShown()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const auto shown
        = [&window](const char* key) { return window.model()->index(0, window.column(key)).data().toString(); };
    window.session.setFilter(QStringLiteral("provider:lambda gpu:h100"));
    QCOMPARE(shown("price_per_gpu_hour"), QStringLiteral("3.29"));
    window.session.setPer(PerUnit::Month);
    QCOMPARE(shown("price_per_gpu_hour"), QLocale(QLocale::English).toString(3.29 * 730, 'f', 2));
    QVERIFY(window.model()
                ->headerData(window.column("price_per_gpu_hour"), Qt::Horizontal)
                .toString()
                .contains(QStringLiteral("USD")));
    window.session.setPer(PerUnit::Hour);
    window.session.setCurrency(QStringLiteral("CNY"));
    QTRY_COMPARE(window.session.query().currency, QStringLiteral("CNY"));
    QCOMPARE(shown("price_per_gpu_hour"), QStringLiteral("23.03"));
    QVERIFY(window.model()
                ->headerData(window.column("price_per_gpu_hour"), Qt::Horizontal)
                .toString()
                .contains(QStringLiteral("CNY")));
    // A currency without a rate is refused, and the old one stays.
    window.session.setCurrency(QStringLiteral("XYZ"));
    QTRY_VERIFY(!window.main->messages()->text().isEmpty());
    QCOMPARE(window.session.query().currency, QStringLiteral("CNY"));
    QCOMPARE(shown("price_per_gpu_hour"), QStringLiteral("23.03"));
}

ATLAS_TEST_MAIN(QApplication, MainWindowTest)
#include "tst_mainwindow.moc"
