// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartnumbers.h"

#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr int MostDecimals = 4;

bool isWhole(double number)
{
    return std::abs(number - std::round(number)) < 0.5 * std::pow(10.0, -MostDecimals);
}

/// Decimals that tell the number up to the fourth.
int decimalsOf(double number)
{
    int decimals = 0;
    for (double scaled = number; decimals < MostDecimals && !isWhole(scaled); scaled *= 10)
        ++decimals;
    return decimals;
}

struct Shown
{
    const QLocale& locale;
    int decimals;

    QString operator()(std::monostate) const { return QStringLiteral("—"); }
    QString operator()(double number) const
    {
        return roundedText(number, decimals == 0 && !isWhole(number) ? MostDecimals : decimals, locale);
    }
    QString operator()(bool flag) const { return vocabularyText(flag ? u"true" : u"false"); }
    QString operator()(const QString& text) const { return text; }
    QString operator()(const QStringList& texts) const
    {
        QStringList words;
        for (const QString& text : texts)
            words << vocabularyText(text);
        return words.join(QStringLiteral(", "));
    }
};

CellValue nameCell(const QString& name)
{
    return name.isEmpty() ? CellValue() : CellValue(name);
}

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
    m_columns.clear();
    for (std::size_t column = 0; column < m_table.columns.size(); ++column)
        if (m_table.columns[column].shown)
            m_columns.push_back(column);
    m_recordRow = -1;
    countDecimals();
    endResetModel();
}

void ChartNumbers::countDecimals()
{
    constexpr int MostRows = 500; // there may be a million
    m_decimals.assign(m_table.columns.size(), 0);
    for (int row = 0; row < std::min(MostRows, rowCount()); ++row)
        for (std::size_t column = 0; column < m_decimals.size(); ++column)
            if (const double* number = std::get_if<double>(&record(row)[column]))
                m_decimals[column] = std::max(m_decimals[column], decimalsOf(*number));
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
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

const std::vector<CellValue>& ChartNumbers::record(int row) const
{
    if (row != m_recordRow) {
        m_record = m_table.row(static_cast<std::size_t>(row));
        m_recordRow = row;
        const ChartNames names = m_table.names ? m_table.names(static_cast<std::size_t>(row)) : ChartNames();
        for (std::size_t column = 0; column < m_record.size(); ++column)
            if (const QString& key = m_table.columns[column].key; key == QLatin1String("key"))
                m_record[column] = nameCell(names.offer);
            else if (key == QLatin1String("source"))
                m_record[column] = nameCell(names.source);
    }
    return m_record;
}

QVariant ChartNumbers::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const std::size_t column = m_columns[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return std::visit(Shown{m_locale, m_decimals[column]}, record(index.row())[column]);
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
    const ChartColumn& column = m_table.columns[m_columns[static_cast<std::size_t>(section)]];
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment((column.numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    return {};
}

} // namespace atlas
