// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <vector>

namespace atlas {

enum class ActionMenu { None, Page, File, Edit, View, Views, Help };

/// What can be done in the window, described once: menus, rail, tool tips, shortcut list and palette all read this.
struct ActionSpec
{
    const char* id; ///< object name; the same word everywhere
    const char* text; ///< with the letter for the menu; context "Actions"
    const char* help; ///< one sentence for the tool tip where the text does not say it all, else null
    const char* icon; ///< in resources/icons, or null
    QList<QKeySequence> keys; ///< pages get theirs from their place: Ctrl+1 to Ctrl+9
    ActionMenu menu;
    bool opensGroup = false; ///< a line is drawn above it
    bool checkable = false;
    const char* brief = nullptr; ///< on buttons beside what it acts on, where the text says more than is needed there
};

/// The menu's own text, with the letter; context "Actions".
[[nodiscard]] const char* menuTitle(ActionMenu menu);

/// In the order of the menus.
[[nodiscard]] const std::vector<ActionSpec>& actionList();

} // namespace atlas
