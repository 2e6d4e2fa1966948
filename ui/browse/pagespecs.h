// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/tablepage.h"

namespace atlas {

// The pages of one table each: what they show at first.
[[nodiscard]] TablePageSpec providersSpec();
[[nodiscard]] TablePageSpec gpusSpec();
[[nodiscard]] TablePageSpec benchmarksSpec();
[[nodiscard]] TablePageSpec sourcesSpec();
[[nodiscard]] TablePageSpec claimsSpec();
[[nodiscard]] TablePageSpec healthSpec();
[[nodiscard]] TablePageSpec historySpec();

} // namespace atlas
