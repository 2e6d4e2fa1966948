// SPDX-License-Identifier: GPL-3.0-or-later
#include "browsefixture.h"

#include "actions/actions.h"
#include "browse/benchmarkspage.h"
#include "browse/profilepane.h"
#include "browse/providerspage.h"
#include "browse/sourcespage.h"
#include "settings.h"
#include "widgets/detailpane.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPixmap>
#include <QToolButton>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// From an offer to the pages about it and back; which offers are compared; what pages keep between starts.
class BrowseLinksTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void anOfferLeadsToThePagesAboutIt_data();
    void anOfferLeadsToThePagesAboutIt();
    void comparedRowsSaySo();
    void pagesLookAsTheyWereLeft();
    void damagedLooksAreTheFirstOnes();
    void claimsStandInTheLanguageOfTheReader();

private:
    static QToolButton* place(const Window& window, const QString& name)
    {
        return window.find<DetailPane>("detailPane")->findChild<QToolButton*>(u"place_"_s + name);
    }
    QTemporaryDir m_folder;
    QString m_catalog;
};

void BrowseLinksTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"starter.sqlite"_s);
    QVERIFY(makeStarterCatalog(m_catalog));
}

void BrowseLinksTest::init()
{
    failOnWarnings();
    clearSettings();
}

void BrowseLinksTest::anOfferLeadsToThePagesAboutIt_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("column"); // by which the offer is found there
    QTest::newRow("providers") << u"providers"_s << u"provider"_s;
    QTest::newRow("gpus") << u"gpus"_s << u"gpu"_s;
    QTest::newRow("sources") << u"sources"_s << u"source"_s;
    QTest::newRow("claims") << u"claims"_s << u"provider"_s;
    QTest::newRow("history") << u"history"_s << u"provider"_s;
    QTest::newRow("benchmarks") << u"benchmarks"_s << u"gpu"_s;
}

void BrowseLinksTest::anOfferLeadsToThePagesAboutIt()
{
    QFETCH(QString, page);
    QFETCH(QString, column);
    Window window(m_catalog, {1366, 768});
    QTRY_VERIFY(window.rows() > 100);
    window.find<QAction>("detailsAction")->setChecked(true);
    window.session.setFilter(u"provider=aws gpu_count=8"_s);
    QTRY_VERIFY(window.rows() > 5 && window.rows() < 500);
    window.table()->setCurrentIndex(window.model()->index(4, 1));
    const QString key = window.currentKey();
    const TablePtr offers = window.session.table();
    const auto row = window.table()->currentIndex().data(TableModel::RowRole).toUInt();
    const QString wanted = offers->view(offers->indexOf(column)).text(row);
    QVERIFY(!wanted.isEmpty());
    QTRY_VERIFY(place(window, page));
    QTest::mouseClick(place(window, page), Qt::LeftButton);
    TablePage* there = pageOf(window);
    QVERIFY(there);
    QCOMPARE(there->id(), page);
    QTRY_VERIFY(there->browse().table() && !there->browse().isMaking() && there->model()->rowCount() > 0);
    const TablePtr table = there->browse().table();
    for (const std::uint32_t found : *there->browse().rows())
        QCOMPARE(table->view(table->indexOf(column)).text(found), wanted);
    // One of its kind is shown at once.
    if (there->model()->rowCount() == 1)
        QVERIFY(there->currentRecord() && there->details()->plainText().size() > 50);

    goBack(window);
    QCOMPARE(window.main->stack()->page(), u"offers"_s);
    QCOMPARE(window.currentKey(), key);
    QCOMPARE(window.table()->currentIndex().column(), 1);
    QCOMPARE(window.session.filterText(), u"provider=aws gpu_count=8"_s);
}

void BrowseLinksTest::comparedRowsSaySo()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.rows() > 100);
    const auto picture = [](const RecordTable* table, int row) {
        const QRect cell = table->visualRect(table->model()->index(row, 0));
        return table->viewport()->grab(QRect(cell.x(), cell.y() + 2, 3, cell.height() - 4)).toImage();
    };
    const auto said
        = [&window](int row) { return window.model()->index(row, 0).data(Qt::AccessibleDescriptionRole).toString(); };
    window.table()->setCurrentIndex({});
    const QImage before = picture(window.table(), 2);
    QVERIFY(!said(2).contains(u"In the comparison"));
    window.table()->setCurrentIndex(window.model()->index(2, 0));
    window.main->actions()["toggleCompare"]->trigger();
    window.table()->setCurrentIndex({});
    QVERIFY(picture(window.table(), 2) != before);
    QVERIFY(said(2).contains(u"In the comparison"));
    QVERIFY(window.model()->index(2, 3).data(Qt::ToolTipRole).toString().contains(u"\nIn the comparison"));
    QVERIFY(!said(0).contains(u"In the comparison"));
    // Rows in another order are marked all the same.
    const QString key = window.keyAt(2);
    window.clickHeader("provider_name");
    QVERIFY(said(window.model()->rowOf(key)).contains(u"In the comparison"));
    window.table()->setCurrentIndex(window.model()->index(window.model()->rowOf(key), 0));
    window.main->actions()["toggleCompare"]->trigger();
    QVERIFY(!said(window.model()->rowOf(key)).contains(u"In the comparison"));

    // A row whose first cell says the same as the one above.
    TablePage* gpus = showPage(window, "gpus");
    gpus->table()->setCurrentIndex({});
    const QImage plain = picture(gpus->table(), 1);
    QCOMPARE(gpus->model()->index(1, 0).data(), gpus->model()->index(0, 0).data());
    chooseRow(gpus, 1);
    window.main->actions()["toggleCompare"]->trigger();
    QVERIFY(gpus->model()->index(1, 2).data(TableModel::ComparedRole).toBool());
    QVERIFY(!gpus->model()->index(0, 2).data(TableModel::ComparedRole).toBool());
    gpus->table()->setCurrentIndex({});
    QVERIFY(picture(gpus->table(), 1) != plain);
}

void BrowseLinksTest::pagesLookAsTheyWereLeft()
{
    const QStringList columns{u"gpu_name"_s, u"gpu_memory_gib"_s, u"offers"_s};
    {
        const Window window(m_catalog);
        QTRY_VERIFY(window.rows() > 100);
        TablePage* gpus = showPage(window, "gpus");
        gpus->model()->setColumns(columns);
        gpus->browse().setSort({{u"offers"_s, Qt::DescendingOrder}});
        gpus->table()->horizontalHeader()->resizeSection(1, 177);
        auto* providers = static_cast<ProvidersPage*>(showPage(window, "providers"));
        providers->showCards(false);
        auto* benchmarks = static_cast<BenchmarksPage*>(showPage(window, "benchmarks"));
        auto* baseline = window.find<QComboBox>("baselineGpu");
        baseline->setCurrentIndex(baseline->count() - 1);
        emit baseline->activated(baseline->currentIndex());
        QTRY_VERIFY(!benchmarks->browse().isMaking());
        auto* sources = window.main->findChild<SourcesPage*>();
        sources->showTab(u"claims"_s);
        window.main->close();
    }
    for (int start = 0; start < 3; ++start) {
        const Window window(m_catalog);
        QTRY_VERIFY(window.rows() > 100);
        // A page that is not looked at keeps its look, too.
        if (start == 1) {
            window.main->close();
            continue;
        }
        TablePage* gpus = showPage(window, "gpus");
        QCOMPARE(gpus->model()->columnKeys(), columns);
        QCOMPARE(gpus->browse().sort().front().column, u"offers"_s);
        QCOMPARE(gpus->browse().sort().front().order, Qt::DescendingOrder);
        QCOMPARE(gpus->table()->horizontalHeader()->sectionSize(1), 177);
        QVERIFY(!static_cast<ProvidersPage*>(showPage(window, "providers"))->showsCards());
        showPage(window, "benchmarks");
        auto* baseline = window.find<QComboBox>("baselineGpu");
        QTRY_COMPARE(baseline->currentIndex(), baseline->count() - 1);
        QCOMPARE(window.main->findChild<SourcesPage*>()->currentTab(), u"claims"_s);
        window.main->close();
    }
}

void BrowseLinksTest::damagedLooksAreTheFirstOnes()
{
    storeSetting(Setting::PageLooks,
        QVariantMap{{u"gpus"_s, u"nonsense"_s},
            {u"claims"_s, QVariantMap{{u"columns"_s, QStringList{u"no_such"_s}}, {u"sort"_s, QStringList{u":"_s}}}},
            {u"sources"_s, QVariantMap{{u"sort"_s, QStringList{u"no_such:desc"_s}}}}, {u"tab"_s, 7}});
    const Window window(m_catalog);
    QTRY_VERIFY(window.rows() > 100);
    QVERIFY(showPage(window, "gpus")->model()->columnKeys().contains(u"architecture"_s));
    TablePage* sources = showPage(window, "sources");
    QCOMPARE(sources->id(), u"sources"_s);
    QVERIFY(sources->model()->rowCount() > 10);
    window.main->findChild<SourcesPage*>()->showTab(u"claims"_s);
    TablePage* claims = pageOf(window);
    QTRY_VERIFY(claims->browse().table() && claims->model()->rowCount() > 10);
    QVERIFY(claims->model()->columnKeys().size() > 3);
}

void BrowseLinksTest::claimsStandInTheLanguageOfTheReader()
{
    Window window(m_catalog);
    QTRY_VERIFY(window.rows() > 100);
    showPage(window, "sources");
    window.main->findChild<SourcesPage*>()->showTab(u"claims"_s);
    TablePage* claims = pageOf(window);
    QTRY_VERIFY(claims->browse().table() && claims->model()->rowCount() > 10);
    const auto chineseFirst = [claims] {
        const QStringList keys = claims->model()->columnKeys();
        return keys.indexOf(u"claim_zh"_s) < keys.indexOf(u"claim_en"_s);
    };
    QVERIFY(!chineseFirst());
    window.language.setLanguage(u"zh_CN"_s);
    QTRY_VERIFY(!claims->browse().isMaking() && chineseFirst());
    QVERIFY(claims->look().isEmpty());
    // Columns that were chosen stay in any language.
    claims->model()->setColumns({u"claim_en"_s, u"verdict"_s});
    window.language.setLanguage(u"en"_s);
    QTRY_VERIFY(!claims->browse().isMaking());
    QCOMPARE(claims->model()->columnKeys(), QStringList({u"claim_en"_s, u"verdict"_s}));
}

ATLAS_TEST_MAIN(QApplication, BrowseLinksTest)
#include "tst_browselinks.moc"
