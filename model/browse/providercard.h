// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"
#include "engine/values.h"

#include <QString>
#include <vector>

namespace atlas {

/// What a card says of a provider. Prices are per GPU-hour in the comparison currency; NaN where none is known.
struct ProviderCard
{
    struct Line
    {
        QString title, text; ///< "unknown" in words where it is
        bool known = false;
    };
    QString name, kind;
    double lowest = 0, typical = 0, highest = 0;
    QString prices; ///< "1.10 – 12.29 USD/h per GPU"
    std::vector<Line> lines;
};

[[nodiscard]] ProviderCard providerCard(const Table& providers, std::uint32_t row, const CellStyle& style);
/// As many as every card has.
inline constexpr int ProviderCardLines = 9;

/// From the lowest to the highest price of all rows, for bars on one scale; NaN where no price is known.
struct PriceScale
{
    double low = 0, high = 0;
    /// Place of the price from 0 to 1, on a logarithmic scale: prices of GPUs differ by factors.
    [[nodiscard]] double place(double price) const;
};
[[nodiscard]] PriceScale priceScale(const Table& providers);

} // namespace atlas
