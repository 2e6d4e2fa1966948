// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"

#include <QString>

namespace atlas {

class Table;
struct CellStyle;

/// What cells of offers show beside their text, and what they say when one asks.
namespace views {

/// Doubtful offers; where the price stands among those of its GPU.
[[nodiscard]] CellMarks priceMarks(const TableContext& context, std::uint32_t offer);
/// Prices that were read long ago.
[[nodiscard]] CellMarks ageMarks(const TableContext& context, std::uint32_t offer);
[[nodiscard]] CellMarks flagMarks(const TableContext& context, std::uint32_t offer);

/// What is doubtful, how the price comes about, and what is asked for the GPU elsewhere.
[[nodiscard]] QString priceTip(const Table& table, std::uint32_t offer, const CellStyle& style);
[[nodiscard]] QString ageTip(const Table& table, std::uint32_t offer, const CellStyle& style);
[[nodiscard]] QString flagTip(const Table& table, std::uint32_t offer, const CellStyle& style);
[[nodiscard]] QString countTip(const Table& table, std::uint32_t offer, const CellStyle& style);

}
} // namespace atlas
