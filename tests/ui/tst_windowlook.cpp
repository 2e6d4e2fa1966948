// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "settings.h"

#include <QAction>
#include <QScreen>

using namespace atlas;
using namespace atlas::test;

/// Sizes, places and colours.
class WindowLookTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void darkPaletteIsFollowedLive();
    void fitsSmallScreens_data();
    void fitsSmallScreens();
    void geometryOfOtherScreensIsRepaired();
    void sizeDoesNotCreep();
    void narrowStartForgetsNothing();

private:
    QTemporaryDir m_folder;
    QString m_catalog;
};

void WindowLookTest::initTestCase()
{
    m_catalog = m_folder.filePath(QStringLiteral("sample.sqlite"));
    QVERIFY(makeSampleCatalog(m_catalog));
}

void WindowLookTest::init()
{
    failOnWarnings();
    clearSettings();
}

void WindowLookTest::darkPaletteIsFollowedLive()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("detailsAction")->setChecked(true);
    window.table()->setCurrentIndex(window.model()->index(0, 0));
    const QPalette before = QApplication::palette();
    QPalette dark(QColor(60, 60, 62), QColor(40, 40, 42));
    dark.setColor(QPalette::Base, QColor(30, 30, 32));
    QApplication::setPalette(dark);
    QCoreApplication::processEvents();
    // The middle of each part is dark now: nothing kept the light colours.
    for (const char* name : {"mainWindow", "offersTable", "detailText", "facetPanel", "filterBox", "rail"}) {
        QWidget* part = qstrcmp(name, "mainWindow") == 0 ? window.main.get() : window.find(name);
        const QImage picture = part->grab().toImage();
        qint64 light = 0;
        for (int y = 0; y < picture.height(); y += 3)
            for (int x = 0; x < picture.width(); x += 3)
                light += qGray(picture.pixel(x, y)) > 128;
        QVERIFY2(light * 9 * 5 < qint64{picture.width()} * picture.height(), name);
    }
    QApplication::setPalette(before);
}

void WindowLookTest::fitsSmallScreens_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1366x768") << QSize(1366, 768);
    QTest::newRow("1366x768 at 150 %") << QSize(910, 512);
    QTest::newRow("1024x768") << QSize(1024, 768);
}

void WindowLookTest::fitsSmallScreens()
{
    QFETCH(QSize, size);
    Window window(m_catalog, size);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("detailsAction")->setChecked(true);
    window.find<QAction>("facetsAction")->setChecked(true);
    MarkingTranslator translator;
    QCoreApplication::installTranslator(&translator);
    window.type(QStringLiteral("provider:aws region:us gpu:h100 price<100 vram>=80 spot"));
    QCoreApplication::processEvents();
    QVERIFY2(window.main->minimumSizeHint().width() <= size.width()
            && window.main->minimumSizeHint().height() <= size.height(),
        qPrintable(QStringLiteral("%1x%2")
                       .arg(window.main->minimumSizeHint().width())
                       .arg(window.main->minimumSizeHint().height())));
    QCOMPARE(window.main->size(), size);
    const QRect whole = window.main->rect();
    for (const QWidget* widget : window.main->findChildren<QWidget*>())
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !widget->isWindow()
            && !window.find("facetPanel")->isAncestorOf(widget)) {
            const QRect place(widget->mapTo(window.main.get(), QPoint(0, 0)), widget->size());
            QVERIFY2(whole.contains(place), qPrintable(widget->objectName()));
        }
    QVERIFY(window.table()->viewport()->width() > 200);
    QCoreApplication::removeTranslator(&translator);
}

void WindowLookTest::geometryOfOtherScreensIsRepaired()
{
    for (const QByteArray& stored :
        {QByteArray("\x01\xd9\xd0\xcb\x00garbage", 12), QByteArray(2000, char(-1)), QByteArray("x")}) {
        storeSetting(Setting::WindowGeometry, stored);
        storeSetting(Setting::FacetsWidth, 100000);
        storeSetting(Setting::DetailsWidth, -5);
        Session session(QDate(2026, 7, 20));
        Language language;
        MainWindow window(session, language, {});
        window.show();
        QVERIFY(QGuiApplication::primaryScreen()->availableGeometry().intersects(window.frameGeometry()));
        QVERIFY(window.findChild<QWidget*>(QStringLiteral("facetPanel"))->width() < window.width() / 2);
    }
}

void WindowLookTest::sizeDoesNotCreep()
{
    QSize first;
    for (int start = 0; start < 10; ++start) {
        Session session(QDate(2026, 7, 20));
        Language language;
        MainWindow window(session, language, {});
        window.show();
        QCoreApplication::processEvents();
        if (start == 0)
            first = window.size();
        QCOMPARE(window.size(), first);
        window.close();
    }
}

void WindowLookTest::narrowStartForgetsNothing()
{
    storeSetting(Setting::DetailsShown, true);
    storeSetting(Setting::DetailsWidth, 48); // less than can be read
    Session session(QDate(2026, 7, 20));
    Language language;
    MainWindow window(session, language, {});
    window.show();
    QCoreApplication::processEvents();
    auto* details = window.findChild<QWidget*>(QStringLiteral("detailPane"));
    QVERIFY(!details->isVisible()); // the screen of the tests is narrow
    window.close();
    QVERIFY(setting(Setting::DetailsShown).toBool());
    QVERIFY(setting(Setting::DetailsWidth).toInt() >= details->minimumSizeHint().width());

    // What the user does is kept.
    window.show();
    auto* action = window.findChild<QAction*>(QStringLiteral("detailsAction"));
    action->trigger();
    QCoreApplication::processEvents();
    QVERIFY(details->isVisible());
    QVERIFY(details->width() >= details->minimumSizeHint().width());
    action->trigger();
    window.close();
    QVERIFY(!setting(Setting::DetailsShown).toBool());
}

ATLAS_TEST_MAIN(QApplication, WindowLookTest)
#include "tst_windowlook.moc"
