// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"
#include "health/healthrules.h"

#include <array>
#include <vector>

namespace atlas {

/// One rule that found something in one offer.
struct Finding
{
    HealthRule rule = HealthRule::Conflict;
    std::uint32_t offer = 0; ///< row of the offers table
    QString message; ///< translated: what was found, with its figures; C-locale numbers
};

/// Everything the rules found, in the order of rules and offers. Needs a context with `health`.
[[nodiscard]] std::vector<Finding> findings(const TableContext& context);
/// What was found in one offer.
[[nodiscard]] std::vector<Finding> findingsOf(const TableContext& context, std::uint32_t offer);
/// How many offers each rule found.
[[nodiscard]] std::array<std::size_t, HealthRuleCount> findingCounts(const TableContext& context);

} // namespace atlas
