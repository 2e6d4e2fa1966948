// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "compare/basket.h"

namespace atlas {

class ComparePage;

/// Puts items into the comparison and says so in the window, with the way there; or says why it cannot be. The page and
/// the basket live as long as the window.
void addToComparison(const WindowParts& parts, CompareBasket& basket, ComparePage& page, CompareBasket::Kind kind,
    const QStringList& keys);

} // namespace atlas
