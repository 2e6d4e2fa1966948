// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartaxis.h"
#include "charts/chartradar.h"
#include "engine/table.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <limits>
#include <variant>
#include <vector>

/// The shapes that charts have. Each item carries what reading it off and clicking it need.
namespace atlas {

/// The offer (or reading) that a figure was taken from.
struct ChartOffer
{
    QString key;
    QString date; ///< empty when undated
    QString source; ///< id
    QString sourceTitle; ///< empty when the source has none
    double gpuCount = 1; ///< GPUs of its instance, whose price is divided by them; NaN: unknown
    QStringList flags; ///< data-health marks, as filters spell them
    QString name = {}; ///< as people name it
};

/// One bar.
struct ChartBar
{
    QString value; ///< as a filter spells it; null: unknown
    QString label; ///< as people read it, in the current language
    double lowest = 0; ///< length of the bar, in the axis unit
    double median = 0; ///< the mark
    double highest = 0;
    std::size_t offers = 0;
    ChartOffer offer; ///< the one with the lowest price
    QString filter; ///< the query's filter narrowed to this bar
};

struct ChartBars
{
    ChartAxis axis;
    QString categoryTitle;
    std::vector<ChartBar> bars; ///< in the order they are drawn, first on top
};

/// One box plot. Quartiles interpolate between ranks (R's type 7); whiskers reach the outermost values within 1.5
/// times the box's length of it.
struct ChartBox
{
    QString value; ///< as a filter spells it; null: unknown
    QString label;
    double lowest = 0, lowerWhisker = 0, lowerQuartile = 0, median = 0, upperQuartile = 0, upperWhisker = 0,
           highest = 0;
    std::vector<double> outliers; ///< values beyond the whiskers, ascending
    std::size_t offers = 0;
    ChartOffer offer; ///< the one with the lowest price, or the highest saving
    QString filter;
};

struct ChartBoxes
{
    ChartAxis axis;
    QString categoryTitle;
    bool highestIsBest = false; ///< savings: `offer` has the highest value
    std::vector<ChartBox> boxes; ///< first on top
};

/// One entry of a legend.
struct ChartSeries
{
    QString value; ///< as a filter spells it; null: unknown
    QString label;
    std::size_t points = 0;
    QString filter;
};

/// A scatter of offers: point i is (xs[i], ys[i]), belongs to series[seriesOf[i]] and stands for row rows[i] of
/// `offers`. Columns, as there may be a million.
struct ChartPoints
{
    ChartAxis x, y;
    QString seriesTitle;
    std::vector<ChartSeries> series; ///< most points first
    std::vector<double> xs, ys;
    std::vector<std::uint32_t> rows;
    std::vector<std::uint16_t> seriesOf;
    std::vector<std::uint32_t> frontier; ///< points that none is better than in both figures, by x
    std::vector<QString> frontierLabels; ///< what they are called in the picture
    QString frontierTitle;
    TablePtr offers;
    QLocale locale;
};

/// One cell of a heat map.
struct ChartCell
{
    double value = std::numeric_limits<double>::quiet_NaN(); ///< NaN: unknown
    double shade = std::numeric_limits<double>::quiet_NaN(); ///< what its colour stands for
    std::size_t offers = 0; ///< 0: there is none; else some may be without a price
    ChartOffer offer; ///< the one with the lowest value
    QString filter;
};

struct ChartHead
{
    QString value; ///< as a filter spells it; null: unknown
    QString label;
    QString group; ///< what heads are set together by; empty: nothing
    std::size_t offers = 0;
};

/// A heat map: cells in the order of rows, then columns.
struct ChartGrid
{
    ChartAxis values; ///< what cells say
    ChartAxis shades; ///< what their colours say
    QString rowTitle, columnTitle;
    std::vector<ChartHead> rows, columns;
    std::vector<ChartCell> cells;

    [[nodiscard]] const ChartCell& cell(std::size_t row, std::size_t column) const
    {
        return cells[row * columns.size() + column];
    }
};

/// One reading on a line.
struct ChartReading
{
    double x = 0, y = 0; ///< NaN: a gap
    double efficiency = std::numeric_limits<double>::quiet_NaN(); ///< of what linear scaling gives, percent
    ChartOffer offer; ///< its `key` is that of an offer, or empty
    QString remark; ///< stands beside the point: "−44 %"; empty: none
    QString detail; ///< said when it is read off; empty: nothing
    bool aside = false; ///< stands beside the line, which passes it
};

struct ChartLine
{
    QString value; ///< as a filter spells it, or the key of an offer
    QString label;
    QString provider; ///< whose colour it has; empty: colours are dealt in turn
    bool steps = false; ///< holds until the next reading
    bool ideal = false; ///< dashed: what it would be, not what was measured
    int styledAs = -1; ///< index of the line whose colour it shares; -1: its own
    std::vector<ChartReading> readings; ///< by x
    QString filter;
};

struct ChartLines
{
    ChartAxis x, y;
    QString seriesTitle;
    std::vector<ChartLine> lines;

    struct Place
    {
        std::size_t line = 0, reading = 0;
    };
    /// Readings of all lines but ideal ones and gaps, one line after the other.
    [[nodiscard]] std::vector<Place> items() const;
};

using ChartBody = std::variant<std::monostate, ChartBars, ChartBoxes, ChartPoints, ChartGrid, ChartLines, ChartRadar>;

} // namespace atlas
