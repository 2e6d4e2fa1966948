// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QPalette;
class QTextDocument;

namespace atlas {

/// Gives tables, code and paragraphs of a page their room, lines and colours. All from the palette.
void styleHelp(QTextDocument& document, const QPalette& palette);
/// Behind words that were searched for; text on it has full contrast.
[[nodiscard]] QColor helpMark(const QPalette& palette);

} // namespace atlas
