// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settinglist.h"

#include "actions/actions.h"
#include "export/tablesaving.h"
#include "language.h"
#include "session.h"

#include <QCoreApplication>
#include <QDir>
#include <algorithm>
#include <array>

namespace atlas {

namespace {

constexpr const char* Display = QT_TRANSLATE_NOOP("Settings", "Display");
constexpr const char* Prices = QT_TRANSLATE_NOOP("Settings", "Prices");
constexpr const char* Table = QT_TRANSLATE_NOOP("Settings", "Table");
constexpr const char* Files = QT_TRANSLATE_NOOP("Settings", "Files");

const std::vector<SettingSpec> specs{
    {Setting::Language, "settingLanguage", Display, QT_TRANSLATE_NOOP("Settings", "Language"),
        QT_TRANSLATE_NOOP("Settings", "Of menus, titles and messages.")},
    {Setting::Theme, "settingTheme", Display, QT_TRANSLATE_NOOP("Settings", "Theme"),
        QT_TRANSLATE_NOOP("Settings", "Colors of the window. Exported charts have a theme of their own.")},
    {Setting::TextSize, "settingTextSize", Display, QT_TRANSLATE_NOOP("Settings", "Text size"),
        QT_TRANSLATE_NOOP("Settings", "In percent of the system's size.")},
    {Setting::StartPage, "settingStartPage", Display, QT_TRANSLATE_NOOP("Settings", "Page at the start"),
        QT_TRANSLATE_NOOP("Settings", "The page that the window opens with.")},
    {Setting::RecentCommands, "settingRecentCommands", Display, QT_TRANSLATE_NOOP("Settings", "Recent commands"),
        QT_TRANSLATE_NOOP("Settings", "They come first in the command palette."), true},
    {Setting::Currency, "settingCurrency", Prices, QT_TRANSLATE_NOOP("Settings", "Currency"),
        QT_TRANSLATE_NOOP("Settings", "Prices are converted to it for showing and comparing, also in price filters.")},
    {Setting::PerUnit, "settingPerUnit", Prices, QT_TRANSLATE_NOOP("Settings", "Time unit"),
        QT_TRANSLATE_NOOP("Settings", "Prices are shown for this time. Price filters are always per hour.")},
    {Setting::Columns, "settingColumns", Table, QT_TRANSLATE_NOOP("Settings", "Columns"),
        QT_TRANSLATE_NOOP("Settings", "Which columns of the offers are shown."), true},
    {Setting::ColumnWidths, "settingColumnWidths", Table, QT_TRANSLATE_NOOP("Settings", "Column widths"),
        QT_TRANSLATE_NOOP("Settings", "Columns that were not resized are as wide as their values need."), true},
    {Setting::TableFormat, "settingTableFormat", Files, QT_TRANSLATE_NOOP("Settings", "Format of exported tables"),
        QT_TRANSLATE_NOOP("Settings", "The one that an export begins with: the one that was used last.")},
    {Setting::Folder, "settingFolder", Files, QT_TRANSLATE_NOOP("Settings", "Folder"),
        QT_TRANSLATE_NOOP("Settings", "Where choosing a file begins: the folder of the last one."), true},
    {Setting::RecentCatalogs, "settingRecentCatalogs", Files, QT_TRANSLATE_NOOP("Settings", "Recent catalogs"),
        QT_TRANSLATE_NOOP("Settings", "They are in the menu File."), true},
    {Setting::StarterDeclined, "settingStarterDeclined", Files, QT_TRANSLATE_NOOP("Settings", "Declined starter facts"),
        QT_TRANSLATE_NOOP("Settings", "Newer facts that you did not want; they are not offered again."), true},
};

const std::vector<ThemeName> themes{
    {"system", QT_TRANSLATE_NOOP("Settings", "As the system")},
    {"light", QT_TRANSLATE_NOOP("Settings", "Light")},
    {"dark", QT_TRANSLATE_NOOP("Settings", "Dark")},
};

constexpr std::array TextSizes{90, 100, 110, 125, 150, 175, 200};

struct Named
{
    const char* value;
    const char* text;
};
constexpr std::array<Named, 3> TimeUnits{{
    {"hour", QT_TRANSLATE_NOOP("Settings", "per hour")},
    {"month", QT_TRANSLATE_NOOP("Settings", "per month")},
    {"year", QT_TRANSLATE_NOOP("Settings", "per year")},
}};
constexpr std::array Formats{TableFormat::Csv, TableFormat::ExcelCsv, TableFormat::Xlsx, TableFormat::Tsv,
    TableFormat::Json, TableFormat::Markdown, TableFormat::Table};

QString tr(const char* text)
{
    return QCoreApplication::translate("Settings", text);
}

std::vector<SettingChoice> allChoices(Setting key, const Session& session)
{
    std::vector<SettingChoice> choices;
    switch (key) {
    case Setting::Language:
        choices.push_back({QString(), tr(themes.front().text)});
        for (const QString& code : Language::codes())
            choices.push_back({code, Language::ownName(code)});
        break;
    case Setting::Theme:
        for (const ThemeName& theme : themes)
            choices.push_back({QLatin1String(theme.value), tr(theme.text)});
        break;
    case Setting::TextSize:
        for (const int percent : TextSizes)
            choices.push_back(
                {percent, QCoreApplication::translate("Settings", "%1%", "percent").arg(QLocale().toString(percent))});
        break;
    case Setting::StartPage:
        choices.push_back({QString(), QCoreApplication::translate("Settings", "The last one")});
        for (const ActionSpec& page : actionList())
            if (page.menu == ActionMenu::Page)
                choices.push_back(
                    {QLatin1String(page.id), Actions::plainText(QCoreApplication::translate("Actions", page.text))});
        break;
    case Setting::Currency:
        for (const QString& code : session.currencies())
            choices.push_back({code, code});
        break;
    case Setting::PerUnit:
        for (const Named& unit : TimeUnits)
            choices.push_back({QLatin1String(unit.value), tr(unit.text)});
        break;
    case Setting::TableFormat:
        choices.push_back({QString(), QCoreApplication::translate("Settings", "Usual for the language")});
        for (const TableFormat format : Formats)
            choices.push_back({tableFormatName(format), tableFormatTitle(format)});
        break;
    default:
        break;
    }
    return choices;
}

}

const std::vector<SettingSpec>& settingList()
{
    return specs;
}

const std::vector<ThemeName>& themeNames()
{
    return themes;
}

std::vector<SettingChoice> settingChoices(Setting key, const Session& session)
{
    std::vector<SettingChoice> choices = allChoices(key, session);
    const auto spec
        = std::find_if(specs.begin(), specs.end(), [key](const SettingSpec& known) { return known.key == key; });
    if (spec == specs.end() || spec->remembered)
        return choices;
    // A value that was written by hand, or a currency of another catalog.
    const QVariant now = setting(key);
    if (std::none_of(
            choices.begin(), choices.end(), [&now](const SettingChoice& choice) { return choice.value == now; }))
        choices.push_back({now, now.toString()});
    return choices;
}

QString rememberedText(Setting key)
{
    const QVariant value = setting(key);
    const int listed = static_cast<int>(value.toStringList().size()), mapped = static_cast<int>(value.toMap().size());
    switch (key) {
    case Setting::Columns:
        return listed == 0 ? QCoreApplication::translate("Settings", "the usual ones")
                           : QCoreApplication::translate("Settings", "%Ln chosen", nullptr, listed);
    case Setting::ColumnWidths:
        return mapped == 0 ? QCoreApplication::translate("Settings", "none resized")
                           : QCoreApplication::translate("Settings", "%Ln resized", nullptr, mapped);
    case Setting::Folder:
        return value.toString().isEmpty() ? QCoreApplication::translate("Settings", "your documents")
                                          : QDir::toNativeSeparators(value.toString());
    case Setting::StarterDeclined:
        return value.toString().isEmpty() ? QCoreApplication::translate("Settings", "none") : value.toString();
    case Setting::RecentCommands:
    case Setting::RecentCatalogs:
        return listed == 0 ? QCoreApplication::translate("Settings", "none")
                           : QCoreApplication::translate("Settings", "%Ln remembered", nullptr, listed);
    default:
        return value.toString();
    }
}

} // namespace atlas
