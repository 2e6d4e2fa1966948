// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/profile.h"

class QPalette;
class QTextDocument;

namespace atlas {

/// Writes the blocks of a profile into the document, which is emptied. Everything is plain text; places are links with
/// the addresses of `placeAddress`.
void writeProfile(QTextDocument& document, const Profile& profile, const QPalette& palette);

} // namespace atlas
