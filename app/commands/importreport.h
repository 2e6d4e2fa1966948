// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands/command.h"
#include "sqlite/catalogfile.h"

namespace atlas {

/// Prints what an import did: a line a table on stdout, every skipped row and remark on stderr.
[[nodiscard]] Outcome printReport(const ImportReport& report, const Invocation& invocation);

} // namespace atlas
