// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"
#include "error.h"

#include <QDate>

class QPainter;
class QPrinter;
class QRectF;

namespace atlas {

/// Prints the chart on one page, as large as fits; its own texts say what is shown. Fails where a glyph is missing.
[[nodiscard]] Result<void> printChart(QPrinter& printer, const ChartData& data, const QString& footer, QDate today);

} // namespace atlas
