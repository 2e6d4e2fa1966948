// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/fieldvalue.h"
#include "sqlite/importlog.h"

#include <span>

namespace atlas {

/// One row on its way into the catalog.
struct ImportRow
{
    const TableSpec& table;
    std::span<const FieldValue> values; ///< by field of the table
    std::span<const QString> texts; ///< as in the file
    std::span<const QString> headers; ///< empty: not in the file

    [[nodiscard]] bool has(std::size_t field) const { return !headers[field].isEmpty(); }
    [[nodiscard]] bool isKnown(std::size_t field) const { return values[field].index() != 0; }
    /// The text of a text field; null when unknown.
    [[nodiscard]] QString text(std::size_t field) const
    {
        const auto* text = std::get_if<QString>(&values[field]);
        return text == nullptr ? QString() : *text;
    }
    [[nodiscard]] RowIssue issue(RowIssue::Severity severity, qint64 line, std::size_t field, QString message) const
    {
        QString column = headers[field];
        if (column.isEmpty())
            column = QString::fromLatin1(
                table.fields[field].key.data(), static_cast<qsizetype>(table.fields[field].key.size()));
        return {severity, line, {}, column, texts[field], std::move(message)};
    }
};

/// Writes the rows of one table. A row that cannot be written is reported, counted as skipped and changes nothing.
class RowWriter
{
public:
    virtual ~RowWriter() = default;
    virtual void write(const ImportRow& row) = 0;
};

} // namespace atlas
