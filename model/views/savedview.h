// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "error.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <optional>

namespace atlas {

class Table;

/// A way to look at a table that can be kept and handed on: which rows, in which order, and how they are shown. Window
/// and command line show the same for it. What a file leaves out has its default, never the state of the window.
struct SavedView
{
    QString name; ///< as people call it; may be empty
    QString table = QStringLiteral("offers");
    Query query; ///< columns that this program does not know are kept and passed over
    std::optional<QStringList> facets = {}; ///< columns whose values are counted beside the table; nothing: the default
    QStringList closedFacets = {}; ///< those of them that are folded
    int version = 1; ///< of the format
    QJsonObject others = {}; ///< fields of a newer program, written back as they were read
    friend bool operator==(const SavedView&, const SavedView&) = default;
};

/// The newest version of the format that is understood whole.
inline constexpr int ViewVersion = 1;
inline constexpr qsizetype MaxViewBytes = 1024 * 1024;
inline constexpr qsizetype MaxViewName = 100; ///< characters

/// A view of the table with defaults for everything.
[[nodiscard]] SavedView usualView(const QString& table = QStringLiteral("offers"));
/// A name as it is kept and shown: one line, without invisible characters and without blanks at the ends.
[[nodiscard]] QString viewName(const QString& typed);

/// Reads the JSON of a view. Errors name the file as `file`, the field and its value.
[[nodiscard]] Result<SavedView> parseView(const QByteArray& json, const QString& file);
/// UTF-8, numbers of the C locale, the same bytes for the same view.
[[nodiscard]] QByteArray viewJson(const SavedView& view);

/// What is passed over in the view, one translated sentence each: a newer version, fields of a newer program, columns
/// that the table does not have.
[[nodiscard]] QStringList viewRemarks(const SavedView& view, const Table& table, const QString& file);

} // namespace atlas
