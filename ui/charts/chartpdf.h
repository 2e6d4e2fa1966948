// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartfile.h"

namespace atlas {

class ChartScene;

/// One page of the picture's physical size, fonts embedded, with no date in it but `today`.
[[nodiscard]] QByteArray pdfPicture(ChartScene& scene, const QString& title, const PictureOptions& options);

/// Sets the dates and identifiers that a PDF writer takes from clock and chance to `day`'s, in place and with equal
/// length, so that offsets stay right.
void fixPdfDates(QByteArray& pdf, QDate day);

} // namespace atlas
