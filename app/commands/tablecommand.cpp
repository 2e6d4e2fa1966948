// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/tablequery.h"
#include "commands/tabletarget.h"
#include "export/tablewriter.h"
#include "output.h"
#include "words.h"

#include <QCoreApplication>
#include <limits>

namespace atlas {

namespace {

/// `--headers` and `--encoding`, where the format has them.
Expected<TableFileOptions> fileOptions(const Invocation& invocation, TableFormat format)
{
    TableFileOptions options;
    const auto notOf = [&](const char* option) {
        return wrongUsage(QCoreApplication::translate("CommandLine", "%1 means nothing for the format %2.")
                              .arg(QString::fromLatin1(option), tableFormatName(format)));
    };
    if (invocation.has("--headers")) {
        const QString word = invocation.value("--headers");
        if (word != QLatin1String("keys") && word != QLatin1String("titles"))
            return wrongUsage(
                unknownWord(QStringLiteral("--headers"), word, {QStringLiteral("keys"), QStringLiteral("titles")}));
        if (!hasHeaderStyles(format))
            return notOf("--headers");
        options.headers = word == QLatin1String("keys") ? HeaderStyle::Keys : HeaderStyle::Titles;
    }
    if (invocation.has("--encoding")) {
        const std::optional<TextEncoding> encoding = encodingByName(invocation.value("--encoding"));
        QStringList names;
        for (const TextEncoding known : textEncodings())
            names << encodingName(known).toLower();
        if (!encoding)
            return wrongUsage(unknownWord(QStringLiteral("--encoding"), invocation.value("--encoding"), names));
        if (!hasEncodings(format))
            return notOf("--encoding");
        options.encoding = *encoding;
    }
    return options;
}

Outcome runTable(const Invocation& invocation)
{
    const Expected<TableFormat> format = tableFormatOf(invocation);
    if (!format)
        return tl::unexpected(format.error());
    const Expected<TableFileOptions> options = fileOptions(invocation, *format);
    if (!options)
        return tl::unexpected(options.error());
    const Expected<int> limit = wholeNumber(invocation, "--limit", 0, std::numeric_limits<int>::max(), -1);
    if (!limit)
        return tl::unexpected(limit.error());

    const Expected<TableQuery> open
        = openTable(invocation, QString::fromLatin1(invocation.command->name), invocation.arguments.value(0));
    if (!open)
        return tl::unexpected(open.error());
    Engine engine(open->table);
    Rows rows = *engine.run(open->filter, open->query.sort).rows;
    if (*limit >= 0 && rows.size() > static_cast<std::size_t>(*limit))
        rows.resize(static_cast<std::size_t>(*limit));
    const Result<QByteArray> bytes = writeTable(*open->table, rows, open->query, *format, *options);
    if (!bytes)
        return failed(bytes.error());
    return deliver(*bytes, invocation, {open->catalog});
}

Command tableCommand(const char* name, const char* summary, std::vector<const char*> examples)
{
    Command command;
    command.name = name;
    command.arguments = "[FILTER]";
    command.summary = summary;
    command.details = QT_TRANSLATE_NOOP("CommandLine",
        "Formats: table, csv, excel-csv, tsv, json, markdown, xlsx. csv, tsv and json are for programs: all columns "
        "under "
        "their keys, prices per hour. The others are for people: the columns shown by default, in the chosen unit, "
        "which "
        "the titles name.");
    command.options = {
        {"--columns", "KEY,…|all", QT_TRANSLATE_NOOP("CommandLine", "write these columns, in this order")},
        {"--sort", "KEY[:desc],…", QT_TRANSLATE_NOOP("CommandLine", "sort by these columns; unknown values come last")},
        {"--limit", "N", QT_TRANSLATE_NOOP("CommandLine", "write at most N rows")},
    };
    for (const OptionSpec& option : unitOptions())
        command.options.push_back(option);
    command.options.push_back({"--headers", "keys|titles",
        QT_TRANSLATE_NOOP("CommandLine",
            "name the columns of csv, tsv and json by their keys, or by titles with prices in the chosen unit")});
    command.options.push_back({"--encoding", "NAME",
        QT_TRANSLATE_NOOP("CommandLine", "encoding of csv, tsv and excel-csv: utf-8, gb18030, gbk, utf-16le …")});
    command.options.push_back({"-o", "FILE",
        QT_TRANSLATE_NOOP("CommandLine", "write into this file, whole or not at all; its name may say the format")});
    command.examples = std::move(examples);
    command.mostArguments = 1;
    command.run = runTable;
    return command;
}

}

std::vector<Command> tableCommands()
{
    return {
        tableCommand("offers", QT_TRANSLATE_NOOP("CommandLine", "list offers, cheapest per GPU-hour first"),
            {"offers 'gpu:h100 price<4 -provider:vast'", "offers 'vram>=80 spot' --sort price_per_gib_hour --limit 10",
                "offers 'region_group:eu' --per month --currency EUR -o eu.xlsx"}),
        tableCommand("gpus", QT_TRANSLATE_NOOP("CommandLine", "list GPUs and other accelerators"),
            {"gpus 'vram>=80' --sort fp16_tflops:desc"}),
        tableCommand("providers", QT_TRANSLATE_NOOP("CommandLine", "list providers"), {"providers --format json"}),
        tableCommand("benchmarks", QT_TRANSLATE_NOOP("CommandLine", "list measured throughput and times to train"),
            {"benchmarks 'gpu:h100'"}),
        tableCommand("sources", QT_TRANSLATE_NOOP("CommandLine", "list where the facts come from"), {"sources"}),
        tableCommand("claims", QT_TRANSLATE_NOOP("CommandLine", "list claims that were checked, with the verdict"),
            {"claims 'verdict:outdated'"}),
        tableCommand("history", QT_TRANSLATE_NOOP("CommandLine", "list every observed price, current or not"),
            {"history 'gpu:a100' --sort observed_on:desc"}),
    };
}

} // namespace atlas
