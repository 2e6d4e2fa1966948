// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>
#include <optional>

/// Numbers as people write them in lists: with thousands separators, decimal commas, currency signs and units.
namespace atlas {

enum class DecimalSign { Point, Comma };

/// A cell taken apart: the number as written and what stands around it.
struct WrittenAmount
{
    QString number; ///< digits with their separators and exponent, no sign
    bool negative = false; ///< by a sign or by parentheses
    QString before; ///< what stands in front, without the sign: "US$"
    QString after; ///< what stands behind: "USD/h", "GB"
};

/// Takes a cell apart; full-width characters count as plain ones, and all kinds of blanks as blanks. Nothing when it
/// holds no number or more than one.
[[nodiscard]] std::optional<WrittenAmount> writtenAmount(const QString& text);

/// Which sign must be the decimal one, going by this number alone: `1.5` and `1.234,5` say it, `1,234` does not.
struct DecimalEvidence
{
    bool point = false, comma = false;
    bool ambiguous = false; ///< one separator with three digits behind it
};
[[nodiscard]] DecimalEvidence decimalEvidence(QStringView number);

/// The value; nothing when its separators do not stand where that decimal sign allows, so that no digit is lost.
[[nodiscard]] std::optional<double> numberValue(QStringView number, DecimalSign sign);

/// The two in one: the value of a cell with its sign, and in `amount` what stands around it.
[[nodiscard]] std::optional<double> amountValue(const QString& text, DecimalSign sign, WrittenAmount& amount);

/// The code of a currency sign, name or code: "$", "US$", "€", "元", "usd". `¥` alone stands for two currencies and is
/// given back as "¥". Empty for what is no currency.
[[nodiscard]] QString currencyOf(QStringView text);

} // namespace atlas
