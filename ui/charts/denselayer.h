// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QGraphicsItem>
#include <QImage>
#include <QRectF>
#include <QTransform>
#include <cstdint>
#include <memory>
#include <vector>

namespace atlas {

/// Many points in the plot, by their places along the axes: 0 … 1, NaN where there is none.
struct DensePoints
{
    std::vector<float> x, y; ///< y counts from below
    std::vector<std::uint16_t> styles; ///< into the layer's styles
};

/// Where the plot lies in a picture of the layer.
struct DenseFrame
{
    double left, bottom, width, height; ///< of the field in pixels of the picture
    double margin; ///< pixels around the plot, for markers that reach out of it
    double scale; ///< pixels a scene unit
    QSize size;
    friend bool operator==(const DenseFrame&, const DenseFrame&) = default;
};

/// Any number of markers as one item of a scene. A marker is painted once for each pixel that a point lies in, so a
/// million points cost little more than the pixels they cover. Markers are opaque. In vector files many points become
/// one picture; axes and texts around them stay vectors. Never OpenGL, so files show what the screen shows.
class DenseLayer : public QGraphicsItem
{
public:
    DenseLayer(DensePoints points, const std::vector<SeriesStyle>& styles, const QRectF& plot, double markerSize);
    /// Shows in the plot what lies there of a larger `field`, which the points' places are meant in.
    DenseLayer(std::shared_ptr<const DensePoints> points, const std::vector<SeriesStyle>& styles, const QRectF& field,
        const QRectF& plot, double markerSize);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    /// More points than this are one picture in SVG and PDF.
    static constexpr std::size_t MostVectorPoints = 1200;

private:
    void paintPixels(QPainter& painter);
    void paintVectors(QPainter& painter) const;
    void paintPicture(QPainter& painter, double scale) const;
    [[nodiscard]] static QImage emptyPicture(QSize size);
    void drawPoints(QImage& canvas, const DenseFrame& frame) const;
    [[nodiscard]] QImage picture(const DenseFrame& frame) const;
    /// The same with a colour table, a fraction of the bytes in a file; null: there are too many colours.
    [[nodiscard]] QImage pictureInFewColours(const DenseFrame& frame) const;

    std::shared_ptr<const DensePoints> m_points;
    std::vector<SeriesStyle> m_styles;
    QRectF m_field, m_plot;
    double m_markerSize;
    QImage m_kept; ///< as last painted on pixels
    DenseFrame m_keptFrame{};
};

} // namespace atlas
