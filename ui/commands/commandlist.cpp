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

void collect(std::vector<Command>& commands, QAction* action, const QStringList& names, const QStringList& places)
{
    if (action->isSeparator() || !action->isVisible())
        return;
    if (QMenu* menu = action->menu()) {
        // Menus that are made when they open, as now.
        emit menu->aboutToShow();
        for (QAction* entry : menu->actions())
            collect(commands, entry, namesOf(*entry), under(places, names));
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
        collect(commands, actions.all()[place], everyName("Actions", spec.text),
            everyName("Actions", menuTitle(spec.menu)));
    }
    return commands;
}

} // namespace atlas
