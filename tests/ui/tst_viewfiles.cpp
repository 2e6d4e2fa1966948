// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "actions/actions.h"
#include "actions/savedviewactions.h"
#include "filters/facetpanel.h"
#include "pages/pagestack.h"
#include "settings.h"
#include "views/viewfile.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>
#include <sys/stat.h>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// Views in files that the user opens.
class ViewFilesTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void filesAnywhere();
    void wrongFilesChangeNothing_data();
    void wrongFilesChangeNothing();
    void newerFieldsAreNamedAndKept();
    void anotherCurrencyTakesAWhile();
    void currencyWithoutRateChangesNothing();
    void isShownAtTheStart();
    void facetsBelongToTheView();

private:
    [[nodiscard]] static QToolButton* button(const Window& window) { return window.find<QToolButton>("viewButton"); }
    [[nodiscard]] QString put(const QString& name, const QByteArray& fields) const
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("a test file could not be written");
        file.write(fields.startsWith('{') ? fields : R"({"format": "gpu-atlas-view", "version": 1)" + fields + "}\n");
        return path;
    }
    [[nodiscard]] static QString said(const Window& window) { return window.main->messages()->text(); }

    QTemporaryDir m_folder;
    QString m_catalog;
};

void ViewFilesTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
}

void ViewFilesTest::init()
{
    failOnWarnings();
    clearSettings();
}

void ViewFilesTest::filesAnywhere()
{
    const QString path = m_folder.filePath(u"handed.atlas.json"_s);
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        window.type(u"region_group:eu"_s);
        window.answers.saveChoice = Dialogs::SaveChoice{m_folder.filePath(u"handed"_s), 0};
        window.find<QAction>("saveViewFile")->trigger();
        QVERIFY(said(window).contains(u"handed.atlas.json"_s));
        // Never over the catalog.
        window.answers.saveChoice = Dialogs::SaveChoice{m_catalog, 0};
        window.find<QAction>("saveViewFile")->trigger();
        QVERIFY(said(window).contains(u"sample.sqlite"_s));
        QCOMPARE(window.rows(), 3);
    }
    clearSettings();
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.answers.openPath = path;
    QTest::keyClick(window.main.get(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window.rows(), 3);
    QCOMPARE(button(window)->text(), u"handed"_s);
    QVERIFY(!window.find<QAction>("deleteView")->isEnabled()); // it is not one of the saved ones
    window.type(u"region_group:us"_s);
    window.find<QAction>("updateView")->trigger();
    QCOMPARE(readView(path)->query.filter, u"region_group:us"_s);
}

void ViewFilesTest::wrongFilesChangeNothing_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("said");
    QTest::newRow("no JSON") << QByteArray("{ what") << u"JSON"_s;
    QTest::newRow("another format") << QByteArray("{\"format\": \"x\"}") << u"format"_s;
    QTest::newRow("field") << QByteArray(R"(, "per": "week")") << u"week"_s;
    QTest::newRow("another table") << QByteArray(R"(, "table": "gpus")") << u"gpus"_s;
    QTest::newRow("empty") << QByteArray("{") << u"JSON"_s;
}

void ViewFilesTest::wrongFilesChangeNothing()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, said);
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(u"spot"_s);
    window.answers.answer = u"Spot"_s;
    window.find<QAction>("saveViewAs")->trigger();
    const Query before = window.session.asked();
    window.main->views()->open(put(u"wrong.atlas.json"_s, file));
    const QString message = ViewFilesTest::said(window);
    QVERIFY2(message.contains(said) && message.contains(u"wrong.atlas.json"_s), qPrintable(message));
    QCOMPARE(window.session.asked(), before);
    QCOMPARE(button(window)->text(), u"Spot"_s);
    for (const QString& path : {m_folder.filePath(u"missing.atlas.json"_s), m_folder.path()}) {
        window.main->messages()->dismiss();
        window.main->views()->open(path);
        QVERIFY(!ViewFilesTest::said(window).isEmpty());
        QCOMPARE(window.session.asked(), before);
    }
    // A pipe is not waited for.
    const QByteArray pipe = QFile::encodeName(m_folder.filePath(u"pipe.atlas.json"_s));
    QVERIFY(::mkfifo(pipe.constData(), 0600) == 0 || errno == EEXIST);
    window.main->messages()->dismiss();
    window.main->views()->open(QFile::decodeName(pipe));
    QVERIFY(!ViewFilesTest::said(window).isEmpty());
}

void ViewFilesTest::newerFieldsAreNamedAndKept()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const QString path = put(u"newer.atlas.json"_s,
        R"(, "filter": "spot", "columns": ["gpu_count", "carbon_grams", "price_per_hour"], "weights": {"price": 0.25})");
    window.main->views()->open(path);
    QCOMPARE(window.rows(), 1);
    QVERIFY2(said(window).contains(u"weights"_s) && said(window).contains(u"carbon_grams"_s), qPrintable(said(window)));
    QCOMPARE(window.model()->columnKeys(), QStringList({u"gpu_count"_s, u"price_per_hour"_s}));
    QVERIFY(!window.main->views()->current().isChanged());
    window.type(u"spot price<9"_s);
    window.find<QAction>("updateView")->trigger();
    const Result<SavedView> view = readView(path);
    QCOMPARE(view->query.filter, u"spot price<9"_s);
    QVERIFY(view->query.columns.contains(u"carbon_grams"_s));
    QCOMPARE(view->others.value(u"weights"_s).toObject().value(u"price"_s).toDouble(), 0.25);
}

void ViewFilesTest::anotherCurrencyTakesAWhile()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const QString path = put(u"yuan.atlas.json"_s, R"(, "filter": "price<10", "currency": "CNY")");
    window.main->views()->open(path);
    QTRY_COMPARE(window.session.query().currency, u"CNY"_s);
    // 10 CNY are 1.43 USD: 1.006, 1.123 and 1.29 are below.
    QCOMPARE(window.rows(), 3);
    QCOMPARE(button(window)->text(), u"yuan"_s);
    QVERIFY(!window.main->views()->current().isChanged());
    // What is asked for meanwhile wins.
    window.session.setQuery(usualView().query);
    window.main->views()->open(path);
    window.session.setFilter(u"price<8"_s);
    QTRY_VERIFY(!window.session.isLoading());
    QCOMPARE(window.session.query().currency, u"CNY"_s);
    QCOMPARE(window.session.query().filter, u"price<8"_s);
    QCOMPARE(window.rows(), 2);
}

void ViewFilesTest::currencyWithoutRateChangesNothing()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(u"spot"_s);
    const Query before = window.session.asked();
    window.main->views()->open(put(u"rupee.atlas.json"_s, R"(, "filter": "price<10", "currency": "INR")"));
    QTRY_VERIFY(!said(window).isEmpty());
    QVERIFY(!window.session.isLoading());
    QVERIFY2(said(window).contains(u"INR"_s), qPrintable(said(window)));
    QCOMPARE(window.session.asked(), before);
    QCOMPARE(window.rows(), 1);
    QCOMPARE(button(window)->text(), u"Views"_s);
    window.type(u"spot price<9"_s);
    QCOMPARE(window.rows(), 1);
}

void ViewFilesTest::isShownAtTheStart()
{
    const QString path = put(u"start.atlas.json"_s, R"(, "filter": "price<10", "currency": "CNY", "surplus": 1)");
    {
        Window window({});
        window.main->views()->open(path);
        QCOMPARE(window.box()->text(), u"price<10"_s);
        window.session.open(m_catalog);
        QTRY_COMPARE(window.rows(), 3);
        QCOMPARE(window.session.query().currency, u"CNY"_s);
        QVERIFY(said(window).contains(u"surplus"_s));
        QCOMPARE(button(window)->text(), u"start"_s);
    }
    // While the catalog is read, and while it is prepared, too.
    for (int step = 0; step < 40; ++step) {
        clearSettings();
        Window window(m_catalog);
        for (int turn = 0; turn < step; ++turn)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        window.main->views()->open(path);
        QTRY_COMPARE(window.session.query().currency, u"CNY"_s);
        QCOMPARE(window.rows(), 3);
        QCOMPARE(button(window)->text(), u"start"_s);
    }
}

void ViewFilesTest::facetsBelongToTheView()
{
    const QStringList usual = defaultSetting(Setting::Facets).toStringList(), own{u"vcpus"_s, u"gpu"_s};
    const QString path = m_folder.filePath(u"facets.atlas.json"_s);
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        storeSetting(Setting::Facets, own);
        storeSetting(Setting::ClosedFacets, QStringList{u"gpu"_s});
        window.answers.saveChoice = Dialogs::SaveChoice{path, 0};
        window.find<QAction>("saveViewFile")->trigger();
        QVERIFY(!window.main->isWindowModified());
        storeSetting(Setting::ClosedFacets, QStringList());
        QVERIFY(window.main->isWindowModified());
    }
    QCOMPARE(readView(path)->facets, own);
    QCOMPARE(readView(path)->closedFacets, QStringList{u"gpu"_s});
    clearSettings();
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const auto* panel = window.find<FacetPanel>("facetPanel");
    QCOMPARE(panel->facets(), usual);
    window.answers.openPath = path;
    window.find<QAction>("openView")->trigger();
    QCOMPARE(panel->facets(), own);
    QVERIFY(!window.main->isWindowModified());
    QVERIFY(!window.find("facetList_gpu")->isVisible());
    // A view that names none has the usual ones, open.
    window.answers.openPath = put(u"bare.atlas.json"_s, {});
    window.find<QAction>("openView")->trigger();
    QCOMPARE(panel->facets(), usual);
    QVERIFY(window.find("facetList_gpu")->isVisible());
}

ATLAS_TEST_MAIN(QApplication, ViewFilesTest)
#include "tst_viewfiles.moc"
