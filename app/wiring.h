// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace atlas {

class Language;

/// Opens the window on a catalog (empty: the user's own) and runs until it is closed. Returns the exit code.
int runWindow(Language& language, const QString& catalog, QDate today);

} // namespace atlas
