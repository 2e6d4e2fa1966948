// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace atlas {

/// What can be the matter with an offer. A doubt says that a figure may be wrong: it is a mark in the column `flags`,
/// and the offer is never recommended or called lowest without that mark. A remark says how a figure must be read.
enum class HealthRule : std::uint8_t {
    Conflict,
    MixedAge,
    MemoryName,
    MemoryTotal,
    MemorySize,
    SpotAboveOnDemand,
    SamePrice,
    Duplicate,
    PriceOutlier,
    NoHost,
    // remarks from here on
    NoPrice,
    ZeroPrice,
    NoRegion,
    UnknownGpu,
    FractionalGpu,
    NotGpu,
    Stale,
    Undated,
    Bundle,
    MixedCurrency,
};
inline constexpr std::size_t HealthRuleCount = 20;
inline constexpr std::size_t DoubtCount = 10;

/// Ids of the rules, in the order of HealthRule: words of the column `flags`, of `check` and of settings.
inline constexpr std::array<std::string_view, HealthRuleCount> HealthRuleIds{"conflict", "mixed_age", "memory_name",
    "memory_total", "memory_size", "spot_above_on_demand", "same_price", "duplicate", "price_outlier", "no_host",
    "no_price", "zero_price", "no_region", "unknown_gpu", "fractional_gpu", "not_gpu", "stale", "undated", "bundle",
    "mixed_currency"};

/// A set of rules, one bit each.
using HealthMarks = std::uint32_t;
[[nodiscard]] constexpr HealthMarks markOf(HealthRule rule)
{
    return HealthMarks{1} << static_cast<unsigned>(rule);
}
inline constexpr HealthMarks DoubtMarks = (HealthMarks{1} << DoubtCount) - 1;

/// Prices read longer ago than this are stale. Days.
inline constexpr int StaleDays = 180;

[[nodiscard]] QString healthRuleId(HealthRule rule);
/// Translated: what the rule looks for, and what the program does with what it finds.
[[nodiscard]] QString healthRuleTitle(HealthRule rule);
[[nodiscard]] QString healthRuleEffect(HealthRule rule);

} // namespace atlas
