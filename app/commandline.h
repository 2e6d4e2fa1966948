// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace atlas {

/// Runs the program: a command, or the window. Returns the exit code: 0 done, 1 it could not be done, 2 wrong usage.
int runCommandLine(int argc, char* argv[]);

} // namespace atlas
