// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace atlas {

/// How well a name answers what was typed; 0: not at all. Above that, from the best: the same, its beginning, the
/// beginning of one of its words, a part of it, its initials (also in pinyin), its letters in order. Case does not
/// count; neither do widths of characters.
[[nodiscard]] int matchName(const QString& name, const QString& typed);

/// The same for a command: every blank-separated word of what was typed must be found in one of its names or, for
/// less, in `places` (its menu, its keys). An empty text finds everything, at 1.
[[nodiscard]] int matchCommand(const QStringList& names, const QStringList& places, const QString& typed);

} // namespace atlas
