// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storagelibraries.h"

namespace atlas {

/// Those of this layer and the one below.
[[nodiscard]] std::vector<LibraryInfo> usedLibraries();

} // namespace atlas
