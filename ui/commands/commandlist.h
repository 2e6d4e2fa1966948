// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QString>
#include <QStringList>
#include <vector>

class QAction;

namespace atlas {

class Actions;

/// Something that can be done, as the palette and the list of keys name it.
struct Command
{
    QPointer<QAction> action; ///< of the list or of one of its submenus
    QString text; ///< in the language of the moment
    QStringList names; ///< in every language, the present one first
    QString place; ///< menus it is in: "View › Theme"
    QStringList places; ///< the same in every language
    QString keys; ///< in the words of the platform; empty: none
};

/// All commands, in the order of the menus; entries of submenus follow their menu's place. What is invisible or only
/// opens a submenu is left out.
[[nodiscard]] std::vector<Command> commandList(const Actions& actions);

} // namespace atlas
