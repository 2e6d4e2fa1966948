// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/bodylayout.h"
#include "charts/charttext.h"
#include "charts/fieldplaces.h"
#include "charts/fonts.h"
#include "charts/textlines.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace atlas {

namespace {

constexpr int ScreenLegendLines = 2;
constexpr double PlotShare = 0.6; // of the body: a legend must not take the plot's place

struct LegendLabel
{
    int series;
    QString text;
};

/// Points and lines: a plot with an axis below and one on the left, and a legend above.
class FieldLayout : public BodyLayout
{
public:
    FieldLayout(const ChartData& data, const ChartType& type, double width)
        : m_data(data)
        , m_type(type)
        , m_small(pictureFont(type.base * 0.9))
    {
        std::visit([this](const auto& body) { take(body); }, data.body);
        flowLegend(width);
        m_wideEnough = width >= 20 * type.base;
    }

    [[nodiscard]] Need need() const override
    {
        const double others = legendHeight() + titleHeight() + horizontalAxisHeight(m_type);
        if (m_type.screen)
            return {others + 10 * m_type.base, others + 10 * m_type.base, m_wideEnough};
        const double least = others + std::max(10 * m_type.base, others * PlotShare / (1 - PlotShare));
        const double comfort = std::max(least, others + 34 * m_type.base);
        return {least, comfort, m_wideEnough};
    }

    void place(ChartLayout& layout, QRectF area) override
    {
        const double em = m_type.base, top = area.top() + legendHeight() + titleHeight();
        const double height = std::max(1.0, area.bottom() - horizontalAxisHeight(m_type) - top);
        setLegend(layout, area);
        layout.y = fittingScale(*m_y, std::clamp(static_cast<int>(height / (2.6 * em)), 2, 10), height, m_type, true,
            m_type.window ? &m_type.window->y : nullptr);
        setPlot(layout, area, top, height);
        const QString title = elidedMiddle(plainLine(m_y->title), pictureFont(em), area.width());
        addText(layout, ChartText::Role::AxisTitle, title, pictureFont(em), {area.left(), top - 0.9 * em},
            ChartText::Anchor::Start);
        for (const AxisTick& tick : layout.y.ticks)
            addText(layout, ChartText::Role::Tick, tick.text, m_small,
                {layout.plot.left() - 0.6 * em, layout.plot.bottom() - layout.y.place(tick.value) * height + 0.33 * em},
                ChartText::Anchor::End);
        addHorizontalAxis(layout, *m_x, m_type);
        layout.markerSize = m_type.base * (m_points > 20000 ? 0.42 : m_points > 2000 ? 0.5 : 0.62);
        setRemarks(layout);
    }

private:
    void take(const ChartPoints& body)
    {
        m_x = &body.x;
        m_y = &body.y;
        m_points = body.xs.size();
        for (std::size_t index = 0; index < body.series.size(); ++index)
            m_entries.push_back({static_cast<int>(index), plainLine(body.series[index].label)});
    }
    void take(const ChartLines& body)
    {
        m_x = &body.x;
        m_y = &body.y;
        bool ideal = false;
        for (std::size_t index = 0; index < body.lines.size(); ++index) {
            if (!body.lines[index].ideal)
                m_entries.push_back({static_cast<int>(index), plainLine(body.lines[index].label)});
            else if (!std::exchange(ideal, true))
                m_ideal = {static_cast<int>(index), plainLine(body.lines[index].label)};
        }
        if (ideal)
            m_entries.push_back(m_ideal);
    }
    template <class Other> void take(const Other&) { }

    [[nodiscard]] double sampleWidth() const { return (m_points > 0 ? 1.9 : 2.7) * m_type.base; }
    [[nodiscard]] double legendLine() const { return 1.45 * m_type.base; }
    [[nodiscard]] double legendHeight() const
    {
        return m_lines.empty() ? 0 : static_cast<double>(m_lines.size()) * legendLine() + 0.5 * m_type.base;
    }
    [[nodiscard]] double titleHeight() const { return 2.2 * m_type.base; }

    [[nodiscard]] double entryWidth(const QString& text) const
    {
        return sampleWidth() + textWidth(text, m_small) + 1.4 * m_type.base;
    }

    /// The plot between its labels: those on its left, and those below that reach beyond its ends.
    void setPlot(ChartLayout& layout, const QRectF& area, double top, double height) const
    {
        const double em = m_type.base;
        double labels = 0;
        for (const AxisTick& tick : layout.y.ticks)
            labels = std::max(labels, textWidth(tick.text, m_small));
        double left = area.left() + labels + 0.6 * em, right = area.right() - 1.2 * em;
        layout.x = fittingScale(*m_x, std::clamp(static_cast<int>((right - left) / (6 * em)), 2, 12),
            std::max(1.0, right - left), m_type, false, m_type.window ? &m_type.window->x : nullptr);
        if (layout.x.ticks.empty()) {
            layout.plot = QRectF(left, top, std::max(1.0, right - left), height);
            return;
        }
        const AxisTick &first = layout.x.ticks.front(), &last = layout.x.ticks.back();
        const double length = right - left;
        left = std::max(left, area.left() + textWidth(first.text, m_small) / 2 - layout.x.place(first.value) * length);
        right = std::min(
            right, area.right() + em - textWidth(last.text, m_small) / 2 + (1 - layout.x.place(last.value)) * length);
        layout.plot = QRectF(left, top, std::max(1.0, right - left), height);
    }

    /// Entries in lines, as words in a paragraph; on screen a few lines and the number of the others.
    void flowLegend(double width)
    {
        if (!m_type.legend || (m_entries.size() < 2 && !m_points))
            return;
        const double longest = std::max(6 * m_type.base, width - sampleWidth() - 1.4 * m_type.base);
        double used = width + 1;
        for (std::size_t index = 0; index < m_entries.size(); ++index) {
            const QString text = elidedMiddle(
                m_entries[index].text, m_small, m_type.screen ? std::min(longest, 18 * m_type.base) : longest);
            const QString rest = QCoreApplication::translate("Chart", "and %1 more").arg(m_entries.size() - index);
            const bool last = static_cast<int>(m_lines.size()) == ScreenLegendLines && m_type.screen;
            const double kept = last && index + 1 < m_entries.size() ? textWidth(rest, m_small) : 0;
            if (used + entryWidth(text) + kept > width) {
                if (last) {
                    m_lines.back().push_back({-1, rest});
                    return;
                }
                m_lines.emplace_back();
                used = 0;
            }
            m_lines.back().push_back({m_entries[index].series, text});
            used += entryWidth(text);
        }
    }

    void setLegend(ChartLayout& layout, const QRectF& area) const
    {
        double y = area.top();
        for (const std::vector<LegendLabel>& line : m_lines) {
            double x = area.left();
            for (const LegendLabel& entry : line) {
                const double sample = entry.series >= 0 ? sampleWidth() : 0;
                if (entry.series >= 0)
                    layout.legend.push_back(
                        {entry.series, QRectF(x, y, sample - 0.4 * m_type.base, 1.2 * m_type.base)});
                addText(layout, ChartText::Role::Legend, entry.text, m_small, {x + sample, y + 0.95 * m_type.base},
                    ChartText::Anchor::Start);
                x += sample + layout.texts.back().width + 1.4 * m_type.base;
            }
            y += legendLine();
        }
    }

    /// Names of what stands out, where there is room beside its point: the place that the fewest lines pass through.
    void setRemarks(ChartLayout& layout) const
    {
        const std::vector<FieldRemark> remarks = fieldRemarks(m_data, layout);
        if (remarks.empty())
            return;
        const std::vector<QLineF> strokes = fieldStrokes(m_data, layout);
        const double reach = layout.markerSize * 0.7;
        std::vector<QRectF> taken;
        for (const FieldRemark& remark : remarks)
            taken.emplace_back(remark.at.x() - reach, remark.at.y() - reach, 2 * reach, 2 * reach);
        for (const FieldRemark& remark : remarks) {
            const QString text = elidedMiddle(plainLine(remark.text), m_small, 26 * m_type.base);
            const double width = textWidth(text, m_small);
            const std::optional<QPointF> baseline = freePlace(layout.plot, remark.at, width, reach, taken, strokes);
            if (!baseline)
                continue;
            taken.push_back(remarkBox(*baseline, width));
            addText(layout, ChartText::Role::Remark, text, m_small, *baseline, ChartText::Anchor::Start);
        }
    }

    [[nodiscard]] QRectF remarkBox(QPointF baseline, double width) const
    {
        const double size = m_small.pixelSize();
        return {baseline.x() - 1, baseline.y() - size * 0.95, width + 2, size * 1.25};
    }

    /// Where a text of that width stands beside the point; nothing: there is no room.
    [[nodiscard]] std::optional<QPointF> freePlace(const QRectF& plot, QPointF point, double width, double reach,
        const std::vector<QRectF>& taken, const std::vector<QLineF>& strokes) const
    {
        const double size = m_small.pixelSize(), gap = reach + 0.3 * m_type.base;
        const double left = -gap - width, up = -gap * 0.6, down = gap * 0.6 + size, level = 0.35 * size;
        // What is better than a point of a frontier is nowhere: there nothing else is drawn.
        const std::array<QPointF, 8> corners = m_points > 0
            ? std::array<QPointF, 8>{QPointF(left, up), {gap, down}, {gap, up}, {left, down}, {-width / 2, -gap - 2},
                {-width / 2, gap + size}, {left, level}, {gap, level}}
            : std::array<QPointF, 8>{QPointF(gap, up), {gap, down}, {left, up}, {left, down}, {-width / 2, -gap - 2},
                {-width / 2, gap + size}, {gap, level}, {left, level}};
        const QRectF around(
            point.x() - width - 2 * gap, point.y() - 2 * gap - 2 * size, 2 * width + 4 * gap, 4 * gap + 4 * size);
        std::vector<QLineF> near;
        std::copy_if(strokes.begin(), strokes.end(), std::back_inserter(near),
            [&around](const QLineF& stroke) { return passesThrough(stroke, around); });
        std::optional<QPointF> best;
        auto fewest = static_cast<std::ptrdiff_t>(near.size()) + 1;
        for (const QPointF& corner : corners) {
            const QRectF box = remarkBox(point + corner, width);
            if (!plot.contains(box) || std::any_of(taken.begin(), taken.end(), [&box](const QRectF& other) {
                    return other.intersects(box);
                }))
                continue;
            const std::ptrdiff_t passing = std::count_if(
                near.begin(), near.end(), [&box](const QLineF& stroke) { return passesThrough(stroke, box); });
            if (passing < fewest) {
                fewest = passing;
                best = point + corner;
            }
        }
        return best;
    }

    const ChartData& m_data;
    const ChartType& m_type;
    QFont m_small;
    const ChartAxis *m_x = nullptr, *m_y = nullptr;
    std::size_t m_points = 0;
    std::vector<LegendLabel> m_entries;
    LegendLabel m_ideal{};
    std::vector<std::vector<LegendLabel>> m_lines;
    bool m_wideEnough = true;
};

}

std::unique_ptr<BodyLayout> fieldLayout(const ChartData& data, const ChartType& type, double width)
{
    return std::make_unique<FieldLayout>(data, type, width);
}

} // namespace atlas
