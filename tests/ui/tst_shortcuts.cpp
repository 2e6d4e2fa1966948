// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "actions/actions.h"
#include "commands/shortcutdialog.h"
#include "commands/shortcutmodel.h"

#include <QAction>
#include <QClipboard>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <map>

using namespace atlas;
using namespace atlas::test;

/// The list of keys, and that no key means two things.
class ShortcutsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void shortcutsAreListed();
    void shortcutsAreSearchedAndCopied();
    void noKeyIsTakenTwice();

private:
    QTemporaryDir m_folder;
    QString m_catalog;
};

void ShortcutsTest::initTestCase()
{
    m_catalog = m_folder.filePath(QStringLiteral("sample.sqlite"));
    QVERIFY(makeSampleCatalog(m_catalog));
}

void ShortcutsTest::init()
{
    failOnWarnings();
    clearSettings();
}

void ShortcutsTest::shortcutsAreListed()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QTest::keyClick(window.main.get(), Qt::Key_Question, Qt::ControlModifier);
    auto* dialog = window.main->findChild<ShortcutDialog*>();
    QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
    auto* table = dialog->findChild<QTableView*>(QStringLiteral("shortcutTable"));
    QStringList keys;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        keys << table->model()->index(row, ShortcutModel::KeysColumn).data().toString();
    for (const QAction* action : window.main->actions().all())
        for (const QKeySequence& key : action->shortcuts())
            QVERIFY2(std::any_of(keys.begin(), keys.end(),
                         [&](const QString& text) { return text.contains(key.toString(QKeySequence::NativeText)); }),
                qPrintable(action->objectName()));
    for (const QString& text : keys)
        QVERIFY(!text.isEmpty());
    QVERIFY(keys.contains(QKeySequence(Qt::CTRL | Qt::Key_Space).toString(QKeySequence::NativeText)));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
}

void ShortcutsTest::shortcutsAreSearchedAndCopied()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("shortcutList")->trigger();
    const auto* dialog = window.main->findChild<ShortcutDialog*>();
    auto* table = dialog->findChild<QTableView*>(QStringLiteral("shortcutTable"));
    const int all = table->model()->rowCount();
    QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("shortcutSearch")), QStringLiteral("RELOAD"));
    QCOMPARE(table->model()->rowCount(), 1);
    QVERIFY(all > 20);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("shortcutCopy")), Qt::LeftButton);
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(copied->text(), QStringLiteral("What it does\tKeys\tWhere\nReload\tF5\tFile\n"));
    QVERIFY(copied->html().contains(QStringLiteral("<td>F5</td>")));
    window.language.setLanguage(QStringLiteral("zh_CN"));
    QTRY_COMPARE(table->model()->rowCount(), 0); // "RELOAD" is no Chinese word
    dialog->findChild<QLineEdit*>(QStringLiteral("shortcutSearch"))->clear();
    QCOMPARE(table->model()->rowCount(), all);
    QVERIFY(table->model()->index(0, 0).data().toString() == QStringLiteral("报价"));
}

void ShortcutsTest::noKeyIsTakenTwice()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    for (const char* page : {"offers", "charts"}) {
        window.find<QAction>(page)->trigger();
        std::map<QString, QString> taken;
        for (const QAction* action : window.main->actions().all())
            for (const QKeySequence& key : action->shortcuts()) {
                const auto [other, fresh] = taken.emplace(key.toString(), action->objectName());
                QVERIFY2(fresh, qPrintable(other->second + u' ' + action->objectName() + u' ' + key.toString()));
            }
        // Letters of menus, in each language.
        for (const char* language : {"en", "zh_CN"}) {
            window.language.setLanguage(QLatin1String(language));
            QCoreApplication::processEvents();
            for (const auto kind : {ActionMenu::File, ActionMenu::Edit, ActionMenu::View, ActionMenu::Help}) {
                std::map<QChar, QString> letters;
                std::vector<QAction*> entries = window.main->actions().of(kind);
                if (kind == ActionMenu::View)
                    for (QAction* entry : window.main->actions().of(ActionMenu::Page))
                        entries.push_back(entry);
                for (const QAction* action : entries) {
                    const qsizetype at = action->text().indexOf(u'&');
                    QVERIFY2(at >= 0, qPrintable(action->text()));
                    const auto [other, fresh] = letters.emplace(action->text().at(at + 1).toLower(), action->text());
                    QVERIFY2(fresh, qPrintable(other->second + u' ' + action->text()));
                }
            }
        }
    }
}

ATLAS_TEST_MAIN(QApplication, ShortcutsTest)
#include "tst_shortcuts.moc"
