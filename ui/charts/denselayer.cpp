// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/denselayer.h"

#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>
#include <utility>

namespace atlas {

namespace {

constexpr double MostPicturePixels = 1e6; // of the picture in a vector file
constexpr double PrintScale = 300.0 / 96; // pixels a scene unit at 300 dpi

/// A marker on whole pixels; `reach` of them lie between its center and its edge.
QImage markerImage(const SeriesStyle& style, double size, int reach)
{
    QImage image(2 * reach + 1, 2 * reach + 1, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(markerPath(style.marker, {reach + 0.5, reach + 0.5}, size), style.color);
    return image;
}

int reachOf(double size)
{
    return static_cast<int>(std::ceil(size * 0.7)) + 1;
}

/// source + destination · (1 - alpha of source), all premultiplied.
QRgb blended(QRgb source, QRgb destination)
{
    const QRgb rest = 255 - static_cast<QRgb>(qAlpha(source));
    QRgb even = (destination & 0x00FF00FF) * rest, odd = ((destination >> 8) & 0x00FF00FF) * rest;
    even = ((even + ((even >> 8) & 0x00FF00FF) + 0x00800080) >> 8) & 0x00FF00FF;
    odd = (odd + ((odd >> 8) & 0x00FF00FF) + 0x00800080) & 0xFF00FF00;
    return source + (even | odd);
}

/// Markers in true colour, for pixels.
struct TrueColour
{
    using Pixel = QRgb;
    static Pixel pixel(QRgb source, int) { return source; }
    static bool isSolid(Pixel pixel) { return qAlpha(pixel) == 255; }
    static void put(Pixel source, Pixel& destination) { destination = blended(source, destination); }
};

/// Markers in few colours, for pictures in files: each colour has some steps of opacity, from 1 + `Steps` · number of
/// the colour on. What lies over another marker is opaque or not there.
struct FewColours
{
    static constexpr int Steps = 5, MostStyles = 51;
    using Pixel = std::uint8_t;
    static Pixel pixel(QRgb source, int style)
    {
        const int step = (qAlpha(source) * Steps + 127) / 255;
        return step == 0 ? Pixel(0) : static_cast<Pixel>(style * Steps + step);
    }
    static bool isSolid(Pixel pixel) { return pixel != 0 && (pixel - 1) % Steps == Steps - 1; }
    static void put(Pixel source, Pixel& destination)
    {
        const int step = (source - 1) % Steps;
        if (destination == 0)
            destination = source;
        else if (step >= Steps / 2)
            destination = static_cast<Pixel>(source + Steps - 1 - step);
    }
};

/// A marker as runs of pixels, each a part of a row: some of its edge, some that are opaque, some of the other edge.
template <class Colours> class Sprite
{
public:
    using Pixel = typename Colours::Pixel;

    Sprite(const QImage& marker, int style)
    {
        const int middle = marker.width() / 2;
        for (int row = 0; row < marker.height(); ++row) {
            const auto* line = reinterpret_cast<const QRgb*>(marker.constScanLine(row));
            std::vector<Pixel> pixels;
            for (int column = 0; column < marker.width(); ++column)
                pixels.push_back(Colours::pixel(line[column], style));
            const auto isThere = [](Pixel pixel) { return pixel != 0; };
            const auto first = std::find_if(pixels.begin(), pixels.end(), isThere);
            if (first == pixels.end())
                continue;
            const auto end = std::find_if(pixels.rbegin(), pixels.rend(), isThere).base();
            const auto solid = std::find_if(first, end, Colours::isSolid),
                       rest = std::find_if_not(solid, end, Colours::isSolid);
            const auto from = static_cast<int>(first - pixels.begin());
            m_runs.push_back({row - middle, from - middle, static_cast<int>(solid - first),
                static_cast<int>(rest - first), static_cast<int>(end - first), m_pixels.size()});
            m_pixels.insert(m_pixels.end(), first, end);
            const int last = from + m_runs.back().length - 1;
            m_reach = std::max({m_reach, std::abs(row - middle), std::abs(from - middle), std::abs(last - middle)});
        }
    }

    void stamp(Pixel* canvas, qsizetype stride, QSize size, int x, int y) const
    {
        const bool inside = x >= m_reach && y >= m_reach && x + m_reach < size.width() && y + m_reach < size.height();
        if (!inside) {
            stampClipped(canvas, stride, size, x, y);
            return;
        }
        for (const Run& run : m_runs) {
            Pixel* const destination = canvas + (y + run.row) * stride + x + run.left;
            const Pixel* const source = m_pixels.data() + run.pixels;
            int column = 0;
            for (; column < run.solid; ++column)
                Colours::put(source[column], destination[column]);
            for (; column + 4 <= run.rest; column += 4) // lengths that compilers know
                std::memcpy(destination + column, source + column, 4 * sizeof(Pixel));
            for (; column < run.rest; ++column)
                destination[column] = source[column];
            for (; column < run.length; ++column)
                Colours::put(source[column], destination[column]);
        }
    }

private:
    struct Run
    {
        int row, left;
        int solid, rest, length; ///< where opaque pixels begin, where they end, and the run
        std::size_t pixels;
    };

    void stampClipped(Pixel* canvas, qsizetype stride, QSize size, int x, int y) const
    {
        for (const Run& run : m_runs) {
            const int row = y + run.row, left = x + run.left;
            if (row < 0 || row >= size.height())
                continue;
            const int to = std::min(run.length, size.width() - left);
            for (int column = std::max(0, -left); column < to; ++column)
                if (const Pixel source = m_pixels[run.pixels + static_cast<std::size_t>(column)]; source != 0)
                    Colours::put(source, canvas[row * stride + left + column]);
        }
    }

    std::vector<Run> m_runs;
    std::vector<Pixel> m_pixels;
    int m_reach = 0; ///< pixels from the center to the edge
};

/// Which marker stands at each pixel of the picture, by number + 1: that of the first point there. Stamping them row by
/// row afterwards stays within what caches hold, which the order of the points would not.
std::vector<std::uint8_t> markersByPixel(
    const DensePoints& points, const std::vector<std::uint8_t>& markerOfStyle, const DenseFrame& frame)
{
    const int width = frame.size.width(), height = frame.size.height();
    std::vector<std::uint8_t> markers(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
    const auto left = static_cast<float>(frame.left), bottom = static_cast<float>(frame.bottom),
               across = static_cast<float>(frame.width), up = static_cast<float>(frame.height),
               margin = static_cast<float>(std::max(0.0, frame.margin - 1)), // the plot's edge is part of it
        right = static_cast<float>(width) - margin, below = static_cast<float>(height) - margin;
    for (std::size_t point = 0; point < points.x.size(); ++point) {
        const float x = left + points.x[point] * across, y = bottom - points.y[point] * up;
        if (!(x >= margin && x < right && y >= margin && y < below)) // NaN among them
            continue;
        std::uint8_t& marker
            = markers[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
        if (marker == 0)
            marker = static_cast<std::uint8_t>(markerOfStyle[points.styles[point]] + 1);
    }
    return markers;
}

template <class Colours>
void stampAll(const std::vector<std::uint8_t>& markers, const std::vector<Sprite<Colours>>& sprites, QSize size,
    typename Colours::Pixel* canvas, qsizetype stride)
{
    const std::uint8_t* marker = markers.data();
    for (int row = 0; row < size.height(); ++row) {
        const std::uint8_t* const start = marker;
        const std::uint8_t* const end = start + size.width();
        while (marker < end) {
            if (std::uint64_t eight = 0; end - marker >= 8) {
                std::memcpy(&eight, marker, 8);
                if (eight == 0) {
                    marker += 8;
                    continue;
                }
            }
            if (*marker != 0)
                sprites[*marker - 1U].stamp(canvas, stride, size, static_cast<int>(marker - start), row);
            ++marker;
        }
    }
}

/// The transparent colour: readers that smooth a picture mix it into the edges of markers.
QRgb nothingAmong(const std::vector<QRgb>& colours)
{
    int red = 0, green = 0, blue = 0;
    for (const QRgb colour : colours) {
        red += qRed(colour);
        green += qGreen(colour);
        blue += qBlue(colour);
    }
    const int count = std::max(1, static_cast<int>(colours.size()));
    return qRgba(red / count, green / count, blue / count, 0);
}

/// Styles that look alike share a marker.
struct Markers
{
    std::vector<SeriesStyle> looks;
    std::vector<std::uint8_t> ofStyle;

    explicit Markers(const std::vector<SeriesStyle>& styles)
    {
        constexpr std::size_t Most = 254;
        for (const SeriesStyle& style : styles) {
            const auto same = std::find_if(looks.begin(), looks.end(),
                [&style](const SeriesStyle& look) { return look.marker == style.marker && look.color == style.color; });
            const auto number = static_cast<std::size_t>(same - looks.begin());
            if (same == looks.end() && number < Most)
                looks.push_back(style);
            ofStyle.push_back(static_cast<std::uint8_t>(std::min(number, Most - 1)));
        }
    }
};

}

DenseLayer::DenseLayer(
    DensePoints points, const std::vector<SeriesStyle>& styles, const QRectF& plot, double markerSize)
    : DenseLayer(std::make_shared<const DensePoints>(std::move(points)), styles, plot, plot, markerSize)
{
}

DenseLayer::DenseLayer(std::shared_ptr<const DensePoints> points, const std::vector<SeriesStyle>& styles,
    const QRectF& field, const QRectF& plot, double markerSize)
    : m_points(std::move(points))
    , m_styles(styles)
    , m_field(field)
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
    if (m_points->x.size() <= MostVectorPoints) {
        paintVectors(*painter);
        return;
    }
    const QRectF bounds = boundingRect();
    paintPicture(*painter, std::min(PrintScale, std::sqrt(MostPicturePixels / (bounds.width() * bounds.height()))));
}

void DenseLayer::paintPixels(QPainter& painter)
{
    const QTransform transform = painter.deviceTransform();
    const QRectF bounds = transform.mapRect(boundingRect()), field = transform.mapRect(m_field);
    const QPoint origin(static_cast<int>(std::floor(bounds.left())), static_cast<int>(std::floor(bounds.top())));
    const DenseFrame frame{field.left() - origin.x(), field.bottom() - origin.y(), field.width(), field.height(),
        m_markerSize * transform.m11(), transform.m11(),
        QSize(static_cast<int>(std::ceil(bounds.right())) - origin.x(),
            static_cast<int>(std::ceil(bounds.bottom())) - origin.y())};
    // Where the pointer goes parts of the scene are painted again, the points being the same.
    if (m_kept.isNull() || !(frame == m_keptFrame)) {
        if (m_kept.size() == frame.size)
            m_kept.fill(Qt::transparent); // its memory serves again
        else
            m_kept = emptyPicture(frame.size);
        drawPoints(m_kept, frame);
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
    for (std::size_t point = 0; point < m_points->x.size(); ++point) {
        if (std::isnan(m_points->x[point]) || std::isnan(m_points->y[point]))
            continue;
        const QPointF at(m_field.left() + static_cast<double>(m_points->x[point]) * m_field.width(),
            m_field.bottom() - static_cast<double>(m_points->y[point]) * m_field.height());
        if (!m_plot.adjusted(-0.5, -0.5, 0.5, 0.5).contains(at))
            continue;
        if (!drawn.insert({qRound(at.x() * 2), qRound(at.y() * 2)}).second)
            continue;
        const SeriesStyle& style = m_styles[m_points->styles[point]];
        painter.fillPath(markerPath(style.marker, at, m_markerSize), style.color);
    }
    painter.restore();
}

void DenseLayer::paintPicture(QPainter& painter, double scale) const
{
    const QRectF bounds = boundingRect();
    const DenseFrame frame{(m_field.left() - bounds.left()) * scale, (m_field.bottom() - bounds.top()) * scale,
        m_field.width() * scale, m_field.height() * scale, m_markerSize * scale, scale,
        (bounds.size() * scale).toSize()};
    const QImage few = pictureInFewColours(frame);
    painter.drawImage(bounds, few.isNull() ? picture(frame) : few);
}

QImage DenseLayer::emptyPicture(QSize size)
{
    QImage canvas(size, QImage::Format_ARGB32_Premultiplied);
    canvas.fill(Qt::transparent);
    return canvas;
}

void DenseLayer::drawPoints(QImage& canvas, const DenseFrame& frame) const
{
    if (canvas.isNull())
        return;
    const double size = m_markerSize * frame.scale;
    const Markers markers(m_styles);
    std::vector<Sprite<TrueColour>> sprites;
    for (const SeriesStyle& look : markers.looks)
        sprites.emplace_back(markerImage(look, size, reachOf(size)), 0);
    stampAll<TrueColour>(markersByPixel(*m_points, markers.ofStyle, frame), sprites, frame.size,
        reinterpret_cast<QRgb*>(canvas.bits()), canvas.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb)));
}

QImage DenseLayer::picture(const DenseFrame& frame) const
{
    QImage canvas = emptyPicture(frame.size);
    drawPoints(canvas, frame);
    return canvas;
}

QImage DenseLayer::pictureInFewColours(const DenseFrame& frame) const
{
    const double size = m_markerSize * frame.scale;
    const Markers markers(m_styles);
    std::vector<QRgb> colours;
    std::vector<Sprite<FewColours>> sprites;
    for (const SeriesStyle& look : markers.looks) {
        const auto same = std::find(colours.begin(), colours.end(), look.color.rgb());
        const auto number = static_cast<int>(same - colours.begin());
        if (number >= FewColours::MostStyles)
            return {};
        if (same == colours.end())
            colours.push_back(look.color.rgb());
        sprites.emplace_back(markerImage(look, size, reachOf(size)), number);
    }
    QImage canvas(frame.size, QImage::Format_Indexed8);
    if (canvas.isNull())
        return canvas;
    QList<QRgb> table{nothingAmong(colours)};
    for (const QRgb colour : colours)
        for (int step = 1; step <= FewColours::Steps; ++step)
            table << qRgba(qRed(colour), qGreen(colour), qBlue(colour), 255 * step / FewColours::Steps);
    canvas.setColorTable(table);
    canvas.fill(0);
    stampAll<FewColours>(
        markersByPixel(*m_points, markers.ofStyle, frame), sprites, frame.size, canvas.bits(), canvas.bytesPerLine());
    return canvas;
}

} // namespace atlas
