// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"

#include <cstdint>
#include <set>
#include <span>

namespace atlas {

/// What every chart says of the offers behind it: their number, dates, sources and the exchange rates their prices were
/// converted with. `rows` are the offers that are shown.
void describeCoverage(ChartData& data, const Table& offers, std::span<const std::uint32_t> rows);

/// Adds the rates that convert these currencies.
void describeRatesOf(ChartData& data, const Table& offers, const std::set<QString>& currencies);

/// Title of the source with that id; the id where there is none.
[[nodiscard]] QString sourceTitle(const Table& offers, const QString& source);
/// Adds title and publisher of the source with that id, each title once.
void addSource(ChartData& data, const Table& offers, const QString& source);

} // namespace atlas
