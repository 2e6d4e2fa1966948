// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/columnorder.h"

#include <algorithm>

namespace atlas {

namespace {

QString keyOf(const Column& column)
{
    return QString::fromLatin1(column.key);
}

/// The column of that key or short name; null: none.
const Column* find(std::span<const Column> columns, const QString& key)
{
    const auto found = std::find_if(columns.begin(), columns.end(), [&key](const Column& column) {
        return key == QLatin1StringView(column.key) || (column.shortName && key == QLatin1StringView(column.shortName));
    });
    return found == columns.end() ? nullptr : &*found;
}

QStringList defaultKeys(std::span<const Column> columns)
{
    QStringList keys;
    for (const int column : shownByDefault(columns))
        keys << keyOf(columns[static_cast<std::size_t>(column)]);
    return keys;
}

/// Puts the keys of `order` that `keys` lacks behind their forerunners in `order`, at the start where there is none.
QStringList filledUp(QStringList keys, const QStringList& order)
{
    qsizetype place = -1;
    for (const QString& key : order) {
        if (const qsizetype present = keys.indexOf(key); present >= 0)
            place = present;
        else
            keys.insert(++place, key);
    }
    return keys;
}

}

std::vector<int> shownByDefault(std::span<const Column> columns)
{
    std::vector<int> shown;
    for (std::size_t column = 0; column < columns.size(); ++column)
        if (columns[column].shown != 0)
            shown.push_back(static_cast<int>(column));
    std::stable_sort(shown.begin(), shown.end(), [columns](int left, int right) {
        return columns[static_cast<std::size_t>(left)].shown < columns[static_cast<std::size_t>(right)].shown;
    });
    return shown;
}

QStringList shownKeys(std::span<const Column> columns, const QStringList& wanted)
{
    QStringList keys;
    for (const QString& key : wanted)
        if (const Column* column = find(columns, key); column && !keys.contains(keyOf(*column)))
            keys << keyOf(*column);
    return keys.isEmpty() ? defaultKeys(columns) : keys;
}

QStringList allKeys(std::span<const Column> columns, const QStringList& wanted)
{
    QStringList listed;
    for (const Column& column : columns)
        listed << keyOf(column);
    return filledUp(shownKeys(columns, wanted), listed);
}

QStringList withForeignKeys(std::span<const Column> columns, const QStringList& shown, const QStringList& before)
{
    QStringList keys = shown;
    QString forerunner;
    for (const QString& key : before) {
        const Column* column = find(columns, key);
        if (!column && !keys.contains(key))
            keys.insert(keys.indexOf(forerunner) + 1, key);
        if (const QString present = column ? keyOf(*column) : key; keys.contains(present))
            forerunner = present;
    }
    return keys;
}

QStringList withNewColumns(std::span<const Column> columns, const QStringList& wanted, const QStringList& known)
{
    if (wanted.isEmpty() || known.isEmpty())
        return wanted;
    QStringList keys = wanted;
    QString forerunner;
    for (const QString& key : defaultKeys(columns)) {
        if (!known.contains(key) && !keys.contains(key))
            keys.insert(keys.indexOf(forerunner) + 1, key);
        if (keys.contains(key))
            forerunner = key;
    }
    return keys;
}

QStringList movedKey(QStringList keys, qsizetype from, qsizetype before)
{
    if (from < 0 || from >= keys.size())
        return keys;
    keys.move(from, std::clamp<qsizetype>(before > from ? before - 1 : before, 0, keys.size() - 1));
    return keys;
}

} // namespace atlas
