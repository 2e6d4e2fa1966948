// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/querypages.h"

#include "actions/actions.h"
#include "filters/facetpanel.h"
#include "filters/filterbar.h"
#include "filters/filterbox.h"
#include "pages/chartspage.h"
#include "pages/offerspage.h"
#include "settings.h"
#include "widgets/detailpane.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

QueryPages::QueryPages(Session& session, const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_bar(new FilterBar(session, this))
    , m_facets(new FacetPanel(session, this))
    , m_offers(new OffersPage(session, this))
    , m_charts(new ChartsPage(session, this))
    , m_stack(new QStackedWidget(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_facetsAction(actions["facetsAction"])
    , m_detailsAction(actions["detailsAction"])
{
    m_bar->addActions(m_facetsAction, m_detailsAction);

    m_stack->addWidget(m_offers);
    m_stack->addWidget(m_charts);
    m_splitter->setObjectName(QStringLiteral("facetsSplitter"));
    m_splitter->addWidget(m_facets);
    m_splitter->addWidget(m_stack);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_bar);
    rows->addWidget(m_splitter, 1);

    connect(m_facetsAction, &QAction::toggled, this, &QueryPages::showFacets);
    connect(m_facetsAction, &QAction::triggered, this, [this](bool shown) {
        if (shown)
            m_facets->focusFirst();
        else
            focusResults();
    });
    connect(m_detailsAction, &QAction::toggled, this, [this](bool shown) {
        m_detailsGaveWay = false;
        m_offers->setDetailsShown(shown);
    });
    connect(m_offers, &OffersPage::detailsAsked, this, [this] {
        m_detailsAction->setChecked(true);
        m_offers->details()->focusText();
    });
    connect(m_offers, &OffersPage::left, this, &QueryPages::focusFilter);
    connect(m_offers, &OffersPage::openAsked, this, &QueryPages::openAsked);
    connect(m_bar, &FilterBar::left, this, &QueryPages::focusResults);
    connect(m_facets, &FacetPanel::left, this, &QueryPages::focusResults);
}

void QueryPages::showFacet(const QString& column)
{
    m_facetsAction->setChecked(true);
    m_facets->addFacet(column);
}

void QueryPages::showOffers()
{
    m_bar->box()->closeCompletions();
    m_stack->setCurrentWidget(m_offers);
    m_detailsAction->setEnabled(true);
}

void QueryPages::showCharts()
{
    m_bar->box()->closeCompletions();
    m_stack->setCurrentWidget(m_charts);
    m_detailsAction->setEnabled(false);
}

bool QueryPages::showsCharts() const
{
    return m_stack->currentWidget() == m_charts;
}

void QueryPages::focusFilter()
{
    m_bar->box()->setFocus(Qt::ShortcutFocusReason);
    m_bar->box()->selectAll();
}

void QueryPages::focusResults()
{
    if (showsCharts())
        m_charts->focusChart();
    else
        m_offers->focusResults();
}

void QueryPages::showFacets(bool shown)
{
    if (!shown)
        m_facetsWidth = facetsWidth();
    m_facets->setVisible(shown);
    if (shown && m_facetsWidth > 0)
        m_splitter->setSizes({m_facetsWidth, std::max(1, m_splitter->width() - m_facetsWidth)});
}

int QueryPages::facetsWidth() const
{
    // Before it is laid out, a part has a width that nobody chose.
    const bool laidOut = m_facets->isVisible() && m_facets->width() >= m_facets->minimumSizeHint().width();
    return laidOut ? m_facets->width() : m_facetsWidth;
}

void QueryPages::restoreState(int windowWidth)
{
    const int character = fontMetrics().averageCharWidth();
    const int facets = setting(Setting::FacetsWidth).toInt(), details = setting(Setting::DetailsWidth).toInt();
    // A side part never takes more than a third of the window, whatever screen it was stored on, nor is it a sliver.
    const auto fitting = [windowWidth](int width, int least, int standard) {
        return std::max(least, std::min(width >= least ? width : standard, windowWidth / 3));
    };
    m_splitter->resize(windowWidth, m_splitter->height());
    m_facetsWidth = fitting(facets, m_facets->minimumSizeHint().width(), m_facets->sizeHint().width());
    const bool roomy = windowWidth >= character * 150;
    m_facetsAction->setChecked(setting(Setting::FacetsShown).toBool());
    showFacets(m_facetsAction->isChecked());
    m_offers->setDetailsWidth(fitting(details, m_offers->details()->minimumSizeHint().width(), character * 42));
    const bool wanted = setting(Setting::DetailsShown).toBool();
    m_detailsAction->setChecked(wanted && roomy);
    m_offers->setDetailsShown(wanted && roomy);
    m_detailsGaveWay = wanted && !roomy;
}

void QueryPages::storeState() const
{
    storeSetting(Setting::FacetsShown, m_facetsAction->isChecked());
    storeSetting(Setting::FacetsWidth, facetsWidth());
    storeSetting(Setting::DetailsShown, m_detailsAction->isChecked() || m_detailsGaveWay);
    storeSetting(Setting::DetailsWidth, m_offers->detailsWidth());
}

} // namespace atlas
