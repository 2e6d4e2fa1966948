// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "sqlite/entityreader.h"

namespace atlas {

class Connection;

/// Reads offers and their readings into `catalog`, whose entity tables and dictionaries `entities` has read already.
/// The current reading of an offer is the one with the newest date (of a month or year, its end), a dated one before an
/// undated one; then the one of the source that comes first; then that of the newest import run, and in it the first.
/// Of many offers, ranges of ids are read side by side.
void readOffers(Connection& connection, const EntityReader& entities, Catalog& catalog);

} // namespace atlas
