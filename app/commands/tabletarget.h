// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands/command.h"
#include "export/tablewriter.h"

namespace atlas {

/// The format of a table that the command writes: what `--format` says, else what the name of the file says, else a
/// table to read. Wrong usage for one that is no format, and for a workbook on a terminal.
[[nodiscard]] Expected<TableFormat> tableFormatOf(const Invocation& invocation);

} // namespace atlas
