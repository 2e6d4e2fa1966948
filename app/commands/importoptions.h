// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands/command.h"
#include "feeds/feed.h"

namespace atlas {

/// The options that say how the files of an import are to be read.
[[nodiscard]] std::vector<OptionSpec> readingOptions();
[[nodiscard]] Expected<FeedOptions> feedOptions(const Invocation& invocation);

} // namespace atlas
