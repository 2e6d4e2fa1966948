// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/tables.h"
#include "commands/command.h"
#include "engine/query.h"
#include "export/jsontext.h"
#include "export/plaintext.h"
#include "health/findings.h"
#include "output.h"
#include "sqlite/catalogfile.h"
#include "words.h"

#include <QCoreApplication>

namespace atlas {

namespace {

/// What is known about a file: its soundness, and what the health rules say of its offers where they can be read.
struct Report
{
    FileReport file;
    TablePtr offers; ///< null: they cannot be read
    std::vector<Finding> findings;
    std::array<std::size_t, HealthRuleCount> counts{};
};

QByteArray jsonReport(const Report& report)
{
    QByteArray json = "{\"file\":{\"ok\":";
    json += report.file.ok ? "true" : "false";
    json += ",\"problems\":";
    appendJson(json, CellValue(report.file.problems));
    json += "},\"findings\":";
    JsonRecords records(
        {QStringLiteral("rule"), QStringLiteral("key"), QStringLiteral("message"), QStringLiteral("effect")});
    for (const Finding& finding : report.findings)
        records.add({healthRuleId(finding.rule), report.offers->key(finding.offer), finding.message,
            healthRuleEffect(finding.rule)});
    json += records.finish().trimmed() + ",\"counts\":{";
    for (std::size_t place = 0; place < HealthRuleCount; ++place) {
        if (place > 0)
            json += ',';
        appendJson(json, QStringView(healthRuleId(static_cast<HealthRule>(place))));
        json += ':' + QByteArray::number(static_cast<qulonglong>(report.counts[place]));
    }
    return json + "}}\n";
}

/// Each rule with what it found; of rules that found much, the first offers.
QByteArray findingsText(const Report& report)
{
    constexpr std::size_t Most = 20;
    QStringList lines;
    auto finding = report.findings.begin();
    for (std::size_t place = 0; place < HealthRuleCount; ++place) {
        const auto rule = static_cast<HealthRule>(place);
        const std::size_t count = report.counts[place];
        if (count == 0)
            continue;
        lines << QString() << QStringLiteral("%1: %2 (%3)").arg(healthRuleId(rule), healthRuleTitle(rule)).arg(count)
              << QStringLiteral("  ") + healthRuleEffect(rule);
        for (std::size_t listed = 0; listed < count; ++listed, ++finding)
            if (listed < Most)
                lines
                    << QStringLiteral("  %1  %2").arg(printable(report.offers->key(finding->offer)), finding->message);
        if (count > Most)
            lines << QStringLiteral("  ")
                    + QCoreApplication::translate("CommandLine", "and %1 more; --format json has them all")
                          .arg(count - Most);
    }
    QStringList clean;
    for (std::size_t place = 0; place < HealthRuleCount; ++place)
        if (report.counts[place] == 0)
            clean << healthRuleId(static_cast<HealthRule>(place));
    if (!clean.isEmpty())
        lines
            << QString()
            << QCoreApplication::translate("CommandLine", "Nothing found by: %1").arg(clean.join(QStringLiteral(", ")));
    return lines.join(u'\n').toUtf8() + '\n';
}

QByteArray textReport(const Report& report)
{
    QByteArray text;
    if (report.file.ok)
        text = QCoreApplication::translate("CommandLine", "The file is sound.").toUtf8() + '\n';
    for (const QString& problem : report.file.problems)
        text += problem.toUtf8() + '\n';
    return report.offers ? text + findingsText(report) : text;
}

/// The offers of a file that is sound, as the rules see them.
Result<void> readHealth(Report& report, const QString& path, QDate today)
{
    const Result<CatalogPtr> catalog = readCatalog(path);
    if (!catalog)
        return tl::unexpected(catalog.error());
    const Result<TableContext> context = makeContext(*catalog, Query().currency, today);
    if (!context)
        return tl::unexpected(context.error());
    report.offers = makeTable(QStringLiteral("offers"), *context);
    report.findings = findings(*context);
    report.counts = findingCounts(*context);
    return {};
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
    const Result<FileReport> file = checkFile(*path);
    Report report;
    report.file = file ? *file : FileReport{false, {file.error().message}};
    Result<void> healthy;
    if (report.file.ok)
        healthy = readHealth(report, *path, invocation.today);
    // A program that reads the answer gets one, whatever is wrong with the file.
    if (file || format == formats.first())
        if (const Outcome printed = print(format == formats.first() ? jsonReport(report) : textReport(report));
            !printed)
            return printed;
    if (!file)
        return failed(file.error());
    if (!healthy)
        return failed(healthy.error());
    return report.file.ok ? Done : NotDone;
}

}

Command checkCommand()
{
    Command command;
    command.name = "check";
    command.arguments = "[FILE]";
    command.summary = QT_TRANSLATE_NOOP("CommandLine", "check a catalog file and the health of its data");
    command.details = QT_TRANSLATE_NOOP("CommandLine",
        "Reads pages, references and rules of the file and never changes it; then looks for offers whose figures are "
        "doubtful or must be read with care, and says why and what follows. Formats: json, table. The exit code is 1 "
        "for a damaged file; findings do not change it.");
    command.examples = {"check prices.sqlite"};
    command.mostArguments = 1;
    command.run = runCheck;
    return command;
}

} // namespace atlas
