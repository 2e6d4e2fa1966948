// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/comparisonmodel.h"

#include <algorithm>
#include <utility>

namespace atlas {

ComparisonModel::ComparisonModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ComparisonModel::setComparison(Comparison comparison)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    arrange();
    endResetModel();
}

void ComparisonModel::setChoice(const RowChoice& choice)
{
    beginResetModel();
    m_choice = choice;
    arrange();
    endResetModel();
}

void ComparisonModel::arrange()
{
    m_lines.clear();
    if (m_comparison.items.empty())
        return;
    std::optional<ColumnGroup> group;
    for (const std::size_t place : shownRows()) {
        const ComparisonRow& row = m_comparison.rows[place];
        if (group != row.group)
            m_lines.push_back({nullptr, row.group});
        group = row.group;
        m_lines.push_back({&row, row.group});
    }
}

int ComparisonModel::lineOf(const QString& rowKey) const
{
    const auto found = std::find_if(
        m_lines.begin(), m_lines.end(), [&rowKey](const Line& line) { return line.row && line.row->key == rowKey; });
    return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_comparison.items.empty() ? 0 : static_cast<int>(m_comparison.items.size()) + 1;
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    const auto item = static_cast<std::size_t>(index.column() - 1);
    if (role == ItemKeyRole)
        return index.column() == 0 ? QString() : m_comparison.items[item].key;
    if (role == HeadRole)
        return line.row == nullptr;
    if (!line.row)
        return headData(line, index.column(), role);
    if (role == RowKeyRole)
        return line.row->key;
    if (role == DiffersRole)
        return line.row->differs;
    return index.column() == 0 ? titleData(*line.row, role) : cellData(*line.row, item, role);
}

QVariant ComparisonModel::headData(const Line& line, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return column == 0 ? columnGroupTitle(line.group) : QStringLiteral("");
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | Qt::AlignLeft);
    case RowKeyRole:
        return QString();
    case KnownRole:
        return true;
    case BestRole:
    case FlaggedRole:
    case DiffersRole:
        return false;
    default:
        return {};
    }
}

QVariant ComparisonModel::titleData(const ComparisonRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return row.header();
    case Qt::ToolTipRole:
        return row.help;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | Qt::AlignLeft);
    case KnownRole:
        return true;
    case BestRole:
    case FlaggedRole:
        return false;
    default:
        return {};
    }
}

QVariant ComparisonModel::cellData(const ComparisonRow& row, std::size_t item, int role) const
{
    const ComparisonCell& cell = row.cells[item];
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole: {
        QStringList lines{cell.text};
        if (cell.best)
            lines << tr("Best of those compared");
        if (cell.flagged)
            lines << tr("Doubtful: %1").arg(cell.doubts.join(QStringLiteral(", ")));
        return lines.join(u'\n');
    }
    case Qt::AccessibleTextRole: {
        QString text
            = tr("%1, %2: %3", "property, offer: value").arg(row.header(), m_comparison.items[item].title, cell.text);
        if (cell.best)
            text = tr("%1, best").arg(text);
        return cell.flagged ? tr("%1, doubtful").arg(text) : text;
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (row.numeric ? Qt::AlignRight : Qt::AlignLeft));
    case KnownRole:
        return cell.known();
    case BestRole:
        return cell.best;
    case FlaggedRole:
        return cell.flagged;
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const ComparisonItem* const item
        = section == 0 ? nullptr : &m_comparison.items[static_cast<std::size_t>(section - 1)];
    switch (role) {
    case Qt::DisplayRole: // a part a line: columns stay narrow
        return item ? QString(item->title).replace(QStringLiteral(" · "), QStringLiteral("\n")) : tr("Property");
    case Qt::AccessibleTextRole:
        return item ? item->title : tr("Property");
    case Qt::ToolTipRole:
        return item ? item->key : tr("What is compared");
    case ItemKeyRole:
        return item ? item->key : QString();
    default:
        return {};
    }
}

} // namespace atlas
