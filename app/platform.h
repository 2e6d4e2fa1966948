// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

namespace atlas {

/// Whether a window can be opened here: there is a display, and Qt has the plugin that speaks to it. Qt itself would
/// end the program in the middle. Needs no application object.
[[nodiscard]] Result<void> checkPlatform();

} // namespace atlas
