// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart.h"

namespace atlas {

/// What spot saves against on-demand of the same instance and region: a box for each provider, GPU, region group or
/// region.
class SpotSaving : public Chart
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<ChartOption> options() const override;

private:
    [[nodiscard]] Result<void> build(ChartData& data, const ChartInput& input) const override;
};

} // namespace atlas
