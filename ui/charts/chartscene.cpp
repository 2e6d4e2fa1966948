// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartscene.h"

#include "charts/charttextitem.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsPathItem>
#include <QGraphicsRectItem>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
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
        if (!m_layout.medianKey.isNull()) {
            const QRectF& key = m_layout.medianKey;
            painter->fillRect(QRectF(key.center().x() - 1.2, key.top(), 2.4, key.height()), m_colors.text);
        }
    }

private:
    const ChartLayout& m_layout;
    const ChartColors& m_colors;
};

std::vector<QColor> barColors(const ChartData& data, std::size_t bars, const ChartColors& colors)
{
    std::vector<QColor> fills(bars, colors.accent);
    if (data.by == QLatin1String("provider"))
        for (std::size_t bar = 0; bar < bars; ++bar)
            fills[bar] = providerStyle(data.bars[bar].value, colors.dark).color;
    return fills;
}

QHorizontalStackedBarSeries* barSeries(const ChartData& data, const std::vector<QColor>& fills, double width)
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
            const double value = data.bars[bar].lowest;
            set->append(fills[bar] == fill && std::isfinite(value) ? std::max(0.0, value) : 0.0);
        }
        series->append(set);
    }
    series->setBarWidth(width);
    return series;
}

void styleAxis(QAbstractAxis* axis, const ChartColors& colors, bool grid)
{
    axis->setLabelsVisible(false);
    axis->setTitleVisible(false);
    axis->setLineVisible(false); // its ticks would come with it
    axis->setGridLineVisible(grid);
    axis->setGridLinePen(QPen(colors.grid, 1));
}

}

ChartScene::ChartScene(const ChartData& data, ChartLayout layout, const ChartColors& colors)
    : m_layout(std::move(layout))
    , m_colors(colors)
{
    setSceneRect(QRectF(QPointF(0, 0), m_layout.page));
    setBackgroundBrush(Qt::NoBrush);
    addRect(sceneRect(), Qt::NoPen, colors.background)->setZValue(-10);
    m_hover = addRect({}, Qt::NoPen, colors.hover);
    m_hover->setZValue(-5);
    m_focus = addRect({}, QPen(colors.text, 1.5), Qt::NoBrush);
    m_focus->setZValue(5);
    setHighlight(-1, -1);
    if (!m_layout.rows.empty()) {
        const std::vector<QColor> fills = barColors(data, m_layout.rows.size(), colors);
        addChart(data, fills);
        addMarks(data, fills);
    }
    for (const ChartText& text : m_layout.texts) {
        auto* item = new ChartTextItem(text, textColor(text));
        item->setZValue(3);
        addItem(item);
        m_texts.push_back(item);
    }
}

void ChartScene::addChart(const ChartData& data, const std::vector<QColor>& fills)
{
    auto* series
        = barSeries(data, fills, m_layout.barThickness * static_cast<double>(fills.size()) / m_layout.plot.height());
    m_chart = new QChart;
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setBackgroundVisible(false);
    m_chart->setPlotAreaBackgroundVisible(false);
    m_chart->legend()->hide();
    m_chart->setMargins({});
    m_chart->setAcceptHoverEvents(false);
    m_chart->addSeries(series);

    auto* values = new QValueAxis;
    values->setRange(0, m_layout.axisMaximum);
    values->setTickCount(m_layout.axisSteps + 1);
    styleAxis(values, m_colors, true);
    m_chart->addAxis(values, Qt::AlignBottom);
    series->attachAxis(values);

    auto* categories = new QBarCategoryAxis;
    for (std::size_t bar = 0; bar < fills.size(); ++bar)
        categories->append(QString::number(bar));
    styleAxis(categories, m_colors, false);
    m_chart->addAxis(categories, Qt::AlignLeft);
    series->attachAxis(categories);

    addItem(m_chart);
    m_chart->setGeometry(sceneRect());
    m_chart->layout()->activate();
    m_chart->setPlotArea(m_layout.plot);
    m_chart->layout()->invalidate();
    m_chart->layout()->activate();
}

void ChartScene::addMarks(const ChartData& data, const std::vector<QColor>& fills)
{
    auto* medians = new MedianLayer(m_layout, m_colors);
    medians->setZValue(2);
    addItem(medians);
    addLine(QLineF(m_layout.plot.topLeft(), m_layout.plot.bottomLeft()), QPen(m_colors.axis, 1))->setZValue(1);
    for (std::size_t row = 1; row < m_layout.rows.size(); row += 2)
        addRect(m_layout.rows[row].strip, Qt::NoPen, m_colors.stripe)->setZValue(-8);
    if (!m_layout.lowestKey.isNull())
        addRect(
            m_layout.lowestKey.adjusted(0, m_layout.lowestKey.height() * 0.12, 0, -m_layout.lowestKey.height() * 0.12),
            Qt::NoPen, data.by == QLatin1String("provider") ? m_colors.axis : m_colors.accent);
    if (data.by != QLatin1String("provider"))
        return;
    for (std::size_t bar = 0; bar < fills.size(); ++bar) {
        const double size = std::clamp(m_layout.barThickness * 0.7, 6.0, 11.0);
        const SeriesStyle style = providerStyle(data.bars[bar].value, m_colors.dark);
        addPath(markerPath(style.marker, m_layout.rows[bar].marker, size), Qt::NoPen, style.color);
    }
}

QRectF ChartScene::drawnPlot() const
{
    return m_chart ? m_chart->plotArea() : QRectF();
}

QPointF ChartScene::drawnPosition(double value, std::size_t row) const
{
    const auto fromBelow = static_cast<double>(m_layout.rows.size() - 1 - row);
    return m_chart->mapToPosition({value, fromBelow}, m_chart->series().first());
}

void ChartScene::setTexts(Texts how)
{
    for (ChartTextItem* text : m_texts) {
        text->setVisible(how != Texts::Hidden);
        text->setAsPath(how == Texts::AsPaths);
    }
}

int ChartScene::rowAt(QPointF point) const
{
    for (std::size_t row = 0; row < m_layout.rows.size(); ++row)
        if (m_layout.rows[row].strip.contains(point))
            return static_cast<int>(row);
    return -1;
}

void ChartScene::setHighlight(int hovered, int focused)
{
    const auto show = [this](QGraphicsRectItem* item, int row) {
        const bool valid = row >= 0 && static_cast<std::size_t>(row) < m_layout.rows.size();
        item->setVisible(valid);
        if (valid)
            item->setRect(m_layout.rows[static_cast<std::size_t>(row)].strip.adjusted(1, 0.5, -1, -0.5));
    };
    show(m_hover, hovered);
    show(m_focus, focused);
}

} // namespace atlas
