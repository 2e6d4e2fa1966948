// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>
#include <QStringList>

class QMenu;
class QPoint;

namespace atlas {

class ColumnChooser;
class RecordTable;
class TableModel;

/// Does what changes the columns of the table: which are shown, in which order and width, and which stay in sight. Acts
/// on the column whose header was asked for a menu, else on the current one.
class ColumnActions : public QObject
{
    Q_OBJECT
public:
    ColumnActions(const WindowParts& parts, QObject* parent);

private:
    void connectActions();
    void fillMenu();
    /// The section that an action is about, or -1.
    [[nodiscard]] int section() const;
    [[nodiscard]] QStringList shown() const;
    void move(int section, int before);
    void hide(int section);
    void pin(int section, bool pinned);
    void addFacet(int section);
    void reset();
    void showMenu(int section, const QPoint& position);
    void showChooser();
    /// What can be done with the section at hand.
    void update();

    WindowParts m_parts;
    RecordTable* m_table;
    TableModel* m_model;
    QMenu* m_menu;
    ColumnChooser* m_chooser = nullptr;
    int m_asked = -1; ///< section whose menu is open
};

} // namespace atlas
