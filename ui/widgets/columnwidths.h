// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"
#include "engine/values.h"

class QFontMetrics;

namespace atlas {

/// Width in pixels that the values of a column need, from a bounded sample of its dictionary or rows, up to a sensible
/// most. Without padding.
[[nodiscard]] int valuesWidth(const Table& table, int column, const CellStyle& style, const QFontMetrics& metrics);

} // namespace atlas
