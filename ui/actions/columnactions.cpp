// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/columnactions.h"

#include "actions/actions.h"
#include "columns/tables.h"
#include "engine/columnorder.h"
#include "engine/quickfilter.h"
#include "engine/tablemodel.h"
#include "pages/offerspage.h"
#include "pages/querypages.h"
#include "session.h"
#include "settings.h"
#include "widgets/columnchooser.h"
#include "widgets/recordtable.h"

#include <QMainWindow>
#include <QMenu>
#include <QTimer>

namespace atlas {

ColumnActions::ColumnActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_table(parts.pages.offers()->table())
    , m_model(parts.pages.offers()->model())
    , m_menu(new QMenu(parts.window))
{
    m_menu->setObjectName(QStringLiteral("columnMenu"));
    connectActions();
    fillMenu();
    connect(m_table, &RecordTable::columnMenuAsked, this, &ColumnActions::showMenu);
    connect(m_table, &RecordTable::columnMoveAsked, this, &ColumnActions::move);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentColumnChanged, this, &ColumnActions::update);
    connect(&m_parts.session, &Session::queryChanged, this, [this] {
        if (m_chooser)
            m_chooser->setShown(shown());
    });
    update();
}

void ColumnActions::connectActions()
{
    const Actions& actions = m_parts.actions;
    actions.on("chooseColumns", this, [this] { showChooser(); });
    actions.on("hideColumn", this, [this] { hide(section()); });
    actions.on("moveColumnLeft", this, [this] { move(section(), section() - 1); });
    actions.on("moveColumnRight", this, [this] { move(section(), section() + 2); });
    actions.on("pinColumn", this, [this](bool pinned) { pin(section(), pinned); });
    actions.on("filterByColumn", this, [this] { addFacet(section()); });
    actions.on("fitColumn", this, [this] {
        if (section() >= 0)
            m_table->resizeColumnToContents(section());
    });
    actions.on("fitColumns", m_table, &QTableView::resizeColumnsToContents);
    actions.on("resetColumns", this, [this] { reset(); });
    actions["columnMenu"]->setMenu(m_menu);
}

void ColumnActions::fillMenu()
{
    const Actions& actions = m_parts.actions;
    for (const char* id : {"sortByColumn", "addToSort", "filterByColumn"})
        m_menu->addAction(actions[id]);
    m_menu->addSeparator();
    for (const char* id : {"moveColumnLeft", "moveColumnRight", "pinColumn", "hideColumn"})
        m_menu->addAction(actions[id]);
    m_menu->addSeparator();
    for (const char* id : {"fitColumn", "fitColumns"})
        m_menu->addAction(actions[id]);
    m_menu->addSeparator();
    for (const char* id : {"chooseColumns", "resetColumns"})
        m_menu->addAction(actions[id]);
    connect(m_menu, &QMenu::aboutToShow, this, &ColumnActions::update);
    // The action that was chosen comes after this.
    connect(
        m_menu, &QMenu::aboutToHide, this,
        [this] {
            m_asked = -1;
            m_parts.pages.offers()->setColumnAtHand(-1);
            update();
        },
        Qt::QueuedConnection);
}

int ColumnActions::section() const
{
    return m_asked >= 0 ? m_asked : m_table->currentIndex().column();
}

QStringList ColumnActions::shown() const
{
    return shownKeys(offerColumns(), m_parts.session.query().columns);
}

void ColumnActions::move(int section, int before)
{
    const QStringList keys = shown();
    if (section < 0 || section >= keys.size() || before < 0 || before > keys.size())
        return;
    // What is put among the pinned columns is pinned, what is taken from among them no longer is.
    const int pinned = m_table->leadingPinned();
    const bool was = section < pinned, becomes = before < pinned || (was && before == pinned);
    if (was != becomes) {
        QStringList pins = setting(Setting::PinnedColumns).toStringList();
        pins.removeAll(keys[section]);
        if (becomes)
            pins << keys[section];
        storeSetting(Setting::PinnedColumns, pins);
    }
    m_parts.session.setColumns(movedKey(keys, section, before));
}

void ColumnActions::hide(int section)
{
    QStringList keys = shown();
    if (section < 0 || section >= keys.size() || keys.size() == 1)
        return;
    keys.removeAt(section);
    m_parts.session.setColumns(keys);
}

void ColumnActions::pin(int section, bool pinned)
{
    const QStringList keys = shown();
    if (section < 0 || section >= keys.size())
        return;
    QStringList pins = setting(Setting::PinnedColumns).toStringList();
    pins.removeAll(keys[section]);
    const int before = m_table->leadingPinned();
    if (pinned)
        pins << keys[section];
    storeSetting(Setting::PinnedColumns, pins);
    m_parts.session.setColumns(movedKey(keys, section, before));
}

void ColumnActions::addFacet(int section)
{
    if (section < 0 || section >= m_model->columnCount())
        return;
    const Table& table = *m_model->table();
    const int column = filteredColumn(table, m_model->tableColumn(section));
    m_parts.pages.showFacet(QString::fromLatin1(table.column(column).key));
}

void ColumnActions::reset()
{
    resetSetting(Setting::PinnedColumns);
    m_parts.session.setColumns({});
    m_table->resetWidths();
}

void ColumnActions::showMenu(int section, const QPoint& position)
{
    m_asked = section;
    m_parts.pages.offers()->setColumnAtHand(section);
    m_menu->popup(position);
}

void ColumnActions::showChooser()
{
    if (!m_chooser) {
        m_chooser = new ColumnChooser(ColumnChooser::Subject::Columns, m_parts.window);
        m_chooser->setColumns(offerColumns(), shown());
        connect(m_chooser, &ColumnChooser::chosen, &m_parts.session, &Session::setColumns);
        connect(m_chooser, &ColumnChooser::resetAsked, this, &ColumnActions::reset);
    }
    m_chooser->show();
    m_chooser->raise();
    m_chooser->activateWindow();
}

void ColumnActions::update()
{
    const Actions& actions = m_parts.actions;
    const int at = section(), count = m_model->columnCount();
    const bool some = at >= 0 && at < count;
    for (const char* id : {"pinColumn", "fitColumn", "sortByColumn", "addToSort"})
        actions[id]->setEnabled(some);
    // The key is another in every row.
    actions["filterByColumn"]->setEnabled(some && m_model->tableColumn(at) != 0);
    actions["hideColumn"]->setEnabled(some && count > 1);
    actions["moveColumnLeft"]->setEnabled(some && at > 0);
    actions["moveColumnRight"]->setEnabled(some && at + 1 < count);
    actions["pinColumn"]->setChecked(some && at < m_table->leadingPinned());
}

} // namespace atlas
