// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <optional>

namespace atlas {

/// A date as precise as its source: year * 10000 + month * 100 + day, where month or day is 0 when not stated.
/// So 2026 < 2026-01 < 2026-01-15 in plain number order.
using DateNumber = int;

/// Reads YYYY, YYYY-MM or YYYY-MM-DD; nothing for any other text or a day that does not exist.
[[nodiscard]] std::optional<DateNumber> dateFromText(QStringView text);
/// The text that `dateFromText` reads.
[[nodiscard]] QString dateToText(DateNumber date);
/// First and last day of the period that the date names.
[[nodiscard]] QDate firstDay(DateNumber date);
[[nodiscard]] QDate lastDay(DateNumber date);
[[nodiscard]] DateNumber dateNumber(QDate day);

} // namespace atlas
