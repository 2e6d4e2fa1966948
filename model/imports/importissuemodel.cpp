// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/importissuemodel.h"

#include <algorithm>

namespace atlas {

namespace {

QString text(const RowIssue& issue, int column)
{
    constexpr qsizetype MostShown = 200;
    const auto number = [](qint64 place) { return place > 0 ? QString::number(place) : QString(); };
    switch (column) {
    case ImportIssueModel::LineColumn:
        return number(issue.line);
    case ImportIssueModel::RecordColumn:
        return number(issue.record);
    case ImportIssueModel::NameColumn:
        return issue.column.left(MostShown);
    case ImportIssueModel::ValueColumn:
        return issue.value.left(MostShown);
    case ImportIssueModel::MessageColumn:
        return issue.severity == RowIssue::Severity::Skipped ? ImportIssueModel::tr("Refused: %1").arg(issue.message)
                                                             : issue.message;
    default:
        return {};
    }
}

}

ImportIssueModel::ImportIssueModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ImportIssueModel::setIssues(std::vector<RowIssue> issues)
{
    beginResetModel();
    m_issues = std::move(issues);
    std::stable_partition(m_issues.begin(), m_issues.end(),
        [](const RowIssue& issue) { return issue.severity == RowIssue::Severity::Skipped; });
    endResetModel();
}

int ImportIssueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_issues.size());
}

int ImportIssueModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(Columns);
}

QVariant ImportIssueModel::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const RowIssue& issue = m_issues[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(issue, index.column());
    case Qt::ToolTipRole:
        return text(issue, index.column());
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "column and value, read aloud")
            .arg(headerData(index.column(), Qt::Horizontal).toString(), text(issue, index.column()));
    case Qt::TextAlignmentRole:
        return QVariant(
            index.column() <= RecordColumn ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case RefusedRole:
        return issue.severity == RowIssue::Severity::Skipped;
    default:
        return {};
    }
}

QVariant ImportIssueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal || section < 0 || section >= Columns)
        return {};
    switch (section) {
    case LineColumn:
        return tr("Line");
    case RecordColumn:
        return tr("Record");
    case NameColumn:
        return tr("Column");
    case ValueColumn:
        return tr("Value");
    default:
        return tr("What is to be said");
    }
}

} // namespace atlas
