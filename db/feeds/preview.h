// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/csvplan.h"

namespace atlas {

/// How a file would be read, and its first rows as they would be imported.
struct ImportPreview
{
    struct Row
    {
        RowPlace place;
        std::vector<QString> values; ///< by field of the table; null: unknown
    };

    QString feed; ///< id of the one that was asked for, or that fits the file
    const TableSpec* table = nullptr;
    std::optional<CsvPlan> plan; ///< of the feed `csv`
    std::vector<QString> headers; ///< by field of the table: where it comes from; empty: not in the file
    std::vector<Row> rows;
};

/// Looks at a file without a catalog. `feed` empty: the catalog's own format where the header is of it and it is not
/// one of spreadsheets with decimal commas, else `csv`. Never an error for questions that the user can answer.
[[nodiscard]] Result<ImportPreview> previewFile(const QByteArray& bytes, const QString& feed,
    const FeedOptions& options, std::size_t mostRows, const std::atomic_bool* cancelled = nullptr);

} // namespace atlas
