// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/browseactions.h"

#include "actions/actions.h"
#include "browse/benchmarkspage.h"
#include "browse/pagespecs.h"
#include "browse/profilepane.h"
#include "browse/providerspage.h"
#include "browse/sourcespage.h"
#include "engine/tablemodel.h"
#include "history/trail.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "session.h"
#include "settings.h"
#include "widgets/detailpane.h"
#include "widgets/recordtable.h"

#include <QEvent>
#include <QMainWindow>
#include <QMenu>

namespace atlas {

BrowseActions::BrowseActions(const WindowParts& parts, Trail& trail, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_trail(trail)
    , m_sources(new SourcesPage(parts.session, parts.window))
{
    addPage("providers", new ProvidersPage(parts.session, parts.window));
    addPage("gpus", new TablePage(parts.session, gpusSpec(), parts.window));
    addPage("benchmarks", new BenchmarksPage(parts.session, parts.window));
    for (TablePage* page : m_sources->tablePages())
        adopt(page);
    QAction* details = m_parts.actions["detailsAction"];
    m_parts.stack.addPage(
        m_parts.actions["sources"], m_sources, [details] { details->setEnabled(true); },
        [this] { m_sources->focusCurrent(); },
        {[this] { return m_sources->memory(); }, [this](const QVariantMap& memory) { m_sources->recall(memory); }});

    m_parts.actions.on("goTo", this, &BrowseActions::showPlaces);
    connect(m_parts.pages.offers()->details(), &DetailPane::placeAsked, this, &BrowseActions::go);
    restoreLooks();
    m_parts.window->installEventFilter(this);
}

void BrowseActions::addPage(const char* action, TablePage* page)
{
    QAction* details = m_parts.actions["detailsAction"];
    m_parts.stack.addPage(
        m_parts.actions[action], page, [details] { details->setEnabled(true); }, [page] { page->focusResults(); },
        {[page] { return page->memory(); }, [page](const QVariantMap& memory) { page->recall(memory); }});
    adopt(page);
}

void BrowseActions::adopt(TablePage* page)
{
    m_pages[page->id()] = page;
    QAction* details = m_parts.actions["detailsAction"];
    page->setDetailsShown(details->isChecked());
    connect(details, &QAction::toggled, page, &TablePage::setDetailsShown);
    connect(page, &TablePage::detailsAsked, this, [details, page] {
        details->setChecked(true);
        page->details()->focusText();
    });
    connect(page, &TablePage::placeAsked, this, &BrowseActions::go);
    connect(page, &TablePage::cellMenuAsked, this,
        [this, page](const QModelIndex& cell, const QPoint& position) { showCellMenu(page, cell, position); });
}

bool BrowseActions::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_parts.window && event->type() == QEvent::Close)
        storeLooks();
    return QObject::eventFilter(watched, event);
}

void BrowseActions::restoreLooks()
{
    const QVariantMap looks = setting(Setting::PageLooks).toMap();
    for (const auto& [id, page] : m_pages)
        page->setLook(looks.value(id).toMap());
    m_sources->showTab(looks.value(QStringLiteral("tab")).toString());
}

void BrowseActions::storeLooks() const
{
    QVariantMap looks{{QStringLiteral("tab"), m_sources->currentTab()}};
    for (const auto& [id, page] : m_pages)
        looks[id] = page->look();
    storeSetting(Setting::PageLooks, looks);
}

void BrowseActions::go(const Place& place)
{
    const bool offers = place.page == QLatin1String("offers");
    const bool tab = m_sources->tablePage(place.page) != nullptr;
    const QString page = tab ? QStringLiteral("sources") : place.page;
    if (m_parts.stack.page() == page)
        m_trail.leave();
    m_parts.stack.show(page);
    if (offers) {
        m_parts.session.setFilter(place.filter);
    } else if (const auto found = m_pages.find(place.page); found != m_pages.end()) {
        if (tab)
            m_sources->showTab(place.page);
        found->second->showOnly(place.filter);
    }
    m_parts.stack.focusPage();
}

std::vector<NamedPlace> BrowseActions::places() const
{
    TablePage* page = tablePageIn(m_parts.stack.currentWidget());
    const OffersPage* offers = m_parts.pages.offers();
    if (page) {
        const std::optional<std::uint32_t> record = page->currentRecord();
        return record ? placesAbout(*page->model()->table(), *record) : std::vector<NamedPlace>();
    }
    const QModelIndex current = offers->table()->currentIndex();
    if (!current.isValid() || m_parts.stack.page() != QLatin1String("offers"))
        return {};
    return placesAbout(*offers->model()->table(), current.data(TableModel::RowRole).toUInt());
}

void BrowseActions::fillPlaces(QMenu* menu)
{
    menu->clear();
    for (const NamedPlace& named : places()) {
        QAction* action = menu->addAction(named.name, this, [this, place = named.place] { go(place); });
        action->setObjectName(QStringLiteral("place_%1").arg(named.place.page));
    }
    if (menu->isEmpty())
        menu->addAction(tr("Choose a row first"))->setEnabled(false);
}

void BrowseActions::showPlaces()
{
    TablePage* page = tablePageIn(m_parts.stack.currentWidget());
    const RecordTable* table = page ? page->table() : m_parts.pages.offers()->table();
    const QRect row = table->visualRect(table->currentIndex());
    auto* menu = new QMenu(m_parts.window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillPlaces(menu);
    menu->popup(table->viewport()->mapToGlobal(row.bottomLeft() + QPoint(8, 0)));
    menu->setActiveAction(menu->actions().front());
}

void BrowseActions::showCellMenu(TablePage* page, const QModelIndex& cell, const QPoint& position)
{
    QItemSelectionModel* selection = page->table()->selectionModel();
    if (cell != page->table()->currentIndex() || !selection->isSelected(cell))
        selection->setCurrentIndex(cell,
            selection->isSelected(cell) ? QItemSelectionModel::NoUpdate
                                        : QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    const Actions& actions = m_parts.actions;
    auto* menu = new QMenu(m_parts.window);
    menu->setObjectName(QStringLiteral("rowMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillPlaces(menu);
    menu->addSeparator();
    for (const char* id : {"onlyValue", "exceptValue", "copyRows", "copyWithHeaders"})
        menu->addAction(actions[id]);
    menu->popup(position);
}

} // namespace atlas
