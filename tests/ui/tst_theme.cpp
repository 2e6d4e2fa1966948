// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "charts/palette.h"
#include "icons.h"
#include "settings.h"
#include "theme/palettes.h"
#include "theme/systemscheme.h"
#include "widgets/tones.h"

#include <QAction>

using namespace atlas;
using namespace atlas::test;

namespace {

/// Share of a picture that is lighter than the middle, 0 … 1.
double lightShare(const QImage& picture)
{
    qint64 light = 0, all = 0;
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2) {
            if (qAlpha(picture.pixel(x, y)) < 128)
                continue;
            ++all;
            light += qGray(picture.pixel(x, y)) > 128;
        }
    return all == 0 ? 0 : static_cast<double>(light) / static_cast<double>(all);
}

}

class ThemeTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();

    void textsHaveContrast_data();
    void textsHaveContrast();
    void marksHaveContrast_data();
    void marksHaveContrast();
    void chartsHaveContrast_data();
    void chartsHaveContrast();
    void themeIsSwitchedLive();
    void pagesMadeLaterFollowToo();
    void systemComesBack();
    void desktopIsFollowed();
    void textSizeIsSwitchedLive();
    void unknownThemeIsTheSystems();

private:
    QTemporaryDir m_folder;
    QString m_catalog;
};

void ThemeTest::initTestCase()
{
    m_catalog = m_folder.filePath(QStringLiteral("sample.sqlite"));
    QVERIFY(makeSampleCatalog(m_catalog));
}

void ThemeTest::init()
{
    failOnWarnings();
    clearSettings();
}

void ThemeTest::cleanup()
{
    QApplication::setPalette(QPalette());
}

void ThemeTest::textsHaveContrast_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    using Role = QPalette::ColorRole;
    const std::vector<std::pair<Role, Role>> pairs{
        {Role::WindowText, Role::Window},
        {Role::Text, Role::Base},
        {Role::Text, Role::AlternateBase},
        {Role::Text, Role::Window}, // empty lists draw their text on the window's ground
        {Role::ButtonText, Role::Button},
        {Role::ButtonText, Role::Window}, // flat buttons
        {Role::ToolTipText, Role::ToolTipBase},
        {Role::HighlightedText, Role::Highlight},
        {Role::PlaceholderText, Role::Base},
        {Role::PlaceholderText, Role::Window},
        {Role::Link, Role::Base},
        {Role::Link, Role::Window},
        {Role::LinkVisited, Role::Base},
    };
    for (const bool isLight : {true, false}) {
        const QPalette palette = isLight ? lightPalette() : darkPalette();
        const char* theme = isLight ? "light" : "dark";
        for (const auto& [text, ground] : pairs)
            for (const auto group : {QPalette::Active, QPalette::Inactive})
                QTest::addRow("%s %d on %d, group %d", theme, text, ground, group)
                    << palette.color(group, text) << palette.color(group, ground);
        const QColor base = palette.color(Role::Base), window = palette.color(Role::Window),
                     alternate = palette.color(Role::AlternateBase), accent = palette.color(Role::Highlight);
        const QColor hovered = mixed(base, palette.color(Role::Text), 0.06);
        for (const QColor& ground : {base, alternate, window, hovered})
            QTest::addRow("%s dim on %s", theme, qPrintable(ground.name())) << dimText(palette) << ground;
        for (const QColor& ground : {base, window}) {
            QTest::addRow("%s error on %s", theme, qPrintable(ground.name())) << errorText(palette) << ground;
            QTest::addRow("%s warning on %s", theme, qPrintable(ground.name())) << warningText(palette) << ground;
        }
        for (const QColor& mark : {errorText(palette), warningText(palette), accent})
            QTest::addRow("%s message %s", theme, qPrintable(mark.name()))
                << palette.color(Role::WindowText) << mixed(base, mark, 0.10);
        QTest::addRow("%s chip", theme) << palette.color(Role::Text) << mixed(base, accent, 0.25);
    }
}

void ThemeTest::textsHaveContrast()
{
    QFETCH(QColor, text);
    QFETCH(QColor, ground);
    QVERIFY2(contrastRatio(text, ground) >= 4.5,
        qPrintable(QStringLiteral("%1 on %2: %3").arg(text.name(), ground.name()).arg(contrastRatio(text, ground))));
}

void ThemeTest::marksHaveContrast_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

void ThemeTest::marksHaveContrast()
{
    QFETCH(QPalette, palette);
    // What marks focus and selection, WCAG 1.4.11.
    const QColor mark = palette.color(QPalette::Highlight);
    for (const auto role : {QPalette::Base, QPalette::Window, QPalette::AlternateBase})
        QVERIFY2(contrastRatio(mark, palette.color(role)) >= 3.0, qPrintable(palette.color(role).name()));
    QVERIFY(isDark(palette) == (palette.color(QPalette::Base).lightness() < 128));
}

void ThemeTest::chartsHaveContrast_data()
{
    marksHaveContrast_data();
}

void ThemeTest::chartsHaveContrast()
{
    QFETCH(QPalette, palette);
    const ChartColors colors = chartColors(palette);
    QCOMPARE(colors.dark, isDark(palette));
    for (const QColor& ground : {colors.background, colors.stripe, colors.hover})
        for (const QColor& text : {colors.text, colors.dim})
            QVERIFY2(contrastRatio(text, ground) >= 4.5, qPrintable(text.name() + ground.name()));
    QVERIFY(contrastRatio(colors.accent, colors.background) >= 3.0);
}

void ThemeTest::themeIsSwitchedLive()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("detailsAction")->setChecked(true);
    window.type(QStringLiteral("provider:aws"));
    window.table()->setCurrentIndex(window.model()->index(0, 0));
    window.main->messages()->show(MessageBar::Kind::Warning, QStringLiteral("Look."));
    window.openChart();
    window.find<QAction>("offers")->trigger();
    const auto check = [&window](bool dark) {
        for (const char* page : {"offers", "charts"}) {
            window.find<QAction>(page)->trigger();
            QCoreApplication::processEvents();
            for (const char* name : {"offersTable", "detailText", "facetPanel", "filterBox", "rail", "chip",
                     "messageBar", "chartCanvas", "filterBar"}) {
                const QWidget* part = window.find(name);
                if (!part->isVisible())
                    continue;
                const double light = lightShare(const_cast<QWidget*>(part)->grab().toImage());
                QVERIFY2(dark ? light < 0.3 : light > 0.6,
                    qPrintable(
                        QStringLiteral("%1 on %2: %3").arg(QLatin1String(name), QLatin1String(page)).arg(light)));
            }
            // The lines of icons are drawn in the ink of the moment.
            const QPixmap icon = window.find<QAction>("reload")->icon().pixmap(32);
            const double light = lightShare(icon.toImage());
            QVERIFY2(dark ? light > 0.9 : light < 0.1, qPrintable(QString::number(light)));
        }
    };
    check(false);
    window.find<QAction>("theme_dark")->trigger();
    QCOMPARE(setting(Setting::Theme).toString(), QStringLiteral("dark"));
    check(true);
    window.find<QAction>("theme_light")->trigger();
    check(false);
    window.find<QAction>("theme_system")->trigger();
    QVERIFY(window.find<QAction>("theme_system")->isChecked());
    check(false);
}

void ThemeTest::pagesMadeLaterFollowToo()
{
    storeSetting(Setting::Theme, QStringLiteral("dark"));
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    window.openChart();
    QCoreApplication::processEvents();
    QVERIFY(lightShare(window.find("chartCanvas")->grab().toImage()) < 0.3);
    QVERIFY(window.find<QAction>("theme_dark")->isChecked());
}

void ThemeTest::systemComesBack()
{
    const QPalette plain = QApplication::palette();
    {
        const Appearance appearance;
        storeSetting(Setting::Theme, QStringLiteral("dark"));
        QVERIFY(isDark(QApplication::palette()));
        storeSetting(Setting::Theme, QStringLiteral("system"));
        // The style's own palette has too little contrast: ours stands in.
        QVERIFY(!isDark(QApplication::palette()));
        QCOMPARE(QApplication::palette().color(QPalette::Highlight), lightPalette().color(QPalette::Highlight));
    }
    QApplication::setPalette(QPalette());
    QCOMPARE(QApplication::palette().color(QPalette::Window), plain.color(QPalette::Window));
}

void ThemeTest::desktopIsFollowed()
{
    const Appearance appearance;
    SystemScheme* scheme = appearance.systemScheme();
    scheme->setColorScheme(1);
    QVERIFY(isDark(QApplication::palette()));
    storeSetting(Setting::Theme, QStringLiteral("light")); // the user's word counts more
    QVERIFY(!isDark(QApplication::palette()));
    scheme->setColorScheme(2);
    scheme->setColorScheme(1);
    QVERIFY(!isDark(QApplication::palette()));
    storeSetting(Setting::Theme, QStringLiteral("system"));
    QVERIFY(isDark(QApplication::palette()));
    scheme->setColorScheme(0);
    QVERIFY(!isDark(QApplication::palette()));
}

void ThemeTest::textSizeIsSwitchedLive()
{
    const QFont before = QApplication::font();
    Window window(m_catalog, {1280, 720});
    QTRY_COMPARE(window.rows(), 10);
    const int row = window.table()->rowHeight(0);
    storeSetting(Setting::TextSize, 150);
    QCoreApplication::processEvents();
    QCOMPARE(QApplication::font().pointSizeF(), before.pointSizeF() * 1.5);
    QVERIFY(window.table()->rowHeight(0) > row);
    // Bold parts grow with the others.
    QCOMPARE(window.find("detailTitle")->font().pointSizeF(), before.pointSizeF() * 1.5);
    QVERIFY(window.find("detailTitle")->font().bold());
    storeSetting(Setting::TextSize, 1'000'000);
    QVERIFY(QApplication::font().pointSizeF() <= before.pointSizeF() * 3);
    resetSetting(Setting::TextSize);
    QCoreApplication::processEvents();
    QCOMPARE(QApplication::font().pointSizeF(), before.pointSizeF());
    QCOMPARE(window.table()->rowHeight(0), row);
}

void ThemeTest::unknownThemeIsTheSystems()
{
    storeSetting(Setting::Theme, QStringLiteral("sepia"));
    const Appearance appearance;
    QVERIFY(!isDark(QApplication::palette()));
}

ATLAS_TEST_MAIN(QApplication, ThemeTest)
#include "tst_theme.moc"
