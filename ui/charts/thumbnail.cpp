// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/thumbnail.h"

#include "charts/chartscene.h"

#include <QPainter>
#include <algorithm>

namespace atlas {

QPixmap chartThumbnail(
    const ChartData& data, QSize size, double pixelRatio, const ChartColors& colors, const QLocale& locale)
{
    ChartType type;
    type.base = 9;
    type.locale = locale;
    type.screen = true;
    type.heading = type.foot = type.legend = false;
    constexpr std::size_t MostRows = 14; // more could not be read
    std::size_t rows = std::min(rowCount(data), MostRows);
    ChartLayout layout = layoutChart(data, size, type, rows);
    while (rows > 1 && layout.page.height() > size.height())
        layout = layoutChart(data, size, type, --rows);
    const QSizeF page(
        size.width(), std::max<double>(size.height(), layout.page.height())); // what is too high gets small
    ChartScene scene(data, std::move(layout), colors);
    QPixmap pixmap(size * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(colors.background);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    scene.render(&painter, QRectF(QPointF(0, 0), size), QRectF(QPointF(0, 0), page), Qt::KeepAspectRatio);
    return pixmap;
}

} // namespace atlas
