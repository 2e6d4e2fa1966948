// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QDate>
#include <QLatin1StringView>
#include <QString>
#include <QStringList>
#include <optional>

/// Stars and notes that the user puts on offers of any source. They are kept beside the offers by their keys, so no
/// import changes them, and each change is a run that can be undone.
namespace atlas {

inline constexpr QLatin1StringView MarkFeed("mark"); ///< name of the runs
inline constexpr int LongestMarkNote = 2000; ///< characters
inline constexpr qsizetype MostMarked = 1000; ///< offers at a time

/// What is to be different about the marks of some offers; what has no value stays.
struct MarkChange
{
    std::optional<bool> starred = {};
    std::optional<QString> note = {}; ///< empty: none
};

/// Marks all of the offers or none. The run that can be undone; nothing where that is how they are marked already.
/// Fails where a key is none of an offer in the catalog, there are too many, or the note is too long.
[[nodiscard]] Result<std::optional<qint64>> markOffers(
    const QString& path, const QStringList& keys, const MarkChange& change, QDate today);

/// Translated: what that change has done to `which`, as the window and the command say it.
[[nodiscard]] QString markText(const MarkChange& change, const QString& which);

} // namespace atlas
