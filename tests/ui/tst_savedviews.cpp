// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "actions/actions.h"
#include "actions/savedviewactions.h"
#include "pages/pagestack.h"
#include "settings.h"
#include "views/viewfile.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

class SavedViewsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void savesAndShows();
    void changesAreMarked();
    void noFacetsAreNotTheUsualOnes();
    void updatesAndTakesBack();
    void replacesOnlyWhenTold();
    void renames();
    void deletesAndPutsBack();
    void namesAreShownLiterally();
    void goesOnAfterARestart();

private:
    [[nodiscard]] static QToolButton* button(const Window& window) { return window.find<QToolButton>("viewButton"); }
    [[nodiscard]] static QStringList listed(const Window& window)
    {
        QStringList names;
        for (const QAction* action : button(window)->menu()->actions())
            if (action->objectName().startsWith(u"view_"_s))
                names << action->text();
        return names;
    }
    static void saveAs(Window& window, const QString& name)
    {
        window.answers.answer = name;
        window.find<QAction>("saveViewAs")->trigger();
    }
    [[nodiscard]] static QString said(const Window& window) { return window.main->messages()->text(); }

    QTemporaryDir m_folder;
    QString m_catalog;
};

void SavedViewsTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
}

void SavedViewsTest::init()
{
    failOnWarnings();
    clearSettings();
}

void SavedViewsTest::savesAndShows()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QCOMPARE(button(window)->text(), u"Views"_s);
    QVERIFY(listed(window).isEmpty());
    window.type(u"gpu:h100 price<20"_s);
    window.clickHeader("gpu_count");
    window.session.setColumns({u"gpu_count"_s, u"price_per_gpu_hour"_s});
    window.session.setPer(PerUnit::Month);
    const Query saved = window.session.query();
    const QStringList keys = window.keys();
    saveAs(window, u"  H100,\n cheap "_s);
    QVERIFY2(said(window).contains(u"H100, cheap"_s), qPrintable(said(window)));
    QCOMPARE(listed(window), QStringList(u"H100, cheap"_s));
    QCOMPARE(button(window)->text(), u"H100, cheap"_s);
    QVERIFY2(window.main->windowTitle().startsWith(u"H100, cheap[*] – sample.sqlite"_s),
        qPrintable(window.main->windowTitle()));

    window.type(u"spot"_s);
    window.session.setColumns({});
    window.session.setPer(PerUnit::Hour);
    window.clickHeader("provider_name");
    QVERIFY(window.keys() != keys);
    saveAs(window, u"Spot"_s);
    QCOMPARE(listed(window), QStringList({u"H100, cheap"_s, u"Spot"_s}));

    QTest::keyClick(window.main.get(), Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(window.session.query(), saved);
    QCOMPARE(window.keys(), keys);
    QCOMPARE(window.box()->text(), u"gpu:h100 price<20"_s);
    QCOMPARE(window.model()->columnKeys(), QStringList({u"gpu_count"_s, u"price_per_gpu_hour"_s}));
    QCOMPARE(button(window)->text(), u"H100, cheap"_s);
    // Giving up saves nothing, and a name is needed.
    window.answers.answer.reset();
    window.find<QAction>("saveViewAs")->trigger();
    saveAs(window, u" \n"_s);
    QVERIFY(said(window).contains(u"name"_s));
    QCOMPARE(listed(window).size(), 2);
}

void SavedViewsTest::changesAreMarked()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    auto* update = window.find<QAction>("updateView");
    auto* revert = window.find<QAction>("revertView");
    QVERIFY(update->isEnabled() && !revert->isEnabled());
    window.type(u"gpu:h100"_s);
    saveAs(window, u"H100"_s);
    const QString plain = button(window)->text();
    const auto isMarked = [&] {
        const bool marked = button(window)->text() != plain;
        return marked == window.main->isWindowModified() && marked == update->isEnabled()
                && marked == revert->isEnabled() && marked == button(window)->accessibleName().contains(u"changed"_s)
            ? marked
            : throw std::runtime_error("the marks differ");
    };
    QVERIFY(!isMarked());
    window.type(u"gpu:h100 spot"_s);
    QVERIFY(isMarked());
    window.type(u"gpu:h100"_s);
    QVERIFY(!isMarked());
    window.clickHeader("gpu_count");
    QVERIFY(isMarked());
    revert->trigger();
    QVERIFY(!isMarked());
    window.session.setPer(PerUnit::Year);
    QVERIFY(isMarked());
    revert->trigger();
    // The columns that are shown anyway, said one by one, are no change.
    window.session.setColumns(window.model()->columnKeys());
    QVERIFY(!isMarked());
    window.session.setColumns({u"gpu_count"_s});
    QVERIFY(isMarked());
    revert->trigger();
    window.session.setCurrency(u"CNY"_s);
    QTRY_VERIFY(isMarked());
    revert->trigger();
    QTRY_VERIFY(!isMarked());
    QCOMPARE(window.session.query().currency, u"USD"_s);
}

void SavedViewsTest::noFacetsAreNotTheUsualOnes()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    storeSetting(Setting::Facets, QStringList());
    saveAs(window, u"Bare"_s);
    resetSetting(Setting::Facets);
    saveAs(window, u"Usual"_s);
    QTest::keyClick(window.main.get(), Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(button(window)->text(), u"Bare"_s);
    QCOMPARE(setting(Setting::Facets).toStringList(), QStringList());
    QVERIFY(!window.main->views()->current().isChanged());
    QTest::keyClick(window.main.get(), Qt::Key_2, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(setting(Setting::Facets).toStringList(), defaultSetting(Setting::Facets).toStringList());
    QVERIFY(!window.main->views()->current().isChanged());
}

void SavedViewsTest::updatesAndTakesBack()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(u"gpu:h100"_s);
    // Nothing to update: it asks for a name.
    window.answers.answer = u"H100"_s;
    QTest::keyClick(window.main.get(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(listed(window), QStringList(u"H100"_s));
    const QString path = window.main->views()->current().path();
    window.type(u"gpu:h100 spot"_s);
    window.answers.answer.reset();
    QTest::keyClick(window.main.get(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(readView(path)->query.filter, u"gpu:h100 spot"_s);
    QVERIFY(!window.main->views()->current().isChanged());
    // The offer to take it back stays while the work goes on.
    window.type(u"gpu:h100 spot provider:aws"_s);
    QTest::mouseClick(window.find<QPushButton>("messageAction"), Qt::LeftButton);
    QCOMPARE(readView(path)->query.filter, u"gpu:h100"_s);
    QVERIFY(window.main->views()->current().isChanged());
    // What is typed and wrong is not saved: what is shown is.
    window.session.setFilter(u"provider:aws prise<3"_s);
    QVERIFY(window.session.problem());
    QTest::keyClick(window.main.get(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(readView(path)->query.filter, window.session.query().filter);
}

void SavedViewsTest::replacesOnlyWhenTold()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(u"spot"_s);
    saveAs(window, u"Mine"_s);
    const QString path = window.main->views()->current().path();
    window.type(u"gpu:h100"_s);
    window.answers.confirmed = false;
    saveAs(window, u"mine"_s);
    QVERIFY2(window.answers.question.contains(u"Mine"_s), qPrintable(window.answers.question));
    QCOMPARE(readView(path)->query.filter, u"spot"_s);
    window.answers.confirmed = true;
    saveAs(window, u"mine"_s);
    QCOMPARE(readView(path)->query.filter, u"gpu:h100"_s);
    QCOMPARE(listed(window), QStringList(u"mine"_s));
    QTest::mouseClick(window.find<QPushButton>("messageAction"), Qt::LeftButton);
    QCOMPARE(readView(path)->query.filter, u"spot"_s);
}

void SavedViewsTest::renames()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    auto* rename = window.find<QAction>("renameView");
    QVERIFY(!rename->isEnabled());
    window.type(u"spot"_s);
    saveAs(window, u"One"_s);
    saveAs(window, u"Two"_s);
    window.answers.answer = u"One"_s;
    rename->trigger();
    QVERIFY2(said(window).contains(u"One"_s), qPrintable(said(window)));
    QCOMPARE(listed(window), QStringList({u"One"_s, u"Two"_s}));
    window.answers.answer = u"Three"_s;
    rename->trigger();
    QCOMPARE(listed(window), QStringList({u"One"_s, u"Three"_s}));
    QCOMPARE(button(window)->text(), u"Three"_s);
    QVERIFY(window.main->windowTitle().startsWith(u"Three"_s));
    window.type(QString());
    window.find<QAction>("revertView")->trigger();
    QCOMPARE(window.box()->text(), u"spot"_s);
}

void SavedViewsTest::deletesAndPutsBack()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    auto* remove = window.find<QAction>("deleteView");
    QVERIFY(!remove->isEnabled());
    window.type(u"spot"_s);
    saveAs(window, u"Spot"_s);
    remove->trigger();
    QVERIFY(listed(window).isEmpty());
    QCOMPARE(button(window)->text(), u"Views"_s);
    QVERIFY(!remove->isEnabled());
    QCOMPARE(window.box()->text(), u"spot"_s); // what is shown stays
    QVERIFY2(said(window).contains(u"Spot"_s), qPrintable(said(window)));
    window.find<QAction>("charts")->trigger();
    window.type(u"gpu:h100"_s);
    QTest::mouseClick(window.find<QPushButton>("messageAction"), Qt::LeftButton);
    QCOMPARE(listed(window), QStringList(u"Spot"_s));
    QCOMPARE(button(window)->text(), u"Spot •"_s);
    QTest::keyClick(window.main.get(), Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(window.box()->text(), u"spot"_s);
}

void SavedViewsTest::namesAreShownLiterally()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const QString name = u"<b>R&D</b> [*] &x"_s;
    saveAs(window, name);
    QCOMPARE(listed(window), QStringList(u"<b>R&&D</b> [*] &&x"_s));
    QVERIFY(window.main->windowTitle().startsWith(u"<b>R&D</b> [*][*] &x[*] – "_s));
    QVERIFY2(button(window)->toolTip().contains(u"&lt;b&gt;R&amp;D"_s), qPrintable(button(window)->toolTip()));
    saveAs(window, QString(300, u'长'));
    QCOMPARE(window.main->views()->current().name().size(), MaxViewName);
    QVERIFY(button(window)->sizeHint().width() < window.main->fontMetrics().averageCharWidth() * 40);
}

void SavedViewsTest::goesOnAfterARestart()
{
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        window.type(u"spot"_s);
        saveAs(window, u"Spot"_s);
        window.type(u"spot provider:aws"_s);
        window.main->close();
    }
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 1);
    QCOMPARE(window.box()->text(), u"spot provider:aws"_s);
    QCOMPARE(button(window)->text(), u"Spot •"_s);
    window.find<QAction>("revertView")->trigger();
    QCOMPARE(window.box()->text(), u"spot"_s);
    window.find<QAction>("deleteView")->trigger();
    window.main->close();
    Window next(m_catalog);
    QTRY_VERIFY(next.isReady());
    QCOMPARE(button(next)->text(), u"Views"_s);
}

ATLAS_TEST_MAIN(QApplication, SavedViewsTest)
#include "tst_savedviews.moc"
