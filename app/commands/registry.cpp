// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/command.h"
#include "sqlite/catalogfile.h"

#include <QCoreApplication>
#include <array>

namespace atlas {

Failure::Failure(const Error& error)
    : lines{error.detail.isEmpty() ? error.message : QStringLiteral("%1 (%2)").arg(error.message, error.detail)}
{
}

Result<QString> Invocation::catalog() const
{
    if (has("--catalog"))
        return value("--catalog");
    return ensureOwnCatalog(today);
}

std::span<const OptionSpec> globalOptions()
{
    static constexpr std::array<OptionSpec, 7> Options{{
        {"--catalog", "FILE", QT_TRANSLATE_NOOP("CommandLine", "use this catalog instead of your own one")},
        {"--lang", "en|zh_CN", QT_TRANSLATE_NOOP("CommandLine", "language of messages, titles and pictures")},
        {"--format", "FORMAT", QT_TRANSLATE_NOOP("CommandLine", "how the result is written, see each command")},
        {"--view", "FILE",
            QT_TRANSLATE_NOOP("CommandLine",
                "take filter, columns, order, unit and currency from this view; what is said beside it wins")},
        {"--today", "DATE",
            QT_TRANSLATE_NOOP("CommandLine", "count ages from this day and write it into files (YYYY-MM-DD)")},
        {"--version", nullptr, QT_TRANSLATE_NOOP("CommandLine", "print the version")},
        {"--help", nullptr, QT_TRANSLATE_NOOP("CommandLine", "print this help, or that of a command (also -h)")},
    }};
    return Options;
}

std::span<const Command> commands()
{
    static const std::vector<Command> all = [] {
        std::vector<Command> list{initCommand(), importCommand(), offerCommand(), feedsCommand()};
        for (Command& command : tableCommands())
            list.push_back(std::move(command));
        for (Command& command : std::vector<Command>{
                 facetsCommand(), chartCommand(), compareCommand(), recommendCommand(), treeCommand(), checkCommand()})
            list.push_back(std::move(command));
        return list;
    }();
    return all;
}

const Command* commandByName(const QString& name)
{
    for (const Command& command : commands()) {
        if (name == QLatin1StringView(command.name))
            return &command;
    }
    return nullptr;
}

} // namespace atlas
