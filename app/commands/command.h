// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QByteArrayView>
#include <QDate>
#include <QString>
#include <QStringList>
#include <map>
#include <span>
#include <vector>

namespace atlas {

enum ExitCode { Done = 0, NotDone = 1, WrongUsage = 2 };

/// Why a command ended without its result. One message a line, translated; none: all was said already.
struct Failure
{
    int code = NotDone;
    QStringList lines = {};

    Failure(int exitCode, QStringList messages)
        : code(exitCode)
        , lines(std::move(messages))
    {
    }
    /// What could not be done, with what the library below said.
    Failure(const Error& error); // NOLINT(google-explicit-constructor): errors of the layers below pass through
};

template <class T> using Expected = tl::expected<T, Failure>;
/// The exit code of a command that did its work.
using Outcome = Expected<int>;

inline tl::unexpected<Failure> wrongUsage(const QString& message)
{
    return tl::unexpected(Failure(WrongUsage, {message}));
}
inline tl::unexpected<Failure> failed(const Error& error)
{
    return tl::unexpected(Failure(error));
}

/// An option as help, man page and parser know it. Help texts are marked with QT_TRANSLATE_NOOP("CommandLine", …).
struct OptionSpec
{
    const char* name; ///< with its dashes
    const char* value; ///< what follows it, as help shows it; nullptr: nothing, it is a flag
    const char* help;
    bool repeats = false; ///< may be given several times, and every value counts
};

struct Invocation;

/// A command, described once: parser, help and man page read it.
struct Command
{
    const char* name;
    const char* arguments; ///< as the synopsis shows them
    const char* summary; ///< one line
    const char* details; ///< one paragraph, or nullptr
    std::vector<OptionSpec> options;
    std::vector<const char*> examples; ///< without the program's name
    int fewestArguments = 0;
    int mostArguments = 0;
    Outcome (*run)(const Invocation&) = nullptr;
    bool makesPictures = false; ///< needs fonts, so a graphical application, always offscreen

    /// Asks a table something that a view may say.
    [[nodiscard]] bool takesFilter() const { return QByteArrayView(arguments).contains("FILTER"); }
};

/// A command line that was understood.
struct Invocation
{
    const Command* command = nullptr;
    std::map<QString, QString> options; ///< given ones by name; a flag has an empty value
    std::map<QString, QStringList> repeated; ///< all values, in order, of those that may be given several times
    QStringList arguments;
    QDate today;

    [[nodiscard]] bool has(const char* option) const { return options.contains(QString::fromLatin1(option)); }
    [[nodiscard]] QString value(const char* option) const
    {
        const auto found = options.find(QString::fromLatin1(option));
        return found == options.end() ? QString() : found->second;
    }
    [[nodiscard]] QStringList values(const char* option) const
    {
        const auto found = repeated.find(QString::fromLatin1(option));
        return found == repeated.end() ? QStringList() : found->second;
    }
    /// The catalog that was named, or the user's own, which is made when it does not exist yet.
    [[nodiscard]] Result<QString> catalog() const;
};

/// Options that every command takes, before or after its name.
[[nodiscard]] std::span<const OptionSpec> globalOptions();
/// Every command, in the order in which help lists them.
[[nodiscard]] std::span<const Command> commands();
/// The command of that name, or nullptr.
[[nodiscard]] const Command* commandByName(const QString& name);

// One file each.
[[nodiscard]] Command initCommand();
[[nodiscard]] Command importCommand();
[[nodiscard]] Command feedsCommand();
[[nodiscard]] std::vector<Command> tableCommands();
[[nodiscard]] Command facetsCommand();
[[nodiscard]] Command chartCommand();
[[nodiscard]] Command compareCommand();
[[nodiscard]] Command offerCommand();
[[nodiscard]] Command checkCommand();
[[nodiscard]] Command recommendCommand();
[[nodiscard]] Command treeCommand();

} // namespace atlas
