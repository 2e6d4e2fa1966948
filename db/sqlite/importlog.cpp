// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/importlog.h"

#include <algorithm>

namespace atlas {

bool ImportReport::changedAnything() const
{
    return std::any_of(tables.begin(), tables.end(),
        [](const TableCount& table) { return table.added + table.changed + table.stubs > 0; });
}

TableCount& ImportLog::count(std::string_view table)
{
    const QLatin1String name(table.data(), static_cast<qsizetype>(table.size()));
    const auto found = std::find_if(
        m_tables.begin(), m_tables.end(), [name](const TableCount& count) { return count.table == name; });
    if (found != m_tables.end())
        return *found;
    TableCount count;
    count.table = name;
    m_tables.push_back(count);
    return m_tables.back();
}

void ImportLog::add(RowIssue issue)
{
    // Faults and remarks each have their room, so that many of one kind do not push out the other.
    constexpr qint64 Most = 1000;
    qint64& already = issue.severity == RowIssue::Severity::Skipped ? m_skipped : m_remarks;
    if (++already > Most) {
        ++m_more;
        return;
    }
    if (issue.file.isEmpty())
        issue.file = file;
    if (issue.record == 0 && issue.line > 0 && issue.line == line)
        issue.record = record;
    m_issues.push_back(std::move(issue));
}

ImportReport ImportLog::report() const
{
    ImportReport report;
    report.tables.assign(m_tables.begin(), m_tables.end());
    report.issues = m_issues;
    report.moreIssues = m_more;
    return report;
}

bool ImportLog::changedAnything() const
{
    return report().changedAnything();
}

} // namespace atlas
