// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline.h"

#include "application.h"
#include "arguments.h"
#include "help.h"
#include "language.h"
#include "output.h"
#include "platform.h"
#include "views/viewfile.h"
#include "words.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <memory>

namespace atlas {

namespace {

/// Which kind of application object the words ask for.
enum class Kind { Text, Pictures, Window };

Kind kindOf(const SplitArguments& split)
{
    if (split.optionWords.contains(QStringLiteral("--help")) || split.optionWords.contains(QStringLiteral("--version"))
        || split.optionWords.contains(QStringLiteral("--man")))
        return Kind::Text;
    if (!split.command)
        return Kind::Window;
    return split.command->makesPictures ? Kind::Pictures : Kind::Text;
}

/// For commands; the window makes its own application.
std::unique_ptr<QCoreApplication> makeApplication(Kind kind, int& argc, char* argv[])
{
    argc = 1; // Qt's own options would clash with filters.
    QCoreApplication::setApplicationName(QStringLiteral("gpu-atlas"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ATLAS_VERSION));
    if (kind != Kind::Pictures)
        return std::make_unique<QCoreApplication>(argc, argv);
    // A picture is the same whatever screen the machine has.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    for (const char* const variable : {"QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI"})
        qunsetenv(variable);
    return std::make_unique<QApplication>(argc, argv);
}

int report(const Failure& failure, const Command* command)
{
    for (const QString& line : failure.lines)
        printError(line);
    if (failure.code == WrongUsage)
        printError(QCoreApplication::translate("CommandLine", "Try: %1")
                       .arg(command ? QStringLiteral("gpu-atlas %1 --help").arg(QLatin1StringView(command->name))
                                    : QStringLiteral("gpu-atlas --help")));
    return failure.code;
}

tl::unexpected<Failure> neitherCommandNorFile(const QString& word)
{
    QStringList names;
    for (const Command& command : commands())
        names << QString::fromLatin1(command.name);
    const QString nearest = nearestWord(word, names);
    return wrongUsage(nearest.isNull()
            ? QCoreApplication::translate("CommandLine", "“%1” is neither a command nor a file.").arg(word)
            : QCoreApplication::translate("CommandLine", "“%1” is neither a command nor a file; did you mean %2?")
                  .arg(word, nearest));
}

/// What the window is to open, or why it cannot be opened.
Expected<WindowOptions> windowOptions(const SplitArguments& split)
{
    const Expected<Invocation> invocation = parseArguments(split);
    if (!invocation)
        return tl::unexpected(invocation.error());
    WindowOptions options;
    options.language = invocation->value("--lang");
    options.today = invocation->today;
    options.version = QStringLiteral(ATLAS_VERSION);
    options.catalogPath = invocation->value("--catalog");
    options.viewPath = invocation->value("--view");
    if (!invocation->arguments.isEmpty()) {
        const QString& file = invocation->arguments.first();
        if (!QFileInfo::exists(file))
            return neitherCommandNorFile(file);
        (isViewFileName(file) ? options.viewPath : options.catalogPath) = file;
    }
    if (!options.viewPath.isEmpty() && !QFileInfo::exists(options.viewPath))
        return failed({ErrorCode::NotFound,
            QCoreApplication::translate("CommandLine", "There is no view “%1”.").arg(options.viewPath)});
    if (const Result<void> platform = checkPlatform(); !platform)
        return failed(platform.error());
    return options;
}

Outcome runCommand(const SplitArguments& split)
{
    if (!split.command && split.optionWords.contains(QStringLiteral("--man")))
        return print(manPage().toUtf8());
    const Expected<Invocation> invocation = parseArguments(split);
    if (!invocation)
        return tl::unexpected(invocation.error());
    if (invocation->has("--help"))
        return print((split.command ? commandHelp(*split.command) : programHelp()).toUtf8());
    if (invocation->has("--version"))
        return print("gpu-atlas " ATLAS_VERSION "\n");
    return split.command->run(*invocation);
}

}

int runCommandLine(int argc, char* argv[])
{
    prepareStreams();
    prepareMessages();
    QStringList words;
    for (int index = 1; index < argc; ++index)
        words << QFile::decodeName(argv[index]);
    const SplitArguments split = splitArguments(words);
    const Kind kind = kindOf(split);
    if (kind == Kind::Window) {
        argc = 1;
        if (const Expected<WindowOptions> options = windowOptions(split))
            return runWindow(argc, argv, *options);
        // What is wrong is said below, in the right language, for which an application is needed.
    }
    const std::unique_ptr<QCoreApplication> application = makeApplication(kind, argc, argv);
    Language language;
    const QString wanted = split.valueOf("--lang");
    language.setLanguage(Language::codes().contains(wanted) ? wanted : Language::ofSystem());
    QLocale::setDefault(QLocale::c());

    if (kind == Kind::Window)
        return report(windowOptions(split).error(), nullptr);
    const Outcome outcome = runCommand(split);
    return outcome ? *outcome : report(outcome.error(), split.command);
}

} // namespace atlas
