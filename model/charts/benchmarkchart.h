// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart.h"

namespace atlas {

/// What was measured with one benchmark, by GPU and number of GPUs, against linear scaling.
class BenchmarkChart : public Chart
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
