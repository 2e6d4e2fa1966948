// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/commandmatch.h"

#include "commands/initials.h"
#include "engine/collation.h"

#include <algorithm>

namespace atlas {

namespace {

constexpr int Same = 1000, Beginning = 900, WordBeginning = 700, Part = 500, Initials = 400, Scattered = 200;
/// Letters in order may lie so much further apart than they are many.
constexpr int WidestScatter = 4;

bool beginsWord(const QString& text, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = text[at - 1], first = text[at];
    return !before.isLetterOrNumber() || first.script() == QChar::Script_Han || before.script() == QChar::Script_Han;
}

/// Characters between the first and the last letter when the letters stand in the name in this order, from a word's
/// beginning on; -1: they do not.
qsizetype scatter(const QString& name, const QString& letters)
{
    qsizetype shortest = -1;
    for (qsizetype start = name.indexOf(letters.front()); start >= 0;
         start = name.indexOf(letters.front(), start + 1)) {
        if (!beginsWord(name, start))
            continue;
        qsizetype at = start;
        for (qsizetype i = 1; i < letters.size() && at >= 0; ++i)
            at = name.indexOf(letters[i], at + 1);
        if (at >= 0 && (shortest < 0 || at - start < shortest))
            shortest = at - start;
    }
    return shortest;
}

bool hasInitials(const QString& name, const QString& letters)
{
    const QStringList initials = initialsOf(name);
    for (qsizetype from = 0; from < initials.size(); ++from)
        if (matchInitials(initials, from, letters))
            return true;
    return false;
}

int best(const QStringList& texts, const QString& typed)
{
    int found = 0;
    for (const QString& text : texts)
        found = std::max(found, matchName(text, typed));
    return found;
}

}

int matchName(const QString& name, const QString& typed)
{
    const QString text = fold(name), wanted = fold(typed);
    if (wanted.isEmpty() || text.isEmpty())
        return 0;
    // Of equals the shorter name is closer to what was typed.
    const int length = static_cast<int>(std::min<qsizetype>(text.size(), 90));
    if (text == wanted)
        return Same;
    if (text.startsWith(wanted))
        return Beginning - length;
    bool part = false;
    for (qsizetype at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        if (beginsWord(text, at))
            return WordBeginning - length;
        part = true;
    }
    if (part)
        return Part - length;
    if (wanted.size() >= 2 && hasInitials(text, wanted))
        return Initials - length;
    if (wanted.size() >= 3)
        if (const qsizetype apart = scatter(text, wanted); apart >= 0 && apart <= wanted.size() * WidestScatter)
            return Scattered - static_cast<int>(apart);
    return 0;
}

int matchCommand(const QStringList& names, const QStringList& places, const QString& typed)
{
    const QString wanted = typed.simplified();
    if (wanted.isEmpty())
        return 1;
    if (const int whole = best(names, wanted); whole > 0)
        return whole;
    const QStringList words = wanted.split(u' ');
    int sum = 0;
    for (const QString& word : words) {
        const int name = best(names, word), place = best(places, word) / 4;
        if (name == 0 && place == 0)
            return 0;
        sum += std::max(name, place);
    }
    // Words that had to be looked for one by one are worth less than the same together.
    return std::max(1, sum / static_cast<int>(words.size()) / 2);
}

} // namespace atlas
