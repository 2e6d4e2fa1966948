// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "actions/actions.h"
#include "commands/commandlist.h"
#include "commands/commandmatch.h"
#include "commands/commandmodel.h"
#include "commands/initials.h"
#include "commands/shortcutmodel.h"
#include "settings.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <set>

using namespace atlas;
using namespace atlas::test;

/// The command palette and the models behind it.
class CommandsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void namesAreRanked_data();
    void namesAreRanked();
    void initialsAreRead();
    void everyActionIsListedInBothLanguages();
    void modelsKeepTheContract();
    void opensRunsAndGivesTheFocusBack();
    void findsInBothLanguages_data();
    void findsInBothLanguages();
    void recentOnesComeFirst();
    void whatCannotBeDoneIsNotRun();
    void keysMoveInTheList();
    void closesWithoutATrace();
    void languageChangesWhileOpen();

private:
    [[nodiscard]] static QListView* list(const Window& window) { return window.find<QListView>("commandList"); }
    [[nodiscard]] static QStringList shown(const Window& window)
    {
        QStringList texts;
        for (int row = 0; row < list(window)->model()->rowCount(); ++row)
            texts << list(window)->model()->index(row, 0).data().toString();
        return texts;
    }
    [[nodiscard]] static QLineEdit* open(const Window& window)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.main.get(), Qt::Key_K, Qt::ControlModifier);
        return window.find<QLineEdit>("commandTyped");
    }
    QTemporaryDir m_folder;
    QString m_catalog;
};

void CommandsTest::initTestCase()
{
    m_catalog = m_folder.filePath(QStringLiteral("sample.sqlite"));
    QVERIFY(makeSampleCatalog(m_catalog));
}

void CommandsTest::init()
{
    failOnWarnings();
    clearSettings();
}

void CommandsTest::namesAreRanked_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("best"); // in this order, of the names below
    const auto row = [](const char* typed, std::initializer_list<const char*> names) {
        QStringList list;
        for (const char* name : names)
            list << QString::fromUtf8(name);
        QTest::newRow(typed) << QString::fromUtf8(typed) << list;
    };
    row("Reload", {"Reload"});
    row("reload", {"Reload"});
    row("ＲＥＬＯＡＤ", {"Reload"}); // full width
    row("export", {"Export table", "Export chart"});
    row("chart", {"Copy chart", "Export chart"}); // a word's beginning, the shorter first
    row("art", {"Copy chart", "Export chart"});
    row("ec", {"Export chart"}); // initials
    row("expch", {"Export chart"}); // letters in order
    row("导出", {"导出表格"});
    row("表格", {"导出表格"});
    row("dcbg", {"导出表格"});
    row("cxjz", {"重新加载"});
    row("zxjz", {"重新加载"});
    row("zzzz", {});
    row("xport cha", {"Export chart"});
}

void CommandsTest::namesAreRanked()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, best);
    const QStringList names{QStringLiteral("Reload"), QStringLiteral("Export table"), QStringLiteral("Export chart"),
        QStringLiteral("Copy chart"), QStringLiteral("导出表格"), QStringLiteral("重新加载")};
    std::vector<std::pair<int, QString>> found;
    for (const QString& name : names)
        if (const int score = matchName(name, typed); score > 0)
            found.emplace_back(score, name);
    std::stable_sort(
        found.begin(), found.end(), [](const auto& left, const auto& right) { return left.first > right.first; });
    QStringList ranked;
    for (const auto& [score, name] : found)
        ranked << name;
    QCOMPARE(ranked, best);
}

void CommandsTest::initialsAreRead()
{
    QCOMPARE(initialsOf(QStringLiteral("Copy rows with headers")),
        QStringList({QStringLiteral("c"), QStringLiteral("r"), QStringLiteral("w"), QStringLiteral("h")}));
    // Readings as a dictionary gives them: guan yu GPU Atlas.
    QCOMPARE(initialsOf(QStringLiteral("关于 GPU Atlas")),
        QStringList({QStringLiteral("g"), QStringLiteral("y"), QStringLiteral("g"), QStringLiteral("a")}));
    const QStringList reload = initialsOf(QStringLiteral("重新加载"));
    QVERIFY(matchInitials(reload, 0, QStringLiteral("cxj")));
    QVERIFY(matchInitials(reload, 2, QStringLiteral("jz")));
    QVERIFY(!matchInitials(reload, 3, QStringLiteral("jz")));
    QVERIFY(!matchInitials(reload, 0, QString()));
    QVERIFY(initialsOf(QStringLiteral("… — ☃ 𠀀")).isEmpty());
}

void CommandsTest::everyActionIsListedInBothLanguages()
{
    Window window(m_catalog);
    std::set<QString> listed;
    for (const Command& command : commandList(window.main->actions())) {
        QVERIFY2(!command.text.isEmpty() && !command.place.isEmpty(), qPrintable(command.text));
        QVERIFY2(!command.text.contains(u'&') && !command.text.endsWith(u'…'), qPrintable(command.text));
        const QString name = command.action->objectName();
        QVERIFY2(listed.insert(name).second, qPrintable(name));
        if (!name.startsWith(QLatin1String("language_")))
            QVERIFY2(command.names.size() >= 2 || command.text == QLatin1String("CSV"),
                qPrintable(command.text + QStringLiteral(" has no Chinese name")));
    }
    for (const QAction* action : window.main->actions().all())
        QVERIFY2(action->menu() || listed.contains(action->objectName()), qPrintable(action->objectName()));
    for (const char* name : {"language_en", "language_zh_CN", "theme_dark"})
        QVERIFY(listed.contains(QLatin1String(name)));
}

void CommandsTest::modelsKeepTheContract()
{
    Window window(m_catalog);
    CommandModel commands;
    const QAbstractItemModelTester commandTester(&commands, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(commands.rowCount(), 0);
    commands.setCommands(commandList(window.main->actions()), {QStringLiteral("reload"), QStringLiteral("gone")});
    QVERIFY(commands.rowCount() > 15);
    QCOMPARE(commands.index(0).data().toString(), QStringLiteral("Reload"));
    QVERIFY(!commands.action({}));
    QCOMPARE(commands.rowCount(commands.index(0)), 0);
    commands.setTyped(QStringLiteral("no such command at all"));
    QCOMPARE(commands.rowCount(), 0);
    commands.setTyped({});
    commands.setCommands({}, {});
    QCOMPARE(commands.rowCount(), 0);
    // An action that is gone is listed without harm.
    auto* passing = new QAction;
    commands.setCommands({{passing, QStringLiteral("a"), {QStringLiteral("a")}, {}, {}, {}}}, {});
    delete passing;
    QCOMPARE(commands.index(0).data().toString(), QStringLiteral("a"));
    QVERIFY(!(commands.flags(commands.index(0)) & Qt::ItemIsEnabled));

    ShortcutModel shortcuts;
    const QAbstractItemModelTester shortcutTester(&shortcuts, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(shortcuts.rowCount(), 0);
    QVERIFY(!shortcuts.headerData(0, Qt::Horizontal).toString().isEmpty());
    QVERIFY(!shortcuts.headerData(ShortcutModel::ColumnCount, Qt::Horizontal).isValid());
    QVERIFY(!shortcuts.headerData(-1, Qt::Horizontal).isValid());
    shortcuts.setShortcuts(shortcutList(window.main->actions()));
    QVERIFY(shortcuts.rowCount() > 20);
    QCOMPARE(shortcuts.columnCount(shortcuts.index(0, 0)), 0);
    shortcuts.setShortcuts({});
    QCOMPARE(shortcuts.rowCount(), 0);
}

void CommandsTest::opensRunsAndGivesTheFocusBack()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.box()->setFocus(); // its own Ctrl+K would cut the line
    QTest::keyClicks(window.box(), QStringLiteral("aws"));
    QLineEdit* typed = open(window);
    QVERIFY(typed && typed->isVisible() && typed->hasFocus());
    QCOMPARE(window.box()->text(), QStringLiteral("aws"));
    QTest::keyClicks(typed, QStringLiteral("charts"));
    QTest::keyClick(typed, Qt::Key_Return);
    QVERIFY(!typed->isVisible());
    QVERIFY(window.find("chartsPage")->isVisible());
    window.box()->setFocus();
    (void)open(window);
    QTest::keyClick(typed, Qt::Key_Escape);
    QVERIFY(window.box()->hasFocus());
}

void CommandsTest::findsInBothLanguages_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    for (const char* language : {"en", "zh_CN"})
        for (const char* typed : {"dark", "深色", "Theme dark", "主题 深色"})
            QTest::addRow("%s %s", language, typed) << QString::fromLatin1(language) << QString::fromUtf8(typed);
}

void CommandsTest::findsInBothLanguages()
{
    QFETCH(QString, language);
    QFETCH(QString, typed);
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.language.setLanguage(language);
    QCoreApplication::processEvents();
    QLineEdit* line = open(window);
    QTest::sendKeyEvent(QTest::Click, line, Qt::Key_unknown, typed, {});
    QCOMPARE(line->text(), typed);
    QVERIFY(list(window)->model()->rowCount() > 0);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(setting(Setting::Theme).toString(), QStringLiteral("dark"));
    resetSetting(Setting::Theme);
}

void CommandsTest::recentOnesComeFirst()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QLineEdit* line = open(window);
    for (const char* name : {"facets", "details", "facets"}) {
        QTest::keyClicks(line, QLatin1String(name));
        QTest::keyClick(line, Qt::Key_Return);
        (void)open(window);
        QVERIFY(line->text().isEmpty());
    }
    QCOMPARE(shown(window).mid(0, 2), QStringList({QStringLiteral("Facets"), QStringLiteral("Details")}));
    QCOMPARE(setting(Setting::RecentCommands).toStringList(),
        QStringList({QStringLiteral("facetsAction"), QStringLiteral("detailsAction")}));
}

void CommandsTest::whatCannotBeDoneIsNotRun()
{
    Window window({}); // no catalog: nothing to export
    QLineEdit* line = open(window);
    QTest::keyClicks(line, QStringLiteral("export table"));
    const QModelIndex first = list(window)->model()->index(0, 0);
    QCOMPARE(first.data().toString(), QStringLiteral("Export table"));
    QVERIFY(!(first.flags() & Qt::ItemIsEnabled));
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("not available now")));
    QTest::mouseClick(list(window)->viewport(), Qt::LeftButton, {}, list(window)->visualRect(first).center());
    QVERIFY(line->isVisible());
    QVERIFY(setting(Setting::RecentCommands).toStringList().isEmpty());
}

void CommandsTest::keysMoveInTheList()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QLineEdit* line = open(window);
    const int last = list(window)->model()->rowCount() - 1;
    QCOMPARE(list(window)->currentIndex().row(), 0);
    QTest::keyClick(line, Qt::Key_Up);
    QCOMPARE(list(window)->currentIndex().row(), last);
    QTest::keyClick(line, Qt::Key_Down);
    QCOMPARE(list(window)->currentIndex().row(), 0);
    QTest::keyClick(line, Qt::Key_PageDown);
    const int page = list(window)->currentIndex().row();
    QVERIFY(page > 3 && page < last);
    // What cannot be done now is stepped over: the way back may take one key more.
    QTest::keyClick(line, Qt::Key_PageUp);
    QVERIFY(list(window)->currentIndex().row() < page);
    QTest::keyClick(line, Qt::Key_PageUp);
    QCOMPARE(list(window)->currentIndex().row(), 0);
    QTest::keyClick(line, Qt::Key_Tab);
    QVERIFY(line->hasFocus());
    QVERIFY(list(window)->currentIndex().row() >= 1);
    // A reader hears what is current.
    QCOMPARE(line->accessibleDescription(), list(window)->currentIndex().data(Qt::AccessibleTextRole).toString());
}

void CommandsTest::closesWithoutATrace()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.table()->setFocus();
    QLineEdit* line = open(window);
    QTest::keyClicks(line, QStringLiteral("nothing has this name"));
    QVERIFY(window.find("commandNone")->isVisible());
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(line->isVisible());
    window.box()->setFocus(); // as a click elsewhere does
    QVERIFY(!line->isVisible());
    QVERIFY(window.box()->hasFocus());
}

void CommandsTest::languageChangesWhileOpen()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QLineEdit* line = open(window);
    QTest::keyClicks(line, QStringLiteral("reload"));
    QCOMPARE(shown(window).front(), QStringLiteral("Reload"));
    window.language.setLanguage(QStringLiteral("zh_CN"));
    QTRY_COMPARE(shown(window).front(), QStringLiteral("重新加载"));
    QCOMPARE(list(window)->model()->index(0, 0).data(CommandModel::OtherNameRole).toString(), QStringLiteral("Reload"));
}

ATLAS_TEST_MAIN(QApplication, CommandsTest)
#include "tst_commands.moc"
