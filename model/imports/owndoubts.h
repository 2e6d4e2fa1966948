// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"
#include "sqlite/ownoffers.h"

namespace atlas {

/// What may be a slip of the pen in an own offer that can be stored all the same; translated sentences. `offers`: the
/// table as it was before.
[[nodiscard]] QStringList ownOfferDoubts(const Table& offers, const OfferFields& fields, QDate today);

/// What is wrong with a value of that field of the offers; translated, null: nothing.
[[nodiscard]] QString faultOfField(const QString& key, const QString& value);

} // namespace atlas
