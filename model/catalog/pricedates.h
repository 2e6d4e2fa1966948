// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/date.h"

#include <optional>
#include <utility>

namespace atlas {

struct Catalog;

/// Oldest and newest date of the current prices; nothing when all are undated.
[[nodiscard]] std::optional<std::pair<DateNumber, DateNumber>> priceDates(const Catalog& catalog);

} // namespace atlas
