// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartaxis.h"

#include <QLocale>
#include <QString>
#include <vector>

namespace atlas {

struct AxisTick
{
    double value = 0;
    QString text;
};

/// Places of many values on one axis.
class AxisPlacer
{
public:
    AxisPlacer(double from, double to, bool log);
    [[nodiscard]] float operator()(double value) const;

private:
    double m_from, m_factor;
    bool m_log;
};

/// An axis with its round ends and its ticks, ready to be drawn at any length.
struct AxisScale
{
    double from = 0, to = 1;
    bool log = false;
    std::vector<AxisTick> ticks; ///< ascending, within from … to, no two of one text

    /// Where the value lies between the ends: 0 … 1, outside of that beyond them. NaN: the axis has no place for it.
    [[nodiscard]] double place(double value) const;
    /// The value at that place.
    [[nodiscard]] double valueAt(double place) const;
};

/// A part of an axis, in its values.
struct AxisRange
{
    double from = 0, to = 1;
    friend bool operator==(const AxisRange&, const AxisRange&) = default;
};

/// The axis with about `wanted` ticks: steps of 1, 2 or 5 times a power of ten; decades and their 2 and 5 on log axes;
/// whole years, months or days on date axes. One value alone, equal ones, none at all: a range that holds them. A log
/// axis without a value above 0 becomes a plain one.
[[nodiscard]] AxisScale axisScale(const ChartAxis& axis, int wanted, const QLocale& locale);
/// The part of that axis which is `shown`, with just these ends, and ticks where round values lie in it.
[[nodiscard]] AxisScale axisScale(const ChartAxis& axis, int wanted, const QLocale& locale, const AxisRange& shown);

} // namespace atlas
