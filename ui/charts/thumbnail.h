// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"
#include "charts/palette.h"

#include <QLocale>
#include <QPixmap>
#include <QSize>

namespace atlas {

/// The chart in little, without title and footnote: as many rows as there is room for.
[[nodiscard]] QPixmap chartThumbnail(
    const ChartData& data, QSize size, double pixelRatio, const ChartColors& colors, const QLocale& locale);

} // namespace atlas
