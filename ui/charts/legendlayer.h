// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartlayout.h"
#include "charts/palette.h"

#include <QGraphicsItem>

namespace atlas {

/// How an entry of the legend looks in the plot.
struct LegendSample
{
    SeriesStyle style;
    bool marker = true;
    bool line = false;
};

/// The samples before the legend's texts; one for each series, in their order.
class LegendLayer : public QGraphicsItem
{
public:
    LegendLayer(const ChartLayout& layout, std::vector<LegendSample> samples);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const ChartLayout& m_layout;
    std::vector<LegendSample> m_samples;
};

/// Pen of a line in that style.
[[nodiscard]] QPen linePen(const SeriesStyle& style);

} // namespace atlas
