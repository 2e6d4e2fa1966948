// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"

#include <QLocale>
#include <QString>
#include <QStringList>
#include <variant>

namespace atlas {

class Table;

/// The value of one cell: unknown, number, true/false, text or texts. Dates are texts (YYYY[-MM[-DD]]).
using CellValue = std::variant<std::monostate, double, bool, QString, QStringList>;
/// Hourly and in the comparison currency, whatever is shown.
[[nodiscard]] CellValue cellValue(const Table& table, int column, std::uint32_t row);

/// How cells are shown to people: `locale` for numbers, the current language for vocabularies, unknown as "—".
struct CellStyle
{
    QLocale locale = QLocale::c();
    PerUnit per = PerUnit::Hour;
    bool translate = true; ///< vocabulary entries in the current language
};
[[nodiscard]] QString cellText(const Table& table, int column, std::uint32_t row, const CellStyle& style);
/// Header with unit: "Price per GPU-hour (USD/h)".
[[nodiscard]] QString headerText(const Table& table, int column, PerUnit per);
/// Shortest decimal text that reads back to the same double, in exponent form below 1e-6 and from 1e15 on; C locale.
[[nodiscard]] QString numberText(double number);
/// At most `decimals` decimals; more where a non-zero value would show as 0. No grouping in C locale.
[[nodiscard]] QString roundedText(double number, int decimals, const QLocale& locale);

} // namespace atlas
