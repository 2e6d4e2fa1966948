// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

namespace atlas {

/// The program's own palettes for Fusion. Every text has a contrast of at least 4.5 : 1 on every ground it may stand
/// on, and what marks focus and selection at least 3 : 1; the style's own palettes do not reach that.
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

} // namespace atlas
