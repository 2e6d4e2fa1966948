// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartshape.h"
#include "charts/fieldplaces.h"
#include "charts/legendlayer.h"
#include "charts/plotarea.h"

#include <QChart>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr double Reach = 12; // scene units from the pointer to a reading

/// Markers of all readings: one layer.
class ReadingLayer : public QGraphicsItem
{
public:
    ReadingLayer(const ChartLines& body, const ChartLayout& layout, const ChartColors& colors,
        const std::vector<SeriesStyle>& styles)
        : m_body(body)
        , m_layout(layout)
        , m_colors(colors)
        , m_styles(styles)
    {
    }
    [[nodiscard]] QRectF boundingRect() const override { return m_layout.plot.adjusted(-8, -8, 8, 8); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        painter->save();
        for (std::size_t line = 0; line < m_body.lines.size(); ++line) {
            if (m_body.lines[line].ideal)
                continue;
            for (const ChartReading& reading : m_body.lines[line].readings) {
                const QPointF at = fieldPlace(m_layout, reading.x, reading.y);
                if (!isInField(m_layout, at))
                    continue;
                painter->setPen(QPen(reading.aside ? m_styles[line].color : m_colors.background, 1));
                painter->setBrush(reading.aside ? QBrush(m_colors.background) : QBrush(m_styles[line].color));
                painter->drawPath(markerPath(m_styles[line].marker, at, m_layout.markerSize * 1.15));
            }
        }
        painter->restore();
    }

private:
    const ChartLines& m_body;
    const ChartLayout& m_layout;
    const ChartColors& m_colors;
    const std::vector<SeriesStyle>& m_styles;
};

class LinesShape : public ChartShape
{
public:
    LinesShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
        : m_body(std::get<ChartLines>(data.body))
        , m_layout(layout)
        , m_colors(colors)
        , m_items(m_body.items())
    {
        std::vector<QString> values;
        for (const ChartLine& line : m_body.lines)
            if (line.styledAs < 0)
                values.push_back(line.value);
        const std::vector<SeriesStyle> own = seriesStyles(values, data.by == QLatin1String("provider"), colors.dark);
        std::size_t next = 0;
        for (const ChartLine& line : m_body.lines) {
            m_styles.push_back(line.styledAs >= 0 ? m_styles[static_cast<std::size_t>(line.styledAs)] : own[next++]);
            if (line.styledAs >= 0)
                m_styles.back().dash = line.ideal ? Qt::DotLine : Qt::DashLine;
        }
    }

    [[nodiscard]] QChart* chart() const override { return m_chart; }

    void draw(QGraphicsScene& scene) override
    {
        std::vector<QAbstractSeries*> series;
        for (std::size_t line = 0; line < m_body.lines.size(); ++line)
            addSegments(series, line);
        m_chart = addUnitPlot(scene, m_layout, m_colors, true, series);
        auto* readings = new ReadingLayer(m_body, m_layout, m_colors, m_styles);
        readings->setZValue(2);
        scene.addItem(readings);
        std::vector<LegendSample> samples;
        for (std::size_t line = 0; line < m_body.lines.size(); ++line) {
            SeriesStyle style = m_styles[line];
            if (m_body.lines[line].ideal)
                style.color = m_colors.dim;
            samples.push_back({style, !m_body.lines[line].ideal, true});
        }
        scene.addItem(new LegendLayer(m_layout, std::move(samples)));
    }

    [[nodiscard]] int itemAt(QPointF point) const override
    {
        double nearest = Reach * Reach;
        int found = -1;
        for (std::size_t item = 0; item < m_items.size(); ++item) {
            const QPointF at = place(item), distance = at - point;
            if (const double squared = QPointF::dotProduct(distance, distance);
                squared < nearest && isInField(m_layout, at)) {
                nearest = squared;
                found = static_cast<int>(item);
            }
        }
        return found;
    }

    [[nodiscard]] QRectF itemRect(int item) const override
    {
        if (item < 0 || static_cast<std::size_t>(item) >= m_items.size())
            return {};
        const QPointF at = place(static_cast<std::size_t>(item));
        return isInField(m_layout, at) ? QRectF(at.x() - 9, at.y() - 9, 18, 18) : QRectF();
    }

    /// Left and right along a line, up and down to the other lines.
    [[nodiscard]] int step(int item, Qt::Key key, int page) const override
    {
        const int count = static_cast<int>(m_items.size());
        if (item < 0 || item >= count || (key != Qt::Key_Up && key != Qt::Key_Down))
            return stepInList(item, key, page, count);
        const std::size_t line = m_items[static_cast<std::size_t>(item)].line;
        const double x = m_body.lines[line].readings[m_items[static_cast<std::size_t>(item)].reading].x;
        int best = item;
        std::size_t target = line;
        double distance = 0;
        for (int other = 0; other < count; ++other) {
            const ChartLines::Place& there = m_items[static_cast<std::size_t>(other)];
            const bool onward = key == Qt::Key_Down ? there.line > line : there.line < line;
            if (!onward)
                continue;
            const bool nearerLine = target == line || (key == Qt::Key_Down ? there.line < target : there.line > target);
            const double away = std::abs(m_body.lines[there.line].readings[there.reading].x - x);
            if (nearerLine || (there.line == target && away < distance)) {
                best = other;
                target = there.line;
                distance = away;
            }
        }
        return best;
    }

private:
    [[nodiscard]] QPointF place(std::size_t item) const
    {
        const ChartReading& reading = m_body.lines[m_items[item].line].readings[m_items[item].reading];
        return fieldPlace(m_layout, reading.x, reading.y);
    }

    /// A series for each run without a gap.
    void addSegments(std::vector<QAbstractSeries*>& series, std::size_t index) const
    {
        const ChartLine& line = m_body.lines[index];
        QLineSeries* run = nullptr;
        for (const ChartReading& reading : line.readings) {
            if (reading.aside)
                continue;
            const QPointF at(m_layout.x.place(reading.x), m_layout.y.place(reading.y));
            if (std::isnan(at.x()) || std::isnan(at.y())) {
                run = nullptr;
                continue;
            }
            if (!run) {
                run = new QLineSeries;
                QPen pen = linePen(m_styles[index]);
                if (line.ideal)
                    pen.setWidthF(1.1);
                run->setPen(pen);
                series.push_back(run);
            } else if (line.steps) {
                run->append(at.x(), run->at(run->count() - 1).y());
            }
            run->append(at);
        }
    }

    const ChartLines& m_body;
    const ChartLayout& m_layout;
    const ChartColors& m_colors;
    std::vector<ChartLines::Place> m_items;
    std::vector<SeriesStyle> m_styles;
    QChart* m_chart = nullptr;
};

}

std::unique_ptr<ChartShape> linesShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
{
    return std::make_unique<LinesShape>(data, layout, colors);
}

} // namespace atlas
