// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"

#include "words.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

const OptionSpec* optionByName(const Command* command, const QString& name)
{
    const auto find = [&name](const auto& options) -> const OptionSpec* {
        const auto found = std::find_if(options.begin(), options.end(),
            [&name](const OptionSpec& option) { return name == QLatin1StringView(option.name); });
        return found == options.end() ? nullptr : &*found;
    };
    if (const OptionSpec* const option = find(globalOptions()))
        return option;
    return command ? find(command->options) : nullptr;
}

QStringList optionNames(const Command* command)
{
    QStringList names;
    for (const OptionSpec& option : globalOptions())
        names << QString::fromLatin1(option.name);
    if (command) {
        for (const OptionSpec& option : command->options)
            names << QString::fromLatin1(option.name);
    }
    return names;
}

/// The word that is the command: the first that is neither an option nor an option's value.
const Command* findCommand(const QStringList& words, qsizetype& place)
{
    for (place = 0; place < words.size(); ++place) {
        const QString& word = words[place];
        if (!word.startsWith(u'-'))
            return commandByName(word);
        if (word == QLatin1StringView("--"))
            break;
        const OptionSpec* const option = optionByName(nullptr, word);
        if (option && option->value)
            ++place;
    }
    place = -1;
    return nullptr;
}

Expected<void> parseOptions(const SplitArguments& split, Invocation& invocation)
{
    CLI::App parser;
    parser.set_help_flag();
    parser.allow_extras();
    std::vector<std::pair<const OptionSpec*, CLI::Option*>> added;
    const auto add = [&](const OptionSpec& option) {
        CLI::Option* const parsed = option.value ? parser.add_option(option.name) : parser.add_flag(option.name);
        parsed->multi_option_policy(
            option.repeats ? CLI::MultiOptionPolicy::TakeAll : CLI::MultiOptionPolicy::TakeLast);
        added.emplace_back(&option, parsed);
    };
    std::ranges::for_each(globalOptions(), add);
    if (split.command)
        std::ranges::for_each(split.command->options, add);

    std::vector<std::string> words;
    for (const QString& word : split.optionWords) {
        // Values of options are words of their own here: one that still has a value is a flag.
        const QString flag = word.section(u'=', 0, 0);
        if (flag != word && word.startsWith(QLatin1StringView("--")) && optionByName(split.command, flag))
            return wrongUsage(QCoreApplication::translate("CommandLine", "%1 takes no value.").arg(flag));
        words.insert(words.begin(), word.toStdString());
    }
    try {
        parser.parse(words);
    } catch (const CLI::ArgumentMismatch&) {
        return wrongUsage(
            QCoreApplication::translate("CommandLine", "%1 needs a value after it.").arg(split.optionWords.last()));
    } catch (const CLI::ParseError& error) {
        return wrongUsage(QString::fromUtf8(error.what()));
    }
    for (const std::string& extra : parser.remaining()) {
        const QString name = QString::fromStdString(extra).section(u'=', 0, 0);
        const QString nearest = nearestWord(name, optionNames(split.command));
        return wrongUsage(nearest.isNull()
                ? QCoreApplication::translate("CommandLine", "There is no option %1.").arg(name)
                : QCoreApplication::translate("CommandLine", "There is no option %1; did you mean %2?")
                      .arg(name, nearest));
    }
    for (const auto& [option, parsed] : added) {
        for (const std::string& value : option->repeats ? parsed->results() : std::vector<std::string>())
            invocation.repeated[QString::fromLatin1(option->name)] << QString::fromStdString(value);
        if (parsed->count() > 0)
            invocation.options[QString::fromLatin1(option->name)]
                = option->value ? QString::fromStdString(parsed->results().back()) : QString();
    }
    return {};
}

Expected<void> checkArguments(const SplitArguments& split)
{
    const Command* const command = split.command;
    const qsizetype most = command ? command->mostArguments : 1;
    if (split.arguments.size() > most) {
        const QString surplus = split.arguments[most];
        return wrongUsage(command && command->takesFilter()
                ? QCoreApplication::translate(
                    "CommandLine", "“%1” is one argument too many; put quotes around the whole filter.")
                      .arg(surplus)
                : QCoreApplication::translate("CommandLine", "“%1” is one argument too many.").arg(surplus));
    }
    if (command && split.arguments.size() < command->fewestArguments)
        return wrongUsage(QCoreApplication::translate("CommandLine", "%1 needs %2.")
                              .arg(QString::fromLatin1(command->name), QString::fromUtf8(command->arguments)));
    return {};
}

Expected<void> readGlobals(Invocation& invocation)
{
    if (invocation.has("--view") && invocation.command && !invocation.command->takesFilter())
        return wrongUsage(QCoreApplication::translate("CommandLine", "%1 does not take a view.")
                              .arg(QLatin1StringView(invocation.command->name)));
    invocation.today = QDate::currentDate();
    if (invocation.has("--today")) {
        invocation.today = QDate::fromString(invocation.value("--today"), Qt::ISODate);
        if (!invocation.today.isValid())
            return wrongUsage(
                QCoreApplication::translate("CommandLine", "--today needs a date like 2026-01-31, not “%1”.")
                    .arg(invocation.value("--today")));
    }
    static const QStringList languages{QStringLiteral("en"), QStringLiteral("zh_CN")};
    if (invocation.has("--lang") && !languages.contains(invocation.value("--lang")))
        return wrongUsage(unknownWord(QStringLiteral("--lang"), invocation.value("--lang"), languages));
    return {};
}

}

QString SplitArguments::valueOf(const char* option) const
{
    const qsizetype place = optionWords.lastIndexOf(QString::fromLatin1(option));
    return place >= 0 && place + 1 < optionWords.size() ? optionWords[place + 1] : QString();
}

SplitArguments splitArguments(const QStringList& words)
{
    SplitArguments split;
    qsizetype commandPlace = -1;
    split.command = findCommand(words, commandPlace);
    for (qsizetype place = 0; place < words.size(); ++place) {
        const QString& word = words[place];
        if (split.command && place == commandPlace)
            continue;
        if (word == QLatin1StringView("--")) {
            split.arguments += words.mid(place + 1);
            break;
        }
        if (word == QLatin1StringView("-h")) {
            split.optionWords << QStringLiteral("--help");
            continue;
        }
        const bool afterCommand = split.command && place > commandPlace;
        const bool isOption = word.startsWith(QLatin1StringView("--")) || word == QLatin1StringView("-o")
            || (!afterCommand && word.startsWith(u'-') && word.size() > 1);
        if (!isOption) {
            // An empty filter is one, no filter is none.
            split.arguments << (word.isNull() ? QStringLiteral("") : word);
            continue;
        }
        const qsizetype equals = word.indexOf(u'=');
        const OptionSpec* const option = optionByName(split.command, equals < 0 ? word : word.left(equals));
        if (!option || !option->value) {
            split.optionWords << word;
        } else if (equals >= 0) {
            split.optionWords << word.left(equals) << word.mid(equals + 1);
        } else {
            split.optionWords << word;
            if (place + 1 < words.size())
                split.optionWords << words[++place];
        }
    }
    return split;
}

Expected<Invocation> parseArguments(const SplitArguments& split)
{
    Invocation invocation;
    invocation.command = split.command;
    invocation.arguments = split.arguments;
    if (const Expected<void> options = parseOptions(split, invocation); !options)
        return tl::unexpected(options.error());
    if (invocation.has("--help") || invocation.has("--version"))
        return invocation;
    if (const Expected<void> globals = readGlobals(invocation); !globals)
        return tl::unexpected(globals.error());
    if (const Expected<void> arguments = checkArguments(split); !arguments)
        return tl::unexpected(arguments.error());
    return invocation;
}

} // namespace atlas
