// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/significant.h"

#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

/// Digits before the point, at least one; for numbers below 1 minus the zeros behind it: 24 → 2, 0.5 → 0, 0.03 → -1.
int magnitude(double size)
{
    return static_cast<int>(std::floor(std::log10(size))) + 1;
}

}

QString significantText(double number, int digits, const QLocale& locale)
{
    if (number == 0 || !std::isfinite(number))
        return locale.toString(number, 'f', 0);
    int decimals = std::clamp(digits - magnitude(std::abs(number)), 0, 15);
    // Zeros at the end say nothing.
    while (decimals > 0) {
        const double shifted = std::round(std::abs(number) * std::pow(10.0, decimals));
        if (std::fmod(shifted, 10) != 0)
            break;
        --decimals;
    }
    return locale.toString(number, 'f', decimals);
}

QString percentText(double percent, const QLocale& locale)
{
    const double size = std::abs(percent);
    if (size > 99 && size < 100) {
        // Cut off, as 99.96 is not 100; what is nearer than that is nobody's business.
        return locale.toString(std::copysign(std::floor(size * 10) / 10, percent), 'f', 1);
    }
    return size < 1 ? significantText(percent, 2, locale) : locale.toString(std::round(percent), 'f', 0);
}

double roundedAway(double number, int digits)
{
    if (number == 0 || !std::isfinite(number))
        return number;
    const double step = std::pow(10.0, magnitude(std::abs(number)) - digits);
    // What is a whole number of steps but for the last digits of a double stays.
    const double rounded = std::ceil(std::abs(number) / step * (1 - 1e-12)) * step;
    return std::copysign(QString::number(rounded, 'g', digits + 1).toDouble(), number);
}

} // namespace atlas
