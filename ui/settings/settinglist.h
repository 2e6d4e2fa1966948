// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings.h"

#include <QString>
#include <vector>

namespace atlas {

class Session;

/// One line of the settings: what the user can choose, or what the program has remembered and can forget.
struct SettingSpec
{
    Setting key;
    const char* id; ///< object name of its editor
    const char* group; ///< title that lines of one kind stand under; this and the next two in context "Settings"
    const char* title;
    const char* help;
    bool remembered = false; ///< set by using the program: shown, and can only be forgotten
};

/// In the order of the settings window, groups together.
[[nodiscard]] const std::vector<SettingSpec>& settingList();

struct SettingChoice
{
    QVariant value;
    QString text; ///< translated
};
/// What can be chosen; empty for what is only remembered. Holds the present value, whatever it is.
[[nodiscard]] std::vector<SettingChoice> settingChoices(Setting key, const Session& session);

/// What is remembered, in words.
[[nodiscard]] QString rememberedText(Setting key);

/// Value and text of each theme, in menu order; the text to be translated in context "Settings".
struct ThemeName
{
    const char* value;
    const char* text;
};
[[nodiscard]] const std::vector<ThemeName>& themeNames();

} // namespace atlas
