// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"

#include <QLocale>
#include <QString>
#include <memory>
#include <vector>

namespace atlas {

/// What an offer costs for the work at hand: what the cost criterion compares, what “cheapest” and every saving mean.
/// One implementation a way to reckon.
class CostMeasure
{
public:
    virtual ~CostMeasure() = default;
    /// By row, in the comparison currency; NaN: unknown, 0: free. Less is better.
    [[nodiscard]] virtual std::vector<double> costs(const Table& offers, const Rows& rows) const = 0;
    /// The cost in words, with its unit: "2.49 USD per GPU-hour".
    [[nodiscard]] virtual QString text(double cost, const QString& currency, const QLocale& locale) const = 0;
};

/// Price per GPU-hour.
[[nodiscard]] std::shared_ptr<const CostMeasure> pricePerGpuHourMeasure();

} // namespace atlas
