// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/date.h"
#include "engine/table.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <utility>

namespace atlas {

/// The exchange rate that prices given in `currency` were converted with, with its date; empty: none was needed.
[[nodiscard]] QString rateText(const Table& table, const QString& currency);
/// Every exchange rate in use, sorted by currency.
[[nodiscard]] QStringList rateTexts(const Table& table);
/// Oldest and newest date of these rates; none when no rate in use has a date.
[[nodiscard]] std::optional<std::pair<DateNumber, DateNumber>> rateDates(const Table& table);

} // namespace atlas
