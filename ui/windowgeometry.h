// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QSize;
class QWidget;

namespace atlas {

/// Gives a window that is not shown yet the size, place and state that saveGeometry() took. What was taken on screens
/// that are gone is brought onto one that is there; what makes no sense counts as nothing, and the size fits the
/// screen.
void restoreWindow(QWidget& window, const QByteArray& geometry);

/// Gives a dialog the size, or nine tenths of its screen where that is less.
void resizeWithinScreen(QWidget& dialog, QSize size);

} // namespace atlas
