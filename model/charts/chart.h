// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"
#include "charts/chartoption.h"
#include "error.h"

#include <span>

namespace atlas {

/// What a chart is made of.
struct ChartInput
{
    const TablePtr& offers;
    std::span<const std::uint32_t> rows; ///< what the query's filter holds for, ascending
    const Query& query;
    const FilterNode& filter;
    const ChartOptions& options; ///< complete
};

/// A chart: Catalog + Query + options → ChartData. Stateless; texts are translated when it is made.
class Chart
{
public:
    virtual ~Chart() = default;
    [[nodiscard]] virtual QString id() const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual std::vector<ChartOption> options() const = 0;
    /// What an open option may be in that catalog, the usual one first.
    [[nodiscard]] virtual std::vector<ChartChoice> choices(const QString& option, const Table& offers) const;

    /// Rows: what the query's filter holds for, in any order. Fails on options that the chart does not have.
    [[nodiscard]] Result<ChartData> make(const TablePtr& offers, const Rows& rows, const Query& query,
        const FilterNode& filter, const ChartOptions& options) const;

private:
    /// Fills the body, and the frame where it differs from what `make` has set.
    [[nodiscard]] virtual Result<void> build(ChartData& data, const ChartInput& input) const = 0;
};

} // namespace atlas
