// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>

namespace atlas {

/// Quantile by linear interpolation between ranks: of n values in order x[0] … x[n-1] it is x at the position
/// (n - 1) · share (R's type 7; the inclusive quartiles of spreadsheets). NaN of none. Reorders `values`, which hold no
/// NaN.
[[nodiscard]] inline double quantile(std::span<double> values, double share)
{
    if (values.empty())
        return std::numeric_limits<double>::quiet_NaN();
    const double position = static_cast<double>(values.size() - 1) * share;
    const auto rank = static_cast<std::size_t>(position);
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(rank);
    std::nth_element(values.begin(), place, values.end());
    const double below = *place, part = position - static_cast<double>(rank);
    if (part == 0 || rank + 1 == values.size())
        return below;
    return below + part * (*std::min_element(place + 1, values.end()) - below);
}

} // namespace atlas
