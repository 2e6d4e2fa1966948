// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/feed.h"

#include <span>

namespace atlas {

/// Every feed, in the order in which they are listed to the user.
[[nodiscard]] std::span<const Feed* const> feeds();
/// The feed of that id, or nullptr.
[[nodiscard]] const Feed* feedById(QStringView id);

} // namespace atlas
