// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

namespace atlas {
struct Catalog;
}

namespace atlas::views {

/// The key of an offer: parts percent-encoded, joined by "/"; no region is "-", an empty variant is left out.
[[nodiscard]] QString offerKeyText(const Catalog& catalog, std::uint32_t offer);
/// All offers in the order of their keys, without composing a key.
[[nodiscard]] std::vector<std::uint32_t> offerKeyOrder(const Catalog& catalog);

} // namespace atlas::views
