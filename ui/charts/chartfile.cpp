// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartfile.h"

#include "charts/chartpdf.h"
#include "charts/chartscene.h"
#include "charts/chartsvg.h"
#include "charts/charttext.h"
#include "charts/fonts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <memory>

namespace atlas {

namespace {

constexpr int SmallestSide = 64, LargestSide = 16384;
constexpr int SmallestDpi = 24, LargestDpi = 2400;
constexpr double LargestPdfSide = 14400; // points; more than that no reader opens

tl::unexpected<Error> wrongSize(const QString& message)
{
    return failure(ErrorCode::InvalidArgument, message);
}

Result<void> checkSize(const PictureOptions& options)
{
    const QSize size = options.size;
    if (std::min(size.width(), size.height()) < SmallestSide || std::max(size.width(), size.height()) > LargestSide)
        return wrongSize(QCoreApplication::translate(
            "Chart", "A picture of %1 × %2 pixels cannot be made: each side must have %3 to %4")
                             .arg(size.width())
                             .arg(size.height())
                             .arg(SmallestSide)
                             .arg(LargestSide));
    if (options.dpi < SmallestDpi || options.dpi > LargestDpi)
        return wrongSize(
            QCoreApplication::translate("Chart", "A picture with %1 dots per inch cannot be made: it must be %2 to %3")
                .arg(options.dpi)
                .arg(SmallestDpi)
                .arg(LargestDpi));
    if (options.format == PictureFormat::Pdf
        && std::max(size.width(), size.height()) * 72.0 / options.dpi > LargestPdfSide)
        return wrongSize(QCoreApplication::translate(
            "Chart", "A PDF page longer than 200 inches cannot be made: choose fewer pixels or more dpi"));
    return {};
}

/// Boxes instead of characters would be a wrong picture that looks like a right one.
Result<void> checkGlyphs(const ChartScene& scene)
{
    for (const ChartText& text : scene.layout().texts) {
        const QString missing = missingCharacters(text.text, text.font);
        if (missing.isEmpty())
            continue;
        QStringList codes;
        for (const char32_t c : missing.toUcs4())
            codes << QStringLiteral("U+%1").arg(static_cast<uint>(c), 4, 16, QLatin1Char('0')).toUpper();
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("Chart",
                "The picture cannot be drawn: no font on this machine has %1 (%2) of “%3”. Install a font that has it, "
                "or save as SVG with text")
                .arg(missing, codes.join(QStringLiteral(", ")), text.text));
    }
    return {};
}

Result<std::unique_ptr<ChartScene>> makeScene(const ChartData& data, const PictureOptions& options)
{
    if (const Result<void> right = checkSize(options); !right)
        return tl::unexpected(right.error());
    ChartType type;
    type.today = options.today;
    type.heading = options.heading;
    type.foot = options.foot;
    ChartLayout layout = fitChart(data, QSizeF(options.size) * 96.0 / options.dpi, type);
    auto scene = std::make_unique<ChartScene>(
        data, std::move(layout), options.theme == ChartTheme::Light ? lightChartColors() : darkChartColors());
    if (options.format != PictureFormat::Svg || options.svgText == SvgText::Paths)
        if (const Result<void> right = checkGlyphs(*scene); !right)
            return tl::unexpected(right.error());
    return scene;
}

QImage image(ChartScene& scene, const PictureOptions& options)
{
    QImage picture(options.size, QImage::Format_RGB32);
    if (picture.isNull())
        return picture;
    const int dotsPerMeter = qRound(options.dpi / 0.0254);
    picture.setDotsPerMeterX(dotsPerMeter);
    picture.setDotsPerMeterY(dotsPerMeter);
    picture.fill(scene.colors().background);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    scene.render(&painter, QRectF(QPointF(0, 0), options.size), scene.sceneRect(), Qt::IgnoreAspectRatio);
    return picture;
}

tl::unexpected<Error> notMade(const PictureOptions& options)
{
    return failure(ErrorCode::InputOutput,
        QCoreApplication::translate(
            "Chart", "The picture of %1 × %2 pixels could not be made: not enough memory. Choose a smaller size")
            .arg(options.size.width())
            .arg(options.size.height()));
}

}

Result<QImage> chartImage(const ChartData& data, const PictureOptions& options)
{
    const Result<std::unique_ptr<ChartScene>> scene = makeScene(data, options);
    if (!scene)
        return tl::unexpected(scene.error());
    QImage picture = image(**scene, options);
    if (picture.isNull())
        return notMade(options);
    return picture;
}

Result<void> paintChart(QPainter& painter, const QRectF& target, const ChartData& data, const PictureOptions& options)
{
    const Result<std::unique_ptr<ChartScene>> scene = makeScene(data, options);
    if (!scene)
        return tl::unexpected(scene.error());
    painter.setRenderHint(QPainter::Antialiasing);
    (*scene)->render(&painter, target, (*scene)->sceneRect(), Qt::KeepAspectRatio);
    return {};
}

Result<QByteArray> chartPicture(const ChartData& data, const PictureOptions& options)
{
    const Result<std::unique_ptr<ChartScene>> scene = makeScene(data, options);
    if (!scene)
        return tl::unexpected(scene.error());
    QByteArray bytes;
    switch (options.format) {
    case PictureFormat::Png: {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        if (const QImage picture = image(**scene, options); picture.isNull() || !picture.save(&buffer, "PNG"))
            bytes.clear();
        break;
    }
    case PictureFormat::Svg:
        bytes = svgPicture(**scene, plainLine(data.title), summaryText(data, QLocale::c()), options);
        break;
    case PictureFormat::Pdf:
        bytes = pdfPicture(**scene, plainLine(data.title), options);
        break;
    }
    if (bytes.isEmpty())
        return notMade(options);
    return bytes;
}

} // namespace atlas
