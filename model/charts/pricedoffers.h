// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart.h"

#include <cstdint>
#include <span>
#include <vector>

namespace atlas {

/// Offers that no figure can be made of, by reason.
struct LeftOutOffers
{
    std::size_t free = 0, noRate = 0, noGpuCount = 0, noPrice = 0;

    /// Translated, with their numbers; reasons that hold for none are not among them.
    [[nodiscard]] QStringList texts() const;
};

/// The offers that have a price per GPU, which is not 0 for being free.
struct PricedOffers
{
    std::vector<std::uint32_t> rows; ///< ascending
    std::vector<double> prices; ///< per GPU-hour, one a row
    LeftOutOffers leftOut;
};
[[nodiscard]] PricedOffers pricedOffers(const Table& offers, std::span<const std::uint32_t> rows);

/// Leaves out what a logarithmic axis cannot show, with a note, unless nothing would be left: then the answer is false,
/// the axis must be a plain one, and the note says that.
[[nodiscard]] bool fitForLogAxis(PricedOffers& priced, ChartData& data);

/// What reading off says of the offer in that row, its name in that language; empty where the table has no such
/// columns.
[[nodiscard]] ChartOffer chartOffer(const Table& offers, std::uint32_t row, const QLocale& locale);

/// The view of that column, or null.
[[nodiscard]] const View* viewOf(const Table& table, QStringView key);

/// Calls `f(row, entity)` for each row: one dispatch for the whole scan.
template <class F> void forEntities(const View& view, std::span<const std::uint32_t> rows, F f)
{
    if (!view.codes) {
        for (const std::uint32_t row : rows)
            f(row, row);
        return;
    }
    view.codes->visit([&](const auto& codes) {
        for (const std::uint32_t row : rows)
            f(row, static_cast<std::uint32_t>(codes[row]));
    });
}

/// Notes about prices that were divided by a number of GPUs, or multiplied, where the chart shows such ones.
void addBundleNotes(QStringList& notes, bool bundles, bool slices);

} // namespace atlas
