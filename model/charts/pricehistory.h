// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart.h"

namespace atlas {

/// Prices over time: a line for each offer, each price series, or the lowest and median of each GPU.
class PriceHistory : public Chart
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<ChartOption> options() const override;

private:
    [[nodiscard]] Result<void> build(ChartData& data, const ChartInput& input) const override;
};

} // namespace atlas
