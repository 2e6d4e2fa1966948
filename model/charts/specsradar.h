// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart.h"

namespace atlas {

/// Two to six offers as profiles over what they are and cost, each axis relative to the best of those compared.
class SpecsRadar : public Chart
{
public:
    static constexpr qsizetype Fewest = 2, Most = 6;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<ChartOption> options() const override;

private:
    [[nodiscard]] Result<void> build(ChartData& data, const ChartInput& input) const override;
};

} // namespace atlas
