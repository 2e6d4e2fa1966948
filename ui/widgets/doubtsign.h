// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/fonts.h"

#include <QGuiApplication>

namespace atlas {

/// What stands before something doubtful in a text, besides its colour.
[[nodiscard]] inline QString doubtSign()
{
    // Some fonts for Chinese lack the triangle.
    const QString triangle = QStringLiteral("⚠");
    return missingCharacters(triangle, QGuiApplication::font()).isEmpty() ? triangle : QStringLiteral("!");
}

} // namespace atlas
