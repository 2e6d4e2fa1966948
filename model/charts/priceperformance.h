// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart.h"

namespace atlas {

/// Price of one GPU against one of its figures, a point for each offer, with the efficient frontier.
class PricePerformance : public Chart
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<ChartOption> options() const override;
    [[nodiscard]] std::vector<ChartChoice> choices(const QString& option, const Table& offers) const override;

private:
    [[nodiscard]] Result<void> build(ChartData& data, const ChartInput& input) const override;
};

} // namespace atlas
