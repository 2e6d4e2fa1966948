// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariant>

namespace atlas {

/// What the program remembers between starts. Names in the file and defaults: settings.cpp, one line each.
enum class Setting {
    Language, ///< QString: "en", "zh_CN" or empty for the system's
    Theme, ///< QString: "system", "light" or "dark"
    TextSize, ///< int, percent of the system's size
    TableFormat, ///< QString: name of the format that exports of a table begin with; empty: usual for the language
    TableContent, ///< QVariantMap: columns, header and encoding that exports of a table begin with
    ChartPicture, ///< QVariantMap: how a chart was written last, see PictureChoices
    RecentCommands, ///< QStringList: object names of actions, the last used one first
    WindowGeometry, ///< QByteArray
    FacetsShown, ///< bool
    FacetsWidth, ///< int, pixels
    DetailsShown, ///< bool
    DetailsWidth, ///< int, pixels
    Filter, ///< QString: the one that the window was left with
    Sort, ///< QStringList: its order, keys as on the command line; empty: the usual one
    PerUnit, ///< QString: hour, month, year
    Currency, ///< QString: code
    Columns, ///< QStringList: keys of the shown columns; empty for the default ones
    KnownColumns, ///< QStringList: keys of the columns that were there when Columns was chosen
    PinnedColumns, ///< QStringList: keys of those that stay in sight while they come first
    ColumnWidths, ///< QVariantMap: column key → pixels
    View, ///< QString: file of the current view
    Page, ///< QString: object name of the page's action
    StartPage, ///< QString: the page that the window opens with; empty: the last one
    PageLooks, ///< QVariantMap: page of a table → what of its look is not as at first, see TablePage::look
    Facets, ///< QStringList: keys of the columns that are facets
    ClosedFacets, ///< QStringList: those of them that are folded
    Folder, ///< QString: where the last file was opened or saved
    RecentCatalogs, ///< QStringList: absolute paths, the newest first
    StarterDeclined, ///< QString: version of the starter facts that the user does not want
    WizardOffered, ///< bool: the line that offers the wizard was shown
    ComparedOffers, ///< QStringList: keys of the offers that are to be compared
    ComparedGpus, ///< QStringList: ids of the GPUs that are to be compared
    CompareUse, ///< QStringList: hours, storage in GiB and egress in GiB a month; C locale
    CompareRows, ///< QStringList: "differences" and "known" where only those rows are shown
};

/// The value of the setting, of the type of its default; the default when none or one of another kind is stored.
[[nodiscard]] QVariant setting(Setting key);
[[nodiscard]] QVariant defaultSetting(Setting key);
/// Everybody who watches `settingChanges()` is told, unless the value was that already.
void storeSetting(Setting key, const QVariant& value);
/// Back to the default.
void resetSetting(Setting key);

/// Tells of settings that have another value now. On the thread that stores them: the GUI's.
class SettingChanges : public QObject
{
    Q_OBJECT
signals:
    void changed(atlas::Setting key);
};
[[nodiscard]] SettingChanges& settingChanges();

} // namespace atlas
