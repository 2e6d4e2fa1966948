// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "actions/actions.h"
#include "columns/tables.h"
#include "engine/filter.h"
#include "health/healthrules.h"
#include "help/helpbook.h"
#include "help/helpbrowser.h"
#include "help/helpwindow.h"
#include "settings.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBlock>
#include <QToolButton>
#include <map>
#include <set>

using namespace atlas;
using namespace atlas::test;

class HelpTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void languagesHaveTheSamePages();
    void linksLead();
    void everyPageOfTheWindowIsExplained();
    void examplesAreFilters();
    void listsAreWhole_data();
    void listsAreWhole();
    void helpFollowsWhereYouAre_data();
    void helpFollowsWhereYouAre();
    void helpOfTheWindowsBeside();
    void goesBackAndForward();
    void isSearched();
    void languageAndColorsChangeLive();
    void readsNothingElse();

private:
    [[nodiscard]] static QStringList all(const QString& text, const char* pattern)
    {
        QStringList found;
        const QRegularExpression expression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption);
        for (auto match = expression.globalMatch(text); match.hasNext();)
            found << match.next().captured(1);
        return found;
    }
    [[nodiscard]] static HelpWindow* open(const Window& window)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.main.get(), Qt::Key_F1);
        auto* help = window.main->findChild<HelpWindow*>();
        QApplication::setActiveWindow(help);
        return help;
    }
    QTemporaryDir m_folder;
    QString m_catalog;
    TablePtr m_offers; ///< of the starter facts
};

void HelpTest::initTestCase()
{
    m_catalog = m_folder.filePath(QStringLiteral("sample.sqlite"));
    QVERIFY(makeSampleCatalog(m_catalog));
    const QString starter = m_folder.filePath(QStringLiteral("starter.sqlite"));
    QVERIFY(createCatalog(starter, StartWith::StarterFacts, QDate(2026, 7, 20)));
    const auto catalog = readCatalog(starter);
    QVERIFY(catalog);
    const auto context = makeContext(*catalog, QStringLiteral("USD"), QDate(2026, 7, 20));
    QVERIFY(context);
    m_offers = makeTable(QStringLiteral("offers"), *context);
}

void HelpTest::init()
{
    failOnWarnings();
    clearSettings();
}

void HelpTest::languagesHaveTheSamePages()
{
    for (const QString& page : helpPages()) {
        QStringList texts;
        for (const QString& language : Language::codes()) {
            QFile file(QStringLiteral(":/help/%1/%2.md").arg(language, page));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            texts << QString::fromUtf8(file.readAll());
            QVERIFY2(texts.last().startsWith(QStringLiteral("# ")), qPrintable(file.fileName()));
            QVERIFY(!helpTitle(page, language).isEmpty());
        }
        // What is not prose is the same: links, parts made from lists, examples, tables and headings.
        for (const char* pattern : {"\\]\\((help:\\w+)\\)", "^\\{([a-z:]+)\\}$", "`([^`\n]+)`", "^(#+) ", "^(\\|)"}) {
            QStringList one = all(texts[0], pattern), other = all(texts[1], pattern);
            one.sort();
            other.sort();
            QVERIFY2(one == other,
                qPrintable(page + QStringLiteral(": ") + one.join(u' ') + QStringLiteral(" / ") + other.join(u' ')));
        }
        QVERIFY2(texts[1].contains(QRegularExpression(QStringLiteral("[\\x{4e00}-\\x{9fff}]"))), qPrintable(page));
    }
    QCOMPARE(helpTitle(QStringLiteral("filter"), QStringLiteral("tlh")),
        helpTitle(QStringLiteral("filter"), QStringLiteral("en")));
}

void HelpTest::linksLead()
{
    const Window window({});
    std::set<QString> reached{helpPages().front()};
    for (const QString& page : helpPages())
        for (const QString& link :
            all(helpText(page, QStringLiteral("en"), window.main->actions()), "\\]\\(([^)]+)\\)")) {
            QVERIFY2(link.startsWith(QStringLiteral("help:")) && helpPages().contains(link.mid(5)), qPrintable(link));
            if (page == helpPages().front())
                reached.insert(link.mid(5));
        }
    QCOMPARE(static_cast<qsizetype>(reached.size()), helpPages().size());
}

void HelpTest::everyPageOfTheWindowIsExplained()
{
    const Window window({});
    for (const QAction* page : window.main->actions().of(ActionMenu::Page))
        QVERIFY2(!helpPageOf(page->objectName()).isEmpty(),
            qPrintable(page->objectName() + QStringLiteral(" has no page in resources/help")));
    QVERIFY(helpPageOf(QStringLiteral("nothing")).isEmpty());
    QVERIFY(helpText(QStringLiteral("nothing"), QStringLiteral("en"), window.main->actions()).isEmpty());
}

void HelpTest::examplesAreFilters()
{
    const Window window({});
    int examples = 0;
    for (const QString& language : Language::codes())
        for (const QString& page : helpPages()) {
            const QString text = helpText(page, language, window.main->actions());
            QStringList filters = all(text, "^```filter\\n([^\\n]*)\\n```$");
            if (page == QLatin1String("filter"))
                filters += all(text, "^\\| `([^`]*)` \\|");
            if (page == QLatin1String("start"))
                filters += all(text, "`([^`\\n]+)`");
            for (const QString& filter : filters) {
                const ParsedFilter parsed = parseFilter(filter, *m_offers);
                QVERIFY2(!parsed.error,
                    qPrintable(filter + QStringLiteral(": ") + parsed.error.value_or(FilterProblem()).message));
                QVERIFY2(parsed.warnings.empty(), qPrintable(filter));
                ++examples;
            }
        }
    QVERIFY(examples >= 50);
}

void HelpTest::listsAreWhole_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : Language::codes())
        QTest::newRow(qPrintable(language)) << language;
}

void HelpTest::listsAreWhole()
{
    QFETCH(QString, language);
    Window window({});
    window.language.setLanguage(language);
    QCoreApplication::processEvents();
    const auto text = [&](const char* page) { return helpText(QLatin1String(page), language, window.main->actions()); };
    for (const QString& page : helpPages())
        QVERIFY2(!text(qPrintable(page)).contains(u'{'), qPrintable(page));
    const QString columns = text("columns");
    for (const auto& list : {offerColumns(), gpuColumns(), providerColumns(), benchmarkColumns(), sourceColumns(),
             claimColumns(), historyColumns()})
        for (const Column& column : list)
            QVERIFY2(columns.contains(QStringLiteral("`%1`").arg(QLatin1String(column.key))), column.key);
    const QString flags = text("unknown");
    for (const std::string_view id : HealthRuleIds)
        QVERIFY(flags.contains(QStringLiteral("`%1`").arg(QLatin1String(id.data(), static_cast<int>(id.size())))));
    const QString keys = text("keys");
    for (const char* key : {"Ctrl\\+K", "| F5 |"})
        QVERIFY2(keys.contains(QLatin1String(key)), qPrintable(keys));
    QString space = QKeySequence(Qt::CTRL | Qt::Key_Space).toString(QKeySequence::NativeText);
    QVERIFY2(keys.contains(space.replace(u'+', QStringLiteral("\\+"))), qPrintable(space));
    QVERIFY(text("charts").contains(language == QLatin1String("en") ? QStringLiteral("| Price per GPU\\-hour |")
                                                                    : QStringLiteral("| 每 GPU 小时价格 |")));
}

void HelpTest::helpFollowsWhereYouAre_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("focus");
    QTest::addColumn<QString>("help");
    QTest::newRow("filter") << QStringLiteral("offers") << QStringLiteral("filterBox") << QStringLiteral("filter");
    QTest::newRow("table") << QStringLiteral("offers") << QStringLiteral("offersTable") << QStringLiteral("offers");
    QTest::newRow("facets") << QStringLiteral("charts") << QStringLiteral("facetList_gpu") << QStringLiteral("offers");
    QTest::newRow("chart") << QStringLiteral("charts") << QStringLiteral("chartGallery") << QStringLiteral("charts");
}

void HelpTest::helpFollowsWhereYouAre()
{
    QFETCH(QString, page);
    QFETCH(QString, focus);
    QFETCH(QString, help);
    Window window(m_catalog, {1400, 800});
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>(qPrintable(page))->trigger();
    window.find(qPrintable(focus))->setFocus();
    const HelpWindow* opened = open(window);
    QVERIFY(opened && opened->isVisible() && !opened->isModal());
    QCOMPARE(opened->browser()->page(), help);
    const auto* pages = opened->findChild<QListWidget*>();
    QCOMPARE(pages->currentItem()->text(), helpTitle(help, QStringLiteral("en")));
    QVERIFY(pages->currentItem()->isSelected());
}

void HelpTest::helpOfTheWindowsBeside()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("settings")->trigger();
    QWidget* settings = window.find("settingsDialog");
    QApplication::setActiveWindow(settings);
    settings->findChild<QWidget*>(QStringLiteral("settingTheme"))->setFocus();
    QCOMPARE(open(window)->browser()->page(), QStringLiteral("settings"));
    window.find<QAction>("filterHelp")->trigger();
    QCOMPARE(window.main->findChild<HelpBrowser*>()->page(), QStringLiteral("filter"));
}

void HelpTest::goesBackAndForward()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.table()->setFocus();
    HelpWindow* help = open(window);
    auto* back = help->findChild<QToolButton*>(QStringLiteral("helpBack"));
    auto* forward = help->findChild<QToolButton*>(QStringLiteral("helpForward"));
    QVERIFY(!back->isEnabled() && !forward->isEnabled());
    // By a link, as Tab and Enter reach it.
    help->browser()->setFocus();
    QTest::keyClick(help->browser(), Qt::Key_Tab);
    QTest::keyClick(help->browser(), Qt::Key_Return);
    QCOMPARE(help->browser()->page(), QStringLiteral("filter"));
    auto* pages = help->findChild<QListWidget*>();
    pages->setFocus();
    QTest::keyClick(pages, Qt::Key_Down);
    QCOMPARE(help->browser()->page(), QStringLiteral("columns"));
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(help->browser()->page(), QStringLiteral("filter"));
    QTest::keyClick(help, Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(help->browser()->page(), QStringLiteral("offers"));
    QVERIFY(!back->isEnabled() && forward->isEnabled());
    QTest::mouseClick(forward, Qt::LeftButton);
    QCOMPARE(help->browser()->page(), QStringLiteral("filter"));
    QCOMPARE(pages->currentItem()->text(), QStringLiteral("How to write a filter"));
    QTest::keyClick(help, Qt::Key_Escape);
    QVERIFY(!help->isVisible());
}

void HelpTest::isSearched()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.table()->setFocus();
    HelpWindow* help = open(window);
    auto* search = help->findChild<QLineEdit*>(QStringLiteral("helpSearch"));
    const auto* pages = help->findChild<QListWidget*>();
    const auto listed = [pages] {
        int visible = 0;
        for (int row = 0; row < pages->count(); ++row)
            visible += !pages->item(row)->isHidden();
        return visible;
    };
    QTest::keyClicks(search, QStringLiteral("REVERSED clouds nonsense"));
    QCOMPARE(listed(), 0);
    search->clear();
    QCOMPARE(listed(), pages->count());
    QVERIFY(help->browser()->extraSelections().isEmpty());
    QTest::keyClicks(search, QStringLiteral("Apostrophe"));
    QCOMPARE(help->browser()->page(), QStringLiteral("export"));
    QCOMPARE(listed(), 1);
    QCOMPARE(help->browser()->extraSelections().size(), 1);
    QCOMPARE(help->browser()->textCursor().selectedText(), QStringLiteral("apostrophe"));
    search->clear();
    QTest::keyClicks(search, QStringLiteral("unknown"));
    QVERIFY(listed() > 3);
    std::set<QString> visited;
    for (int i = 0; i < 200; ++i) {
        visited.insert(help->browser()->page());
        QTest::keyClick(search, Qt::Key_Return);
    }
    QCOMPARE(static_cast<int>(visited.size()), listed());
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(help->isVisible() && search->text().isEmpty());
}

void HelpTest::languageAndColorsChangeLive()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.box()->setFocus();
    HelpWindow* help = open(window);
    window.language.setLanguage(QStringLiteral("zh_CN"));
    QTRY_COMPARE(help->windowTitle(), QStringLiteral("帮助"));
    QVERIFY(help->browser()->toPlainText().startsWith(QStringLiteral("筛选条件写法")));
    QCOMPARE(help->findChild<QListWidget*>()->item(2)->text(), QStringLiteral("筛选条件写法"));
    QCOMPARE(help->browser()->page(), QStringLiteral("filter"));
    QVERIFY(!help->findChild<QToolButton*>(QStringLiteral("helpBack"))->isEnabled());
    storeSetting(Setting::Theme, QStringLiteral("dark"));
    QCoreApplication::processEvents();
    const QImage picture = help->browser()->viewport()->grab().toImage();
    qint64 light = 0;
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2)
            light += qGray(picture.pixel(x, y)) > 128;
    QVERIFY(light * 4 * 4 < qint64{picture.width()} * picture.height());
    QVERIFY(light > 0);
    resetSetting(Setting::Theme);
}

void HelpTest::readsNothingElse()
{
    const Window window({});
    HelpBrowser browser(window.main->actions());
    browser.showPage(QStringLiteral("start"));
    const QString before = browser.toPlainText();
    browser.showPage(QStringLiteral("../../etc/passwd"));
    QCOMPARE(browser.toPlainText(), before);
    for (const char* url : {"file:///etc/hostname", "https://example.org/", "qrc:/help/en/start.md", "help:nothing"})
        for (const int type : {2, 3, 4}) // picture, style sheet, Markdown
            QVERIFY2(browser.loadResource(type, QUrl(QLatin1String(url))).toByteArray().isEmpty(), url);
    emit browser.anchorClicked(QUrl(QStringLiteral("https://example.org/")));
    QCOMPARE(browser.page(), QStringLiteral("start"));
}

ATLAS_TEST_MAIN(QApplication, HelpTest)
#include "tst_help.moc"
