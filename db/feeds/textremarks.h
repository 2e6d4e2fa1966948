// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/feed.h"

namespace atlas {

/// Says what the bytes of an input leave in doubt: an encoding that was guessed, an end amid a character.
void remarkOnText(const QByteArray& bytes, const DecodedText& text, FeedSink& sink);

} // namespace atlas
