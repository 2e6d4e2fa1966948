// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartaxis.h"

#include <QString>
#include <QStringList>
#include <cstddef>
#include <limits>
#include <vector>

namespace atlas {

/// One axis of a radar: from nothing in the middle to the best of those compared at the rim.
struct ChartSpoke
{
    ChartAxis axis;
    bool lowerIsBest = false;
    double best = std::numeric_limits<double>::quiet_NaN();
};

/// One thing that is compared.
struct ChartProfile
{
    QString value; ///< key
    QString label;
    std::vector<double> values; ///< one a spoke, in its unit; NaN: unknown
    std::vector<double> shares; ///< of the best, 0 … 1; NaN: not drawn, since the value is unknown or 0 for being free
    QString date; ///< of the price; empty when undated
    QString source, sourceTitle;
    QStringList flags;
};

struct ChartRadar
{
    std::vector<ChartSpoke> spokes;
    std::vector<ChartProfile> profiles;

    struct Place
    {
        std::size_t profile = 0, spoke = 0;
    };
    /// The figures that are drawn, one profile after the other.
    [[nodiscard]] std::vector<Place> items() const;
};

} // namespace atlas
