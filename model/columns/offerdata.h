// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"

namespace atlas {

/// The last columns of the offers: what is said of their data, by the program and by the user.
[[nodiscard]] std::vector<Column> offerDataColumns();

} // namespace atlas
