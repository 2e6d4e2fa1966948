// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands/command.h"

#include <QString>

namespace atlas {

/// One part of the program's description, from which help and man page are made.
struct HelpSection
{
    const char* title;
    struct Line
    {
        const char* term; ///< literal; nullptr: `text` is a paragraph
        const char* text;
    };
    std::vector<Line> lines;
};
/// What the description says beyond commands and options: filters, exit codes, files.
[[nodiscard]] std::span<const HelpSection> helpSections();

/// Help of the program, in the current language.
[[nodiscard]] QString programHelp();
[[nodiscard]] QString commandHelp(const Command& command);
/// The same as a man page in roff.
[[nodiscard]] QString manPage();

/// The synopsis of a command: "gpu-atlas offers [FILTER] [OPTION]…".
[[nodiscard]] QString synopsis(const Command& command);
/// "--limit N"
[[nodiscard]] QString optionTerm(const OptionSpec& option);

} // namespace atlas
