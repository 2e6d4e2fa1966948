// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace atlas {

/// For each word of a text what it may be abbreviated to: the first letter of a Latin word, and for each Chinese
/// character the first letters of its readings in pinyin. Lower case. Characters of neither kind are left out; so are
/// rare Chinese ones.
[[nodiscard]] QStringList initialsOf(const QString& text);
/// Do the letters stand for the beginning of these words, or for consecutive ones from `from` on?
[[nodiscard]] bool matchInitials(const QStringList& initials, qsizetype from, const QString& letters);

} // namespace atlas
