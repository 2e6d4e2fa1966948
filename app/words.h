// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace atlas {

/// The word of `known` that was most likely meant; null when none is near.
[[nodiscard]] QString nearestWord(const QString& word, const QStringList& known);
/// `--format knows no "jsno"; did you mean "json"?`, or with the list of what there is.
[[nodiscard]] QString unknownWord(const QString& option, const QString& word, const QStringList& known);

} // namespace atlas
