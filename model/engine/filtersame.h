// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"

namespace atlas {

/// Do two nodes of one table mean the same rows for sure? Positions and spelling of values do not count.
[[nodiscard]] bool sameMeaning(const FilterNode& left, const FilterNode& right);

} // namespace atlas
