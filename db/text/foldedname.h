// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace atlas {

/// Letters and digits only, in one case and width: names that people spell in many ways are compared by this.
[[nodiscard]] QString foldedName(const QString& name);

} // namespace atlas
