// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QSplitter;
class QStackedWidget;

namespace atlas {

class Actions;
class ChartsPage;
class FacetPanel;
class FilterBar;
class OffersPage;
class Session;

/// The pages that show the current query, with the filter above and the facets beside them.
class QueryPages : public QWidget
{
    Q_OBJECT
public:
    QueryPages(Session& session, const Actions& actions, QWidget* parent = nullptr);

    [[nodiscard]] FilterBar* filterBar() const { return m_bar; }
    [[nodiscard]] FacetPanel* facets() const { return m_facets; }
    /// Shows the facets with the column among them, and goes to it.
    void showFacet(const QString& column);
    [[nodiscard]] OffersPage* offers() const { return m_offers; }
    [[nodiscard]] ChartsPage* charts() const { return m_charts; }

    void showOffers();
    void showCharts();
    [[nodiscard]] bool showsCharts() const;
    void focusFilter();
    /// The table, or the chart.
    void focusResults();
    /// Widths and what is shown, kept between starts.
    void restoreState(int windowWidth);
    void storeState() const;

signals:
    void openAsked();

private:
    void showFacets(bool shown);
    [[nodiscard]] int facetsWidth() const;

    FilterBar* m_bar;
    FacetPanel* m_facets;
    OffersPage* m_offers;
    ChartsPage* m_charts;
    QStackedWidget* m_stack;
    QSplitter* m_splitter;
    QAction* m_facetsAction;
    QAction* m_detailsAction;
    int m_facetsWidth = 0;
    bool m_detailsGaveWay = false; ///< hidden for want of room, not by the user
};

} // namespace atlas
