// SPDX-License-Identifier: GPL-3.0-or-later
#include "printing/chartprint.h"

#include "charts/chartfile.h"
#include "printing/printpage.h"

#include <QPainter>
#include <QPrinter>

namespace atlas {

Result<void> printChart(QPrinter& printer, const ChartData& data, const QString& footer, QDate today)
{
    const PrintPage page(printer, {QStringLiteral("GPU Atlas"), {}, footer});
    PictureOptions options;
    options.format = PictureFormat::Pdf;
    options.today = today;
    // Charts are laid out in pixels of 96 an inch.
    const double perInch = printer.resolution();
    options.dpi = 96;
    options.size = (page.content().size() * 96.0 / perInch).toSize();
    Result<void> painted;
    printPages(printer, 1, [&](QPainter& painter, int number) {
        page.paintFrame(painter, number, 1);
        painted = paintChart(painter, page.content(), data, options);
    });
    return painted;
}

} // namespace atlas
