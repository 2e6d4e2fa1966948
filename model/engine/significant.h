// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace atlas {

/// Numbers as people read them: so many digits and no more, and never an exponent. Files keep all digits.

/// At most so many significant digits, without zeros at the end; whole numbers keep all their digits.
[[nodiscard]] QString significantText(double number, int digits, const QLocale& locale);
/// A share of a whole as a percentage below 100, without sign: 74, 0.62, 99.6. Only all of it is 100.
[[nodiscard]] QString percentText(double percent, const QLocale& locale);
/// Away from 0 to the next number of so many significant digits: 24.72 → 25, 119.8 → 120, 0.0312 → 0.032. 0 stays.
[[nodiscard]] double roundedAway(double number, int digits);

} // namespace atlas
