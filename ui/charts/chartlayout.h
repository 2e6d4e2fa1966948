// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/axisscale.h"
#include "charts/chartdata.h"

#include <QDate>
#include <QFont>
#include <QLocale>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <optional>
#include <vector>

namespace atlas {

/// The part of a field of points or lines that is looked at.
struct ChartWindow
{
    AxisRange x, y;
};

/// How a chart is set in type, on screen or for a file. Lengths are in scene units: pixels at 96 dpi.
struct ChartType
{
    double base = 12; ///< pixel size of labels and numbers; everything else follows it
    QLocale locale = QLocale::c();
    bool screen = false; ///< long names are shortened and height grows with the bars; in files they are complete
    QDate today; ///< printed at the end, in files
    bool axisAbove = false; ///< rows have their axis above them too: the end of the chart is out of sight
    bool heading = true, foot = true, legend = true; ///< title and filter; what stands under the plot; names of series
    std::optional<ChartWindow> window = {}; ///< of points and lines; nothing: all of it
};

/// One line of text at its place.
struct ChartText
{
    enum class Role {
        Title,
        Filter,
        Head,
        Label,
        Number,
        Aside,
        Tick,
        AxisTitle,
        Legend,
        Cell,
        Remark,
        Ring,
        Foot,
        Message
    };
    enum class Anchor { Start, Middle, End };
    Role role = Role::Label;
    QString text;
    QFont font;
    QPointF anchor; ///< on the baseline
    Anchor align = Anchor::Start;
    double width = 0; ///< as measured
    double ascent = 0, descent = 0;
    int item = -1; ///< Cell: the cell it stands in, whose colour it must be read on

    [[nodiscard]] double left() const;
    [[nodiscard]] QRectF rect() const { return {left(), anchor.y() - ascent, width, ascent + descent}; }
    [[nodiscard]] bool isDim() const;
};

/// One bar's or box's strip, from its label to its last number. Positions are x, NaN: there is none.
struct ChartRow
{
    QRectF strip;
    double center = 0; ///< y of the bar
    double lowest = 0, median = 0; ///< of the bar's end and of the median mark
    double lowerWhisker = 0, lowerQuartile = 0, upperQuartile = 0, upperWhisker = 0; ///< of a box
    QPointF marker; ///< center of the provider's marker
};

/// One entry of the legend: the sample before its text.
struct ChartLegendEntry
{
    int series = 0;
    QRectF sample;
};

/// Where everything in the picture is.
struct ChartLayout
{
    QSizeF page;
    std::vector<ChartText> texts;
    QRectF plot;
    QRectF foot; ///< what stands under the chart
    double body = 0; ///< height between heading and foot
    AxisScale x, y; ///< along the plot; y of fields only
    double needed = 0; ///< height that the content asks for
    bool fits = true; ///< the content is inside the page

    // Bars and boxes
    std::vector<ChartRow> rows; ///< those that are drawn, first on top
    double barThickness = 0;
    QRectF lowestKey, medianKey; ///< small samples of bar and mark beside the column heads

    // Heat maps
    std::size_t gridRows = 0, gridColumns = 0; ///< the first ones, which are drawn
    std::vector<QRectF> cells; ///< row by row
    QRectF shadeKey; ///< strip from the lowest to the highest shade

    // Points and lines
    std::vector<ChartLegendEntry> legend;
    double markerSize = 6;
};

/// Things that can be left out where a page is too small: bars, boxes, rows of a heat map; 0 for other shapes.
[[nodiscard]] std::size_t rowCount(const ChartData& data);

/// Lays the chart out in a page of that size with the first `rows` bars. On screen the page grows to the height needed.
[[nodiscard]] ChartLayout layoutChart(const ChartData& data, QSizeF page, const ChartType& type, std::size_t rows);

/// For files: the page is enlarged, which makes everything smaller in the picture, and dear bars are dropped, until all
/// fits. All sources are named, by title or by publisher,
/// wherever they fit beside three bars. The answer's `page` has the proportions of `page`.
[[nodiscard]] ChartLayout fitChart(const ChartData& data, QSizeF page, const ChartType& type);

} // namespace atlas
