// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/catalogfile.h"

#include <QString>

namespace atlas {

/// What a column of a list is taken for, as people read it; the key itself where it has no title.
[[nodiscard]] QString targetTitle(const QString& key);
/// "new offers: 3, new prices of known offers: 2, unchanged: 4, refused: 1" of what an import did or would do, with
/// what else it changed.
[[nodiscard]] QString importSummary(const ImportReport& report);

} // namespace atlas
