// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace atlas {

/// Makes sure that Simplified Chinese can be drawn: registers the built-in font where the machine has none. Call after
/// the QGuiApplication exists; cheap when called again.
void registerFallbackFont();

/// The application's font with a Simplified Chinese family behind it, in pixels and without hinting, so that a text has
/// the same proportions at every scale.
[[nodiscard]] QFont pictureFont(double pixelSize, bool bold = false);

/// Families for files that are drawn on other machines: this one's first, then common ones, Chinese ones included.
[[nodiscard]] QStringList pictureFamilies();

/// The characters of the text that no font can draw, each once.
[[nodiscard]] QString missingCharacters(const QString& text, const QFont& font);

} // namespace atlas
