// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/facetnames.h"
#include "engine/query.h"
#include "engine/table.h"

#include <QAbstractListModel>
#include <set>

namespace atlas {

/// Values of one facet with their counts and whether the filter has chosen them; ids are shown by their names, in the
/// order of these. Checking a value emits `toggled`; the owner changes the filter, the model follows.
class FacetModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        ValueRole = Qt::UserRole, ///< QString: as a filter spells it; null for unknown
        CountRole, ///< int
        SearchRole, ///< QString: everything that a search in the list looks at
    };
    explicit FacetModel(QObject* parent = nullptr);

    /// `chosen`: the values that the filter's own operand names; stay in the list with count 0 when no row has them.
    void setFacet(const TablePtr& table, const Facet& facet, const std::set<QString>& chosen);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void toggled(const QString& value, bool chosen);

private:
    struct Entry
    {
        QString value, text;
        int count = 0;
        bool chosen = false;
    };
    [[nodiscard]] QString shownText(const QString& value) const;
    void nameEntries(std::vector<Entry>& entries) const;

    TablePtr m_table;
    QHash<QString, FacetName> m_names; ///< by id
    int m_column = -1;
    std::vector<Entry> m_entries;
};

} // namespace atlas
