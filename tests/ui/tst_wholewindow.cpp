// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "actions/actions.h"
#include "pages/pagestack.h"
#include "settings.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <set>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array Languages{"en", "zh_CN"};
/// Actions that leave the window, or take it to another catalog: they are walked last, or by tests of their own.
const std::set<QString>& leaving()
{
    static const std::set<QString> ids{u"quit"_s, u"openOwnCatalog"_s};
    return ids;
}

QList<QWidget*> otherWindows(const QWidget* main)
{
    QList<QWidget*> found;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget != main && widget->isVisible() && (widget->isWindow() && !qobject_cast<QMenu*>(widget)))
            found << widget;
    return found;
}

/// What can have the focus in there now.
QList<QWidget*> stopsIn(const QWidget* root)
{
    QList<QWidget*> stops;
    for (QWidget* widget : root->findChildren<QWidget*>())
        if (widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy() && widget->isVisible() && widget->isEnabled()
            && !widget->objectName().startsWith(u"qt_"_s))
            stops << widget;
    return stops;
}

QString called(const QWidget* widget)
{
    QStringList path;
    for (const QWidget* each = widget; each && path.size() < 4; each = each->parentWidget())
        path.prepend(QLatin1String(each->metaObject()->className()) + u' ' + each->objectName());
    return path.join(u" > "_s);
}

}

/// Everything that the window has, reached and read without eyes and pointer, in both languages.
class WholeWindowTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void everyStopIsNamed_data() { languages(); }
    void everyStopIsNamed();
    void everyActionOfTheMenusByKeyboard_data() { languages(); }
    void everyActionOfTheMenusByKeyboard();
    void everyActionOfThePaletteByKeyboard_data() { languages(); }
    void everyActionOfThePaletteByKeyboard();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : Languages)
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void prepare(Window& window, const QString& language);
    /// No two in a window with the same letter.
    void checkLetters(const QWidget* root, const QString& place);
    void checkNames(const QWidget* root, const QString& place, bool isChinese);
    /// Whatever the action has opened has a title and goes with Esc.
    void closeWhatOpened(const Window& window, const QString& action);

    QTemporaryDir m_folder;
    QString m_catalog;
    QStringList m_faults;
};

void WholeWindowTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
    QFile list(m_folder.filePath(u"list.csv"_s));
    QVERIFY(list.open(QIODevice::WriteOnly) && list.write(sampleOffers()) > 0);
}

void WholeWindowTest::init()
{
    failOnWarnings();
    clearSettings();
    storeSetting(Setting::WizardOffered, true);
    m_faults.clear();
}

void WholeWindowTest::prepare(Window& window, const QString& language)
{
    QTRY_COMPARE(window.rows(), 10);
    window.language.setLanguage(language);
    QCoreApplication::processEvents();
    window.answers.openPath = m_folder.filePath(u"list.csv"_s);
    window.find<QAction>("detailsAction")->setChecked(true);
    window.table()->setFocus();
    window.table()->setCurrentIndex(window.model()->index(2, 1));
}

void WholeWindowTest::checkNames(const QWidget* root, const QString& place, bool isChinese)
{
    if (root->isWindow())
        checkLetters(root, place);
    static const QRegularExpression han(u"\\p{Han}"_s), words(u"[a-z]{4}"_s);
    for (const QWidget* stop : stopsIn(root)) {
        QAccessibleInterface* const read = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(stop));
        const QString name = read ? read->text(QAccessible::Name) : QString();
        const QString where = place + u": "_s + called(stop);
        if (name.trimmed().isEmpty())
            m_faults << where + u" has no name"_s;
        else if (isChinese && !name.contains(han) && name.contains(words))
            m_faults << where + u" is called in English: "_s + name;
        if (read && (read->role() == QAccessible::NoRole || read->role() == QAccessible::Client))
            m_faults << where + u" has no role"_s;
    }
}

void WholeWindowTest::checkLetters(const QWidget* root, const QString& place)
{
    static const QRegularExpression marked(u"(?<!&)&([^&\\s])"_s);
    QStringList texts;
    for (const QWidget* widget : root->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != root)
            continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        else if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            texts << label->text();
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                texts << tabs->tabText(tab);
        else if (const auto* menus = qobject_cast<const QMenuBar*>(widget))
            for (const QAction* menu : menus->actions())
                texts << menu->text();
    }
    QHash<QString, QString> known;
    for (const QString& text : texts) {
        const QString letter = marked.match(text).captured(1).toUpper();
        if (!letter.isEmpty() && known.contains(letter))
            m_faults << place + u": Alt+"_s + letter + u" is “"_s + known[letter] + u"” and “"_s + text + u'”';
        known.insert(letter, text);
    }
}

void WholeWindowTest::everyStopIsNamed()
{
    QFETCH(QString, language);
    Window window(m_catalog, {1500, 900});
    prepare(window, language);
    const bool isChinese = language == u"zh_CN"_s;
    window.type(u"provider:aws"_s);
    window.find<QAction>("toggleCompare")->trigger();
    for (QAction* page : window.main->actions().of(ActionMenu::Page)) {
        page->trigger();
        QTRY_VERIFY(window.isReady());
        QTest::qWait(20);
        checkNames(window.main.get(), page->objectName(), isChinese);
        for (auto* tabs : window.main->findChildren<QTabWidget*>())
            for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                QCoreApplication::processEvents();
                checkNames(tabs, page->objectName() + u' ' + QString::number(tab), isChinese);
            }
    }
    window.openChart("price-performance");
    checkNames(window.main.get(), u"enlarged chart"_s, isChinese);
    window.find<QAction>("chartNumbers")->trigger();
    checkNames(window.main.get(), u"numbers of the chart"_s, isChinese);
    window.find<QAction>("offers")->trigger();
    int dialogs = 0;
    for (const char* id : {"settings", "about", "catalogInfo", "shortcutList", "help", "importOffers", "addOwnOffer",
             "chooseColumns", "commandPalette", "goTo"}) {
        window.find<QAction>(id)->trigger();
        QTest::qWait(50);
        checkNames(window.main.get(), QLatin1String(id), isChinese);
        for (QWidget* other : otherWindows(window.main.get())) {
            ++dialogs;
            checkNames(other, QLatin1String(id), isChinese);
            other->close();
        }
        QCoreApplication::processEvents();
    }
    QVERIFY(dialogs >= 6);
    m_faults.removeDuplicates();
    QVERIFY2(m_faults.isEmpty(), qPrintable(u'\n' + m_faults.join(u'\n')));
}

void WholeWindowTest::closeWhatOpened(const Window& window, const QString& action)
{
    QTest::qWait(1);
    QTRY_VERIFY2(window.isReady(), qPrintable(action));
    if (QWidget* menu = QApplication::activePopupWidget()) {
        QTest::keyClick(menu, Qt::Key_Escape);
        while (QApplication::activePopupWidget())
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    }
    for (QWidget* other : otherWindows(window.main.get())) {
        QVERIFY2(!other->windowTitle().isEmpty() || !qobject_cast<QDialog*>(other), qPrintable(action));
        QWidget* focus = other->focusWidget() ? other->focusWidget() : other;
        QTest::keyClick(focus, Qt::Key_Escape);
        if (other->isVisible()) // the first Esc may have emptied a field
            QTest::keyClick(other, Qt::Key_Escape);
        QTRY_VERIFY2(!other->isVisible(), qPrintable(action + u" stays open"_s));
    }
    QApplication::setActiveWindow(window.main.get());
    QVERIFY2(window.main->isVisible(), qPrintable(action));
    QVERIFY2(QApplication::focusWidget(), qPrintable(action + u" leaves the focus nowhere"_s));
}

void WholeWindowTest::everyActionOfTheMenusByKeyboard()
{
    QFETCH(QString, language);
    Window window(m_catalog, {1500, 900});
    prepare(window, language);
    static const QRegularExpression letter(u"&([A-Za-z0-9])"_s);
    int done = 0;
    QMenuBar* const bar = window.main->menuBar();
    for (QAction* title : bar->actions()) {
        const QRegularExpressionMatch opens = letter.match(title->text());
        QVERIFY2(opens.hasMatch(), qPrintable(title->text()));
        const auto key = [](const QRegularExpressionMatch& match) {
            return static_cast<Qt::Key>(match.captured(1).toUpper().front().unicode());
        };
        const QList<QAction*> entries = title->menu()->actions();
        for (const QPointer<QAction> action : entries) {
            if (!action || action->isSeparator() || !action->isVisible())
                continue;
            const QString id = action->objectName(), text = action->text();
            const QRegularExpressionMatch match = letter.match(text);
            QVERIFY2(match.hasMatch() || !window.main->actions().all().empty(), qPrintable(text));
            if (!match.hasMatch() || leaving().count(id))
                continue; // entries that the user has named
            QTest::keyClick(QApplication::focusWidget(), key(opens), Qt::AltModifier);
            QTRY_VERIFY2(title->menu()->isVisible(), qPrintable(title->text()));
            const bool wasEnabled = action->isEnabled();
            QSignalSpy triggered(action, &QAction::triggered);
            QTest::keyClick(title->menu(), key(match));
            if (action && action->menu())
                QTRY_VERIFY2(!wasEnabled || action->menu()->isVisible(), qPrintable(id));
            else
                QVERIFY2(triggered.size() == (wasEnabled ? 1 : 0), qPrintable(id + u": "_s + text));
            closeWhatOpened(window, id);
            if (QTest::currentTestFailed())
                return;
            ++done;
        }
    }
    QVERIFY(done > 60);
}

void WholeWindowTest::everyActionOfThePaletteByKeyboard()
{
    QFETCH(QString, language);
    Window window(m_catalog, {1500, 900});
    prepare(window, language);
    int done = 0;
    for (QAction* action : window.main->actions().all()) {
        const QString id = action->objectName(), text = Actions::plainText(action->text());
        if (action->menu() || leaving().count(id) || id == u"commandPalette"_s)
            continue;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_K, Qt::ControlModifier);
        auto* const line = window.find<QLineEdit>("commandTyped");
        QTRY_VERIFY2(line && line->isVisible(), qPrintable(id));
        QTest::sendKeyEvent(QTest::Click, line, Qt::Key_unknown, text, {});
        auto* const list = window.find<QListView>("commandList");
        int place = 0;
        while (place < list->model()->rowCount() && list->model()->index(place, 0).data().toString() != text)
            ++place;
        QVERIFY2(place < list->model()->rowCount(), qPrintable(id + u": "_s + text));
        const bool isEnabled = list->model()->index(place, 0).flags() & Qt::ItemIsEnabled;
        QVERIFY2(isEnabled == action->isEnabled(), qPrintable(id));
        QSignalSpy triggered(action, &QAction::triggered);
        for (int tries = 0; isEnabled && list->currentIndex().row() != place && tries < place + 2; ++tries)
            QTest::keyClick(line, Qt::Key_Down);
        QTest::keyClick(line, isEnabled ? Qt::Key_Return : Qt::Key_Escape);
        QVERIFY2(triggered.size() == (isEnabled ? 1 : 0), qPrintable(id));
        if (line->isVisible())
            QTest::keyClick(line, Qt::Key_Escape);
        closeWhatOpened(window, id);
        if (QTest::currentTestFailed())
            return;
        ++done;
    }
    QVERIFY(done > 60);
}

ATLAS_TEST_MAIN(QApplication, WholeWindowTest)
#include "tst_wholewindow.moc"
