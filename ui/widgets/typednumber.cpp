// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/typednumber.h"

#include <algorithm>
#include <cmath>

namespace atlas {

std::optional<double> typedNumber(const QString& text, const QLocale& locale)
{
    bool isNumber = false;
    double number = locale.toDouble(text.trimmed(), &isNumber);
    if (!isNumber)
        number = QLocale::c().toDouble(text.trimmed().replace(u',', u'.'), &isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

double NumberBox::valueFromText(const QString& text) const
{
    const std::optional<double> number = typedNumber(text, locale());
    return number ? QString::number(*number, 'f', decimals()).toDouble() : value();
}

QValidator::State NumberBox::validate(QString& text, int&) const
{
    const bool canBecomeOne = std::all_of(text.cbegin(), text.cend(),
        [](QChar c) { return c.isDigit() || c.isSpace() || QStringLiteral(".,'-").contains(c); });
    if (!canBecomeOne || (text.contains(u'-') && minimum() >= 0))
        return QValidator::Invalid;
    const std::optional<double> number = typedNumber(text, locale());
    if (number && *number > maximum())
        return QValidator::Invalid;
    return number && *number >= minimum() ? QValidator::Acceptable : QValidator::Intermediate;
}

} // namespace atlas
