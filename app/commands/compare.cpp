// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/tablequery.h"
#include "commands/tabletarget.h"
#include "compare/comparisonsheet.h"
#include "output.h"
#include "words.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace atlas {

namespace {

/// The number after an option, or `usual`.
Expected<double> amount(const Invocation& invocation, const char* option, double most, double usual)
{
    if (!invocation.has(option))
        return usual;
    bool isNumber = false;
    const double number = invocation.value(option).toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number) || number < 0 || number > most)
        return wrongUsage(QCoreApplication::translate("CommandLine", "%1 needs a number from 0 to %2, not “%3”.")
                              .arg(QString::fromLatin1(option), numberText(most), invocation.value(option)));
    return number;
}

/// The use that is stated; nothing where none is.
Expected<std::optional<MonthlyUse>> monthlyUse(const Invocation& invocation)
{
    const bool stated = invocation.has("--hours") || invocation.has("--storage-gib") || invocation.has("--egress-gib");
    if (!stated)
        return std::nullopt;
    if (invocation.has("--gpus"))
        return wrongUsage(QCoreApplication::translate(
            "CommandLine", "A GPU has no price of its own; state hours, storage and egress for offers."));
    const Expected<double> hours = amount(invocation, "--hours", MonthlyUse::MostHours, MonthlyUse::MostHours);
    const Expected<double> storage = amount(invocation, "--storage-gib", MonthlyUse::MostGib, 0);
    const Expected<double> egress = amount(invocation, "--egress-gib", MonthlyUse::MostGib, 0);
    for (const Expected<double>* const each : {&hours, &storage, &egress})
        if (!*each)
            return tl::unexpected(each->error());
    return MonthlyUse{*hours, *storage, *egress};
}

Outcome runCompare(const Invocation& invocation)
{
    const Expected<TableFormat> format = tableFormatOf(invocation);
    if (!format)
        return tl::unexpected(format.error());
    const Expected<std::optional<MonthlyUse>> use = monthlyUse(invocation);
    if (!use)
        return tl::unexpected(use.error());
    const bool gpus = invocation.has("--gpus");
    const qsizetype count = invocation.arguments.size();
    if (count < FewestCompared || count > MostCompared)
        return wrongUsage((gpus ? QCoreApplication::translate("CommandLine", "compare takes %1 to %2 GPUs, not %3.")
                                : QCoreApplication::translate("CommandLine", "compare takes %1 to %2 offers, not %3."))
                              .arg(FewestCompared)
                              .arg(MostCompared)
                              .arg(count));
    const Expected<TableQuery> open
        = openTable(invocation, gpus ? QStringLiteral("gpus") : QStringLiteral("offers"), QStringLiteral(""));
    if (!open)
        return tl::unexpected(open.error());
    const Result<std::vector<std::uint32_t>> rows = rowsOfKeys(*open->table, invocation.arguments);
    if (!rows)
        return wrongUsage(rows.error().message);
    const CellStyle style{QLocale::c(), open->query.per, true};
    const Comparison comparison = compare(open->table, *rows, style, *use);
    const RowChoice choice{invocation.has("--only-differences"), invocation.has("--hide-unknown"), open->query.columns};
    const Result<QByteArray> bytes = writeComparison(comparison, chosenRows(comparison, choice), *format);
    if (!bytes)
        return failed(bytes.error());
    return deliver(*bytes, invocation, {open->catalog});
}

}

Command compareCommand()
{
    Command command;
    command.name = "compare";
    command.arguments = "KEY KEY…";
    command.summary = QT_TRANSLATE_NOOP("CommandLine", "set 2 to 8 offers or GPUs side by side");
    command.details = QT_TRANSLATE_NOOP("CommandLine",
        "One line for each property. A value is called best only where the property says which direction is better, "
        "all have a value and data health doubts none of them. A stated use adds what it costs a month, line by line, "
        "and what is not included. Formats: table, csv, excel-csv, tsv, json, markdown, xlsx.");
    command.options = {
        {"--gpus", nullptr, QT_TRANSLATE_NOOP("CommandLine", "compare GPUs, named by their ids, instead of offers")},
        {"--hours", "N", QT_TRANSLATE_NOOP("CommandLine", "what it costs to run so many hours a month, at most 730")},
        {"--storage-gib", "N", QT_TRANSLATE_NOOP("CommandLine", "… and to keep so much stored")},
        {"--egress-gib", "N", QT_TRANSLATE_NOOP("CommandLine", "… and to send so much out to the internet")},
        {"--columns", "KEY,…", QT_TRANSLATE_NOOP("CommandLine", "only these properties, besides the cost of the use")},
        {"--only-differences", nullptr, QT_TRANSLATE_NOOP("CommandLine", "leave out what is the same for all")},
        {"--hide-unknown", nullptr, QT_TRANSLATE_NOOP("CommandLine", "leave out what is unknown for all")},
    };
    for (const OptionSpec& option : unitOptions())
        command.options.push_back(option);
    command.options.push_back({"-o", "FILE",
        QT_TRANSLATE_NOOP("CommandLine", "write into this file, whole or not at all; its name may say the format")});
    command.examples
        = {"compare aws/p5.48xlarge/us-east-1/on_demand gcp/a3-highgpu-8g/us-central1/on_demand --hours 200",
            "compare --gpus h100-sxm-80gb a100-sxm-80gb --only-differences"};
    command.mostArguments = 1000; // so that the message tells how many there may be
    command.run = runCompare;
    return command;
}

} // namespace atlas
