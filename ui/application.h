// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace atlas {

struct WindowOptions
{
    QString catalogPath; ///< empty: the user's own catalog, made when it does not exist
    QString viewPath; ///< a view to begin with; empty: as the window was left
    QString language; ///< "en" or "zh_CN"; empty: as last chosen, else the system's
    QDate today = QDate::currentDate(); ///< ages are counted to it
    QString version; ///< shown in "About"
};

/// Makes the QApplication, shows the window and returns the exit code when it is closed. Nothing may have made an
/// application object before; the caller has checked that there is a display.
[[nodiscard]] int runWindow(int& argc, char** argv, const WindowOptions& options);

} // namespace atlas
