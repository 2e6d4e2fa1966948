// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace atlas {

class Actions;

/// A part of a help page that is made from the program's own lists, so that it cannot differ from them: Markdown, in
/// the language of the moment. Names: "columns:<table>", "flags:doubts", "flags:remarks", "charts", "keys"; empty for
/// any other.
[[nodiscard]] QString helpPart(const QString& name, const Actions& actions);

} // namespace atlas
