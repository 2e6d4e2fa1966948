// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <array>
#include <string_view>

/// The rows of the history table: the current readings of all offers in their order, then their earlier ones, then the
/// series that belong to no offer.
namespace atlas::views {

inline constexpr std::array<std::string_view, 2> HistoryKinds{"offer", "series"};

[[nodiscard]] std::size_t historyRowCount(const Catalog& catalog);
/// By key, then newest first.
[[nodiscard]] std::vector<std::uint32_t> historyKeyOrder(const Table& table);

[[nodiscard]] View historyKey(const TableContext& context);
[[nodiscard]] View historyKind(const TableContext& context);
[[nodiscard]] View historyCurrent(const TableContext& context);
[[nodiscard]] View historyProvider(const TableContext& context);
[[nodiscard]] View historyInstanceType(const TableContext& context);
[[nodiscard]] View historyGpu(const TableContext& context);
[[nodiscard]] View historyGpuCount(const TableContext& context);
[[nodiscard]] View historyRegion(const TableContext& context);
[[nodiscard]] View historyPurchaseModel(const TableContext& context);
[[nodiscard]] View historyVariant(const TableContext& context);
[[nodiscard]] View historyPricePerHour(const TableContext& context);
[[nodiscard]] View historyPricePerGpuHour(const TableContext& context);
[[nodiscard]] View historyOriginalPrice(const TableContext& context);
[[nodiscard]] View historyOriginalCurrency(const TableContext& context);
[[nodiscard]] View historyObservedOn(const TableContext& context);
[[nodiscard]] View historyAgeDays(const TableContext& context);
[[nodiscard]] View historySource(const TableContext& context);
[[nodiscard]] View historyNote(const TableContext& context);

} // namespace atlas::views
