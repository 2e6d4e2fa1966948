// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "settings.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextEdit>
#include <QToolButton>
#include <algorithm>
#include <set>

using namespace atlas;
using namespace atlas::test;

namespace {

/// A language that puts the letters of menus in parentheses.
class LetterTranslator : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override
    {
        return qstrcmp(source, "&Offers") == 0 ? QStringLiteral("报价(&O)") : QString::fromUtf8(source);
    }
};

}

class WindowKeysTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void languageChangesEveryText();
    void languageIsChosenInTheMenu();
    void qtsOwnTextsFollowTheLanguage();
    void numbersFollowTheLanguage();
    void keyboardAlonePath();
    void slashGoesToTheFilter();
    void tabIsNeverCaught();
    void everyStopOfTabHasAName();
    void pagesByKeyboard();
    void messagesDoNotOutliveWhatTheySay();
    void detailsFollowTheSelection();
    void partsCanBeHidden();
    void cellsAreReadWithTheirTitles();

private:
    void press(const Window& window, int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.main.get(), static_cast<Qt::Key>(key), modifiers);
    }
    /// Names of the widgets that Tab visits until it comes back.
    [[nodiscard]] QList<QWidget*> tabStops(const Window& window, bool backwards) const
    {
        QList<QWidget*> stops;
        window.box()->setFocus();
        for (int i = 0; i < 100; ++i) {
            if (backwards)
                press(window, Qt::Key_Backtab, Qt::ShiftModifier);
            else
                press(window, Qt::Key_Tab);
            stops << QApplication::focusWidget();
            if (stops.last() == window.box())
                return stops;
        }
        return {};
    }
    QTemporaryDir m_folder;
    QString m_catalog;
};

void WindowKeysTest::initTestCase()
{
    m_catalog = m_folder.filePath(QStringLiteral("sample.sqlite"));
    QVERIFY(makeSampleCatalog(m_catalog));
}

void WindowKeysTest::init()
{
    failOnWarnings();
    clearSettings();
}

void WindowKeysTest::languageChangesEveryText()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    window.openChart();
    for (const char* action : {"offers", "help"})
        window.find<QAction>(action)->trigger();
    window.type(QStringLiteral("provider:lambda"));
    window.find<QAction>("detailsAction")->setChecked(true);
    window.table()->setCurrentIndex(window.model()->index(0, 0));
    MarkingTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QCoreApplication::processEvents();
    const auto check = [](const QObject* object, const QString& text) {
        // Numbers, dates, codes and the languages' own names stay as they are.
        if (text.isEmpty() || text.contains(u'译'))
            return;
        QFAIL(qPrintable(QStringLiteral("%1 %2: %3")
                             .arg(QLatin1String(object->metaObject()->className()), object->objectName(), text)));
    };
    for (const QAction* action : window.main->findChildren<QAction*>())
        if (!action->objectName().startsWith(QLatin1String("language_")) && !action->isSeparator()
            && !action->objectName().startsWith(QLatin1String("qt_"))
            && action->objectName() != QLatin1String("_q_qlineeditclearaction"))
            check(action, action->text());
    for (const char* name : {"offerCount", "detailTitle"})
        check(window.find(name), window.find<QLabel>(name)->text());
    for (const QPushButton* button : window.main->findChildren<QPushButton*>())
        if (button->isVisible())
            check(button, button->text());
    for (const QToolButton* button : window.main->findChildren<QToolButton*>())
        if (button->isVisible() && !button->objectName().startsWith(QLatin1String("qt_")))
            check(
                button, button->defaultAction() ? button->defaultAction()->text() : button->text() + button->toolTip());
    for (const QLineEdit* edit : window.main->findChildren<QLineEdit*>())
        if (!edit->objectName().contains(QLatin1String("_price_"))) // numbers
            check(edit, edit->placeholderText());
    for (int i = 0; i < 3; ++i)
        check(window.find("perUnit"), window.find<QComboBox>("perUnit")->itemText(i));
    for (const char* name : {"chartBy", "chartChoice"})
        check(window.find(name), window.find<QComboBox>(name)->itemText(0));
    for (int column = 0; column < window.model()->columnCount(); ++column)
        check(window.model(), window.model()->headerData(column, Qt::Horizontal).toString());
    check(window.find("statusDates"), window.find("statusDates")->accessibleName());
    check(window.main.get(), window.main->windowTitle());
    for (const QString& line : window.find<QTextEdit>("detailText")->toPlainText().split(u'\n'))
        if (line.contains(QStringLiteral("price"), Qt::CaseInsensitive) && !line.contains(u'/')
            && !line.contains(QStringLiteral("Lambda")))
            check(window.find("detailText"), line);
    auto* purchase = window.find<QListView>("facetList_purchase_model");
    check(purchase, purchase->model()->index(0, 0).data().toString());

    QCoreApplication::removeTranslator(&translator);
    QCoreApplication::processEvents();
    for (const QWidget* widget : window.main->findChildren<QWidget*>())
        QVERIFY2(!widget->accessibleName().contains(u'译') && !widget->toolTip().contains(u'译'),
            qPrintable(widget->objectName()));
    QVERIFY(!window.count().contains(u'译'));
    QVERIFY(!window.find<QTextEdit>("detailText")->toPlainText().contains(u'译'));
}

void WindowKeysTest::languageIsChosenInTheMenu()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("language_zh_CN")->trigger();
    QCOMPARE(window.language.language(), QStringLiteral("zh_CN"));
    QCOMPARE(setting(Setting::Language).toString(), QStringLiteral("zh_CN"));
    QCOMPARE(QLocale().language(), QLocale::Chinese);
    QCOMPARE(QLocale().script(), QLocale::SimplifiedHanScript);
    window.find<QAction>("language_en")->trigger();
    QCOMPARE(QLocale().language(), QLocale::English);
    QVERIFY(window.find<QAction>("language_en")->isChecked());
    window.language.setLanguage(QStringLiteral("tlh"));
    QCOMPARE(window.language.language(), QStringLiteral("en"));
}

void WindowKeysTest::qtsOwnTextsFollowTheLanguage()
{
    Window window(m_catalog);
    window.language.setLanguage(QStringLiteral("zh_CN"));
    QStringList texts;
    const QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Save
        | QDialogButtonBox::Open | QDialogButtonBox::Close | QDialogButtonBox::Yes | QDialogButtonBox::No);
    for (const QAbstractButton* button : box.buttons())
        texts << button->text();
    QLineEdit field(QStringLiteral("x"));
    const std::unique_ptr<QMenu> menu(field.createStandardContextMenu());
    for (const QAction* action : menu->actions())
        if (!action->isSeparator())
            texts << action->text();
    QFileDialog dialog;
    dialog.setOption(QFileDialog::DontUseNativeDialog);
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->objectName().endsWith(QLatin1String("Label")))
            texts << label->text();
    QVERIFY(texts.size() > 15);
    for (const QString& text : texts)
        QVERIFY2(text.contains(QRegularExpression(QStringLiteral("\\p{Han}"))), qPrintable(texts.join(u'|')));
    QVERIFY2(
        box.button(QDialogButtonBox::Cancel)->text().contains(QStringLiteral("取消")), qPrintable(texts.join(u'|')));
}

void WindowKeysTest::numbersFollowTheLanguage()
{
    QByteArray offers = sampleOffers();
    offers += "big,b,h100-sxm,1,80,1,1,r,us,on_demand,12345.5,USD,2026-05-01,src-aws,\n";
    const QString path = m_folder.filePath(QStringLiteral("big.sqlite"));
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    window.language.setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(window.rows(), 11);
    window.type(QStringLiteral("provider:big"));
    QCOMPARE(window.model()->index(0, window.column("price_per_hour")).data().toString(), QStringLiteral("12,345.50"));
}

void WindowKeysTest::keyboardAlonePath()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    QTest::keyClick(window.main.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(window.box()->hasFocus());
    QTest::keyClicks(window.box(), QStringLiteral("h100"));
    press(window, Qt::Key_Return);
    QVERIFY(window.table()->hasFocus());
    QCOMPARE(window.table()->currentIndex().row(), 0);
    press(window, Qt::Key_Down);
    QCOMPARE(window.table()->currentIndex().row(), 1);
    auto* details = window.find<QTextEdit>("detailText");
    window.find<QAction>("detailsAction")->setChecked(false);
    QVERIFY(!details->isVisible());
    press(window, Qt::Key_Return);
    QVERIFY(details->isVisible());
    QVERIFY(details->hasFocus());
    QVERIFY2(details->toPlainText().contains(QStringLiteral("p5.48xlarge")), qPrintable(details->toPlainText()));
    press(window, Qt::Key_Escape);
    QVERIFY(window.table()->hasFocus());
    QCOMPARE(window.table()->currentIndex().row(), 1);
    press(window, Qt::Key_Escape); // clears the selection
    QVERIFY(window.table()->hasFocus());
    QVERIFY(!window.table()->selectionModel()->hasSelection());
    press(window, Qt::Key_Escape); // leaves
    QVERIFY(window.box()->hasFocus());
    press(window, Qt::Key_Escape); // clears
    QCOMPARE(window.rows(), 10);
    press(window, Qt::Key_Escape); // leaves
    QVERIFY(window.table()->hasFocus());
}

void WindowKeysTest::slashGoesToTheFilter()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.table()->setFocus();
    press(window, Qt::Key_Slash);
    QVERIFY(window.box()->hasFocus());
    QTest::keyClicks(window.box(), QStringLiteral("a/b"));
    QCOMPARE(window.box()->text(), QStringLiteral("a/b"));
}

void WindowKeysTest::tabIsNeverCaught()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("detailsAction")->setChecked(true);
    window.type(QStringLiteral("provider:aws price<20"));
    window.table()->setCurrentIndex(window.model()->index(0, 0));
    const QList<QWidget*> forwards = tabStops(window, false), backwards = tabStops(window, true);
    QVERIFY2(!forwards.isEmpty(), "Tab does not come back to the filter");
    QVERIFY2(!backwards.isEmpty(), "Shift+Tab does not come back to the filter");
    QCOMPARE(forwards.count(window.table()), 1);
    QCOMPARE(backwards.count(window.table()), 1);
    QCOMPARE(
        std::set<QWidget*>(forwards.begin(), forwards.end()), std::set<QWidget*>(backwards.begin(), backwards.end()));
    QCOMPARE(static_cast<qsizetype>(std::set<QWidget*>(forwards.begin(), forwards.end()).size()), forwards.size());
    for (const char* name : {"detailText", "facetList_gpu", "perUnit", "currency", "chip", "detailLink"})
        QVERIFY2(std::any_of(forwards.begin(), forwards.end(),
                     [name](const QWidget* widget) { return widget->objectName() == QLatin1String(name); }),
            name);
}

void WindowKeysTest::everyStopOfTabHasAName()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    window.main->messages()->show(MessageBar::Kind::Warning, QStringLiteral("Something."), QStringLiteral("Do"), [] {});
    window.type(QStringLiteral("provider:aws"));
    for (const char* page : {"offers", "charts"}) {
        window.find<QAction>(page)->trigger();
        if (qstrcmp(page, "charts") == 0)
            window.openChart("price-performance");
        const QList<QWidget*> stops = tabStops(window, false);
        QVERIFY(!stops.isEmpty());
        for (const QWidget* stop : stops) {
            const auto* button = qobject_cast<const QAbstractButton*>(stop);
            const auto* proxied = stop->parentWidget();
            const bool named = !stop->accessibleName().isEmpty() || (button && !button->text().isEmpty())
                || (proxied && !proxied->accessibleName().isEmpty());
            QVERIFY2(named,
                qPrintable(
                    QStringLiteral("%1 %2").arg(QLatin1String(stop->metaObject()->className()), stop->objectName())));
        }
    }
}

void WindowKeysTest::pagesByKeyboard()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const QKeyCombination charts = window.find<QAction>("charts")->shortcut()[0];
    QTest::keyClick(window.main.get(), charts.key(), charts.keyboardModifiers());
    QVERIFY(window.find("chartsPage")->isVisible());
    QVERIFY(!window.find("offersPage")->isVisible());
    QVERIFY(window.find("chartGallery")->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(window.find("chartView")->isAncestorOf(QApplication::focusWidget()));
    // Ctrl+E exports what is in sight.
    const QKeySequence key(Qt::CTRL | Qt::Key_E);
    QVERIFY(window.find<QAction>("exportChart")->shortcuts().contains(key));
    QVERIFY(!window.find<QAction>("exportTable")->shortcuts().contains(key));
    QTest::keyClick(window.main.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(window.find("offersPage")->isVisible());
    QVERIFY(window.find<QAction>("exportTable")->shortcuts().contains(key));
    QTest::mouseClick(window.find("rail_charts"), Qt::LeftButton);
    QVERIFY(window.find("chartsPage")->isVisible());
}

void WindowKeysTest::messagesDoNotOutliveWhatTheySay()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    MessageBar* messages = window.main->messages();
    messages->show(MessageBar::Kind::Information, QStringLiteral("Done."));
    window.type(QStringLiteral("aws"));
    QVERIFY(messages->text().isEmpty());
    messages->show(MessageBar::Kind::Failure, QStringLiteral("Failed."));
    window.type(QStringLiteral("gcp"));
    QCOMPARE(messages->text(), QStringLiteral("Failed."));
    LetterTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QCoreApplication::processEvents();
    QVERIFY(messages->text().isEmpty());
    QCOMPARE(window.find<QAction>("offers")->text(), QStringLiteral("报价(&O)"));
    QCOMPARE(window.find<QToolButton>("rail_offers")->text(), QStringLiteral("报价"));
    QCoreApplication::removeTranslator(&translator);
}

void WindowKeysTest::detailsFollowTheSelection()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("detailsAction")->setChecked(true);
    window.table()->setFocus();
    window.table()->setCurrentIndex(window.model()->index(0, 0));
    auto* details = window.find<QTextEdit>("detailText");
    const QString nothing = QStringLiteral("Choose an offer");
    QVERIFY(!details->toPlainText().contains(nothing));
    press(window, Qt::Key_Escape);
    QVERIFY(details->toPlainText().contains(nothing));
    press(window, Qt::Key_Down);
    QVERIFY(!details->toPlainText().contains(nothing));
}

void WindowKeysTest::partsCanBeHidden()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    auto* facets = window.find("facetPanel");
    QVERIFY(facets->isVisible());
    QTest::keyClick(window.main.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!facets->isVisible());
    QTest::keyClick(window.main.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(facets->isVisible());
    QVERIFY(window.find("facetList_provider")->hasFocus());
    auto* details = window.find("detailPane");
    const bool before = details->isVisible();
    QTest::keyClick(window.main.get(), Qt::Key_F4);
    QCOMPARE(details->isVisible(), !before);
}

void WindowKeysTest::cellsAreReadWithTheirTitles()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const QModelIndex price = window.model()->index(0, window.column("price_per_gpu_hour"));
    const QString read = price.data(Qt::AccessibleTextRole).toString();
    QVERIFY2(read.contains(price.data().toString()) && read.contains(QStringLiteral("USD")), qPrintable(read));
}

ATLAS_TEST_MAIN(QApplication, WindowKeysTest)
#include "tst_windowkeys.moc"
