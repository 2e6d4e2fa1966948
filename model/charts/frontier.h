// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace atlas {

/// The points that no other is better than: point p is left out when some point has a cost that is not higher and a
/// gain that is not lower, one of them being better. Equal points are in or out together. `costs` has one entry a
/// point; its gain is gains[gainOf[point]], which spares sorting the points: there are far fewer gains than points. All
/// are finite. The answer is by cost, then by number.
[[nodiscard]] std::vector<std::uint32_t> efficientFrontier(
    std::span<const double> costs, std::span<const std::uint32_t> gainOf, std::span<const double> gains);

} // namespace atlas
