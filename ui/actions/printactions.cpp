// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/printactions.h"

#include "actions/actions.h"
#include "browse/tablepage.h"
#include "catalog/catalog.h"
#include "catalog/pricedates.h"
#include "dialogs.h"
#include "engine/tablemodel.h"
#include "pages/chartspage.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "printing/chartprint.h"
#include "printing/tableprint.h"
#include "session.h"
#include "widgets/doubtsign.h"
#include "widgets/messagebar.h"
#include "widgets/ratetexts.h"

#include <QFileInfo>
#include <QMainWindow>
#include <QPrinter>

namespace atlas {

PrintActions::PrintActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    m_parts.actions.on("print", this, [this] { print(); });
    connect(&m_parts.session, &Session::tableChanged, this, &PrintActions::showWhatPrints);
    connect(&m_parts.stack, &PageStack::pageChanged, this, &PrintActions::showWhatPrints);
    showWhatPrints();
}

void PrintActions::showWhatPrints()
{
    const QString page = m_parts.stack.page();
    const bool prints = page == QLatin1String("offers") || page == QLatin1String("charts")
        || tablePageIn(m_parts.stack.currentWidget()) != nullptr;
    m_parts.actions["print"]->setEnabled(m_parts.session.table() && prints);
}

void PrintActions::print()
{
    if (m_parts.stack.page() == QLatin1String("charts"))
        printChart();
    else if (TablePage* page = tablePageIn(m_parts.stack.currentWidget()); page && page->browse().table())
        printTable(*page->model(), page->title(),
            {filterLine(page->query().filter),
                tr("%Ln rows", nullptr, static_cast<int>(page->browse().rows()->size()))});
    else if (!page)
        printOffers();
}

QString PrintActions::filterLine(const QString& filter)
{
    return filter.isEmpty() ? tr("Filter: none") : tr("Filter: %1").arg(filter);
}

QString PrintActions::footer() const
{
    return tr("GPU Atlas – %1 – %2", "catalog, day")
        .arg(QFileInfo(m_parts.session.path()).fileName(), m_parts.session.today().toString(Qt::ISODate));
}

QStringList PrintActions::offerLines() const
{
    const Session& session = m_parts.session;
    QStringList lines{filterLine(session.query().filter)};
    QStringList facts{tr("%Ln offers", nullptr, static_cast<int>(session.rows()->size())),
        tr("Prices in %1").arg(unitText(Unit::MoneyPerHour, session.query().per, session.query().currency))};
    facts << rateTexts(*session.table());
    if (const auto dates = priceDates(*session.table()->context().catalog))
        facts << tr("Prices read from %1 to %2").arg(dateToText(dates->first), dateToText(dates->second));
    facts << tr("%1 doubtful, see the flags of the offer", "a sign").arg(doubtSign());
    lines << facts.join(QStringLiteral(" · "));
    return lines;
}

void PrintActions::printOffers()
{
    printTable(*m_parts.pages.offers()->model(), tr("Offers"), offerLines());
}

void PrintActions::printTable(const TableModel& model, const QString& title, const QStringList& lines)
{
    if (model.rows()->size() > TablePrint::MostRows) {
        m_parts.messages.show(MessageBar::Kind::Warning,
            tr("More than %Ln rows are too many to print. Narrow the filter, or export the table.", nullptr,
                static_cast<int>(TablePrint::MostRows)));
        return;
    }
    std::vector<int> columns;
    for (int column = 0; column < model.columnCount(); ++column)
        columns.push_back(model.tableColumn(column));
    TablePrint table(model.table(), model.rows(), columns, model.style(), {title, lines, footer()});
    Dialogs::current().print(m_parts.window, title, [&table](QPrinter& printer) { table.print(printer); });
}

void PrintActions::printChart()
{
    const ChartDataPtr chart = m_parts.pages.charts()->shown();
    if (!chart) {
        m_parts.messages.show(MessageBar::Kind::Information, tr("Open one of the charts to print it."));
        return;
    }
    Result<void> painted;
    Dialogs::current().print(m_parts.window, chart->title,
        [&](QPrinter& printer) { painted = atlas::printChart(printer, *chart, footer(), m_parts.session.today()); });
    if (!painted)
        m_parts.messages.show(MessageBar::Kind::Failure, painted.error().message);
}

} // namespace atlas
