// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/facetmodel.h"

#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

QString shownText(const Table& table, int column, const QString& value)
{
    if (value.isNull())
        return QCoreApplication::translate("FacetModel", "unknown");
    const Column& described = table.column(column);
    if (described.kind == ColumnKind::Vocabulary || described.kind == ColumnKind::Flag)
        return vocabularyText(value);
    return value;
}

bool isNumbers(const Table& table, int column)
{
    return table.column(column).kind == ColumnKind::Number;
}

}

FacetModel::FacetModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void FacetModel::setFacet(const TablePtr& table, const Facet& facet, const std::set<QString>& chosen)
{
    std::vector<Entry> entries;
    entries.reserve(facet.counts.size() + chosen.size());
    std::set<QString> missing = chosen;
    const bool numbers = table && isNumbers(*table, facet.column);
    for (const FacetCount& count : facet.counts) {
        const QString value
            = numbers && !count.text.isNull() && count.text.isEmpty() ? numberText(count.number) : count.text;
        // A filter spells unknown "none"; in the set of chosen values it is the empty text.
        const QString spelled = value.isNull() ? QStringLiteral("") : value;
        entries.push_back(
            {value, shownText(*table, facet.column, value), static_cast<int>(count.count), chosen.contains(spelled)});
        missing.erase(spelled);
    }
    for (const QString& value : missing) {
        const QString entry = value.isEmpty() ? QString() : value;
        entries.push_back({entry, shownText(*table, facet.column, entry), 0, true});
    }

    const bool sameValues = m_table == table && m_column == facet.column
        && std::equal(entries.begin(), entries.end(), m_entries.begin(), m_entries.end(),
            [](const Entry& left, const Entry& right) { return left.value == right.value && left.text == right.text; });
    if (sameValues) {
        m_entries = std::move(entries);
        if (!m_entries.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_table = table;
    m_column = facet.column;
    m_entries = std::move(entries);
    endResetModel();
}

void FacetModel::retranslate()
{
    beginResetModel();
    for (Entry& entry : m_entries)
        entry.text = shownText(*m_table, m_column, entry.value);
    endResetModel();
}

int FacetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant FacetModel::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return entry.text;
    case Qt::CheckStateRole:
        return QVariant::fromValue(entry.chosen ? Qt::Checked : Qt::Unchecked);
    case Qt::AccessibleTextRole:
        return tr("%1, %n offers", "a value of a facet", entry.count).arg(entry.text);
    case ValueRole:
        return entry.value;
    case CountRole:
        return entry.count;
    default:
        return {};
    }
}

bool FacetModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    const Entry entry = m_entries[static_cast<std::size_t>(index.row())];
    emit toggled(entry.value, value.value<Qt::CheckState>() == Qt::Checked);
    return true;
}

Qt::ItemFlags FacetModel::flags(const QModelIndex& index) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
}

} // namespace atlas
