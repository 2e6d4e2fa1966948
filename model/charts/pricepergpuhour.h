// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"

namespace atlas {

/// Lowest and median price of one GPU for an hour, a bar for each provider, GPU, region group or purchase model.
class PricePerGpuHour : public Chart
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QStringList groupings() const override;
    [[nodiscard]] Result<ChartData> make(const Table& offers, const Rows& rows, const Query& query,
        const FilterNode& filter, const ChartOptions& options) const override;
};

} // namespace atlas
