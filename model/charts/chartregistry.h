// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart.h"

#include <span>

namespace atlas {

/// Every chart, in menu order.
[[nodiscard]] std::span<const Chart* const> charts();
[[nodiscard]] const Chart* chartById(QStringView id);

} // namespace atlas
