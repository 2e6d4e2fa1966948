// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QGraphicsItem>
#include <QImage>
#include <QRectF>
#include <QTransform>
#include <cstdint>
#include <vector>

namespace atlas {

/// Many points in the plot, by their places along the axes: 0 … 1, NaN where there is none.
struct DensePoints
{
    std::vector<float> x, y; ///< y counts from below
    std::vector<std::uint16_t> styles; ///< into the layer's styles
};

/// Any number of markers as one item of a scene. A marker is painted once for each pixel that a point lies in, so a
/// million points cost little more than the pixels they cover. Markers are opaque. In vector files many points become
/// one picture; axes and texts around them stay vectors. Never OpenGL, so files show what the screen shows.
class DenseLayer : public QGraphicsItem
{
public:
    DenseLayer(DensePoints points, const std::vector<SeriesStyle>& styles, const QRectF& plot, double markerSize);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    /// More points than this are one picture in SVG and PDF.
    static constexpr std::size_t MostVectorPoints = 1200;

private:
    struct Frame
    {
        double left, bottom, width, height; ///< of the plot in pixels of the picture
        double scale; ///< pixels a scene unit
        QSize size;
        friend bool operator==(const Frame&, const Frame&) = default;
    };
    void paintPixels(QPainter& painter);
    void paintVectors(QPainter& painter) const;
    void paintPicture(QPainter& painter, double scale) const;
    [[nodiscard]] QImage picture(const Frame& frame) const;

    DensePoints m_points;
    std::vector<SeriesStyle> m_styles;
    QRectF m_plot;
    double m_markerSize;
    QImage m_kept; ///< as last painted on pixels
    Frame m_keptFrame{};
};

} // namespace atlas
