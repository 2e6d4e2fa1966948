// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartmaker.h"

#include <vector>

namespace atlas {

class PictureDialog;
struct WindowParts;

/// Asks how the chart is to be written, and writes it; `all` go into a folder together. The dialog is not modal and
/// deletes itself when closed.
PictureDialog* showPictureDialog(const WindowParts& parts, ChartRequest chart, std::vector<ChartRequest> all);
/// Puts the chart on the clipboard as it was written last, and says so.
void copyPicture(const WindowParts& parts, const ChartRequest& chart);

} // namespace atlas
