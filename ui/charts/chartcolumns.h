// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartlayout.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace atlas {

/// One column of numbers to the right of the plot.
struct NumberColumn
{
    enum class Kind { Lowest, Median, Highest, Offers };
    Kind kind = Kind::Lowest;
    QString head;
    QStringList texts; ///< one a row
    QStringList asides; ///< small remarks right of the numbers, one a row; empty: none has one
    double right = 0; ///< where the numbers end
};

/// How the width is shared: names, plot, numbers. Positions count from the left margin.
struct ChartColumns
{
    QString labelHead;
    std::vector<QStringList> labels; ///< lines of each row's name
    int labelLines = 1; ///< most lines of a name
    double labelRight = 0;
    bool markers = false; ///< each row has one before the plot
    double plotLeft = 0, plotWidth = 0;
    double keyWidth = 0; ///< of a sample beside a head
    std::vector<NumberColumn> numbers;
};

/// For the first `rows` rows. On screen columns are left out when the plot would get too narrow.
[[nodiscard]] ChartColumns chartColumns(const ChartData& data, std::size_t rows, double width, const ChartType& type);

} // namespace atlas
