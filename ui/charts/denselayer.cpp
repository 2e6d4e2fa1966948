// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/denselayer.h"

#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <set>

namespace atlas {

namespace {

constexpr double MostPicturePixels = 1e6; // of the picture in a vector file
constexpr double PrintScale = 300.0 / 96; // pixels a scene unit at 300 dpi

/// A marker as runs of pixels, each a part of a row.
class Sprite
{
public:
    Sprite(const SeriesStyle& style, double size)
    {
        const int reach = static_cast<int>(std::ceil(size * 0.7)) + 1;
        QImage image(2 * reach + 1, 2 * reach + 1, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(markerPath(style.marker, {reach + 0.5, reach + 0.5}, size), style.color);
        painter.end();
        for (int row = 0; row < image.height(); ++row) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(row));
            int from = 0, to = image.width();
            while (from < to && line[from] == 0)
                ++from;
            while (to > from && line[to - 1] == 0)
                --to;
            if (from == to)
                continue;
            m_runs.push_back({row - reach, from - reach, to - from, m_pixels.size()});
            m_pixels.insert(m_pixels.end(), line + from, line + to);
            m_reach = std::max({m_reach, std::abs(row - reach), std::abs(from - reach), std::abs(to - reach)});
        }
    }

    void stamp(QImage& canvas, int x, int y) const
    {
        const bool inside
            = x >= m_reach && y >= m_reach && x + m_reach < canvas.width() && y + m_reach < canvas.height();
        auto* const bits = reinterpret_cast<QRgb*>(canvas.bits());
        const qsizetype stride = canvas.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
        for (const Run& run : m_runs) {
            int from = 0, to = run.length;
            const int row = y + run.row, left = x + run.left;
            if (!inside) {
                if (row < 0 || row >= canvas.height())
                    continue;
                from = std::max(from, -left);
                to = std::min(to, canvas.width() - left);
            }
            QRgb* const destination = bits + row * stride + left;
            const QRgb* const source = m_pixels.data() + run.pixels;
            for (int column = from; column < to; ++column)
                destination[column]
                    = qAlpha(source[column]) == 255 ? source[column] : blended(source[column], destination[column]);
        }
    }

private:
    struct Run
    {
        int row, left, length;
        std::size_t pixels;
    };
    /// source + destination · (1 - alpha of source), all premultiplied.
    static QRgb blended(QRgb source, QRgb destination)
    {
        const QRgb rest = 255 - static_cast<QRgb>(qAlpha(source));
        QRgb even = (destination & 0x00FF00FF) * rest, odd = ((destination >> 8) & 0x00FF00FF) * rest;
        even = ((even + ((even >> 8) & 0x00FF00FF) + 0x00800080) >> 8) & 0x00FF00FF;
        odd = (odd + ((odd >> 8) & 0x00FF00FF) + 0x00800080) & 0xFF00FF00;
        return source + (even | odd);
    }

    std::vector<Run> m_runs;
    std::vector<QRgb> m_pixels;
    int m_reach = 0; ///< pixels from the center to the edge
};

}

DenseLayer::DenseLayer(
    DensePoints points, const std::vector<SeriesStyle>& styles, const QRectF& plot, double markerSize)
    : m_points(std::move(points))
    , m_styles(styles)
    , m_plot(plot)
    , m_markerSize(markerSize)
{
}

QRectF DenseLayer::boundingRect() const
{
    return m_plot.adjusted(-m_markerSize, -m_markerSize, m_markerSize, m_markerSize);
}

void DenseLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const QPaintEngine::Type engine = painter->paintEngine()->type();
    if (engine != QPaintEngine::SVG && engine != QPaintEngine::Pdf && engine != QPaintEngine::Picture) {
        paintPixels(*painter);
        return;
    }
    if (m_points.x.size() <= MostVectorPoints) {
        paintVectors(*painter);
        return;
    }
    const QRectF bounds = boundingRect();
    paintPicture(*painter, std::min(PrintScale, std::sqrt(MostPicturePixels / (bounds.width() * bounds.height()))));
}

void DenseLayer::paintPixels(QPainter& painter)
{
    const QTransform transform = painter.deviceTransform();
    const QRectF bounds = transform.mapRect(boundingRect()), plot = transform.mapRect(m_plot);
    const QPoint origin(static_cast<int>(std::floor(bounds.left())), static_cast<int>(std::floor(bounds.top())));
    const Frame frame{plot.left() - origin.x(), plot.bottom() - origin.y(), plot.width(), plot.height(),
        transform.m11(),
        QSize(static_cast<int>(std::ceil(bounds.right())) - origin.x(),
            static_cast<int>(std::ceil(bounds.bottom())) - origin.y())};
    // Where the pointer goes parts of the scene are painted again, the points being the same.
    if (m_kept.isNull() || !(frame == m_keptFrame)) {
        m_kept = picture(frame);
        m_keptFrame = frame;
    }
    painter.save();
    painter.resetTransform();
    const double ratio = painter.device()->devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    const QTransform pixels = painter.deviceTransform(); // a translation, where a widget is painted by redirection
    painter.drawImage(QPointF(origin.x() - pixels.dx(), origin.y() - pixels.dy()), m_kept);
    painter.restore();
}

void DenseLayer::paintVectors(QPainter& painter) const
{
    painter.save();
    painter.setPen(Qt::NoPen);
    std::set<std::pair<int, int>> drawn;
    for (std::size_t point = 0; point < m_points.x.size(); ++point) {
        if (std::isnan(m_points.x[point]) || std::isnan(m_points.y[point]))
            continue;
        const QPointF at(m_plot.left() + static_cast<double>(m_points.x[point]) * m_plot.width(),
            m_plot.bottom() - static_cast<double>(m_points.y[point]) * m_plot.height());
        if (!drawn.insert({qRound(at.x() * 2), qRound(at.y() * 2)}).second)
            continue;
        const SeriesStyle& style = m_styles[m_points.styles[point]];
        painter.fillPath(markerPath(style.marker, at, m_markerSize), style.color);
    }
    painter.restore();
}

void DenseLayer::paintPicture(QPainter& painter, double scale) const
{
    const QRectF bounds = boundingRect();
    const Frame frame{m_markerSize * scale, (bounds.height() - m_markerSize) * scale, m_plot.width() * scale,
        m_plot.height() * scale, scale, (bounds.size() * scale).toSize()};
    painter.drawImage(bounds, picture(frame));
}

QImage DenseLayer::picture(const Frame& frame) const
{
    QImage canvas(frame.size, QImage::Format_ARGB32_Premultiplied);
    if (canvas.isNull())
        return canvas;
    canvas.fill(Qt::transparent);
    std::vector<Sprite> sprites;
    for (const SeriesStyle& style : m_styles)
        sprites.emplace_back(style, m_markerSize * frame.scale);
    const int width = canvas.width(), height = canvas.height();
    std::vector<std::uint8_t> occupied(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
    for (std::size_t point = 0; point < m_points.x.size(); ++point) {
        const double x = frame.left + static_cast<double>(m_points.x[point]) * frame.width,
                     y = frame.bottom - static_cast<double>(m_points.y[point]) * frame.height;
        if (!(x >= 0 && x < width && y >= 0 && y < height)) // NaN among them
            continue;
        const int column = static_cast<int>(x), row = static_cast<int>(y);
        std::uint8_t& taken = occupied[static_cast<std::size_t>(row) * static_cast<std::size_t>(width)
            + static_cast<std::size_t>(column)];
        if (taken != 0)
            continue;
        taken = 1;
        sprites[m_points.styles[point]].stamp(canvas, column, row);
    }
    return canvas;
}

} // namespace atlas
