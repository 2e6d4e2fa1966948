// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/shortcutlist.h"

#include "commands/commandlist.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <array>

namespace atlas {

namespace {

/// A key that no command of the menus has: the part that has the focus takes it.
struct PartKey
{
    const char* place;
    const char* keys; ///< as QKeySequence reads them
    const char* text;
};

constexpr const char* Anywhere = QT_TRANSLATE_NOOP("Keys", "Everywhere");
constexpr const char* Filter = QT_TRANSLATE_NOOP("Keys", "Filter");
constexpr const char* Chips = QT_TRANSLATE_NOOP("Keys", "Conditions under the filter");
constexpr const char* Facets = QT_TRANSLATE_NOOP("Keys", "Facets");
constexpr const char* Table = QT_TRANSLATE_NOOP("Keys", "Table");
constexpr const char* Details = QT_TRANSLATE_NOOP("Keys", "Details");
constexpr const char* Chart = QT_TRANSLATE_NOOP("Keys", "Chart");
constexpr const char* Rail = QT_TRANSLATE_NOOP("Keys", "List of pages");

const std::vector<PartKey> partKeys{
    {Anywhere, "Tab", QT_TRANSLATE_NOOP("Keys", "Next part of the window")},
    {Anywhere, "Shift+Tab", QT_TRANSLATE_NOOP("Keys", "Previous part of the window")},
    {Anywhere, "Esc", QT_TRANSLATE_NOOP("Keys", "Clear what is chosen or typed here, then leave this part")},
    {Rail, "Up, Down", QT_TRANSLATE_NOOP("Keys", "Previous or next page")},
    {Filter, "Ctrl+Space", QT_TRANSLATE_NOOP("Keys", "List what may come next")},
    {Filter, "Return, Down", QT_TRANSLATE_NOOP("Keys", "Go to the results")},
    {Filter, "Ctrl+Z", QT_TRANSLATE_NOOP("Keys", "Take back the last change of the text")},
    {Chips, "Return, Space", QT_TRANSLATE_NOOP("Keys", "Edit this condition")},
    {Chips, "Del, Backspace", QT_TRANSLATE_NOOP("Keys", "Remove this condition")},
    {Chips, "Left, Right", QT_TRANSLATE_NOOP("Keys", "Previous or next condition")},
    {Facets, "Space, Return", QT_TRANSLATE_NOOP("Keys", "Choose this value or not")},
    {Facets, "Down", QT_TRANSLATE_NOOP("Keys", "From the search to the values")},
    {Facets, "Del", QT_TRANSLATE_NOOP("Keys", "On a title: remove this facet")},
    {Facets, "Alt+Up, Alt+Down", QT_TRANSLATE_NOOP("Keys", "On a title: move this facet")},
    {Facets, "Menu", QT_TRANSLATE_NOOP("Keys", "On a title: what can be done with this facet")},
    {Table, "Return", QT_TRANSLATE_NOOP("Keys", "Details of the current row")},
    {Table, "Menu, Shift+F10", QT_TRANSLATE_NOOP("Keys", "What can be done with this value and its column")},
    {Table, "Shift+Up, Shift+Down", QT_TRANSLATE_NOOP("Keys", "Select several rows")},
    {Table, "Ctrl+A", QT_TRANSLATE_NOOP("Keys", "Select all rows")},
    {Table, "Left, Right", QT_TRANSLATE_NOOP("Keys", "Previous or next column")},
    {Table, "Ctrl+Home, Ctrl+End", QT_TRANSLATE_NOOP("Keys", "First or last row")},
    {Details, "Esc", QT_TRANSLATE_NOOP("Keys", "Back to the table")},
    {Chart, "Up, Down", QT_TRANSLATE_NOOP("Keys", "Read off the previous or next bar")},
    {Chart, "PgUp, PgDown", QT_TRANSLATE_NOOP("Keys", "Read off a bar one page further")},
    {Chart, "Home, End", QT_TRANSLATE_NOOP("Keys", "Read off the first or last bar")},
    {Chart, "Return, Space", QT_TRANSLATE_NOOP("Keys", "Narrow the filter to this bar")},
};

QString native(const char* keys)
{
    QStringList texts;
    for (const QKeySequence& key :
        QKeySequence::listFromString(QString::fromLatin1(keys).replace(QStringLiteral(", "), QStringLiteral("; "))))
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

}

std::vector<Shortcut> shortcutList(const Actions& actions)
{
    std::vector<Shortcut> shortcuts;
    for (const Command& command : commandList(actions))
        if (!command.keys.isEmpty())
            shortcuts.push_back({command.keys, command.text, command.place});
    for (const PartKey& key : partKeys)
        shortcuts.push_back({native(key.keys), QCoreApplication::translate("Keys", key.text),
            QCoreApplication::translate("Keys", key.place)});
    return shortcuts;
}

} // namespace atlas
