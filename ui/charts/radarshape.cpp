// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartshape.h"
#include "charts/legendlayer.h"
#include "charts/radarplaces.h"

#include <QGraphicsScene>
#include <QPainter>
#include <array>
#include <cmath>

namespace atlas {

namespace {

constexpr double Reach = 12; // scene units from the pointer to a figure

/// Rings, spokes and profiles: one layer. A profile has a gap where a figure is missing.
class RadarLayer : public QGraphicsItem
{
public:
    RadarLayer(const ChartRadar& body, const ChartLayout& layout, const ChartColors& colors,
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
        painter->setRenderHint(QPainter::Antialiasing);
        paintGrid(painter);
        for (std::size_t profile = 0; profile < m_body.profiles.size(); ++profile)
            paintProfile(painter, profile);
        painter->restore();
    }

private:
    [[nodiscard]] QPointF place(std::size_t spoke, double share) const
    {
        return radarPlace(m_layout.plot, spoke, m_body.spokes.size(), share);
    }

    void paintGrid(QPainter* painter) const
    {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(m_colors.grid, 1));
        for (const double ring : {0.25, 0.5, 0.75, 1.0}) {
            QPolygonF polygon;
            for (std::size_t spoke = 0; spoke < m_body.spokes.size(); ++spoke)
                polygon << place(spoke, ring);
            painter->drawPolygon(polygon);
        }
        painter->setPen(QPen(m_colors.axis, 1));
        for (std::size_t spoke = 0; spoke < m_body.spokes.size(); ++spoke)
            painter->drawLine(m_layout.plot.center(), place(spoke, 1));
    }

    void paintProfile(QPainter* painter, std::size_t index) const
    {
        const ChartProfile& profile = m_body.profiles[index];
        const std::size_t count = m_body.spokes.size();
        painter->setPen(linePen(m_styles[index]));
        for (std::size_t spoke = 0; spoke < count; ++spoke) {
            const std::size_t next = (spoke + 1) % count;
            if (next != spoke && std::isfinite(profile.shares[spoke]) && std::isfinite(profile.shares[next]))
                painter->drawLine(place(spoke, profile.shares[spoke]), place(next, profile.shares[next]));
        }
        painter->setPen(QPen(m_colors.background, 1));
        for (std::size_t spoke = 0; spoke < count; ++spoke)
            if (std::isfinite(profile.shares[spoke])) {
                const QPointF at = place(spoke, profile.shares[spoke]);
                painter->setBrush(m_styles[index].color);
                painter->drawPath(markerPath(m_styles[index].marker, at, m_layout.markerSize * 1.15));
            }
    }

    const ChartRadar& m_body;
    const ChartLayout& m_layout;
    const ChartColors& m_colors;
    const std::vector<SeriesStyle>& m_styles;
};

class RadarShape : public ChartShape
{
public:
    RadarShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
        : m_body(std::get<ChartRadar>(data.body))
        , m_layout(layout)
        , m_colors(colors)
        , m_items(m_body.items())
    {
        std::vector<QString> values;
        for (const ChartProfile& profile : m_body.profiles)
            values.push_back(profile.value);
        m_styles = seriesStyles(values, false, colors.dark);
        // Profiles often lie on one another: more than their colours tells them apart.
        constexpr std::array Dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine};
        for (std::size_t profile = 0; profile < m_styles.size(); ++profile) {
            m_styles[profile].marker = static_cast<Marker>(profile % MarkerCount);
            m_styles[profile].dash = Dashes[profile % Dashes.size()];
        }
    }

    void draw(QGraphicsScene& scene) override
    {
        scene.addItem(new RadarLayer(m_body, m_layout, m_colors, m_styles));
        std::vector<LegendSample> samples;
        for (const SeriesStyle& style : m_styles)
            samples.push_back({style, true, true});
        scene.addItem(new LegendLayer(m_layout, std::move(samples)));
    }

    [[nodiscard]] int itemAt(QPointF point) const override
    {
        double nearest = Reach * Reach;
        int found = -1;
        for (std::size_t item = 0; item < m_items.size(); ++item) {
            const QPointF distance = place(item) - point;
            if (const double squared = QPointF::dotProduct(distance, distance); squared < nearest) {
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
        return {at.x() - 9, at.y() - 9, 18, 18};
    }

    /// Left and right along a profile, up and down to the same spoke of the other ones.
    [[nodiscard]] int step(int item, Qt::Key key, int page) const override
    {
        const int count = static_cast<int>(m_items.size());
        if (item < 0 || item >= count || (key != Qt::Key_Up && key != Qt::Key_Down))
            return stepInList(item, key, page, count);
        const int onward = key == Qt::Key_Down ? 1 : -1;
        const std::size_t spoke = m_items[static_cast<std::size_t>(item)].spoke;
        for (int other = item + onward; other >= 0 && other < count; other += onward)
            if (m_items[static_cast<std::size_t>(other)].spoke == spoke)
                return other;
        return item;
    }

private:
    [[nodiscard]] QPointF place(std::size_t item) const
    {
        const ChartRadar::Place& at = m_items[item];
        return radarPlace(m_layout.plot, at.spoke, m_body.spokes.size(), m_body.profiles[at.profile].shares[at.spoke]);
    }

    const ChartRadar& m_body;
    const ChartLayout& m_layout;
    const ChartColors& m_colors;
    std::vector<ChartRadar::Place> m_items;
    std::vector<SeriesStyle> m_styles;
};

}

std::unique_ptr<ChartShape> radarShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
{
    return std::make_unique<RadarShape>(data, layout, colors);
}

} // namespace atlas
