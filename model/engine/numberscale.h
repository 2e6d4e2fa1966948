// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"
#include "engine/filter.h"
#include "engine/rowbits.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace atlas {

class Table;

/// The known values of a number or date column along a line from 0 to 1, cut into bins of one length: a bin each where
/// there are few different values, else bins of equal steps or, over a wide span of positive numbers, of equal ratios.
/// Dates are Julian day numbers here.
class NumberScale
{
public:
    static constexpr std::size_t MostStops = 24, MostBins = 40;

    NumberScale() = default;
    /// `values` may hold NaN, which is unknown.
    NumberScale(std::vector<double> values, bool dates);

    /// No value is known.
    [[nodiscard]] bool isEmpty() const { return m_bins == 0; }
    [[nodiscard]] double lowest() const { return m_lowest; }
    [[nodiscard]] double highest() const { return m_highest; }
    [[nodiscard]] std::size_t bins() const { return m_bins; }
    [[nodiscard]] std::size_t bin(double value) const;

    /// Lowest and highest value of a bin; the same where it holds one.
    [[nodiscard]] std::pair<double, double> ends(std::size_t bin) const;

    /// Where a range that begins or ends with the value has its end.
    [[nodiscard]] double lowerPosition(double value) const;
    [[nodiscard]] double upperPosition(double value) const;
    /// The value that a range with its end there begins or ends with, as round as the line is long; nothing at the very
    /// end, where the range is open.
    [[nodiscard]] std::optional<double> lowerValue(double position) const;
    [[nodiscard]] std::optional<double> upperValue(double position) const;

private:
    [[nodiscard]] double position(double value) const;
    [[nodiscard]] double rounded(double position) const;

    std::vector<double> m_stops; ///< the values, when they are few
    double m_lowest = 0, m_highest = 0, m_start = 0; ///< m_start: where equal ratios begin
    std::size_t m_bins = 0;
    bool m_ratios = false, m_dates = false;
};

/// How many rows have their value in each bin of a scale.
struct Spread
{
    std::vector<std::size_t> counts;
    std::size_t unknown = 0;
    [[nodiscard]] std::size_t known() const;
};

/// A column's values laid out, and the bin of each entity of its view.
struct BinnedColumn
{
    static constexpr std::uint8_t Unknown = 255;
    NumberScale scale;
    std::vector<std::uint8_t> bins;
};
/// The column holds numbers or dates; values that no row has are left out.
[[nodiscard]] BinnedColumn binnedColumn(const Table& table, int column);

/// How the rows of the set lie on it.
[[nodiscard]] Spread spreadOf(const View& view, const BinnedColumn& binned, const RowBits& rows);

/// The number on the scale that an end of a range stands for: the first or last day of a date.
[[nodiscard]] double scaleNumber(const FilterValue& value, bool upper);
/// The value on the scale as filters spell it.
[[nodiscard]] QString scaleText(ColumnKind kind, double value);

} // namespace atlas
