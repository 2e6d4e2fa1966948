// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/command.h"
#include "commands/importoptions.h"
#include "commands/importreport.h"
#include "commands/importstarter.h"
#include "feeds/csvplan.h"
#include "feeds/feedregistry.h"
#include "imports/importjob.h"
#include "output.h"
#include "words.h"

#include <QCoreApplication>

namespace atlas {

namespace {

Result<ImportInput> readInput(const QString& name)
{
    if (name.contains(QLatin1StringView("://")))
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("CommandLine", "“%1” is an address; download it first and import the file.")
                .arg(name));
    return readImportFile(name);
}

Expected<ImportRequest> readRequest(const Invocation& invocation)
{
    ImportRequest request;
    request.feed = invocation.value("--feed");
    QStringList ids;
    for (const Feed* const feed : feeds())
        ids << feed->id();
    if (!invocation.has("--feed"))
        return wrongUsage(QCoreApplication::translate("CommandLine", "import needs --feed, one of: %1.")
                              .arg(ids.join(QStringLiteral(", "))));
    if (!ids.contains(request.feed))
        return wrongUsage(unknownWord(QStringLiteral("--feed"), request.feed, ids));
    if (invocation.arguments.isEmpty())
        return wrongUsage(QCoreApplication::translate("CommandLine", "import needs at least one file."));
    const Expected<FeedOptions> options = feedOptions(invocation);
    if (!options)
        return tl::unexpected(options.error());
    request.options = *options;
    request.dryRun = invocation.has("--dry-run");
    request.today = invocation.today;
    return request;
}

Outcome runUndo(const Invocation& invocation)
{
    std::optional<qint64> run;
    if (invocation.arguments.size() > 1)
        return wrongUsage(QCoreApplication::translate("CommandLine", "--undo takes one run at most."));
    if (!invocation.arguments.isEmpty()) {
        bool isNumber = false;
        run = invocation.arguments.first().toLongLong(&isNumber);
        if (!isNumber)
            return wrongUsage(QCoreApplication::translate("CommandLine", "--undo needs the number of a run, not “%1”.")
                                  .arg(invocation.arguments.first()));
    }
    const Result<QString> path = invocation.catalog();
    if (!path)
        return failed(path.error());
    const Result<RunInfo> undone = undoImport(*path, run);
    if (!undone)
        return failed(undone.error());
    const QString text = QCoreApplication::translate("CommandLine", "Run %1 (%2, %3) was undone.")
                             .arg(QString::number(undone->run), undone->feed, undone->importedOn);
    return print(text.toUtf8() + '\n');
}

/// Rows were there, and not one of them could be used.
bool wasInVain(const ImportReport& report)
{
    qint64 read = 0, skipped = 0;
    for (const TableCount& table : report.tables) {
        read += table.read;
        skipped += table.skipped;
    }
    return read > 0 && skipped == read;
}

/// Says how each list was understood.
void explain(const ImportRequest& request)
{
    for (const ImportInput& input : request.inputs) {
        const Result<DecodedText> text = decodeCsv(input.bytes, request.options.csv);
        if (!text)
            continue;
        if (const Result<CsvPlan> plan = planCsv(*text, request.options))
            printWarning(planText(*plan));
    }
}

/// What a list leaves open is answered by options.
Outcome unreadable(const Error& error, const ImportRequest& request)
{
    Failure failure(error);
    if (error.code == ErrorCode::InvalidArgument && request.feed == QLatin1StringView("csv"))
        failure.lines << QCoreApplication::translate(
            "CommandLine", "Options that answer this: --map HEADER=COLUMN, --set COLUMN=VALUE, --decimal point|comma.");
    return tl::unexpected(failure);
}

Outcome runImport(const Invocation& invocation)
{
    if (invocation.has("--undo"))
        return runUndo(invocation);
    if (invocation.has("--starter"))
        return importStarterFacts(invocation);
    Expected<ImportRequest> request = readRequest(invocation);
    if (!request)
        return tl::unexpected(request.error());
    for (const QString& name : invocation.arguments) {
        Result<ImportInput> input = readInput(name);
        if (!input)
            return failed(input.error());
        request->inputs.push_back(std::move(*input));
    }
    const Result<QString> path = invocation.catalog();
    if (!path)
        return failed(path.error());
    if (request->dryRun && request->feed == QLatin1StringView("csv"))
        explain(*request);
    const Result<ImportReport> report = importInto(*path, *request);
    if (!report)
        return unreadable(report.error(), *request);
    const Outcome printed = printReport(*report, invocation);
    if (!printed || !wasInVain(*report))
        return printed;
    return failed({ErrorCode::Syntax,
        QCoreApplication::translate("CommandLine", "Nothing could be imported: every row was skipped."), {}});
}

}

Command importCommand()
{
    Command command;
    command.name = "import";
    command.arguments = "--feed ID FILE… | --starter | --undo [RUN]";
    command.summary = QT_TRANSLATE_NOOP("CommandLine", "import offers and facts into the catalog, or undo an import");
    command.details = QT_TRANSLATE_NOOP("CommandLine",
        "All files of one call are one run: either all of it or nothing. A row that cannot be used is skipped, counted "
        "and "
        "named with its line. Importing the same again changes nothing and records no run. The feed csv finds out the "
        "encoding, delimiter, decimal sign and columns by itself, and --dry-run says what it found.");
    command.options = {
        {"--feed", "ID", QT_TRANSLATE_NOOP("CommandLine", "the format of the files, see the command feeds")},
        {"--starter", nullptr,
            QT_TRANSLATE_NOOP("CommandLine", "bring the starter facts in the catalog to the state of this program")},
        {"--dry-run", nullptr, QT_TRANSLATE_NOOP("CommandLine", "only say what would change")},
        {"--undo", nullptr, QT_TRANSLATE_NOOP("CommandLine", "take back a run, without a number the newest one")},
    };
    for (const OptionSpec& option : readingOptions())
        command.options.push_back(option);
    command.examples = {"import --feed atlas quotes.csv",
        "import --feed csv --dry-run --set purchase_model=on_demand --map 'GPU type=gpu' list.csv", "import --undo"};
    command.mostArguments = 10000;
    command.run = runImport;
    return command;
}

} // namespace atlas
