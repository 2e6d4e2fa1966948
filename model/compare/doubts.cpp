// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/doubts.h"

#include "catalog/catalog.h"
#include "cost/offerprices.h"
#include "health/offerhealth.h"

#include <cmath>

namespace atlas {

namespace {

constexpr HealthMarks MemoryDoubts
    = markOf(HealthRule::MemoryName) | markOf(HealthRule::MemoryTotal) | markOf(HealthRule::MemorySize);
constexpr HealthMarks SavingDoubts = markOf(HealthRule::MixedAge);
// Whatever else is doubted, a rule of tomorrow included, concerns what the offer costs.
constexpr HealthMarks PriceDoubts = DoubtMarks & ~(MemoryDoubts | SavingDoubts);

HealthMarks doubtsThatConcern(const Column& column)
{
    const QLatin1StringView key(column.key);
    if (key == QLatin1StringView("flags"))
        return DoubtMarks;
    if (key == QLatin1StringView("gpu_memory_gib") || key == QLatin1StringView("gpu_memory_total_gib"))
        return MemoryDoubts;
    if (key == QLatin1StringView("price_per_gib_hour"))
        return PriceDoubts | MemoryDoubts;
    if (key == QLatin1StringView("spot_saving_percent"))
        return PriceDoubts | SavingDoubts;
    const bool price = column.kind == ColumnKind::Number
        && (column.unit == Unit::MoneyPerHour || key == QLatin1StringView("original_price"));
    return price ? PriceDoubts : 0;
}

/// The marks of the offer that the GPU's lowest price is from; of several, what all have in common.
HealthMarks marksOfLowest(const TableContext& context, std::uint32_t gpu)
{
    const Catalog& catalog = *context.catalog;
    const std::vector<std::uint32_t>& gpus = catalog.hardware.codes("gpu");
    double lowest = std::nan("");
    HealthMarks marks = 0;
    for (std::size_t offer = 0; offer < catalog.offers.size(); ++offer) {
        const double price = context.prices->perGpuHour()[offer];
        if (gpus[catalog.offers.hardware[offer]] != gpu || std::isnan(price) || context.prices->isFree(offer)
            || price > lowest)
            continue;
        marks = price == lowest ? marks & context.health->marks(offer) : context.health->marks(offer);
        lowest = price;
    }
    return marks;
}

}

QStringList doubtsAbout(const Table& table, const Column& column, std::uint32_t row)
{
    const TableContext& context = table.context();
    if (!context.health)
        return {};
    HealthMarks marks = 0;
    if (table.name() == QLatin1StringView("offers"))
        marks = context.health->marks(row) & doubtsThatConcern(column);
    else if (QLatin1StringView(column.key) == QLatin1StringView("lowest_price_per_gpu_hour"))
        marks = marksOfLowest(context, row) & PriceDoubts;
    QStringList texts;
    for (std::size_t rule = 0; rule < DoubtCount; ++rule)
        if ((marks & markOf(static_cast<HealthRule>(rule))) != 0)
            texts << vocabularyText(healthRuleId(static_cast<HealthRule>(rule)));
    return texts;
}

} // namespace atlas
