// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/numberscale.h"

#include "engine/scan.h"
#include "engine/table.h"
#include "engine/values.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>

namespace atlas {

namespace {

/// From this ratio of highest to lowest on, equal steps would leave most values in the first bin.
constexpr double WideRatio = 50;

double roundedTo(double value, double step)
{
    return std::round(value / step) * step;
}

/// Different values, or nothing when there are more than `most`.
std::vector<double> distinct(const std::vector<double>& values, std::size_t most)
{
    std::vector<double> found;
    for (const double value : values) {
        const auto place = std::lower_bound(found.begin(), found.end(), value);
        if (place != found.end() && *place == value)
            continue;
        if (found.size() == most)
            return {};
        found.insert(place, value);
    }
    return found;
}

}

NumberScale::NumberScale(std::vector<double> values, bool dates)
    : m_dates(dates)
{
    values.erase(
        std::remove_if(values.begin(), values.end(), [](double value) { return !std::isfinite(value); }), values.end());
    if (values.empty())
        return;
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    m_lowest = *least;
    m_highest = *most;
    m_stops = distinct(values, MostStops);
    if (!m_stops.empty()) {
        m_bins = m_stops.size();
        return;
    }
    m_bins = MostBins;
    // A zero among prices is one more value, no reason to crowd the others.
    double positive = m_highest;
    for (const double value : values)
        if (value > 0)
            positive = std::min(positive, value);
    m_ratios = !dates && m_lowest >= 0 && m_highest / positive >= WideRatio;
    m_start = positive;
}

double NumberScale::position(double value) const
{
    if (m_ratios)
        return value <= m_start ? 0 : std::log(value / m_start) / std::log(m_highest / m_start);
    return (value - m_lowest) / (m_highest - m_lowest);
}

std::size_t NumberScale::bin(double value) const
{
    if (!m_stops.empty()) {
        const auto place = std::lower_bound(m_stops.begin(), m_stops.end(), value);
        return std::min(m_bins - 1, static_cast<std::size_t>(place - m_stops.begin()));
    }
    const double at = std::clamp(position(value), 0.0, 1.0) * static_cast<double>(m_bins);
    return std::min(m_bins - 1, static_cast<std::size_t>(at));
}

std::pair<double, double> NumberScale::ends(std::size_t bin) const
{
    if (!m_stops.empty())
        return {m_stops[bin], m_stops[bin]};
    const auto edge = [this](std::size_t at) { return rounded(static_cast<double>(at) / static_cast<double>(m_bins)); };
    return {bin == 0 ? m_lowest : edge(bin), bin + 1 == m_bins ? m_highest : edge(bin + 1)};
}

double NumberScale::lowerPosition(double value) const
{
    if (isEmpty())
        return 0;
    if (m_stops.empty())
        return std::clamp(position(value), 0.0, 1.0);
    const auto below = std::lower_bound(m_stops.begin(), m_stops.end(), value) - m_stops.begin();
    return static_cast<double>(below) / static_cast<double>(m_bins);
}

double NumberScale::upperPosition(double value) const
{
    if (isEmpty())
        return 1;
    if (m_stops.empty())
        return std::clamp(position(value), 0.0, 1.0);
    const auto upTo = std::upper_bound(m_stops.begin(), m_stops.end(), value) - m_stops.begin();
    return static_cast<double>(upTo) / static_cast<double>(m_bins);
}

double NumberScale::rounded(double position) const
{
    const double value
        = m_ratios ? m_start * std::pow(m_highest / m_start, position) : m_lowest + (m_highest - m_lowest) * position;
    if (m_dates)
        return std::round(value);
    // Steps of 1, 2 or 5 that are finer than what one sees: two digits along ratios, else a part of the whole span.
    if (m_ratios)
        return roundedTo(value, std::pow(10, std::floor(std::log10(value)) - 1));
    return roundedTo(value, std::pow(10, std::floor(std::log10((m_highest - m_lowest) / 100))));
}

std::optional<double> NumberScale::lowerValue(double position) const
{
    if (isEmpty() || position <= 0)
        return {};
    if (m_stops.empty())
        return rounded(std::min(position, 1.0));
    const auto stop = static_cast<std::size_t>(std::round(position * static_cast<double>(m_bins)));
    if (stop == 0)
        return {};
    return m_stops[std::min(stop, m_bins - 1)];
}

std::optional<double> NumberScale::upperValue(double position) const
{
    if (isEmpty() || position >= 1)
        return {};
    if (m_stops.empty())
        return rounded(std::max(position, 0.0));
    const auto stops = static_cast<std::size_t>(std::round(std::max(position, 0.0) * static_cast<double>(m_bins)));
    if (stops >= m_bins)
        return {};
    return m_stops[std::max<std::size_t>(stops, 1) - 1];
}

std::size_t Spread::known() const
{
    return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
}

BinnedColumn binnedColumn(const Table& table, int column)
{
    const View& view = table.view(column);
    const bool dates = table.column(column).kind == ColumnKind::Date;
    std::vector<double> numbers(view.numbers.begin(), view.numbers.end());
    if (dates)
        for (double& number : numbers)
            if (!std::isnan(number))
                number = static_cast<double>(firstDay(static_cast<DateNumber>(number)).toJulianDay());
    std::vector<double> had = numbers;
    if (view.codes) {
        const std::vector<std::uint32_t> counts = countCodes(RowBits(table.rowCount(), true), *view.codes);
        had.clear();
        for (std::size_t entity = 0; entity < numbers.size(); ++entity)
            if (counts[entity] > 0)
                had.push_back(numbers[entity]);
    }
    BinnedColumn binned{NumberScale(std::move(had), dates), {}};
    binned.bins.reserve(numbers.size());
    for (const double number : numbers)
        binned.bins.push_back(std::isnan(number) || binned.scale.isEmpty()
                ? BinnedColumn::Unknown
                : static_cast<std::uint8_t>(binned.scale.bin(number)));
    return binned;
}

Spread spreadOf(const View& view, const BinnedColumn& binned, const RowBits& rows)
{
    std::array<std::size_t, 256> counts{};
    if (view.codes) {
        const std::vector<std::uint32_t> entities = countCodes(rows, *view.codes);
        for (std::size_t entity = 0; entity < entities.size(); ++entity)
            counts[binned.bins[entity]] += entities[entity];
    } else {
        const std::vector<std::uint64_t>& words = rows.words();
        for (std::size_t word = 0; word < words.size(); ++word)
            for (std::uint64_t bits = words[word]; bits != 0; bits &= bits - 1)
                ++counts[binned.bins[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))]];
    }
    const auto end = counts.begin() + static_cast<std::ptrdiff_t>(binned.scale.bins());
    return {{counts.begin(), end}, counts[BinnedColumn::Unknown]};
}

double scaleNumber(const FilterValue& value, bool upper)
{
    if (value.kind != FilterValue::Kind::Date)
        return value.number;
    return static_cast<double>((upper ? lastDay(value.date) : firstDay(value.date)).toJulianDay());
}

QString scaleText(ColumnKind kind, double value)
{
    if (kind == ColumnKind::Date)
        return dateToText(dateNumber(QDate::fromJulianDay(static_cast<qint64>(value))));
    // The step of a rounded value is a power of ten: what is left of it beyond 12 digits is noise.
    return numberText(QString::number(value, 'g', 12).toDouble());
}

} // namespace atlas
