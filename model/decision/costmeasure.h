// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/pathvalues.h"
#include "engine/query.h"
#include "engine/table.h"

#include <QLocale>
#include <QString>
#include <memory>
#include <vector>

namespace atlas {

/// What an offer costs for the work at hand: what the cost criterion compares, what “cheapest” and every saving mean.
/// One implementation a way to reckon; `costMeasureFor` is where one is chosen.
class CostMeasure
{
public:
    virtual ~CostMeasure() = default;
    /// How files name it: price_per_gpu_hour, price_per_hour, cost_per_month.
    [[nodiscard]] virtual QString id() const = 0;
    /// Translated: "price per GPU-hour".
    [[nodiscard]] virtual QString name() const = 0;
    /// By row, in the comparison currency; NaN: unknown, 0: free. Less is better.
    [[nodiscard]] virtual std::vector<double> costs(const Table& offers, const Rows& rows) const = 0;
    /// The cost in words, with its unit: "2.49 USD per GPU-hour".
    [[nodiscard]] virtual QString text(double cost, const QString& currency, const QLocale& locale) const = 0;
    /// How the cost comes from the offer's price, "2.49 USD/h × 240 h = 598 USD a month"; empty where it is that price.
    [[nodiscard]] virtual QString formula(const Table& offers, std::uint32_t row, const QLocale& locale) const = 0;
};

/// The measure that fits what the answers say: the price per GPU-hour where more GPUs do the work in less time; of the
/// whole machine where one machine is used for as long as it is needed; what that costs a month where the hours are
/// stated. A reservation is paid for all hours of a month, whatever is used.
[[nodiscard]] std::shared_ptr<const CostMeasure> costMeasureFor(const PathValues& values);

} // namespace atlas
