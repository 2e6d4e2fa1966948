// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tones.h"

namespace atlas {

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QColor mixed(const QColor& under, const QColor& over, double share)
{
    const auto part = [share](int low, int high) { return static_cast<int>(low + (high - low) * share); };
    return {part(under.red(), over.red()), part(under.green(), over.green()), part(under.blue(), over.blue())};
}

QColor dimText(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.67);
}

QColor errorText(const QPalette& palette)
{
    return isDark(palette) ? QColor(0xff, 0x9a, 0x8a) : QColor(0xa8, 0x1c, 0x12);
}

QColor warningText(const QPalette& palette)
{
    return isDark(palette) ? QColor(0xf0, 0xb4, 0x4a) : QColor(0x7a, 0x4b, 0x00);
}

QColor lineColor(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.2);
}

QColor pinnedEdge(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.4);
}

} // namespace atlas
