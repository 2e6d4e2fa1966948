// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/catalogfile.h"

#include <deque>

namespace atlas {

/// Collects what an import did: counts by table, and the first faults and remarks.
class ImportLog
{
public:
    /// The counts of a table; stays where it is.
    [[nodiscard]] TableCount& count(std::string_view table);
    void add(RowIssue issue);
    [[nodiscard]] ImportReport report() const;
    [[nodiscard]] bool changedAnything() const;

    QString file; ///< name of the input being read
    qint64 line = 0, record = 0; ///< of the row being written

private:
    std::deque<TableCount> m_tables;
    std::vector<RowIssue> m_issues;
    qint64 m_skipped = 0, m_remarks = 0, m_more = 0;
};

} // namespace atlas
