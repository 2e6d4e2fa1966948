// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <optional>

namespace atlas {

/// Row of the offer with that key.
[[nodiscard]] std::optional<std::uint32_t> rowOfOffer(const Table& offers, const QString& key);

} // namespace atlas
