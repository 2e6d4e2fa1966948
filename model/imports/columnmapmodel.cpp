// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/columnmapmodel.h"

#include "engine/column.h"
#include "feeds/csvcell.h"
#include "imports/importtexts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace atlas {

namespace {

/// What is listed also where the file has no column for it.
constexpr std::array Wanted{
    "provider", "instance_type", "original_price", "purchase_model", "original_currency", "observed_on"};

/// Longer texts are nothing for a cell.
constexpr qsizetype MostShown = 200;

}

ColumnMapModel::ColumnMapModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ColumnMapModel::setPlan(const std::optional<CsvPlan>& plan)
{
    const std::vector<Row> rows = plan ? rowsOf(*plan) : std::vector<Row>();
    if (rows == m_rows && !rows.empty()) {
        refresh(*plan);
        return;
    }
    beginResetModel();
    m_plan = plan;
    m_rows = rows;
    endResetModel();
}

/// An editor that is open must keep what is typed into it, so only what is different is announced.
void ColumnMapModel::refresh(const CsvPlan& plan)
{
    QStringList before;
    for (const Row& row : m_rows)
        before += text(row, ValueColumn);
    m_plan = plan;
    const int last = rowCount() - 1;
    for (const int column : {int(HeaderColumn), int(ExampleColumn), int(ReadColumn)})
        emit dataChanged(index(0, column), index(last, column));
    for (int row = 0; row <= last; ++row)
        if (before[row] != text(m_rows[static_cast<std::size_t>(row)], ValueColumn))
            emit dataChanged(index(row, ValueColumn), index(row, ValueColumn));
}

std::vector<ColumnMapModel::Row> ColumnMapModel::rowsOf(const CsvPlan& plan)
{
    std::vector<Row> rows;
    const auto has = [&plan](const char* key) { return plan.columnOf(QString::fromLatin1(key)).has_value(); };
    for (const char* key : Wanted) {
        const QLatin1String name(key);
        // The GPU names the instance, the price of one GPU the price of all.
        const bool replaced = (name == QLatin1String("instance_type") && has("gpu"))
            || (name == QLatin1String("original_price") && (has("price_per_gpu_hour") || has("spot_price")));
        if (!has(key) && !replaced)
            rows.push_back({{}, name});
    }
    for (std::size_t i = 0; i < plan.columns.size(); ++i) {
        const CsvTarget* target = plan.columns[i].target;
        rows.push_back({i, target == nullptr ? QString() : QString::fromLatin1(target->key)});
    }
    return rows;
}

void ColumnMapModel::forget()
{
    m_map.clear();
    m_constants.clear();
    setPlan({});
}

std::vector<std::pair<QString, QString>> ColumnMapModel::constants() const
{
    return {m_constants.begin(), m_constants.end()};
}

int ColumnMapModel::rowOf(const QString& key) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&key](const Row& row) { return row.key == key; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int ColumnMapModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ColumnMapModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(Columns);
}

const CsvQuestion* ColumnMapModel::questionOf(const QString& key) const
{
    const auto found = std::find_if(m_plan->questions.begin(), m_plan->questions.end(),
        [&key](const CsvQuestion& question) { return question.key == key; });
    return key.isEmpty() || found == m_plan->questions.end() ? nullptr : &*found;
}

QString ColumnMapModel::valueOf(const QString& key) const
{
    const auto own = m_constants.find(key);
    return own != m_constants.end() ? own->second : m_plan->constant(key);
}

QString ColumnMapModel::readAs(const Row& row) const
{
    if (const CsvQuestion* question = questionOf(row.key))
        return question->text;
    if (!row.column || row.key.isEmpty())
        return {};
    // The choice is newer than the plan.
    CsvColumn column = m_plan->columns[*row.column];
    column.target = csvTarget(row.key);
    const CsvCell cell = csvCell(column, column.example, currencyOf(m_plan->constant(u"original_currency")));
    if (!cell.fault.isEmpty())
        return cell.fault;
    return cell.currency.isEmpty() ? cell.text : cell.text + u' ' + cell.currency;
}

QString ColumnMapModel::text(const Row& row, int column) const
{
    switch (column) {
    case HeaderColumn:
        if (!row.column)
            return tr("(not in the file)");
        return m_plan->columns[*row.column].header.isEmpty() ? tr("(no header)")
                                                             : m_plan->columns[*row.column].header.left(MostShown);
    case ExampleColumn:
        return row.column ? m_plan->columns[*row.column].example.left(MostShown) : QString();
    case TargetColumn:
        return row.key.isEmpty() ? tr("left out") : targetTitle(row.key);
    case ReadColumn:
        return readAs(row).left(MostShown);
    case ValueColumn:
        return row.key.isEmpty() ? QString() : vocabularyText(valueOf(row.key));
    default:
        return {};
    }
}

QVariant ColumnMapModel::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return role == Qt::DisplayRole       ? text(row, index.column())
            : index.column() == TargetColumn ? row.key
                                             : valueOf(row.key);
    case Qt::ToolTipRole:
        return text(row, index.column());
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "column and value, read aloud")
            .arg(headerData(index.column(), Qt::Horizontal).toString(), text(row, index.column()));
    case TargetRole:
        return row.key;
    case ProblemRole:
        return questionOf(row.key) != nullptr;
    default:
        return {};
    }
}

QVariant ColumnMapModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal || section < 0 || section >= Columns)
        return {};
    switch (section) {
    case HeaderColumn:
        return tr("In the file");
    case ExampleColumn:
        return tr("Example");
    case TargetColumn:
        return tr("Taken for");
    case ReadColumn:
        return tr("Read as");
    default:
        return tr("Where there is none");
    }
}

Qt::ItemFlags ColumnMapModel::flags(const QModelIndex& index) const
{
    Q_ASSERT(checkIndex(index));
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool price = row.key == QLatin1String("original_price");
    if ((index.column() == TargetColumn && row.column)
        || (index.column() == ValueColumn && !row.key.isEmpty() && !price))
        flags |= Qt::ItemIsEditable;
    return flags;
}

/// Every column is told its target from then on, so that headers that are there twice are told apart.
void ColumnMapModel::choose(std::size_t column, const QString& key)
{
    m_map.clear();
    for (Row& row : m_rows) {
        if (row.column == column)
            row.key = key;
        else if (row.key == key && row.column)
            row.key.clear();
        if (row.column)
            m_map.emplace_back(m_plan->columns[*row.column].header, row.key);
    }
}

bool ColumnMapModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid)
        || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString wanted = value.toString().trimmed();
    if (index.column() == TargetColumn) {
        if (wanted == row.key)
            return true;
        if (!wanted.isEmpty() && csvTarget(wanted) == nullptr)
            return false;
        choose(*row.column, wanted);
        emit dataChanged(this->index(0, 0), this->index(rowCount() - 1, columnCount() - 1));
    } else {
        if (wanted == valueOf(row.key))
            return true;
        if (wanted.isEmpty())
            m_constants.erase(row.key);
        else
            m_constants[row.key] = wanted;
        emit dataChanged(index, index);
    }
    emit chosen();
    return true;
}

} // namespace atlas
