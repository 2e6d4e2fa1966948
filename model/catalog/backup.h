// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

namespace atlas {

/// Copies one state of the catalog, also while others write to it, into `target`: whole or not at all, over a file that
/// is there, never over the catalog itself. May run on any thread.
[[nodiscard]] Result<void> backUpCatalog(const QString& path, const QString& target);

} // namespace atlas
