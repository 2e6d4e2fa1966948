// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart.h"
#include "charts/markethistory.h"

#include <set>
#include <vector>

namespace atlas {

/// Makes lines of readings and says what they rest on.
class HistoryLines
{
public:
    HistoryLines(ChartData& data, const ChartInput& input);

    void addOffer(std::uint32_t row, const std::vector<PriceReading>& readings);
    void addSeries(const PriceSeries& series);
    /// Two lines for the GPU of `row`: lowest and median.
    void addMarket(std::uint32_t row, const MarketHistory& history);
    /// The offers that lines of markets rest on.
    void setOffers(Rows rows) { m_offersShown = std::move(rows); }
    /// Fills the data; `log`: the price axis is logarithmic where it can be.
    void finish(bool log);

private:
    void addReadings(ChartLine& line, const std::vector<PriceReading>& readings, const QString& key);
    [[nodiscard]] ChartOffer offerOf(const PriceReading& reading, const ChartLine& line, const QString& key) const;
    /// Marks where a line's price changed by at least a percent.
    static void remarkChanges(ChartLine& line, const QLocale& locale);
    void describe();

    ChartData& m_data;
    const ChartInput& m_input;
    const Table& m_offers;
    const Catalog& m_catalog;
    double m_hours;
    ChartLines m_body;
    Rows m_offersShown;
    std::size_t m_undated = 0, m_unknown = 0, m_shown = 0;
    DateNumber m_oldest = 0, m_newest = 0;
    std::set<std::uint32_t> m_currencies;
    std::vector<std::size_t> m_sources; ///< by row of Catalog::sources: readings
};

} // namespace atlas
