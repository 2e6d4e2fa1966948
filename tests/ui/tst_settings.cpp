// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "settings.h"
#include "settings/settingsdialog.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <set>

using namespace atlas;
using namespace atlas::test;

class SettingsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void changesAreToldOnce();
    void wrongKindsAreTheDefault();
    void everyLineIsWhole();
    void choicesWorkAtOnce();
    void windowAndDialogAgree();
    void oneIsReset();
    void allAreResetAndTakenBack();
    void foreignValuesAreShown();
    void formatIsOfferedFirst();
    void startsWithTheChosenPage();
    void fitsSmallScreens_data();
    void fitsSmallScreens();

private:
    [[nodiscard]] static SettingsDialog* open(const Window& window)
    {
        QTest::keyClick(window.main.get(), Qt::Key_Comma, Qt::ControlModifier);
        return window.main->findChild<SettingsDialog*>();
    }
    static void choose(const SettingsDialog* dialog, const char* name, const QVariant& value)
    {
        auto* box = dialog->findChild<QComboBox*>(QLatin1String(name));
        QVERIFY2(box, name);
        box->setFocus();
        const int wanted = box->findData(value);
        QVERIFY2(wanted >= 0, qPrintable(value.toString()));
        while (box->currentIndex() != wanted)
            QTest::keyClick(box, box->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
    }
    QTemporaryDir m_folder;
    QString m_catalog;
};

void SettingsTest::initTestCase()
{
    m_catalog = m_folder.filePath(QStringLiteral("sample.sqlite"));
    QVERIFY(makeSampleCatalog(m_catalog));
}

void SettingsTest::init()
{
    failOnWarnings();
    clearSettings();
}

void SettingsTest::changesAreToldOnce()
{
    QSignalSpy changed(&settingChanges(), &SettingChanges::changed);
    storeSetting(Setting::TextSize, 100); // is so already
    QCOMPARE(changed.count(), 0);
    storeSetting(Setting::TextSize, 125);
    storeSetting(Setting::TextSize, QStringLiteral("125"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.front().front().value<Setting>(), Setting::TextSize);
    resetSetting(Setting::TextSize);
    resetSetting(Setting::TextSize);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(setting(Setting::TextSize), QVariant(100));
}

void SettingsTest::wrongKindsAreTheDefault()
{
    QSettings file(
        QSettings::IniFormat, QSettings::UserScope, QStringLiteral("gpu-atlas"), QStringLiteral("gpu-atlas"));
    file.setValue(QStringLiteral("text_size"), QStringLiteral("large"));
    file.sync();
    QCOMPARE(setting(Setting::TextSize), defaultSetting(Setting::TextSize));
}

void SettingsTest::everyLineIsWhole()
{
    const Session session(QDate(2026, 7, 20));
    std::set<QByteArray> ids;
    std::set<Setting> keys;
    for (const SettingSpec& spec : settingList()) {
        QVERIFY2(ids.insert(spec.id).second && keys.insert(spec.key).second, spec.id);
        QVERIFY(qstrlen(spec.group) > 0 && qstrlen(spec.title) > 0 && qstrlen(spec.help) > 0);
        if (spec.remembered) {
            QVERIFY2(!rememberedText(spec.key).isEmpty(), spec.id);
            continue;
        }
        const auto choices = settingChoices(spec.key, session);
        QVERIFY2(!choices.empty(), spec.id);
        QVERIFY2(std::any_of(choices.begin(), choices.end(),
                     [&](const SettingChoice& choice) { return choice.value == defaultSetting(spec.key); }),
            spec.id);
    }
}

void SettingsTest::choicesWorkAtOnce()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const SettingsDialog* dialog = open(window);
    QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
    choose(dialog, "settingTheme", QStringLiteral("dark"));
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 100);
    choose(dialog, "settingPerUnit", QStringLiteral("month"));
    QCOMPARE(window.session.query().per, PerUnit::Month);
    choose(dialog, "settingCurrency", QStringLiteral("CNY"));
    QTRY_COMPARE(window.session.query().currency, QStringLiteral("CNY"));
    choose(dialog, "settingLanguage", QStringLiteral("zh_CN"));
    QCOMPARE(window.language.language(), QStringLiteral("zh_CN"));
    QTRY_COMPARE(dialog->windowTitle(), QStringLiteral("设置"));
    choose(dialog, "settingTextSize", 110);
    QVERIFY(QApplication::font().pointSizeF() > 0);
    for (const Setting key : {Setting::Theme, Setting::Language, Setting::TextSize})
        resetSetting(key);
}

void SettingsTest::windowAndDialogAgree()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const SettingsDialog* dialog = open(window);
    window.session.setPer(PerUnit::Year);
    QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("settingPerUnit"))->currentData().toString(),
        QStringLiteral("year"));
    window.find<QAction>("theme_dark")->trigger();
    QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("settingTheme"))->currentData().toString(),
        QStringLiteral("dark"));
    choose(dialog, "settingTheme", QStringLiteral("light"));
    QVERIFY(window.find<QAction>("theme_light")->isChecked());
    resetSetting(Setting::Theme);
}

void SettingsTest::oneIsReset()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    storeSetting(Setting::Columns, QStringList{QStringLiteral("gpu"), QStringLiteral("provider")});
    QCOMPARE(window.model()->columnCount(), 2);
    window.table()->horizontalHeader()->resizeSection(0, 333);
    const SettingsDialog* dialog = open(window);
    auto* widths = dialog->findChild<QPushButton*>(QStringLiteral("settingColumnWidthsReset"));
    auto* columns = dialog->findChild<QPushButton*>(QStringLiteral("settingColumnsReset"));
    QVERIFY(columns->isEnabled());
    QTRY_VERIFY(widths->isEnabled()); // stored when the dragging pauses
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("settingThemeReset"))->isEnabled());
    QTest::mouseClick(widths, Qt::LeftButton);
    QVERIFY(window.table()->horizontalHeader()->sectionSize(0) < 333);
    QVERIFY(!widths->isEnabled());
    columns->setFocus();
    QTest::keyClick(columns, Qt::Key_Space);
    QVERIFY(window.model()->columnCount() > 2);
    QVERIFY(!columns->isEnabled());
    QVERIFY(QApplication::focusWidget() && QApplication::focusWidget() != columns);
    // Only the last step can be taken back.
    QTRY_VERIFY(!dialog->messages()->text().isEmpty());
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("messageAction")), Qt::LeftButton);
    QCOMPARE(window.model()->columnCount(), 2);
}

void SettingsTest::allAreResetAndTakenBack()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    storeSetting(Setting::Language, QStringLiteral("zh_CN"));
    storeSetting(Setting::Theme, QStringLiteral("dark"));
    storeSetting(Setting::PerUnit, QStringLiteral("year"));
    storeSetting(Setting::RecentCommands, QStringList{QStringLiteral("reload")});
    const SettingsDialog* dialog = open(window);
    auto* all = dialog->findChild<QPushButton*>(QStringLiteral("settingsResetAll"));
    QVERIFY(all->isEnabled());
    QTest::mouseClick(all, Qt::LeftButton);
    QVERIFY(!all->isEnabled());
    for (const SettingSpec& spec : settingList())
        QCOMPARE(setting(spec.key), defaultSetting(spec.key));
    QCOMPARE(window.session.query().per, PerUnit::Hour);
    // The message is there although the language has changed with it.
    QTRY_COMPARE(dialog->messages()->text(), QStringLiteral("All settings are as they were at first."));
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("messageAction")), Qt::LeftButton);
    QCOMPARE(setting(Setting::Language).toString(), QStringLiteral("zh_CN"));
    QCOMPARE(setting(Setting::Theme).toString(), QStringLiteral("dark"));
    QCOMPARE(setting(Setting::RecentCommands).toStringList(), QStringList{QStringLiteral("reload")});
    QCOMPARE(window.session.query().per, PerUnit::Year);
    resetSetting(Setting::Theme);
    resetSetting(Setting::Language);
}

void SettingsTest::foreignValuesAreShown()
{
    storeSetting(Setting::Currency, QStringLiteral("XTS"));
    storeSetting(Setting::TextSize, 133);
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const SettingsDialog* dialog = open(window);
    QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("settingTextSize"))->currentData().toInt(), 133);
    resetSetting(Setting::TextSize);
    QTest::keyClick(const_cast<SettingsDialog*>(dialog), Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
}

void SettingsTest::formatIsOfferedFirst()
{
    class Listening : public Answers
    {
    public:
        QStringList offered;
        QString name;
        std::optional<SaveChoice> saveFile(
            QWidget*, const QString&, const QString& proposed, const QStringList& filters) override
        {
            offered = filters;
            name = proposed;
            return std::nullopt;
        }
    };
    Window window(m_catalog);
    Listening listening;
    Dialogs::setCurrent(&listening);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("exportTable")->trigger();
    QVERIFY(listening.offered.front().contains(QStringLiteral("*.csv")));
    storeSetting(Setting::TableFormat, QStringLiteral("json"));
    window.find<QAction>("exportTable")->trigger();
    QVERIFY(listening.offered.front().contains(QStringLiteral("*.json")));
    QVERIFY(listening.name.endsWith(QStringLiteral(".json")));
}

void SettingsTest::startsWithTheChosenPage()
{
    const auto page = [this] {
        const Window window(m_catalog);
        return window.find<QAction>("charts")->isChecked() ? QStringLiteral("charts") : QStringLiteral("offers");
    };
    storeSetting(Setting::Page, QStringLiteral("charts"));
    QCOMPARE(page(), QStringLiteral("charts"));
    storeSetting(Setting::StartPage, QStringLiteral("offers"));
    QCOMPARE(page(), QStringLiteral("offers"));
    storeSetting(Setting::StartPage, QStringLiteral("charts"));
    QCOMPARE(page(), QStringLiteral("charts"));
}

void SettingsTest::fitsSmallScreens_data()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("100 %") << 100;
    QTest::newRow("150 %") << 150;
    QTest::newRow("200 %") << 200;
}

void SettingsTest::fitsSmallScreens()
{
    QFETCH(int, percent);
    storeSetting(Setting::TextSize, percent);
    Window window(m_catalog, {800, 600});
    QTRY_COMPARE(window.rows(), 10);
    for (const char* language : {"en", "zh_CN"}) {
        window.language.setLanguage(QLatin1String(language));
        const SettingsDialog* dialog = open(window);
        QCoreApplication::processEvents();
        const QSize room = dialog->screen()->availableGeometry().size();
        QVERIFY(dialog->width() <= room.width() && dialog->height() <= room.height());
        for (const char* name : {"settingsClose", "settingsResetAll"}) {
            const QWidget* button = dialog->findChild<QWidget*>(QLatin1String(name));
            QVERIFY(dialog->rect().contains(QRect(button->mapTo(dialog, QPoint(0, 0)), button->size())));
        }
        for (const QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->isVisible())
                QTRY_VERIFY2(button->width() >= button->minimumSizeHint().width(),
                    qPrintable(QStringLiteral("%1 is %2 wide and needs %3")
                                   .arg(button->text())
                                   .arg(button->width())
                                   .arg(button->minimumSizeHint().width())));
    }
    resetSetting(Setting::TextSize);
}

ATLAS_TEST_MAIN(QApplication, SettingsTest)
#include "tst_settings.moc"
