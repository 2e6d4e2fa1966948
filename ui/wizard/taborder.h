// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace atlas {

/// Moves the focus as Tab does, through the parts in their order and in each of them as it is read: from top to bottom,
/// then in reading direction. Behind the last and before the first it leaves them. For parts whose widgets are made
/// anew again and again, which Qt puts behind all others. `whole` holds the parts and has the focus.
bool moveFocusAsRead(const QWidget& whole, const QList<QWidget*>& parts, bool next);

} // namespace atlas
