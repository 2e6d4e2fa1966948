// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/axisscale.h"

#include <QDate>
#include <algorithm>
#include <array>
#include <cmath>

namespace atlas {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

/// Least of 1, 2 and 5 times a power of ten that is not below `rough`.
double roundStep(double rough)
{
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough * (1 - 1e-9))
            return factor * power;
    return 10 * power;
}

/// Decimals that tell multiples of the step apart.
int decimalsOf(double step)
{
    int decimals = 0;
    while (decimals < 15) {
        const double scaled = step * std::pow(10, decimals);
        if (std::abs(scaled - std::round(scaled)) <= 1e-6 * scaled)
            break;
        ++decimals;
    }
    return decimals;
}

/// Room around values that are all the same, so that they lie inside the axis and not on its edge.
void widen(double& lowest, double& highest)
{
    if (lowest < highest)
        return;
    if (lowest == 0) {
        highest = 1;
        return;
    }
    const double room = std::abs(lowest) * 0.1;
    lowest -= room;
    highest += room;
}

AxisScale valueScale(const ChartAxis& axis, int wanted, const QLocale& locale)
{
    double lowest = axis.lowest, highest = axis.highest;
    if (!(lowest <= highest))
        lowest = highest = 0;
    if (axis.fromZero) {
        lowest = std::min(0.0, lowest);
        highest = std::max(0.0, highest);
    }
    widen(lowest, highest);
    const double step = roundStep((highest - lowest) / std::max(1, wanted));
    const double first = std::floor(lowest / step * (1 + (lowest < 0 ? -1e-9 : 1e-9))),
                 last = std::ceil(highest / step * (1 + (highest < 0 ? 1e-9 : -1e-9)));
    AxisScale scale;
    scale.from = first * step;
    scale.to = last * step;
    const int decimals = decimalsOf(step);
    for (double multiple = first; multiple <= last + 0.5; multiple += 1) {
        const double value = multiple * step;
        scale.ticks.push_back({value, locale.toString(value == 0 ? 0.0 : value, 'f', decimals)});
    }
    return scale;
}

/// Ticks of a log axis are numbered: 3 a decade, 1, 2 and 5.
double logTick(int number)
{
    constexpr std::array factors{1.0, 2.0, 5.0};
    const int decade = static_cast<int>(std::floor(number / 3.0));
    return factors[static_cast<std::size_t>(number - 3 * decade)] * std::pow(10, decade);
}

int logTickBelow(double value)
{
    int number = 3 * static_cast<int>(std::floor(std::log10(value)));
    while (logTick(number) > value * (1 + 1e-9))
        --number;
    while (logTick(number + 1) <= value * (1 + 1e-9))
        ++number;
    return number;
}

AxisScale logScale(const ChartAxis& axis, int wanted, const QLocale& locale)
{
    int first = logTickBelow(axis.lowest), last = logTickBelow(axis.highest);
    if (logTick(last) < axis.highest * (1 - 1e-9))
        ++last;
    if (first == last) {
        --first;
        ++last;
    }
    AxisScale scale;
    scale.log = true;
    scale.from = logTick(first);
    scale.to = logTick(last);
    const auto take = [&scale, &locale](int number) {
        const double value = logTick(number);
        const int decimals = std::max(0, -static_cast<int>(std::floor(number / 3.0)));
        scale.ticks.push_back({value, locale.toString(value, 'f', decimals)});
    };
    // All of 1, 2 and 5, else decades, else every second one, …
    int stride = 1;
    const auto count = [&] {
        int ticks = 0;
        for (int number = first; number <= last; ++number)
            ticks += number % stride == 0 ? 1 : 0;
        return ticks;
    };
    while (count() > std::max(2, wanted))
        stride = stride == 1 ? 3 : stride + 3;
    for (int number = first; number <= last; ++number)
        if (number % stride == 0)
            take(number);
    if (scale.ticks.empty()) {
        take(first);
        take(last);
    }
    return scale;
}

/// Days, months and years that date ticks may be apart.
struct DateStep
{
    int months = 0, days = 0;
    [[nodiscard]] double length() const { return months * 30.44 + days; }
};

DateStep dateStep(double span, int wanted)
{
    constexpr std::array steps{DateStep{0, 1}, DateStep{0, 2}, DateStep{0, 7}, DateStep{0, 14}, DateStep{1, 0},
        DateStep{2, 0}, DateStep{3, 0}, DateStep{6, 0}, DateStep{12, 0}, DateStep{24, 0}, DateStep{60, 0},
        DateStep{120, 0}, DateStep{240, 0}, DateStep{600, 0}, DateStep{1200, 0}};
    for (const DateStep& step : steps)
        if (span / step.length() <= wanted)
            return step;
    return {12000, 0};
}

QDate firstTick(QDate from, DateStep step)
{
    if (step.months == 0)
        return from;
    if (step.months >= 12) {
        const int years = step.months / 12, over = (from.year() % years + years) % years;
        const QDate start(from.year() - over, 1, 1);
        return start < from ? start.addMonths(step.months) : start;
    }
    const QDate start(from.year(), (from.month() - 1) / step.months * step.months + 1, 1);
    return start < from ? start.addMonths(step.months) : start;
}

AxisScale dateScale(const ChartAxis& axis, int wanted)
{
    double lowest = axis.lowest, highest = axis.highest;
    if (!(lowest <= highest))
        lowest = highest = static_cast<double>(QDate(2000, 1, 1).toJulianDay());
    const double room = lowest == highest ? 15 : (highest - lowest) * 0.02; // no point on the edge
    AxisScale scale;
    scale.from = lowest - room;
    scale.to = highest + room;
    const DateStep step = dateStep(scale.to - scale.from, std::max(1, wanted));
    const char* form = step.months >= 12 ? "yyyy" : step.months > 0 ? "yyyy-MM" : "yyyy-MM-dd";
    for (QDate day = firstTick(QDate::fromJulianDay(static_cast<qint64>(std::ceil(scale.from))), step);
         static_cast<double>(day.toJulianDay()) <= scale.to;
         day = step.months > 0 ? day.addMonths(step.months) : day.addDays(step.days))
        scale.ticks.push_back({static_cast<double>(day.toJulianDay()), day.toString(QLatin1String(form))});
    return scale;
}

}

AxisPlacer::AxisPlacer(double from, double to, bool log)
    : m_from(log ? 1 / from : from)
    , m_factor(1 / (log ? std::log(to / from) : to - from))
    , m_log(log)
{
}

float AxisPlacer::operator()(double value) const
{
    if (m_log) // 0 and below are nowhere
        return value > 0 ? std::log(static_cast<float>(value * m_from)) * static_cast<float>(m_factor)
                         : std::numeric_limits<float>::quiet_NaN();
    return static_cast<float>((value - m_from) * m_factor);
}

void ChartAxis::include(double value)
{
    if (!std::isfinite(value))
        return;
    lowest = std::isnan(lowest) ? value : std::min(lowest, value);
    highest = std::isnan(highest) ? value : std::max(highest, value);
}

int decimalsDownTo(double smallest)
{
    if (!std::isfinite(smallest))
        return 2;
    if (smallest >= 1000)
        return 0;
    if (smallest >= 0.1)
        return 2;
    return smallest >= 0.01 ? 3 : 4;
}

double AxisScale::place(double value) const
{
    if (!std::isfinite(value) || (log && value <= 0))
        return Nan;
    if (log)
        return std::log(value / from) / std::log(to / from);
    return (value - from) / (to - from);
}

double AxisScale::valueAt(double place) const
{
    return log ? from * std::pow(to / from, place) : from + (to - from) * place;
}

AxisScale axisScale(const ChartAxis& axis, int wanted, const QLocale& locale)
{
    switch (axis.kind) {
    case ChartAxis::Kind::Date:
        return dateScale(axis, wanted);
    case ChartAxis::Kind::Log:
        if (axis.lowest > 0)
            return logScale(axis, wanted, locale);
        [[fallthrough]];
    case ChartAxis::Kind::Value:
        break;
    }
    return valueScale(axis, wanted, locale);
}

AxisScale axisScale(const ChartAxis& axis, int wanted, const QLocale& locale, const AxisRange& shown)
{
    const bool log = axisScale(axis, wanted, locale).log;
    ChartAxis part = axis;
    part.lowest = shown.from;
    part.highest = shown.to;
    part.fromZero = false;
    if (part.kind == ChartAxis::Kind::Log && !log)
        part.kind = ChartAxis::Kind::Value;
    const auto within = [&shown](std::vector<AxisTick> ticks) {
        const double room = (shown.to - shown.from) * 1e-9;
        std::erase_if(ticks,
            [&](const AxisTick& tick) { return tick.value < shown.from - room || tick.value > shown.to + room; });
        return ticks;
    };
    AxisScale scale = axisScale(part, wanted, locale);
    scale.from = shown.from;
    scale.to = shown.to;
    scale.ticks = within(std::move(scale.ticks));
    if (scale.log && scale.ticks.size() < 3) // less than a decade: even steps
        if (std::vector<AxisTick> even = within(valueScale(part, wanted, locale).ticks); even.size() > 1)
            scale.ticks = std::move(even);
    return scale;
}

} // namespace atlas
