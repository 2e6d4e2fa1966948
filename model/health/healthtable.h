// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <array>
#include <string_view>

namespace atlas {

inline constexpr std::array<std::string_view, 2> FindingKinds{"doubt", "remark"};

/// What the rules of data health found, one row a finding: rule, offer, why, and what the program does about it. Texts
/// are in the language of the moment. Needs a context with `health`.
[[nodiscard]] TablePtr healthTable(const TableContext& context);

} // namespace atlas
