// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/facetmodel.h"

#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

bool isNumbers(const Table& table, int column)
{
    return table.column(column).kind == ColumnKind::Number;
}

}

FacetModel::FacetModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

QString FacetModel::shownText(const QString& value) const
{
    if (value.isNull())
        return tr("unknown");
    if (value.isEmpty())
        return tr("empty", "a text or list, known to be empty");
    const Column& described = m_table->column(m_column);
    if (described.kind == ColumnKind::Vocabulary || described.kind == ColumnKind::Flag)
        return vocabularyText(value);
    const auto name = m_names.constFind(value);
    return name == m_names.constEnd() ? value : name->text;
}

void FacetModel::nameEntries(std::vector<Entry>& entries) const
{
    for (Entry& entry : entries)
        entry.text = shownText(entry.value);
    if (m_names.isEmpty())
        return;
    // Ids without a name, and unknown, come last.
    const auto place = [this, none = static_cast<int>(m_names.size())](const Entry& entry) {
        const auto name = m_names.constFind(entry.value);
        return name != m_names.constEnd() ? name->place : (entry.value.isNull() ? none + 1 : none);
    };
    std::stable_sort(entries.begin(), entries.end(),
        [&place](const Entry& left, const Entry& right) { return place(left) < place(right); });
}

void FacetModel::setFacet(const TablePtr& table, const Facet& facet, const std::set<QString>& chosen)
{
    const bool same = m_table == table && m_column == facet.column;
    QHash<QString, FacetName> names
        = !same && table ? facetNames(*table, facet.column, QLocale()) : QHash<QString, FacetName>();
    std::vector<Entry> entries;
    entries.reserve(facet.counts.size() + chosen.size());
    std::set<QString> missing = chosen;
    const bool numbers = table && isNumbers(*table, facet.column);
    const bool mayBeEmpty = table && table->column(facet.column).mayBeEmpty;
    for (const FacetCount& count : facet.counts) {
        const QString value
            = numbers && !count.text.isNull() && count.text.isEmpty() ? numberText(count.number) : count.text;
        // A filter spells unknown "none"; in the set of chosen values it is the empty text.
        const QString spelled = value.isNull() ? QStringLiteral("") : value;
        entries.push_back({value, {}, static_cast<int>(count.count), chosen.contains(spelled)});
        missing.erase(spelled);
    }
    for (const QString& value : missing)
        entries.push_back({value.isEmpty() && !mayBeEmpty ? QString() : value, {}, 0, true});

    if (!same) {
        beginResetModel();
        m_table = table;
        m_column = facet.column;
        m_names = std::move(names);
        nameEntries(entries);
        m_entries = std::move(entries);
        endResetModel();
        return;
    }
    nameEntries(entries);
    const bool sameValues = std::equal(entries.begin(), entries.end(), m_entries.begin(), m_entries.end(),
        [](const Entry& left, const Entry& right) { return left.value == right.value && left.text == right.text; });
    if (sameValues) {
        m_entries = std::move(entries);
        if (!m_entries.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
}

void FacetModel::retranslate()
{
    beginResetModel();
    if (m_table) {
        m_names = facetNames(*m_table, m_column, QLocale());
        nameEntries(m_entries);
    }
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
        return entry.text;
    case Qt::ToolTipRole:
        return m_names.contains(entry.value) && !entry.text.contains(entry.value)
            ? tr("%1 (%2)", "name and id").arg(entry.text, entry.value)
            : entry.text;
    case SearchRole:
        return QString(entry.text + u'\n' + entry.value);
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
