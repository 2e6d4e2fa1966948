// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"
#include "error.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

class QPainter;

namespace atlas {

enum class PictureFormat { Png, Svg, Pdf };
enum class ChartTheme { Light, Dark };
enum class SvgText { Text, Paths };

struct PictureOptions
{
    PictureFormat format = PictureFormat::Png;
    QSize size{1600, 900}; ///< pixels of a PNG; at `dpi` also the physical size of SVG and PDF
    int dpi = 96; ///< 1 inch = dpi pixels: more dpi, larger text
    ChartTheme theme = ChartTheme::Light;
    SvgText svgText = SvgText::Text;
    QDate today; ///< the date written inside the file
    bool heading = true; ///< title and filter above the chart
    bool foot = true; ///< numbers, dates and sources under it
};

/// The picture as bytes of its format; same input, same bytes. Works without a display, needs a QApplication. Fails on
/// sizes that are out of range (64 … 16384 pixels a side) and where a glyph is missing.
[[nodiscard]] Result<QByteArray> chartPicture(const ChartData& data, const PictureOptions& options);
/// The same as an image, for the clipboard.
[[nodiscard]] Result<QImage> chartImage(const ChartData& data, const PictureOptions& options);

/// Draws it into that part of a page; `options.size` has its proportions.
[[nodiscard]] Result<void> paintChart(
    QPainter& painter, const QRectF& target, const ChartData& data, const PictureOptions& options);

} // namespace atlas
