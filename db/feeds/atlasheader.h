// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/tablespec.h"
#include "error.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace atlas {

/// What the header of a file says: its table and where each field of the table stands.
struct AtlasHeader
{
    const TableSpec* table = nullptr;
    QStringList names; ///< all headers, as in the file
    std::vector<std::optional<std::size_t>> columns; ///< by field of the table: position in the file
    std::optional<std::size_t> key; ///< of offers: where their key stands
    std::optional<std::size_t> kind; ///< of price series: where the word `series` stands
    QStringList unknown; ///< headers that are neither fields nor derived columns of the table
};

/// Reads a header. Errors: it belongs to no table, lacks a field without which rows have no identity, or repeats
/// itself.
[[nodiscard]] Result<AtlasHeader> readAtlasHeader(const std::vector<QString>& names, bool providerGiven);

} // namespace atlas
