// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartlayout.h"

#include <QRectF>
#include <optional>

namespace atlas {

/// Which part of a field of points or lines is looked at. Shares are along the axes, 0 … 1 from the lower left.
class ChartZoom
{
public:
    /// The axes of all of it; forgets the part.
    void setWhole(const AxisScale& x, const AxisScale& y);
    [[nodiscard]] bool isWhole() const { return m_part == QRectF(0, 0, 1, 1); }
    void reset() { m_part = QRectF(0, 0, 1, 1); }
    /// `factor` > 1 comes nearer to the point at these shares of what is shown now.
    void zoom(double factor, QPointF about);
    /// Moves what is shown by these shares of it, within the whole.
    void pan(QPointF shares);
    /// Nothing: all of it.
    [[nodiscard]] std::optional<ChartWindow> window() const;

    static constexpr double Most = 200; ///< times

private:
    AxisScale m_x, m_y;
    QRectF m_part{0, 0, 1, 1};
};

} // namespace atlas
