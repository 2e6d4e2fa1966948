// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands/command.h"

#include <QByteArray>
#include <QStringList>

namespace atlas {

/// To be called first: a closed standard stream must not be handed to the next file that is opened, and a reader that
/// goes away is an error of writing, not a signal.
void prepareStreams();
/// Makes warnings of Qt look like ours.
void prepareMessages();

/// Lines on stderr. The prefix is never translated; control characters do not reach the terminal.
void printError(const QString& line);
void printWarning(const QString& line);

/// Writes to stdout. A reader that has gone away is no failure: it had enough.
[[nodiscard]] Outcome print(const QByteArray& result);
/// Writes where `-o` says, else to stdout. A file among `inputs` is refused as target.
[[nodiscard]] Outcome deliver(const QByteArray& result, const Invocation& invocation, const QStringList& inputs);
/// The format that the suffix of the file after `-o` says, as `--format` knows it; empty without `-o` or suffix. Wrong
/// usage for a suffix that is not among `suffixes`.
[[nodiscard]] Expected<QString> formatOfTarget(const Invocation& invocation, const QStringList& suffixes);

/// For what is either JSON or text to read, which is usual: --format json or table, else the suffix of the target.
[[nodiscard]] Expected<bool> wantsJson(const Invocation& invocation);

} // namespace atlas
