// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands/command.h"

namespace atlas {

/// Brings the starter facts of this program into the catalog, where it has older ones or none.
[[nodiscard]] Outcome importStarterFacts(const Invocation& invocation);

} // namespace atlas
