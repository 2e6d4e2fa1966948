// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/chartpictures.h"

#include "languagescope.h"

#include <QBuffer>
#include <QImage>

namespace atlas {

Result<ChartDataPtr> chartIn(const QString& language, const ChartRequest& request)
{
    const LanguageScope scope(language);
    ChartOptions options = request.options;
    options.locale = QLocale(language);
    Result<ChartData> data = request.chart->make(request.offers, *request.rows, request.query, request.filter, options);
    if (!data)
        return tl::unexpected(data.error());
    return std::make_shared<const ChartData>(*std::move(data));
}

Result<QByteArray> chartFileIn(const QString& language, const ChartData& data, const PictureOptions& options)
{
    const LanguageScope scope(language);
    return chartPicture(data, options);
}

Result<std::unique_ptr<QMimeData>> chartForClipboard(
    const QString& language, const ChartData& data, const PictureOptions& options)
{
    const LanguageScope scope(language);
    PictureOptions pixels = options;
    pixels.format = PictureFormat::Png;
    const Result<QImage> image = chartImage(data, pixels);
    if (!image)
        return tl::unexpected(image.error());
    auto mime = std::make_unique<QMimeData>();
    // PNG bytes beside the image: other programs need not ask back for a conversion.
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image->save(&buffer, "PNG");
    if (options.format != PictureFormat::Png) {
        const Result<QByteArray> drawing = chartPicture(data, options);
        if (!drawing)
            return tl::unexpected(drawing.error());
        mime->setData(
            options.format == PictureFormat::Svg ? QStringLiteral("image/svg+xml") : QStringLiteral("application/pdf"),
            *drawing);
    }
    mime->setImageData(*image);
    mime->setData(QStringLiteral("image/png"), png);
    return mime;
}

} // namespace atlas
