// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/commandlist.h"

#include "actions/actions.h"
#include "language.h"

#include <QAction>
#include <QMenu>

namespace atlas {

namespace {

/// A text in every language, the present one first; without letters and dots of menus.
QStringList everyName(const char* context, const char* source)
{
    QStringList names;
    for (const QString& name : Language::inEveryLanguage(context, source))
        names << Actions::plainText(name);
    names.removeDuplicates();
    return names;
}

QStringList namesOf(const QAction& action)
{
    const QByteArray context = action.property("textContext").toByteArray(),
                     source = action.property("textSource").toByteArray();
    if (!source.isEmpty())
        return everyName(context.constData(), source.constData());
    return {Actions::plainText(action.text())};
}

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& sequence : action.shortcuts())
        keys << sequence.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

/// Each of `below` under the same language's name of the menu.
QStringList under(const QStringList& menus, const QStringList& below)
{
    QStringList places;
    for (qsizetype i = 0; i < std::max(menus.size(), below.size()); ++i)
        places << menus.value(std::min(i, menus.size() - 1)) + QStringLiteral(" › ")
                + below.value(std::min(i, below.size() - 1));
    return places;
}

/// What the list of actions says of the action; null: it is made elsewhere.
const ActionSpec* specOf(const Actions& actions, const QAction* action)
{
    for (std::size_t place = 0; place < actionList().size(); ++place)
        if (actions.all()[place] == action)
            return &actionList()[place];
    return nullptr;
}

void collect(std::vector<Command>& commands, const Actions& actions, QAction* action, const QStringList& names,
    const QStringList& places)
{
    if (action->isSeparator() || !action->isVisible())
        return;
    if (QMenu* menu = action->menu()) {
        // Menus that are made when they open, as now.
        emit menu->aboutToShow();
        for (QAction* entry : menu->actions()) {
            const ActionSpec* spec = specOf(actions, entry);
            // One that has a menu of its own as well is listed there.
            if (!spec || spec->menu == ActionMenu::None)
                collect(commands, actions, entry, spec ? everyName("Actions", spec->text) : namesOf(*entry),
                    under(places, names));
        }
        return;
    }
    commands.push_back({action, names.front(), names, places.front(), places, keysOf(*action)});
}

}

std::vector<Command> commandList(const Actions& actions)
{
    std::vector<Command> commands;
    for (std::size_t place = 0; place < actionList().size(); ++place) {
        const ActionSpec& spec = actionList()[place];
        // These are entries of other actions' menus.
        if (spec.menu == ActionMenu::None)
            continue;
        collect(commands, actions, actions.all()[place], everyName("Actions", spec.text),
            everyName("Actions", menuTitle(spec.menu)));
    }
    return commands;
}

} // namespace atlas
