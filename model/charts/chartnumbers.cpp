// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartnumbers.h"

namespace atlas {

namespace {

struct Shown
{
    const QLocale& locale;

    QString operator()(std::monostate) const { return QStringLiteral("—"); }
    QString operator()(double number) const { return roundedText(number, 4, locale); }
    QString operator()(bool flag) const { return vocabularyText(flag ? u"true" : u"false"); }
    QString operator()(const QString& text) const { return text; }
    QString operator()(const QStringList& texts) const { return texts.join(QStringLiteral(", ")); }
};

struct Raw
{
    QVariant operator()(std::monostate) const { return {}; }
    template <class Value> QVariant operator()(const Value& value) const { return QVariant::fromValue(value); }
};

}

ChartNumbers::ChartNumbers(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ChartNumbers::setChart(std::shared_ptr<const ChartData> data)
{
    beginResetModel();
    m_data = std::move(data);
    m_table = m_data ? chartTable(*m_data) : ChartTable();
    m_recordRow = -1;
    endResetModel();
}

void ChartNumbers::setLocale(const QLocale& locale)
{
    beginResetModel();
    m_locale = locale;
    endResetModel();
}

int ChartNumbers::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rowCount);
}

int ChartNumbers::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

const std::vector<CellValue>& ChartNumbers::record(int row) const
{
    if (row != m_recordRow) {
        m_record = m_table.row(static_cast<std::size_t>(row));
        m_recordRow = row;
    }
    return m_record;
}

QVariant ChartNumbers::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const auto column = static_cast<std::size_t>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return std::visit(Shown{m_locale}, record(index.row())[column]);
    case Qt::EditRole:
        return std::visit(Raw{}, record(index.row())[column]);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((m_table.columns[column].numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    default:
        return {};
    }
}

QVariant ChartNumbers::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount()))
        return {};
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const ChartColumn& column = m_table.columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment((column.numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    return {};
}

} // namespace atlas
