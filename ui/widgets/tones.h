// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace atlas {

[[nodiscard]] bool isDark(const QPalette& palette);
/// Text that steps back; still 4.5 : 1 against the base.
[[nodiscard]] QColor dimText(const QPalette& palette);
/// Something is wrong; legible as text on the window's background.
[[nodiscard]] QColor errorText(const QPalette& palette);
/// Something deserves a look; legible as text on the window's background.
[[nodiscard]] QColor warningText(const QPalette& palette);
/// Thin lines between parts.
[[nodiscard]] QColor lineColor(const QPalette& palette);
/// Line behind columns that stay in sight: the others go under it.
[[nodiscard]] QColor pinnedEdge(const QPalette& palette);
/// `share` (0 … 1) of `over` on `under`.
[[nodiscard]] QColor mixed(const QColor& under, const QColor& over, double share);

} // namespace atlas
