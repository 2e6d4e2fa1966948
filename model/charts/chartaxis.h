// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <limits>

namespace atlas {

/// What one axis of a chart measures.
struct ChartAxis
{
    enum class Kind {
        Value,
        Log, ///< only values above 0
        Date, ///< days as QDate::toJulianDay counts them
    };
    QString key; ///< of its values in files; empty: the chart's own words
    QString title; ///< translated, with unit and currency
    QString unit; ///< of the values: "USD/h"; empty: none
    Kind kind = Kind::Value;
    bool fromZero = false; ///< 0 belongs to the axis: lengths are compared, not places
    int decimals = 2; ///< of values that are read off
    double lowest = std::numeric_limits<double>::quiet_NaN(); ///< of the values shown; NaN: none
    double highest = std::numeric_limits<double>::quiet_NaN();

    /// Widens lowest … highest to hold the value; NaN and infinite ones are passed over.
    void include(double value);
};

/// Decimals that serve all prices down to `smallest`: enough to tell it, none where all are large. Infinite: no price.
[[nodiscard]] int decimalsDownTo(double smallest);

} // namespace atlas
