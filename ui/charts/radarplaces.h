// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace atlas {

/// Where a share of a radar's spoke is: the first spoke points up, the others follow clockwise.
[[nodiscard]] inline QPointF radarPlace(const QRectF& plot, std::size_t spoke, std::size_t spokes, double share)
{
    const double angle = 2 * std::numbers::pi * static_cast<double>(spoke) / static_cast<double>(spokes);
    return plot.center() + QPointF(std::sin(angle), -std::cos(angle)) * (plot.width() / 2 * share);
}

} // namespace atlas
