// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"
#include "engine/table.h"
#include "health/healthrules.h"

#include <array>
#include <span>
#include <string_view>

/// Views of offers that are more than a look-up by key.
namespace atlas::views {

inline constexpr std::array<std::string_view, 4> ProviderKinds{"hyperscaler", "specialist", "marketplace", "notebook"};
inline constexpr std::span<const std::string_view> OfferFlags = std::span(HealthRuleIds).first<DoubtCount>();

[[nodiscard]] View offerKey(const TableContext& context);
[[nodiscard]] View offerProviderName(const TableContext& context);
[[nodiscard]] View offerGpuName(const TableContext& context);
[[nodiscard]] View offerGpu(const TableContext& context);
[[nodiscard]] View offerVariant(const TableContext& context);
[[nodiscard]] View offerPurchaseModel(const TableContext& context);
[[nodiscard]] View pricePerHour(const TableContext& context);
[[nodiscard]] View pricePerGpuHour(const TableContext& context);
[[nodiscard]] View pricePerTflopHour(const TableContext& context);
[[nodiscard]] View pricePerGibHour(const TableContext& context);
[[nodiscard]] View spotSaving(const TableContext& context);
[[nodiscard]] View comparisonCurrency(const TableContext& context);
[[nodiscard]] View originalPrice(const TableContext& context);
[[nodiscard]] View originalCurrency(const TableContext& context);
[[nodiscard]] View observedOn(const TableContext& context);
[[nodiscard]] View ageDays(const TableContext& context);
[[nodiscard]] View offerSource(const TableContext& context);
[[nodiscard]] View offerFlags(const TableContext& context);
[[nodiscard]] View offerNote(const TableContext& context);

} // namespace atlas::views
