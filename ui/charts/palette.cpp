// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/palette.h"

#include "widgets/tones.h"

#include <QPolygonF>
#include <QTransform>
#include <QtMath>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <set>

namespace atlas {

namespace {

// Okabe and Ito's colours without yellow, which no light background carries; black is grey enough for both grounds.
constexpr std::array<QRgb, 7> SeriesOnLight{
    0xFFE69F00, 0xFF0072B2, 0xFF009E73, 0xFFD55E00, 0xFF56B4E9, 0xFFCC79A7, 0xFF5F5F5F};
constexpr std::array<QRgb, 7> SeriesOnDark{
    0xFFE69F00, 0xFF2F8FCB, 0xFF009E73, 0xFFD55E00, 0xFF56B4E9, 0xFFCC79A7, 0xFFB4B4B4};

constexpr std::array Dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

ChartColors derived(const QColor& background, const QColor& text)
{
    ChartColors colors;
    colors.background = background;
    colors.text = text;
    colors.dark = luminance(background) < luminance(text);
    colors.stripe = mixed(background, text, 0.03);
    colors.hover = mixed(background, text, 0.08);
    double share = 0.38;
    do {
        colors.dim = mixed(text, background, share);
        share -= 0.03;
    } while (share > 0 && contrastRatio(colors.dim, colors.hover) < 4.6);
    colors.grid = mixed(background, text, 0.14);
    colors.axis = mixed(background, text, 0.45);
    colors.accent = QColor::fromRgb(colors.dark ? 0xFF56B4E9 : 0xFF0072B2);
    return colors;
}

/// FNV-1a: the same on every machine and in every run, unlike qHash.
std::uint32_t stableHash(QStringView text)
{
    std::uint32_t hash = 2166136261U;
    for (const char byte : text.toUtf8())
        hash = (hash ^ static_cast<std::uint8_t>(byte)) * 16777619U;
    return hash ^ (hash >> 15U);
}

QPolygonF regular(int corners, QPointF center, double radius, double turned)
{
    QPolygonF polygon;
    for (int corner = 0; corner < corners; ++corner) {
        const double angle = qDegreesToRadians(turned + 360.0 * corner / corners);
        polygon << center + QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    polygon << polygon.first();
    return polygon;
}

}

double contrastRatio(const QColor& one, const QColor& other)
{
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

ChartColors lightChartColors()
{
    return derived(Qt::white, QColor::fromRgb(0xFF1B1F24));
}

ChartColors darkChartColors()
{
    return derived(QColor::fromRgb(0xFF1C1F24), QColor::fromRgb(0xFFE9EBEE));
}

ChartColors chartColors(const QPalette& palette)
{
    return derived(palette.color(QPalette::Active, QPalette::Base), palette.color(QPalette::Active, QPalette::Text));
}

int seriesColourCount()
{
    return static_cast<int>(SeriesOnLight.size());
}

QColor seriesColour(int index, bool dark)
{
    return QColor::fromRgb((dark ? SeriesOnDark : SeriesOnLight)[static_cast<std::size_t>(index)]);
}

SeriesStyle providerStyle(QStringView id, bool dark)
{
    const std::uint32_t hash = stableHash(id);
    SeriesStyle style;
    style.colour = static_cast<int>(hash % static_cast<std::uint32_t>(seriesColourCount()));
    style.color = seriesColour(style.colour, dark);
    const std::uint32_t rest = hash / static_cast<std::uint32_t>(seriesColourCount());
    style.marker = static_cast<Marker>(rest % MarkerCount);
    style.dash = Dashes[rest / MarkerCount % Dashes.size()];
    return style;
}

std::vector<SeriesStyle> seriesStyles(const std::vector<QString>& values, bool providers, bool dark)
{
    std::vector<SeriesStyle> styles;
    std::set<std::pair<int, Marker>> taken;
    for (std::size_t index = 0; index < values.size(); ++index) {
        SeriesStyle style;
        if (providers && !values[index].isNull()) {
            style = providerStyle(values[index], dark);
        } else {
            style.colour = static_cast<int>(index) % seriesColourCount();
            style.color = seriesColour(style.colour, dark);
            style.marker = static_cast<Marker>(static_cast<int>(index) / seriesColourCount() % MarkerCount);
            style.dash = Dashes[index / static_cast<std::size_t>(seriesColourCount()) % Dashes.size()];
        }
        for (int tries = 1; taken.contains({style.colour, style.marker}) && tries < MarkerCount * seriesColourCount();
             ++tries) {
            style.marker = static_cast<Marker>((static_cast<int>(style.marker) + 1) % MarkerCount);
            if (tries % MarkerCount != 0)
                continue;
            style.colour = (style.colour + 1) % seriesColourCount();
            style.color = seriesColour(style.colour, dark);
        }
        taken.insert({style.colour, style.marker});
        if (values[index].isNull())
            style.color = mixed(dark ? Qt::white : Qt::black, dark ? Qt::black : Qt::white, 0.5);
        styles.push_back(style);
    }
    return styles;
}

QColor shadeColour(double place, bool dark)
{
    // Pale yellow over green and blue to navy; the other way round on dark ground, where bright means much.
    constexpr std::array<QRgb, 6> stops{0xFFFFF7C7, 0xFFC8E6A8, 0xFF7CC8B0, 0xFF3FA0BE, 0xFF2A68A8, 0xFF142F6B};
    const double clamped = std::clamp(std::isnan(place) ? 0.0 : place, 0.0, 1.0);
    const double along = (dark ? 1 - clamped : clamped) * (stops.size() - 1);
    const auto stop = std::min(static_cast<std::size_t>(along), stops.size() - 2);
    return mixed(QColor::fromRgb(stops[stop]), QColor::fromRgb(stops[stop + 1]), along - static_cast<double>(stop));
}

QColor textOn(const QColor& ground)
{
    return contrastRatio(ground, Qt::black) >= contrastRatio(ground, Qt::white) ? Qt::black : Qt::white;
}

QPainterPath markerPath(Marker marker, QPointF center, double size)
{
    const double radius = size / 2;
    QPainterPath path;
    switch (marker) {
    case Marker::Circle:
        path.addEllipse(center, radius * 0.92, radius * 0.92);
        break;
    case Marker::Square:
        path.addRect(QRectF(center.x() - radius * 0.84, center.y() - radius * 0.84, radius * 1.68, radius * 1.68));
        break;
    case Marker::Triangle:
        path.addPolygon(regular(3, center + QPointF(0, radius * 0.2), radius * 1.15, 0));
        break;
    case Marker::TriangleDown:
        path.addPolygon(regular(3, center - QPointF(0, radius * 0.2), radius * 1.15, 180));
        break;
    case Marker::Diamond:
        path.addPolygon(regular(4, center, radius * 1.12, 0));
        break;
    case Marker::Pentagon:
        path.addPolygon(regular(5, center, radius * 1.05, 0));
        break;
    case Marker::Cross:
    case Marker::Plus: {
        path.setFillRule(Qt::WindingFill);
        const double arm = radius * 0.34;
        path.addRect(QRectF(center.x() - radius, center.y() - arm, 2 * radius, 2 * arm));
        path.addRect(QRectF(center.x() - arm, center.y() - radius, 2 * arm, 2 * radius));
        if (marker == Marker::Cross)
            path = QTransform()
                       .translate(center.x(), center.y())
                       .rotate(45)
                       .translate(-center.x(), -center.y())
                       .map(path);
        path.setFillRule(Qt::WindingFill);
        break;
    }
    }
    return path;
}

} // namespace atlas
