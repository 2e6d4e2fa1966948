// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/command.h"
#include "export/jsontext.h"
#include "output.h"
#include "sqlite/catalogfile.h"
#include "words.h"

#include <QCoreApplication>

namespace atlas {

namespace {

QByteArray jsonReport(const FileReport& report)
{
    QByteArray json = "{\"file\":{\"ok\":";
    json += report.ok ? "true" : "false";
    json += ",\"problems\":";
    appendJson(json, CellValue(report.problems));
    return json + "},\"findings\":[],\"counts\":{}}\n";
}

QByteArray textReport(const FileReport& report)
{
    if (report.ok)
        return QCoreApplication::translate("CommandLine", "The file is sound.").toUtf8() + '\n';
    QByteArray text;
    for (const QString& problem : report.problems)
        text += problem.toUtf8() + '\n';
    return text;
}

Outcome runCheck(const Invocation& invocation)
{
    static const QStringList formats{QStringLiteral("json"), QStringLiteral("table")};
    const QString format = invocation.has("--format") ? invocation.value("--format") : formats.first();
    if (!formats.contains(format))
        return wrongUsage(unknownWord(QStringLiteral("--format"), format, formats));
    const Result<QString> path
        = invocation.arguments.isEmpty() ? invocation.catalog() : Result<QString>(invocation.arguments.first());
    if (!path)
        return failed(path.error());
    const Result<FileReport> report = checkFile(*path);
    if (!report) {
        // A program that reads the answer gets one, whatever is wrong with the file.
        if (format == formats.first())
            if (const Outcome printed = print(jsonReport({false, {report.error().message}})); !printed)
                return printed;
        return failed(report.error());
    }
    const Outcome printed = print(format == formats.first() ? jsonReport(*report) : textReport(*report));
    if (!printed)
        return printed;
    return report->ok ? Done : NotDone;
}

}

Command checkCommand()
{
    Command command;
    command.name = "check";
    command.arguments = "[FILE]";
    command.summary = QT_TRANSLATE_NOOP("CommandLine", "check whether a catalog file is sound");
    command.details = QT_TRANSLATE_NOOP("CommandLine",
        "Reads pages, references and rules of the file and never changes it. Formats: json, table. The exit code is 1 "
        "for a "
        "damaged file.");
    command.examples = {"check prices.sqlite"};
    command.mostArguments = 1;
    command.run = runCheck;
    return command;
}

} // namespace atlas
