// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/command.h"
#include "commands/importreport.h"
#include "sqlite/catalogfile.h"

#include <QCoreApplication>

namespace atlas {

namespace {

Outcome runInit(const Invocation& invocation)
{
    const StartWith content = invocation.has("--empty") ? StartWith::Nothing : StartWith::StarterFacts;
    const Result<ImportReport> report = createCatalog(invocation.arguments.first(), content, invocation.today);
    if (!report)
        return failed(report.error());
    return printReport(*report, invocation);
}

}

Command initCommand()
{
    Command command;
    command.name = "init";
    command.arguments = "FILE";
    command.summary = QT_TRANSLATE_NOOP("CommandLine", "make a new catalog from the starter facts");
    command.details = QT_TRANSLATE_NOOP("CommandLine",
        "An existing file is never overwritten. Prints how many rows each table has taken in. Formats: table, json, "
        "csv, "
        "tsv.");
    command.options = {{"--empty", nullptr, QT_TRANSLATE_NOOP("CommandLine", "without the starter facts")}};
    command.examples = {"init prices.sqlite", "init --empty own.sqlite"};
    command.fewestArguments = 1;
    command.mostArguments = 1;
    command.run = runInit;
    return command;
}

} // namespace atlas
