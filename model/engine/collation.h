// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace atlas {

/// Case- and width-folded: "Ａ１００" and "a100" fold to the same text.
[[nodiscard]] QString fold(const QString& text);

/// Natural code-point order of texts that are folded already: runs of ASCII digits compare by value, then by length,
/// all else by code point. Negative, 0, positive.
[[nodiscard]] int compareNatural(QStringView left, QStringView right);

/// Order of texts as tables sort them: folded natural order, then natural order of the texts as they are.
[[nodiscard]] int compareTexts(const QString& left, const QString& right);

/// Calls `f(start)` for each position where a word begins: a letter or digit after anything else, and each CJK
/// character.
[[nodiscard]] bool isWordStart(QStringView text, qsizetype position);

} // namespace atlas
