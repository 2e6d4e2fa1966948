// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/chartactions.h"

#include "actions/actions.h"
#include "actions/chartoutput.h"
#include "charts/chartregistry.h"
#include "charts/offerbykey.h"
#include "engine/tablemodel.h"
#include "exports/chartpictures.h"
#include "exports/picturedialog.h"
#include "language.h"
#include "pages/chartspage.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "session.h"
#include "widgets/messagebar.h"
#include "widgets/recordtable.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>
#include <algorithm>

namespace atlas {

namespace {

constexpr qsizetype MostInHistory = 12; // lines that can be told apart

}

ChartActions::ChartActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    const Actions& actions = m_parts.actions;
    ChartsPage* charts = m_parts.pages.charts();
    charts->addActions(actions["exportChart"], actions["copyChart"], actions["chartNumbers"]);
    actions.on("exportChart", this, [this] { exportChart(); });
    actions.on("copyChart", this, [this] { copyChart(); });
    actions.on("priceHistory", this, [this] { showHistory(); });
    connect(actions["chartNumbers"], &QAction::toggled, charts, &ChartsPage::setNumbersShown);
    connect(charts, &ChartsPage::offerActivated, this, &ChartActions::openOffer);
    connect(&m_parts.session, &Session::tableChanged, this, &ChartActions::showCatalog);
    showCatalog();
}

void ChartActions::showCatalog()
{
    for (const char* id : {"exportChart", "copyChart", "priceHistory"})
        m_parts.actions[id]->setEnabled(m_parts.session.table() != nullptr);
}

void ChartActions::openOffer(const QString& key)
{
    Session& session = m_parts.session;
    const std::optional<std::uint32_t> row = rowOfOffer(*session.table(), key);
    if (!row)
        return;
    const auto place = [&] {
        const Rows& rows = *session.rows();
        const auto found = std::find(rows.begin(), rows.end(), *row);
        return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
    };
    // A chosen offer may be one that the filter hides.
    if (place() < 0)
        session.setFilter(QStringLiteral("key=\"%1\"").arg(key));
    m_parts.stack.show(QStringLiteral("offers"));
    OffersPage* offers = m_parts.pages.offers();
    const QModelIndex index = offers->model()->index(place(), 0);
    offers->table()->setCurrentIndex(index);
    offers->table()->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_parts.actions["detailsAction"]->setChecked(true);
}

void ChartActions::showHistory()
{
    QStringList keys;
    const TablePtr& table = m_parts.session.table();
    RecordTable* offers = m_parts.pages.offers()->table();
    for (const QModelIndex& index : offers->selectionModel()->selectedRows())
        if (keys.size() < MostInHistory)
            keys << table->key(index.data(TableModel::RowRole).toUInt());
    if (keys.isEmpty() && offers->currentIndex().isValid())
        keys << table->key(offers->currentIndex().data(TableModel::RowRole).toUInt());
    m_parts.stack.show(QStringLiteral("charts"));
    m_parts.pages.charts()->showHistory(keys);
}

void ChartActions::exportChart()
{
    m_parts.stack.show(QStringLiteral("charts"));
    const ChartsPage* charts = m_parts.pages.charts();
    const ChartRequest request = charts->request(charts->currentChart());
    if (!request.offers)
        return;
    std::vector<ChartRequest> all;
    for (const Chart* chart : atlas::charts())
        all.push_back(charts->request(*chart));
    if (m_dialog)
        m_dialog->close();
    m_dialog = showPictureDialog(m_parts, request, std::move(all));
}

void ChartActions::copyChart()
{
    m_parts.stack.show(QStringLiteral("charts"));
    ChartsPage* charts = m_parts.pages.charts();
    if (charts->numbersShown() && charts->isEnlarged()) {
        charts->copyNumbers(true);
        m_parts.messages.show(MessageBar::Kind::Information, tr("The numbers are on the clipboard."));
        return;
    }
    const ChartRequest request = charts->request(charts->currentChart());
    if (request.offers)
        copyPicture(m_parts, request);
}

} // namespace atlas
