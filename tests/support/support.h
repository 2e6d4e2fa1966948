// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace atlas::test {

/// Points the XDG folders into a temporary folder that goes with the process; call before the application object.
void isolateFromUser();
/// Makes each unexpected warning fail the running test; call in init().
void failOnWarnings();

} // namespace atlas::test
