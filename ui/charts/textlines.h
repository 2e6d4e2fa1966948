// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace atlas {

[[nodiscard]] double textWidth(const QString& text, const QFont& font);
/// Lines no wider than `width`, broken between words, or inside a word that is too long; the last of `most` lines ends
/// in an ellipsis when there was more.
[[nodiscard]] QStringList wrappedLines(const QString& text, const QFont& font, double width, int most);
/// Shortened in the middle, as names differ at their ends.
[[nodiscard]] QString elidedMiddle(const QString& text, const QFont& font, double width);

} // namespace atlas
