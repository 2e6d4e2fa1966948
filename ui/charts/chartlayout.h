// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"

#include <QDate>
#include <QFont>
#include <QLocale>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <vector>

namespace atlas {

/// How a chart is set in type, on screen or for a file. Lengths are in scene units: pixels at 96 dpi.
struct ChartType
{
    double base = 12; ///< pixel size of labels and numbers; everything else follows it
    QLocale locale = QLocale::c();
    bool screen = false; ///< long names are shortened and height grows with the bars; in files they are complete
    QDate today; ///< printed at the end, in files
};

/// One line of text at its place.
struct ChartText
{
    enum class Role { Title, Filter, Head, Label, Number, Aside, Tick, AxisTitle, Foot, Message };
    enum class Anchor { Start, Middle, End };
    Role role = Role::Label;
    QString text;
    QFont font;
    QPointF anchor; ///< on the baseline
    Anchor align = Anchor::Start;
    double width = 0; ///< as measured
    double ascent = 0, descent = 0;

    [[nodiscard]] double left() const;
    [[nodiscard]] QRectF rect() const { return {left(), anchor.y() - ascent, width, ascent + descent}; }
    [[nodiscard]] bool isDim() const;
};

/// One bar's strip, from its label to its last number.
struct ChartRow
{
    QRectF strip;
    double center = 0; ///< y of the bar
    double lowest = 0, median = 0; ///< x of the bar's end and of the median mark; NaN: none
    QPointF marker; ///< center of the provider's marker
};

/// Where everything in the picture is.
struct ChartLayout
{
    QSizeF page;
    std::vector<ChartText> texts;
    std::vector<ChartRow> rows; ///< bars that are drawn, first on top
    QRectF plot;
    double barThickness = 0;
    double axisMaximum = 1;
    int axisSteps = 1;
    QRectF lowestKey, medianKey; ///< small samples of bar and mark beside the column heads
    double needed = 0; ///< height that the content asks for
    bool fits = true; ///< the content is inside the page
};

/// Lays the chart out in a page of that size with the first `bars` bars. On screen the page grows to the height needed.
[[nodiscard]] ChartLayout layoutChart(const ChartData& data, QSizeF page, const ChartType& type, std::size_t bars);

/// For files: the page is enlarged, which makes everything smaller in the picture, and dear bars are dropped, until all
/// fits. The answer's `page` has the proportions of `page`.
[[nodiscard]] ChartLayout fitChart(const ChartData& data, QSizeF page, const ChartType& type);

/// Steps of a value axis that begins at 0.
struct AxisSteps
{
    double maximum = 1;
    int steps = 1;
    int decimals = 0; ///< of the tick labels
};
[[nodiscard]] AxisSteps axisSteps(double largest, int wanted);

} // namespace atlas
