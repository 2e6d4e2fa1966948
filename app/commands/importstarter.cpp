// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/importstarter.h"

#include "commands/importoptions.h"
#include "commands/importreport.h"
#include "sqlite/catalogfile.h"

#include <QCoreApplication>

namespace atlas {

Outcome importStarterFacts(const Invocation& invocation)
{
    if (!invocation.arguments.isEmpty())
        return wrongUsage(
            QCoreApplication::translate("CommandLine", "--starter takes no files: the facts are in the program."));
    QStringList others{QStringLiteral("--feed")};
    for (const OptionSpec& option : readingOptions())
        others << QString::fromLatin1(option.name);
    for (const QString& option : others)
        if (invocation.options.contains(option))
            return wrongUsage(
                QCoreApplication::translate("CommandLine", "--starter and %1 do not go together.").arg(option));
    const Result<QString> path = invocation.catalog();
    if (!path)
        return failed(path.error());
    const Result<ImportReport> report = updateStarterFacts(*path, invocation.today, invocation.has("--dry-run"));
    if (!report)
        return failed(report.error());
    return printReport(*report, invocation);
}

} // namespace atlas
