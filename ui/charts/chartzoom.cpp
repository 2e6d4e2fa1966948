// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartzoom.h"

#include <algorithm>

namespace atlas {

void ChartZoom::setWhole(const AxisScale& x, const AxisScale& y)
{
    m_x = x;
    m_y = y;
    reset();
}

void ChartZoom::zoom(double factor, QPointF about)
{
    const double size = std::clamp(m_part.width() / factor, 1 / Most, 1.0);
    const QPointF fixed(m_part.x() + about.x() * m_part.width(), m_part.y() + about.y() * m_part.height());
    m_part = QRectF(fixed.x() - about.x() * size, fixed.y() - about.y() * size, size, size);
    pan({0, 0});
}

void ChartZoom::pan(QPointF shares)
{
    const double size = m_part.width();
    const auto moved = [size](double from, double share) { return std::clamp(from + share * size, 0.0, 1 - size); };
    m_part.moveTo(moved(m_part.x(), shares.x()), moved(m_part.y(), shares.y()));
}

std::optional<ChartWindow> ChartZoom::window() const
{
    if (isWhole())
        return std::nullopt;
    return ChartWindow{{m_x.valueAt(m_part.left()), m_x.valueAt(m_part.right())},
        {m_y.valueAt(m_part.top()), m_y.valueAt(m_part.bottom())}};
}

} // namespace atlas
