// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartgallery.h"

#include "charts/chartnumbers.h"
#include "charts/chartregistry.h"
#include "charts/charttile.h"
#include "charts/chartview.h"
#include "pages/pagestack.h"
#include "ui/windowfixture.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QMimeData>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <algorithm>
#include <set>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// The charts page: all charts in little, one enlarged, its controls and its numbers.
class ChartGalleryTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void allChartsOfTheResult();
    void thumbnailsFollowTheQuery();
    void keysAndMouse();
    void controlsThatMatter();
    void choicesAreKept();
    void numbersBehindTheChart();
    void offersAreOpened();
    void historyOfSelectedOffers();
    void wayBack();

private:
    static ChartGallery* gallery(const Window& window) { return window.find<ChartGallery>("chartGallery"); }
    static ChartsPage* page(const Window& window) { return window.main->pages()->charts(); }

    QTemporaryDir m_folder;
    QString m_catalog;
};

void ChartGalleryTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"c.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
}

void ChartGalleryTest::init()
{
    failOnWarnings();
    clearSettings();
}

void ChartGalleryTest::allChartsOfTheResult()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("charts")->trigger();
    const auto& tiles = gallery(window)->tiles();
    QCOMPARE(tiles.size(), charts().size());
    QTRY_VERIFY(!gallery(window)->isBusy());
    for (const ChartTile* tile : tiles) {
        QVERIFY(tile->isVisible());
        QVERIFY(tile->data());
        QCOMPARE(tile->text(), tile->chart().title());
        QVERIFY(!tile->accessibleDescription().isEmpty());
        QVERIFY(!tile->data()->isEmpty() || !tile->data()->emptyReason.isEmpty());
        QTRY_VERIFY(!tile->isStale());
        // A picture or a sentence, never an empty frame.
        const QImage picture = const_cast<ChartTile*>(tile)->grab().toImage();
        std::set<QRgb> colours;
        for (int y = picture.height() / 4; y < picture.height() - 12; y += 2)
            for (int x = 12; x < picture.width() - 12; x += 2)
                colours.insert(picture.pixel(x, y));
        QVERIFY2(colours.size() > 5, qPrintable(tile->text()));
    }
}

void ChartGalleryTest::thumbnailsFollowTheQuery()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("charts")->trigger();
    ChartTile* first = gallery(window)->tiles().front();
    QTRY_VERIFY(first->data() && first->data()->shown == 9);
    window.session.setFilter(u"gpu:h100"_s);
    QCOMPARE(first->data()->shown, std::size_t{9}); // not at once: typing comes first
    QTRY_COMPARE(first->data()->shown, std::size_t{4});
    window.find<QAction>("offers")->trigger();
    window.session.setFilter(u"gpu:a10g"_s);
    QTest::qWait(300);
    QCOMPARE(first->data()->shown, std::size_t{4}); // out of sight
    window.find<QAction>("charts")->trigger();
    QTRY_COMPARE(first->data()->shown, std::size_t{2});
}

void ChartGalleryTest::keysAndMouse()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("charts")->trigger();
    const auto& tiles = gallery(window)->tiles();
    QVERIFY(tiles[0]->hasFocus());
    QTest::keyClick(tiles[0], Qt::Key_Right);
    QVERIFY(tiles[1]->hasFocus());
    QTest::keyClick(tiles[1], Qt::Key_End);
    QVERIFY(tiles.back()->hasFocus());
    QTest::keyClick(tiles.back(), Qt::Key_Right);
    QVERIFY(tiles.back()->hasFocus());
    QTest::keyClick(tiles.back(), Qt::Key_Home);
    QTest::keyClick(tiles[0], Qt::Key_Right);
    QTest::keyClick(tiles[1], Qt::Key_Return);
    QVERIFY(page(window)->isEnlarged());
    QCOMPARE(page(window)->shown()->id, tiles[1]->chart().id());
    auto* view = window.main->findChild<ChartView*>();
    QVERIFY(view->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); // the box that has the focus
    QVERIFY(page(window)->isEnlarged());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!page(window)->isEnlarged());
    QVERIFY(tiles[1]->hasFocus());
    QTest::mouseClick(tiles[3], Qt::LeftButton);
    QCOMPARE(page(window)->shown()->id, tiles[3]->chart().id());
    QTest::mouseClick(window.find("chartBack"), Qt::LeftButton);
    QVERIFY(!page(window)->isEnlarged());
    QVERIFY(!page(window)->shown());
}

void ChartGalleryTest::controlsThatMatter()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const auto names = [&window] {
        QStringList all;
        for (const QWidget* control : window.find("chartBack")->parentWidget()->findChildren<QWidget*>())
            if (control->objectName().startsWith("chart"_L1) && control->isVisible()
                && control->parentWidget()->parentWidget()->inherits("atlas::ChartControls"))
                all << control->objectName();
        all.sort();
        return all;
    };
    window.openChart("price-distribution");
    QCOMPARE(names(), (QStringList{u"chartBy"_s, u"chartLog"_s, u"chartTop"_s}));
    window.openChart("price-performance");
    QCOMPARE(names(), (QStringList{u"chartBy"_s, u"chartLog"_s, u"chartY"_s}));
    auto* figure = window.find<QComboBox>("chartY");
    figure->setFocus();
    figure->setCurrentIndex(figure->findData(u"benchmark"_s));
    emit figure->activated(figure->currentIndex());
    QCOMPARE(names(), (QStringList{u"chartBenchmark"_s, u"chartBy"_s, u"chartLog"_s, u"chartY"_s}));
    QVERIFY(window.find<QComboBox>("chartY")->hasFocus());
    window.openChart("price-history");
    QVERIFY(names().contains(u"chartOffers"_s));
}

void ChartGalleryTest::choicesAreKept()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.openChart("price-distribution");
    auto* by = window.find<QComboBox>("chartBy");
    by->setCurrentIndex(by->findData(u"gpu"_s));
    emit by->activated(by->currentIndex());
    window.find<QSpinBox>("chartTop")->setValue(2);
    QCOMPARE(page(window)->shown()->itemCount(), std::size_t{2});
    page(window)->showGallery();
    QTRY_VERIFY(!gallery(window)->isBusy());
    QTRY_COMPARE(gallery(window)->tiles()[1]->data()->by, u"gpu"_s); // the tile shows what was chosen
    window.openChart("region-heatmap");
    window.openChart("price-distribution");
    QCOMPARE(window.find<QComboBox>("chartBy")->currentData().toString(), u"gpu"_s);
    QCOMPARE(page(window)->shown()->itemCount(), std::size_t{2});
    window.find<QSpinBox>("chartTop")->setValue(0);
    QVERIFY(page(window)->shown()->itemCount() > 2);
}

void ChartGalleryTest::numbersBehindTheChart()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.openChart("region-heatmap");
    QTest::keyClick(window.main.get(), Qt::Key_D, Qt::ControlModifier);
    auto* table = window.find<QTableView>("chartNumbersTable");
    QVERIFY(table->isVisible() && table->hasFocus());
    const ChartTable expected = chartTable(*page(window)->shown());
    QCOMPARE(table->model()->rowCount(), static_cast<int>(expected.rowCount));
    // Keys, ids and filters are for files.
    QCOMPARE(table->model()->columnCount(),
        static_cast<int>(std::count_if(
            expected.columns.begin(), expected.columns.end(), [](const ChartColumn& column) { return column.shown; })));
    table->selectRow(0);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QStringList lines = QGuiApplication::clipboard()->mimeData()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].split(u'\t').size(), table->model()->columnCount());
    QCOMPARE(expected.columns[2].key, u"label"_s);
    QCOMPARE(lines[1].split(u'\t')[0], std::get<QString>(expected.row(0)[2]));
    QVERIFY2(!lines[1].contains(u"%20") && !lines[1].contains(u"/on_demand"), qPrintable(lines[1]));
    window.session.setFilter(u"gpu:a10g"_s);
    QCOMPARE(table->model()->rowCount(), 2);
    QTest::keyClick(table, Qt::Key_Escape);
    QVERIFY(!table->isVisible());
    QVERIFY(page(window)->isEnlarged());
}

void ChartGalleryTest::offersAreOpened()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.openChart();
    auto* view = window.main->findChild<ChartView*>();
    emit view->offerActivated(u"gcp/a2-highgpu-1g/europe-west4/on_demand"_s);
    QVERIFY(window.find("offersPage")->isVisible());
    QCOMPARE(window.currentKey(), u"gcp/a2-highgpu-1g/europe-west4/on_demand"_s);
    QVERIFY(window.find<QAction>("detailsAction")->isChecked());
    // One that the filter hides is found all the same.
    window.session.setFilter(u"gpu:h100"_s);
    window.openChart();
    emit view->offerActivated(u"gcp/a2-highgpu-1g/europe-west4/on_demand"_s);
    QCOMPARE(window.rows(), 1);
    QCOMPARE(window.currentKey(), u"gcp/a2-highgpu-1g/europe-west4/on_demand"_s);
}

void ChartGalleryTest::historyOfSelectedOffers()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.table()->setCurrentIndex(window.model()->index(0, 0));
    window.table()->selectionModel()->select(
        window.model()->index(2, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    const QStringList keys{window.keyAt(0), window.keyAt(2)};
    window.find<QAction>("priceHistory")->trigger();
    QVERIFY(page(window)->isEnlarged());
    const ChartDataPtr shown = page(window)->shown();
    QCOMPARE(shown->id, u"price-history"_s);
    QStringList drawn;
    for (const ChartLine& line : std::get<ChartLines>(shown->body).lines)
        drawn << line.value;
    QCOMPARE(drawn, keys);
    QTest::mouseClick(window.find("chartOffers"), Qt::LeftButton); // no longer these
    QVERIFY(page(window)->shown()->options.count(u"offers"_s) == 0);
}

void ChartGalleryTest::wayBack()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("charts")->trigger();
    QTest::mouseClick(gallery(window)->tiles()[1], Qt::LeftButton);
    QVERIFY(page(window)->isEnlarged());
    window.find<QAction>("back")->trigger();
    QCOMPARE(window.main->stack()->page(), u"charts"_s);
    QVERIFY(!page(window)->isEnlarged());
    window.find<QAction>("back")->trigger();
    QCOMPARE(window.main->stack()->page(), u"offers"_s);
}

ATLAS_TEST_MAIN(QApplication, ChartGalleryTest)
#include "tst_chartgallery.moc"
