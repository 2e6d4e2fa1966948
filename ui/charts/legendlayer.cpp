// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/legendlayer.h"

#include <QPainter>

namespace atlas {

LegendLayer::LegendLayer(const ChartLayout& layout, std::vector<LegendSample> samples)
    : m_layout(layout)
    , m_samples(std::move(samples))
{
}

QRectF LegendLayer::boundingRect() const
{
    QRectF bounds;
    for (const ChartLegendEntry& entry : m_layout.legend)
        bounds = bounds.united(entry.sample);
    return bounds.adjusted(-2, -2, 2, 2);
}

void LegendLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->save();
    for (const ChartLegendEntry& entry : m_layout.legend) {
        const LegendSample& sample = m_samples[static_cast<std::size_t>(entry.series)];
        const QRectF& rect = entry.sample;
        if (sample.line) {
            painter->setPen(linePen(sample.style));
            painter->drawLine(QLineF(rect.left(), rect.center().y(), rect.right(), rect.center().y()));
        }
        if (sample.marker)
            painter->fillPath(markerPath(sample.style.marker, rect.center(), rect.height() * 0.62), sample.style.color);
    }
    painter->restore();
}

QPen linePen(const SeriesStyle& style)
{
    QPen pen(style.color, 1.8, style.dash, Qt::FlatCap, Qt::MiterJoin);
    return pen;
}

} // namespace atlas
