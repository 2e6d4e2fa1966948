// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"
#include "sqlite/ownoffers.h"

namespace atlas {

/// What the offers table says of that row, as files write it.
[[nodiscard]] OfferFields fieldsOfOffer(const Table& offers, std::uint32_t row);
/// An own offer that is like that one in all but its price.
[[nodiscard]] OfferFields ownOfferLike(const Table& offers, std::uint32_t row, QDate today);
/// An own offer of which nothing is said yet.
[[nodiscard]] OfferFields blankOwnOffer(QDate today);

} // namespace atlas
