// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands/command.h"

#include <QString>
#include <QStringList>

namespace atlas {

/// The command line taken apart without judging it: which word is the command, which are options (with their values)
/// and which are arguments. Filters may begin with one dash (`-provider:vast`), which no option parser allows for, so
/// arguments are set aside here and only the options are left to be parsed.
struct SplitArguments
{
    const Command* command = nullptr; ///< nullptr: the window, or a word that is no command
    QStringList optionWords; ///< `--limit`, `5`, `--dry-run`, …: values as words of their own
    QStringList arguments;

    /// The value of an option that was given with one; null otherwise.
    [[nodiscard]] QString valueOf(const char* option) const;
};

/// `words`: without the program's name.
[[nodiscard]] SplitArguments splitArguments(const QStringList& words);

/// Parses the options and checks the number of arguments; wrong usage says what is wrong and what was meant.
[[nodiscard]] Expected<Invocation> parseArguments(const SplitArguments& split);

} // namespace atlas
