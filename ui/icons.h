// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace atlas {

/// A line icon of resources/icons by file name without ending. It is drawn when shown, in the palette's colours of that
/// moment, sharp at every scale.
[[nodiscard]] QIcon lineIcon(const QString& name);

} // namespace atlas
