// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/plotarea.h"

#include <QCategoryAxis>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLineSeries>

namespace atlas {

namespace {

/// Qt Charts draws the lines of a category axis where categories meet: at any place, unlike those of other axes.
QCategoryAxis* unitAxis(const AxisScale& scale, const ChartColors& colors)
{
    auto* axis = new QCategoryAxis;
    axis->setRange(0, 1);
    if (!scale.ticks.empty())
        axis->setStartValue(scale.place(scale.ticks.front().value));
    for (std::size_t tick = 1; tick < scale.ticks.size(); ++tick)
        axis->append(QString::number(tick), scale.place(scale.ticks[tick].value));
    styleAxis(*axis, colors, scale.ticks.size() > 1);
    return axis;
}

}

QChart* addPlot(QGraphicsScene& scene, const ChartLayout&, QAbstractSeries* series)
{
    auto* chart = new QChart;
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->setBackgroundVisible(false);
    chart->setPlotAreaBackgroundVisible(false);
    chart->legend()->hide();
    chart->setMargins({});
    chart->setAcceptHoverEvents(false);
    chart->addSeries(series);
    scene.addItem(chart);
    return chart;
}

void settlePlot(QChart& chart, const ChartLayout& layout)
{
    chart.setGeometry(QRectF(QPointF(0, 0), layout.page));
    chart.layout()->activate();
    chart.setPlotArea(layout.plot);
    chart.layout()->invalidate();
    chart.layout()->activate();
}

void styleAxis(QAbstractAxis& axis, const ChartColors& colors, bool grid)
{
    axis.setLabelsVisible(false);
    axis.setTitleVisible(false);
    axis.setLineVisible(false); // its ticks would come with it
    axis.setGridLineVisible(grid);
    axis.setGridLinePen(QPen(colors.grid, 1));
}

QChart* addUnitPlot(QGraphicsScene& scene, const ChartLayout& layout, const ChartColors& colors, bool upright,
    const std::vector<QAbstractSeries*>& series)
{
    QAbstractSeries* first = series.empty() ? new QLineSeries : series.front();
    QChart* chart = addPlot(scene, layout, first);
    for (std::size_t index = 1; index < series.size(); ++index)
        chart->addSeries(series[index]);
    QCategoryAxis* horizontal = unitAxis(layout.x, colors);
    chart->addAxis(horizontal, Qt::AlignBottom);
    QCategoryAxis* vertical = unitAxis(upright ? layout.y : AxisScale{}, colors);
    chart->addAxis(vertical, Qt::AlignLeft);
    for (QAbstractSeries* one : chart->series()) {
        one->attachAxis(horizontal);
        one->attachAxis(vertical);
    }
    settlePlot(*chart, layout);
    return chart;
}

} // namespace atlas
