// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartshape.h"
#include "charts/plotarea.h"
#include "charts/rowparts.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

/// Line from the bar's end to the median, and the mark there: one layer for all rows.
class MedianLayer : public QGraphicsItem
{
public:
    MedianLayer(const ChartLayout& layout, const ChartColors& colors)
        : m_layout(layout)
        , m_colors(colors)
    {
    }
    [[nodiscard]] QRectF boundingRect() const override
    {
        return m_layout.plot.united(m_layout.medianKey).adjusted(-2, -2, 2, 2);
    }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        const double mark = std::max(2.0, m_layout.barThickness * 0.16);
        for (const ChartRow& row : m_layout.rows) {
            if (!std::isfinite(row.median))
                continue;
            if (std::isfinite(row.lowest) && row.median > row.lowest)
                painter->fillRect(QRectF(row.lowest, row.center - 0.6, row.median - row.lowest, 1.2), m_colors.axis);
            const double x = std::clamp(row.median - mark / 2, m_layout.plot.left(), m_layout.plot.right() - mark);
            painter->fillRect(
                QRectF(x, row.center - m_layout.barThickness / 2, mark, m_layout.barThickness), m_colors.text);
        }
        paintMedianKey(*painter, m_layout, m_colors);
    }

private:
    const ChartLayout& m_layout;
    const ChartColors& m_colors;
};

class BarsShape : public RowsShape
{
public:
    BarsShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
        : RowsShape(data, layout, colors)
        , m_bars(std::get<ChartBars>(data.body).bars)
    {
    }

    [[nodiscard]] QChart* chart() const override { return m_chart; }

    void draw(QGraphicsScene& scene) override
    {
        const std::vector<QColor> fills = rowColors();
        auto* series = barSeries(fills);
        m_chart = addPlot(scene, layout(), series);
        auto* values = new QValueAxis;
        values->setRange(layout().x.from, layout().x.to);
        values->setTickCount(std::max(2, static_cast<int>(layout().x.ticks.size())));
        styleAxis(*values, colors(), true);
        m_chart->addAxis(values, Qt::AlignBottom);
        series->attachAxis(values);
        auto* categories = new QBarCategoryAxis;
        for (std::size_t bar = 0; bar < fills.size(); ++bar)
            categories->append(QString::number(bar));
        styleAxis(*categories, colors(), false);
        m_chart->addAxis(categories, Qt::AlignLeft);
        series->attachAxis(categories);
        settlePlot(*m_chart, layout());

        auto* medians = new MedianLayer(layout(), colors());
        medians->setZValue(2);
        scene.addItem(medians);
        addRowParts(scene, fills);
        if (const QRectF& key = layout().lowestKey; !key.isNull())
            scene.addRect(key.adjusted(0, key.height() * 0.12, 0, -key.height() * 0.12), Qt::NoPen,
                byProvider() ? colors().axis : colors().accent);
    }

private:
    [[nodiscard]] QHorizontalStackedBarSeries* barSeries(const std::vector<QColor>& fills) const
    {
        // A bar set has one colour for all its bars: one set a colour, stacked, each bar in the set of its colour.
        std::vector<QColor> distinct;
        for (const QColor& fill : fills)
            if (std::find(distinct.begin(), distinct.end(), fill) == distinct.end())
                distinct.push_back(fill);
        auto* series = new QHorizontalStackedBarSeries;
        for (const QColor& fill : distinct) {
            auto* set = new QBarSet(fill.name());
            set->setBrush(fill);
            set->setPen(Qt::NoPen);
            for (std::size_t bar = fills.size(); bar-- > 0;) { // the category axis counts from below
                const double value = m_bars[bar].lowest;
                set->append(fills[bar] == fill && std::isfinite(value) ? std::max(0.0, value) : 0.0);
            }
            series->append(set);
        }
        series->setBarWidth(layout().barThickness * static_cast<double>(fills.size()) / layout().plot.height());
        return series;
    }

    const std::vector<ChartBar>& m_bars;
    QChart* m_chart = nullptr;
};

}

std::unique_ptr<ChartShape> barsShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
{
    return std::make_unique<BarsShape>(data, layout, colors);
}

} // namespace atlas
