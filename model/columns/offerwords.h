// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/values.h"

#include <QString>

namespace atlas {

/// An offer as people name it: provider · instance type · region · purchase model · variant, without what is unknown.
[[nodiscard]] QString offerWords(const Table& offers, std::uint32_t row, const CellStyle& style = {});

} // namespace atlas
