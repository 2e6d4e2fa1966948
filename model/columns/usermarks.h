// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/codecolumn.h"
#include "engine/column.h"

namespace atlas {

class Table;
struct Catalog;
struct CellStyle;

/// Which of the catalog's marks each offer has.
class UserMarks
{
public:
    explicit UserMarks(const Catalog& catalog);

    /// For each offer the place of its mark in Catalog::marks; unknown: it has none.
    [[nodiscard]] const CodeColumn& ofOffers() const { return m_codes; }

private:
    CodeColumn m_codes;
};

namespace views {

/// 1: the user has put a star on it, else 0.
[[nodiscard]] View offerStarred(const TableContext& context);
/// The user's own note; unknown where there is none.
[[nodiscard]] View offerUserNote(const TableContext& context);
/// The star, and what it and the note say.
[[nodiscard]] CellMarks starMarks(const TableContext& context, std::uint32_t offer);
[[nodiscard]] QString starTip(const Table& table, std::uint32_t offer, const CellStyle& style);

}
} // namespace atlas
