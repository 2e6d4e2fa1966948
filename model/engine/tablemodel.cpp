// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tablemodel.h"

#include "engine/collation.h"
#include "engine/querywords.h"

#include <algorithm>
#include <optional>

namespace atlas {

namespace {

bool isNumber(ColumnKind kind)
{
    return kind == ColumnKind::Number;
}

QVariant toVariant(const CellValue& value)
{
    return std::visit(
        [](const auto& held) -> QVariant {
            using Held = std::decay_t<decltype(held)>;
            if constexpr (std::is_same_v<Held, std::monostate>)
                return {};
            else
                return QVariant::fromValue(held);
        },
        value);
}

/// Row of the table whose key is `key`, found in the table's own order of keys.
std::optional<std::uint32_t> rowOfKey(const Table& table, const QString& key)
{
    const std::vector<std::uint32_t>& order = table.keyOrder();
    const auto found = std::lower_bound(order.begin(), order.end(), key,
        [&table](std::uint32_t row, const QString& wanted) { return compareTexts(table.key(row), wanted) < 0; });
    if (found == order.end() || table.key(*found) != key)
        return std::nullopt;
    return *found;
}

}

TableModel::TableModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void TableModel::setTable(TablePtr table, RowsPtr rows)
{
    beginResetModel();
    m_table = std::move(table);
    m_rows = std::move(rows);
    chooseColumns();
    endResetModel();
}

void TableModel::setRows(RowsPtr rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void TableModel::setColumns(const QStringList& keys)
{
    beginResetModel();
    m_wanted = keys;
    chooseColumns();
    endResetModel();
}

void TableModel::setStyle(const CellStyle& style)
{
    // The rows are the same ones: what is scrolled to, current and selected stays.
    m_style = style;
    if (columnCount() == 0)
        return;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void TableModel::setCompared(const QStringList& keys)
{
    if (m_compared == keys)
        return;
    m_compared = keys;
    if (rowCount() > 0 && columnCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {ComparedRole});
}

void TableModel::setSort(const std::vector<SortKey>& sort)
{
    if (m_sort == sort)
        return;
    m_sort = sort;
    if (!m_columns.empty())
        emit headerDataChanged(Qt::Horizontal, 0, static_cast<int>(m_columns.size()) - 1);
}

void TableModel::retranslate()
{
    beginResetModel();
    endResetModel();
}

QStringList TableModel::columnKeys() const
{
    QStringList keys;
    for (const int column : m_columns)
        keys.append(QString::fromLatin1(m_table->column(column).key));
    return keys;
}

int TableModel::rowOf(const QString& key) const
{
    if (!m_table || !m_rows || m_table->rowCount() == 0)
        return -1;
    const std::optional<std::uint32_t> row = rowOfKey(*m_table, key);
    if (!row)
        return -1;
    const auto found = std::find(m_rows->begin(), m_rows->end(), *row);
    return found == m_rows->end() ? -1 : static_cast<int>(found - m_rows->begin());
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_rows || !m_table ? 0 : static_cast<int>(m_rows->size());
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const int column = m_columns[static_cast<std::size_t>(index.column())];
    const std::uint32_t row = (*m_rows)[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return cellText(*m_table, column, row, m_style);
    case Qt::ToolTipRole:
        return tipText(column, row);
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "column: value")
            .arg(headerText(*m_table, column, m_style.per), cellText(*m_table, column, row, m_style));
    case Qt::AccessibleDescriptionRole:
        return remarks(column, row);
    case ComparedRole:
        return isCompared(row);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::AlignVCenter | (isNumber(m_table->column(column).kind) ? Qt::AlignRight : Qt::AlignLeft));
    case KeyRole:
        return m_table->key(row);
    case RowRole:
        return row;
    case ColumnKeyRole:
        return QString::fromLatin1(m_table->column(column).key);
    case KnownRole:
        return m_table->view(column).isKnown(row);
    case ValueRole:
        return toVariant(cellValue(*m_table, column, row));
    case MarksRole:
        if (const auto marks = m_table->column(column).marks)
            return QVariant::fromValue(marks(m_table->context(), row));
        return {};
    default:
        return {};
    }
}

bool TableModel::isCompared(std::uint32_t row) const
{
    return !m_compared.isEmpty() && m_compared.contains(m_table->key(row));
}

QString TableModel::tipText(int column, std::uint32_t row) const
{
    const QString text = cellText(*m_table, column, row, m_style), more = remarks(column, row);
    return more.isEmpty() ? text : text + u'\n' + more;
}

QString TableModel::remarks(int column, std::uint32_t row) const
{
    QStringList lines;
    if (isCompared(row))
        lines << tr("In the comparison");
    if (const auto tip = m_table->column(column).tip)
        if (const QString more = tip(*m_table, row, m_style); !more.isEmpty())
            lines << more;
    return lines.join(u'\n');
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const int index = m_columns[static_cast<std::size_t>(section)];
    const Column& column = m_table->column(index);
    const QString key = QString::fromLatin1(column.key);
    const auto sorted
        = std::find_if(m_sort.begin(), m_sort.end(), [&key](const SortKey& entry) { return entry.column == key; });
    switch (role) {
    case Qt::DisplayRole:
        return headerText(*m_table, index, m_style.per);
    case Qt::ToolTipRole:
        return columnHelp(column);
    case Qt::AccessibleTextRole: {
        const QString text = headerText(*m_table, index, m_style.per);
        if (sorted == m_sort.end())
            return text;
        return sorted->order == Qt::AscendingOrder ? tr("%1, sorted ascending").arg(text)
                                                   : tr("%1, sorted descending").arg(text);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber(column.kind) ? Qt::AlignRight : Qt::AlignLeft));
    case ColumnKeyRole:
        return key;
    case SortRole: {
        if (sorted == m_sort.end())
            return 0;
        const int priority = static_cast<int>(sorted - m_sort.begin()) + 1;
        return sorted->order == Qt::AscendingOrder ? priority : -priority;
    }
    default:
        return {};
    }
}

void TableModel::chooseColumns()
{
    m_columns.clear();
    if (!m_table)
        return;
    m_columns = columnIndexes(m_wanted, *m_table);
    if (m_columns.empty())
        m_columns = m_table->shownColumns();
}

} // namespace atlas
