// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartmaker.h"
#include "exports/picturechoices.h"

#include <QMimeData>
#include <memory>

namespace atlas {

/// The chart in the chosen language: the same as `gpu-atlas --lang … chart …` makes.
[[nodiscard]] Result<ChartDataPtr> chartIn(const QString& language, const ChartRequest& request);
/// The bytes of its file, all words in that language.
[[nodiscard]] Result<QByteArray> chartFileIn(
    const QString& language, const ChartData& data, const PictureOptions& options);
/// What is put on the clipboard: an image and its PNG; for a drawing SVG or PDF beside them.
[[nodiscard]] Result<std::unique_ptr<QMimeData>> chartForClipboard(
    const QString& language, const ChartData& data, const PictureOptions& options);

} // namespace atlas
