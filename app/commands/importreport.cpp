// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/importreport.h"

#include "output.h"
#include "records.h"

#include <QCoreApplication>

namespace atlas {

namespace {

QString issueText(const RowIssue& issue, bool withFile)
{
    QString text;
    if (withFile && !issue.file.isEmpty())
        text = QStringLiteral("%1: ").arg(issue.file);
    if (issue.line > 0 && issue.record > 0)
        text += QCoreApplication::translate("CommandLine", "line %1, record %2: ").arg(issue.line).arg(issue.record);
    else if (issue.line > 0)
        text += QCoreApplication::translate("CommandLine", "line %1: ").arg(issue.line);
    if (!issue.column.isEmpty() && !issue.value.isNull())
        text += QStringLiteral("%1 “%2”: ").arg(issue.column, issue.value.left(200));
    else if (!issue.column.isEmpty())
        text += issue.column + QStringLiteral(": ");
    text += issue.message;
    return issue.severity == RowIssue::Severity::Skipped
        ? QCoreApplication::translate("CommandLine", "%1 (row skipped)").arg(text)
        : text;
}

}

Outcome printReport(const ImportReport& report, const Invocation& invocation)
{
    const bool severalFiles = invocation.arguments.size() > 1;
    for (const RowIssue& issue : report.issues)
        printWarning(issueText(issue, severalFiles));
    if (report.moreIssues > 0)
        printWarning(
            QCoreApplication::translate("CommandLine", "More of this is not listed: %1.").arg(report.moreIssues));
    Records records({
        {QStringLiteral("table"), QCoreApplication::translate("CommandLine", "Table")},
        {QStringLiteral("read"), QCoreApplication::translate("CommandLine", "Read"), true},
        {QStringLiteral("added"), QCoreApplication::translate("CommandLine", "Added"), true},
        {QStringLiteral("new_offers"), QCoreApplication::translate("CommandLine", "New offers"), true},
        {QStringLiteral("changed"), QCoreApplication::translate("CommandLine", "Changed"), true},
        {QStringLiteral("duplicates"), QCoreApplication::translate("CommandLine", "Duplicates"), true},
        {QStringLiteral("skipped"), QCoreApplication::translate("CommandLine", "Skipped"), true},
        {QStringLiteral("conflicts"), QCoreApplication::translate("CommandLine", "Conflicts"), true},
        {QStringLiteral("stubs"), QCoreApplication::translate("CommandLine", "Stubs"), true},
    });
    const auto number = [](qint64 count) { return static_cast<double>(count); };
    for (const TableCount& count : report.tables)
        records.add({count.table, number(count.read), number(count.added), number(count.fresh), number(count.changed),
            number(count.duplicates), number(count.skipped), number(count.conflicts), number(count.stubs)});
    const Expected<QByteArray> bytes = records.write(invocation, QStringLiteral("table"));
    if (!bytes)
        return tl::unexpected(bytes.error());
    return print(*bytes);
}

} // namespace atlas
