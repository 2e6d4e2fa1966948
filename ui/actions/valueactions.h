// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "engine/quickfilter.h"

#include <QModelIndex>
#include <QObject>

class QMenu;
class QPoint;

namespace atlas {

class RecordTable;
class TableModel;

/// Does what begins at a value of the table: filters by it, copies it; and makes the menu of a cell.
class ValueActions : public QObject
{
    Q_OBJECT
public:
    ValueActions(const WindowParts& parts, QObject* parent);

private:
    [[nodiscard]] std::vector<QuickFilter> filtersOf(const QModelIndex& cell) const;
    void apply(QuickFilter::Kind kind);
    void copyCell();
    void showMenu(const QModelIndex& cell, const QPoint& position);
    void fillFilters(QMenu* menu, const QModelIndex& cell);
    /// What can be done with the current cell.
    void update();

    WindowParts m_parts;
    RecordTable* m_table;
    TableModel* m_model;
};

} // namespace atlas
