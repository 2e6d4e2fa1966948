// SPDX-License-Identifier: GPL-3.0-or-later
#include "rangefields.h"

#include "engine/columnlistmodel.h"
#include "filters/facetpanel.h"
#include "filters/valuefacet.h"
#include "pages/querypages.h"
#include "settings.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// Facets of any column: chosen, moved, and agreeing with the filter.
class FacetsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void listsAndFlagsAreCounted();
    void facetsAreAddedFromTheHeader();
    void facetsAreRemovedAndMoved();
    void facetsAreRemembered();
    void chooserChoosesFacets();
    void manyValuesAreNoList();
    void clearingAFacet();

private:
    [[nodiscard]] FacetPanel* panel(const Window& window) const { return window.find<FacetPanel>("facetPanel"); }

    QTemporaryDir m_folder;
    QString m_catalog;
};

void FacetsTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
}

void FacetsTest::init()
{
    failOnWarnings();
    clearSettings();
}

void FacetsTest::listsAndFlagsAreCounted()
{
    storeSetting(Setting::Facets, QStringList{u"free"_s, u"flags"_s, u"gpu_count"_s});
    QByteArray offers = sampleOffers();
    // Another reading of the same day that differs by more than two in a hundred.
    offers += "aws,g5.xlarge,a10g,1,24,4,16,us-east-1,us,on_demand,2.5,USD,2026-05-01,src-gcp,\n";
    const QString path = m_folder.filePath(u"flags.sqlite"_s);
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    QTRY_COMPARE(window.rows(), 10);
    auto* free = window.find<QListView>("facetList_free");
    QCOMPARE(free->model()->rowCount(), 1);
    auto* flags = window.find<QListView>("facetList_flags");
    QCOMPARE(flags->model()->rowCount(), 1);
    flags->setFocus();
    QTest::keyClick(flags, Qt::Key_Space);
    QCOMPARE(window.box()->text(), u"flags=conflict"_s);
    QCOMPARE(window.rows(), 1);
    write(field(window, "From", "gpu_count"), u"8"_s);
    QCOMPARE(window.rows(), 0);
}

void FacetsTest::facetsAreAddedFromTheHeader()
{
    Window window(m_catalog, {1280, 800});
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("facetsAction")->setChecked(false);
    window.table()->setFocus();
    window.table()->setCurrentIndex(window.model()->index(0, window.column("region")));
    QTest::keyClick(window.table(), Qt::Key_F3, Qt::AltModifier);
    QVERIFY(window.find<QAction>("facetsAction")->isChecked());
    auto* regions = window.find<QListView>("facetList_region");
    QVERIFY(regions && regions->hasFocus());
    QTRY_VERIFY(!regions->visibleRegion().isEmpty());
    QTest::keyClick(regions, Qt::Key_Space);
    QCOMPARE(window.rows(), 1);
    // A name goes by its id, which is there already.
    const QStringList before = panel(window)->facets();
    window.table()->setFocus();
    window.table()->setCurrentIndex(window.model()->index(0, window.column("provider_name")));
    window.find<QAction>("filterByColumn")->trigger();
    QCOMPARE(panel(window)->facets(), before);
    QVERIFY(window.find<QListView>("facetList_provider")->hasFocus());
    // The key is no facet.
    window.session.setColumns({u"key"_s, u"region"_s});
    window.table()->setCurrentIndex(window.model()->index(0, 0));
    QVERIFY(!window.find<QAction>("filterByColumn")->isEnabled());
}

void FacetsTest::facetsAreRemovedAndMoved()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const QStringList standard = panel(window)->facets();
    QCOMPARE(standard.size(), 5);
    auto* gpu = window.find<QToolButton>("facetTitle_gpu");
    gpu->setFocus();
    QTest::keyClick(gpu, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(panel(window)->facets().at(0), u"gpu"_s);
    QVERIFY(gpu->hasFocus());
    QTRY_VERIFY(window.find("facet_gpu")->y() < window.find("facet_provider")->y());
    QTest::keyClick(gpu, Qt::Key_Up, Qt::AltModifier); // is the first
    QCOMPARE(panel(window)->facets().at(0), u"gpu"_s);
    QTest::keyClick(gpu, Qt::Key_Delete);
    QVERIFY(!panel(window)->facets().contains(u"gpu"_s));
    QVERIFY(window.find<QToolButton>("facetTitle_provider")->hasFocus());
    // By mouse.
    QTest::mouseClick(window.find<QToolButton>("facetMore_provider"), Qt::LeftButton);
    auto* menu = window.main->findChild<QMenu*>(u"facetMenu"_s);
    QVERIFY(menu);
    menu->actions().last()->trigger();
    menu->close();
    QCOMPARE(panel(window)->facets(), QStringList({u"price_per_gpu_hour"_s, u"region_group"_s, u"purchase_model"_s}));
    for (const QString& key : panel(window)->facets())
        QTest::keyClick(window.find<QToolButton>(qPrintable(u"facetTitle_"_s + key)), Qt::Key_Delete);
    QVERIFY(panel(window)->facets().isEmpty());
    QVERIFY(window.find<QPushButton>("chooseFacets")->hasFocus());
    window.type(u"gpu:h100"_s);
    QCOMPARE(window.rows(), 5);
}

void FacetsTest::facetsAreRemembered()
{
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        panel(window)->addFacet(u"vcpus"_s);
        QTest::keyClick(window.find<QToolButton>("facetTitle_provider"), Qt::Key_Delete);
    }
    storeSetting(Setting::Facets, setting(Setting::Facets).toStringList() << u"gone"_s << u"vcpus"_s << u"key"_s);
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QCOMPARE(panel(window)->facets(),
        QStringList({u"gpu"_s, u"price_per_gpu_hour"_s, u"region_group"_s, u"purchase_model"_s, u"vcpus"_s}));
    write(field(window, "From", "vcpus"), u"100"_s);
    QCOMPARE(window.box()->text(), u"vcpus>=100"_s);
    QCOMPARE(window.rows(), 3);
}

void FacetsTest::chooserChoosesFacets()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QTest::mouseClick(window.find<QPushButton>("chooseFacets"), Qt::LeftButton);
    QWidget* chooser = window.find("facetChooser");
    QVERIFY(chooser && chooser->isVisible());
    auto* model = chooser->findChild<ColumnListModel*>();
    const auto row = [model](const QString& key) {
        return model->match(model->index(0), ColumnListModel::KeyRole, key, 1, Qt::MatchExactly).value(0);
    };
    QVERIFY(!row(u"key"_s).isValid());
    QVERIFY(model->setData(row(u"frameworks"_s), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(panel(window)->facets().contains(u"frameworks"_s));
    QVERIFY(window.find<QListView>("facetList_frameworks"));
    QTest::keyClick(window.find<QToolButton>("facetTitle_gpu"), Qt::Key_Delete);
    QCOMPARE(row(u"gpu"_s).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QTest::mouseClick(chooser->findChild<QPushButton*>(u"chooserReset"_s), Qt::LeftButton);
    QCOMPARE(panel(window)->facets(), defaultSetting(Setting::Facets).toStringList());
}

void FacetsTest::manyValuesAreNoList()
{
    storeSetting(Setting::Facets, QStringList{u"instance_type"_s});
    QByteArray offers = "provider,instance_type,gpu,gpu_count,region,region_group,purchase_model,original_price,"
                        "original_currency,observed_on,source\n";
    for (int i = 0; i < 5100; ++i)
        offers += "aws,t" + QByteArray::number(i) + ",h100-sxm,1,r,us,on_demand,1,USD,2026-05-01,src-aws\n";
    const QString path = m_folder.filePath(u"types.sqlite"_s);
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    QTRY_COMPARE(window.rows(), 5100);
    auto* hint = window.find<QLabel>("facetHint_instance_type");
    QVERIFY(hint->isVisible());
    QVERIFY2(hint->text().contains(u"5,100"_s) && hint->text().contains(u"instance_type:"_s), qPrintable(hint->text()));
    QVERIFY(!window.find<QListView>("facetList_instance_type")->isVisible());
    QVERIFY(window.session.facets().empty());
    window.session.open(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QVERIFY(!hint->isVisible());
    QVERIFY(window.find<QListView>("facetList_instance_type")->model()->rowCount() > 3);
}

void FacetsTest::clearingAFacet()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(u"gpu:h100 provider=aws,gcp spot"_s);
    QTest::mouseClick(window.find<QToolButton>("facetMore_provider"), Qt::LeftButton);
    auto* menu = window.main->findChild<QMenu*>(u"facetMenu"_s);
    QVERIFY(menu->actions().first()->isEnabled());
    menu->actions().first()->trigger();
    menu->close();
    QCOMPARE(window.box()->text(), u"gpu:h100 spot"_s);
}

ATLAS_TEST_MAIN(QApplication, FacetsTest)
#include "tst_facets.moc"
