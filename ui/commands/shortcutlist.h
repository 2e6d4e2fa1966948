// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace atlas {

class Actions;

/// One key and what it does where, all in the language of the moment.
struct Shortcut
{
    QString keys, text, place;
};

/// The keys of all commands in the order of the menus, then those that belong to one part of the window.
[[nodiscard]] std::vector<Shortcut> shortcutList(const Actions& actions);

} // namespace atlas
