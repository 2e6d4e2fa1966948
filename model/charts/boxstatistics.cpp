// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/boxstatistics.h"

#include "cost/quantile.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

constexpr double WhiskerShare = 1.5; // Tukey's

}

void measureBox(ChartBox& box, std::span<double> values, double factor)
{
    const double lower = quantile(values, 0.25), middle = quantile(values, 0.5), upper = quantile(values, 0.75);
    const double reach = WhiskerShare * (upper - lower);
    double lowest = values.front(), highest = values.front(), lowerWhisker = lower, upperWhisker = upper;
    box.outliers.clear();
    for (const double value : values) {
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
        if (value < lower - reach || value > upper + reach) {
            box.outliers.push_back(value * factor);
            continue;
        }
        lowerWhisker = std::min(lowerWhisker, value);
        upperWhisker = std::max(upperWhisker, value);
    }
    std::sort(box.outliers.begin(), box.outliers.end());
    box.lowest = lowest * factor;
    box.lowerWhisker = lowerWhisker * factor;
    box.lowerQuartile = lower * factor;
    box.median = middle * factor;
    box.upperQuartile = upper * factor;
    box.upperWhisker = upperWhisker * factor;
    box.highest = highest * factor;
    box.offers = values.size();
}

QString boxNote()
{
    return QCoreApplication::translate("Chart",
        "Box: the middle half, between the quartiles (interpolated, type 7); line: median; whiskers: to the outermost "
        "value within 1.5 box lengths; dots: values beyond");
}

} // namespace atlas
