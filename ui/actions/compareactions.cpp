// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/compareactions.h"

#include "actions/actions.h"
#include "actions/addtocomparison.h"
#include "actions/chartoutput.h"
#include "browse/tablepage.h"
#include "compare/comparetable.h"
#include "compare/comparisonclipboard.h"
#include "compare/comparisonmodel.h"
#include "engine/tablemodel.h"
#include "exports/picturedialog.h"
#include "pages/comparepage.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "session.h"
#include "widgets/messagebar.h"
#include "widgets/recordtable.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <algorithm>

namespace atlas {

CompareActions::CompareActions(const WindowParts& parts, CompareBasket& basket, ComparePage& page, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_basket(basket)
    , m_page(page)
    , m_exports(parts.session, parts.window)
{
    const Actions& actions = m_parts.actions;
    RecordTable* offers = m_parts.pages.offers()->table();
    for (const char* id : {"toggleCompare", "toggleCompareGpu"}) {
        // Space is for buttons and lists elsewhere.
        actions[id]->setShortcutContext(Qt::WidgetShortcut);
        offers->addAction(actions[id]);
    }
    actions.on("toggleCompare", this, [this] { toggleChosen(); });
    actions.on("toggleCompareGpu", this, [this] { toggleGpu(); });
    actions.on("removeCompared", this, [this] {
        if (const QString key = m_page.table()->currentItem(); !key.isEmpty())
            remove(m_page.kind(), {key});
    });
    actions.on("clearCompare", this, [this] { remove(m_page.kind(), m_basket.keys(m_page.kind())); });
    actions.on("exportComparison", this, [this] { exportComparison(); });
    connect(actions["compareChart"], &QAction::toggled, &m_page, &ComparePage::showChart);
    connect(&m_page, &ComparePage::failed, this,
        [this](const Error& error) { m_parts.messages.show(MessageBar::Kind::Failure, error.message); });
    actions.on("copyComparison", this, [this] { copyComparison(); });
    connectPage();
    connect(&m_basket, &CompareBasket::changed, this, &CompareActions::showCount);
    connect(&m_basket, &CompareBasket::changed, this, &CompareActions::enable);
    connect(&m_basket, &CompareBasket::changed, this, &CompareActions::markRows);
    // Another language sets the plain text again.
    connect(actions["compare"], &QAction::changed, this, &CompareActions::showCount);
    connect(&m_parts.stack, &PageStack::pageChanged, this, &CompareActions::sharePageKeys);
    connect(&m_parts.stack, &PageStack::pageChanged, this, &CompareActions::enable);
    connect(&m_parts.session, &Session::answered, this, &CompareActions::enable);
    showCount();
    sharePageKeys();
    enable();
    markRows();
}

void CompareActions::connectPage()
{
    const Actions& actions = m_parts.actions;
    m_page.addButtons(
        {actions["compareChart"], actions["clearCompare"], actions["copyComparison"], actions["exportComparison"]});
    connect(&m_page, &ComparePage::removeAsked, this, [this](const QStringList& keys) { remove(m_page.kind(), keys); });
    connect(&m_page, &ComparePage::offersAsked, this, [this] {
        m_parts.stack.show(QStringLiteral("offers"));
        m_parts.stack.focusPage();
    });
    connect(&m_page, &ComparePage::contentChanged, this, &CompareActions::enable);
    connect(m_page.table(), &CompareTable::openAsked, this, &CompareActions::showOffer);
    connect(m_page.table(), &CompareTable::copyAsked, this, &CompareActions::copyComparison);
    connect(m_page.table(), &CompareTable::itemMenuAsked, this, &CompareActions::openMenu);
    connect(m_page.table()->selectionModel(), &QItemSelectionModel::currentChanged, this, &CompareActions::enable);
}

void CompareActions::toggleChosen()
{
    TablePage* gpus = tablePageIn(m_parts.stack.currentWidget());
    const auto kind = gpus ? CompareBasket::Kind::Gpus : CompareBasket::Kind::Offers;
    const QStringList keys = (gpus ? gpus->table() : m_parts.pages.offers()->table())->chosenKeys(MostCompared + 1);
    if (keys.isEmpty())
        return;
    const bool allIn = std::all_of(
        keys.begin(), keys.end(), [this, kind](const QString& key) { return m_basket.contains(kind, key); });
    if (allIn)
        remove(kind, keys);
    else
        add(kind, keys);
}

void CompareActions::toggleGpu()
{
    const TablePtr& offers = m_parts.session.table();
    const QModelIndex current = m_parts.pages.offers()->table()->currentIndex();
    if (!offers || !current.isValid())
        return;
    const QString gpu = offers->view(offers->indexOf(u"gpu")).text(current.data(TableModel::RowRole).toUInt());
    if (gpu.isEmpty())
        m_parts.messages.show(MessageBar::Kind::Warning, tr("The GPU of this offer is unknown."));
    else if (m_basket.contains(CompareBasket::Kind::Gpus, gpu))
        remove(CompareBasket::Kind::Gpus, {gpu});
    else
        add(CompareBasket::Kind::Gpus, {gpu});
}

void CompareActions::add(CompareBasket::Kind kind, const QStringList& keys)
{
    addToComparison(m_parts, m_basket, m_page, kind, keys);
}

void CompareActions::remove(CompareBasket::Kind kind, const QStringList& keys)
{
    const QStringList before = m_basket.keys(kind);
    m_basket.remove(kind, keys);
    const auto count = static_cast<int>(before.size() - m_basket.keys(kind).size());
    if (count == 0)
        return;
    const QString text = count == 1           ? tr("Removed from the comparison: %1").arg(keys.first())
        : kind == CompareBasket::Kind::Offers ? tr("%Ln offers removed from the comparison.", nullptr, count)
                                              : tr("%Ln GPUs removed from the comparison.", nullptr, count);
    m_parts.messages.show(
        MessageBar::Kind::Information, text, tr("Undo"), [this, kind, before] { m_basket.restore(kind, before); });
}

void CompareActions::showOffer()
{
    const QString key = m_page.table()->currentItem();
    if (key.isEmpty())
        return;
    OffersPage* offers = m_parts.pages.offers();
    if (m_page.kind() == CompareBasket::Kind::Gpus) {
        m_parts.stack.show(QStringLiteral("offers"));
        m_parts.session.setFilter(QStringLiteral("gpu=\"%1\"").arg(QString(key).replace(u'"', QStringLiteral("\\\""))));
        m_parts.stack.focusPage();
        return;
    }
    // A filter that hides it gives way; Back brings it again.
    if (offers->model()->rowOf(key) < 0)
        m_parts.session.setFilter({});
    m_parts.stack.show(QStringLiteral("offers"));
    offers->recall({{QStringLiteral("current"), key}, {QStringLiteral("selected"), QStringList{key}}});
    if (offers->table()->currentIndex().isValid())
        offers->table()->scrollTo(offers->table()->currentIndex(), QAbstractItemView::PositionAtCenter);
    m_parts.stack.focusPage();
}

void CompareActions::exportComparison()
{
    if (const std::optional<ChartRequest>& chart = m_page.chart()) {
        if (m_dialog)
            m_dialog->close();
        m_dialog = showPictureDialog(m_parts, *chart, {*chart});
        return;
    }
    const Result<std::optional<QString>> written = m_exports.comparison(m_page.shown(), m_page.model()->shownRows());
    if (!written)
        m_parts.messages.show(MessageBar::Kind::Failure, written.error().message);
    else if (*written)
        m_parts.messages.show(
            MessageBar::Kind::Information, tr("Written to %1.").arg(QDir::toNativeSeparators(**written)));
}

void CompareActions::copyComparison()
{
    if (m_page.model()->rowCount() == 0)
        return;
    if (const std::optional<ChartRequest>& chart = m_page.chart()) {
        copyPicture(m_parts, *chart);
        return;
    }
    QGuiApplication::clipboard()->setMimeData(comparisonForClipboard(*m_page.model()).release());
    m_parts.messages.show(MessageBar::Kind::Information, tr("The comparison is on the clipboard."));
}

void CompareActions::showCount()
{
    QAction* page = m_parts.actions["compare"];
    QString text = Actions::plainText(page->text());
    if (m_basket.count() > 0)
        text = tr("%1 %2", "page, number of what is compared").arg(text).arg(m_basket.count());
    if (page->iconText() != text)
        page->setIconText(text);
}

void CompareActions::sharePageKeys()
{
    // Ctrl+E exports what is in sight.
    const QKeySequence inSight(Qt::CTRL | Qt::Key_E);
    const bool here = m_parts.stack.page() == QLatin1StringView("compare");
    if (here)
        m_parts.actions["exportTable"]->setShortcuts(QList<QKeySequence>());
    m_parts.actions["exportComparison"]->setShortcuts(here ? QList<QKeySequence>{inSight} : QList<QKeySequence>());
}

void CompareActions::markRows()
{
    m_parts.pages.offers()->model()->setCompared(m_basket.keys(CompareBasket::Kind::Offers));
    if (const auto* gpus = m_parts.stack.findChild<TablePage*>(QStringLiteral("gpusPage")))
        gpus->model()->setCompared(m_basket.keys(CompareBasket::Kind::Gpus));
}

void CompareActions::enable()
{
    const Actions& actions = m_parts.actions;
    const QString page = m_parts.stack.page();
    const bool here = page == QLatin1StringView("compare");
    TablePage* const gpus = page == QLatin1StringView("gpus") ? tablePageIn(m_parts.stack.currentWidget()) : nullptr;
    if (gpus) {
        gpus->table()->addAction(actions["toggleCompare"]);
        markRows();
    }
    const bool offers = page == QLatin1StringView("offers") && m_parts.session.table();
    actions["toggleCompare"]->setEnabled(offers || gpus);
    actions["toggleCompareGpu"]->setEnabled(offers);
    for (const char* id : {"exportComparison", "copyComparison"})
        actions[id]->setEnabled(here && m_page.model()->rowCount() > 0);
    actions["compareChart"]->setEnabled(
        here && m_page.kind() == CompareBasket::Kind::Offers && m_page.shown().items.size() > 1);
    actions["clearCompare"]->setEnabled(here && !m_basket.keys(m_page.kind()).isEmpty());
    actions["removeCompared"]->setEnabled(here && !m_page.table()->currentItem().isEmpty());
}

void CompareActions::openMenu(const QPoint& position)
{
    QMenu menu(m_page.table());
    QAction* show = menu.addAction(
        m_page.kind() == CompareBasket::Kind::Offers ? tr("&Show among the offers") : tr("&Show offers with this GPU"));
    show->setEnabled(!m_page.table()->currentItem().isEmpty());
    connect(show, &QAction::triggered, this, &CompareActions::showOffer);
    menu.addAction(m_parts.actions["removeCompared"]);
    menu.addSeparator();
    menu.addAction(m_parts.actions["copyComparison"]);
    menu.addAction(m_parts.actions["exportComparison"]);
    menu.exec(position);
}

} // namespace atlas
