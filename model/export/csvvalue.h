// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/values.h"

#include <QString>

namespace atlas {

/// A value as a field of a CSV file. Unknown is a null text, which is written as an empty field; a known empty text is
/// quoted there, so that the two can be told apart.
[[nodiscard]] QString csvValue(const CellValue& value);

} // namespace atlas
