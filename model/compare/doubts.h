// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <QStringList>
#include <cstdint>

namespace atlas {

/// What data health doubts about that column's figure of that offer; translated, empty: nothing. Prices of GPUs leave
/// doubtful offers out.
[[nodiscard]] QStringList doubtsAbout(const Table& table, const Column& column, std::uint32_t row);

} // namespace atlas
