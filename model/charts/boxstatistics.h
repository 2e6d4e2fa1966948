// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartbody.h"

#include <span>

namespace atlas {

/// Fills in what a box plot shows of the values, each multiplied by `factor`; value, label, offer and filter stay.
/// Reorders `values`, which are finite and at least one.
void measureBox(ChartBox& box, std::span<double> values, double factor);

/// What a picture with boxes must say about them; translated.
[[nodiscard]] QString boxNote();

} // namespace atlas
