// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"
#include "engine/rowbits.h"

namespace atlas {

class Table;

/// Truth of a filter for every row of its table, three-valued as in SQL.
[[nodiscard]] Truth evaluate(const FilterNode& node, const Table& table);

} // namespace atlas
