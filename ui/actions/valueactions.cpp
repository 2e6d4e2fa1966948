// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/valueactions.h"

#include "actions/actions.h"
#include "browse/tablepage.h"
#include "engine/filterwords.h"
#include "engine/tablemodel.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "session.h"
#include "widgets/messagebar.h"
#include "widgets/recordtable.h"
#include "widgets/rowkeeper.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <algorithm>

namespace atlas {

namespace {

constexpr int MostInMenu = 8, LongestValue = 40;

/// In a menu an ampersand marks a letter, and a long note would fill the screen.
QString forMenu(const QString& value)
{
    QString text = value.simplified();
    if (text.size() > LongestValue)
        text = text.left(LongestValue - 1) + u'…';
    return text.replace(u'&', QStringLiteral("&&"));
}

}

ValueActions::ValueActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_table(parts.pages.offers()->table())
    , m_model(parts.pages.offers()->model())
{
    using Kind = QuickFilter::Kind;
    const Actions& actions = m_parts.actions;
    actions.on("onlyValue", this, [this] { apply(Kind::Only); });
    actions.on("exceptValue", this, [this] { apply(Kind::Except); });
    actions.on("atLeastValue", this, [this] { apply(Kind::AtLeast); });
    actions.on("atMostValue", this, [this] { apply(Kind::AtMost); });
    actions.on("copyCell", this, [this] { copyCell(); });
    connect(parts.pages.offers(), &OffersPage::filterReplaced, this, [this](const QString& before) {
        m_parts.messages.show(MessageBar::Kind::Information,
            tr("The filter now leaves every offer of this instance type."), tr("Back to the filter before"),
            [this, before] { m_parts.session.setFilter(before); });
    });
    connect(m_table, &RecordTable::cellMenuAsked, this, &ValueActions::showMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ValueActions::update);
    connect(m_table->keeper(), &RowKeeper::restored, this, &ValueActions::update);
    connect(&m_parts.stack, &PageStack::pageChanged, this, &ValueActions::update);
    update();
}

std::vector<QuickFilter> ValueActions::filtersOf(const QModelIndex& cell) const
{
    if (!cell.isValid() || m_parts.session.problem())
        return {};
    return quickFilters(m_parts.session.filter(), *m_model->table(), m_model->tableColumn(cell.column()),
        cell.data(TableModel::RowRole).toUInt(), m_model->style());
}

void ValueActions::apply(QuickFilter::Kind kind)
{
    if (TablePage* page = tablePageIn(m_parts.stack.currentWidget())) {
        (void)page->filterByCell(kind);
        return;
    }
    for (const QuickFilter& filter : filtersOf(m_table->currentIndex()))
        if (filter.kind == kind) {
            m_parts.session.setFilter(filter.filter);
            return;
        }
}

void ValueActions::copyCell()
{
    const TablePage* page = tablePageIn(m_parts.stack.currentWidget());
    if (const QModelIndex cell = (page ? page->table() : m_table)->currentIndex(); cell.isValid())
        QGuiApplication::clipboard()->setText(cell.data().toString());
}

void ValueActions::update()
{
    // On the pages of other tables what has no meaning for a cell does nothing.
    const bool elsewhere = tablePageIn(m_parts.stack.currentWidget()) != nullptr;
    const QModelIndex cell = m_table->currentIndex();
    const bool some = elsewhere || cell.isValid();
    const bool order = elsewhere
        || (some && cell.data(TableModel::KnownRole).toBool()
            && hasOrder(m_model->table()->column(m_model->tableColumn(cell.column()))));
    for (const char* id : {"onlyValue", "exceptValue", "copyCell"})
        m_parts.actions[id]->setEnabled(some);
    for (const char* id : {"atLeastValue", "atMostValue"})
        m_parts.actions[id]->setEnabled(order);
}

void ValueActions::showMenu(const QModelIndex& cell, const QPoint& position)
{
    // Several rows that are selected stay so.
    QItemSelectionModel* selection = m_table->selectionModel();
    if (cell != m_table->currentIndex() || !selection->isSelected(cell))
        selection->setCurrentIndex(cell,
            selection->isSelected(cell) ? QItemSelectionModel::NoUpdate
                                        : QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    const Actions& actions = m_parts.actions;
    auto* menu = new QMenu(m_parts.window);
    menu->setObjectName(QStringLiteral("cellMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillFilters(menu, cell);
    menu->addSeparator();
    for (const char* id : {"copyCell", "copyRows", "copyWithHeaders"})
        menu->addAction(actions[id]);
    menu->addSeparator();
    for (const char* id : {"toggleCompare", "toggleStar", "editMyNote"})
        menu->addAction(actions[id]);
    menu->addSeparator();
    menu->addAction(actions["goTo"]);
    menu->addAction(actions["columnMenu"]);
    menu->popup(position);
}

void ValueActions::fillFilters(QMenu* menu, const QModelIndex& cell)
{
    using Kind = QuickFilter::Kind;
    int entries = 0;
    for (const QuickFilter& filter : filtersOf(cell)) {
        if (++entries > MostInMenu)
            break;
        const QString value = forMenu(filter.value);
        const auto text = [&] {
            switch (filter.kind) {
            case Kind::Only:
                return tr("Only %1", "this value").arg(value);
            case Kind::Except:
                return tr("Exclude %1", "this value").arg(value);
            case Kind::AtLeast:
                return tr("At least %1", "this value").arg(value);
            case Kind::AtMost:
                return tr("At most %1", "this value").arg(value);
            }
            return QString();
        };
        menu->addAction(text(), this, [this, wanted = filter.filter] { m_parts.session.setFilter(wanted); });
    }
    if (entries == 0)
        menu->addAction(tr("No value to filter by"))->setEnabled(false);
}

} // namespace atlas
