// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartfile.h"

namespace atlas {

class ChartScene;

/// The scene as SVG: lines and bars as QSvgGenerator writes them, texts as text elements with families for machines
/// that lack this one's fonts, or as outlines. `summary` becomes the description that screen readers find.
[[nodiscard]] QByteArray svgPicture(
    ChartScene& scene, const QString& title, const QString& summary, const PictureOptions& options);

} // namespace atlas
