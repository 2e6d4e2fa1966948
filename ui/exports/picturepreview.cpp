// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/picturepreview.h"

#include <QPainter>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr double MostPixels = 6e6; // of a picture that is made at every change

/// The same picture with fewer pixels: all lengths stay as they are.
PictureOptions smaller(PictureOptions options)
{
    const double pixels = static_cast<double>(options.size.width()) * options.size.height();
    const double scale = std::min(1.0, std::sqrt(MostPixels / pixels));
    if (scale < 1) {
        const int dpi = std::max(24, static_cast<int>(options.dpi * scale));
        options.size = (QSizeF(options.size) * dpi / options.dpi).toSize();
        options.dpi = dpi;
    }
    return options;
}

}

PicturePreview::PicturePreview(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("picturePreview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(240, 160);
}

QSize PicturePreview::sizeHint() const
{
    return {600, 400};
}

void PicturePreview::showPicture(const ChartData& chart, const PictureOptions& options)
{
    const double pixels = static_cast<double>(options.size.width()) * options.size.height();
    const bool wholeFile = pixels <= MostPixels || options.format != PictureFormat::Png;
    QByteArray file;
    if (wholeFile) {
        Result<QByteArray> made = chartPicture(chart, options);
        if (!made) {
            showProblem(made.error().message);
            return;
        }
        file = *std::move(made);
    }
    QImage image;
    if (!file.isEmpty() && options.format == PictureFormat::Png)
        image.loadFromData(file, "PNG");
    else if (!file.isEmpty() && options.format == PictureFormat::Svg)
        image = drawn(file, options);
    if (image.isNull()) {
        PictureOptions little = smaller(options);
        little.format = PictureFormat::Png;
        Result<QImage> made = chartImage(chart, little);
        if (!made) {
            showProblem(made.error().message);
            return;
        }
        image = *std::move(made);
    }
    m_image = std::move(image);
    m_problem.clear();
    m_fileSize = file.size();
    update();
}

void PicturePreview::showProblem(const QString& text)
{
    m_image = {};
    m_problem = text;
    m_fileSize = 0;
    update();
}

QImage PicturePreview::drawn(const QByteArray& svg, const PictureOptions& options) const
{
    QSvgRenderer renderer(svg);
    if (!renderer.isValid())
        return {};
    QImage image(smaller(options).size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    renderer.render(&painter);
    return image;
}

void PicturePreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_image.isNull()) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, m_problem);
        return;
    }
    const QSize size = m_image.size().scaled(this->size() - QSize(2, 2), Qt::KeepAspectRatio);
    const QRect place(QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size);
    // Made small in one step, lines would be lost.
    const QSize pixels = (QSizeF(size) * devicePixelRatioF()).toSize();
    painter.drawImage(place, m_image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(place.adjusted(-1, -1, 0, 0));
}

} // namespace atlas
