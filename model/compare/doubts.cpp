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

}

QStringList doubtsAbout(const Table& table, const Column& column, std::uint32_t row)
{
    const TableContext& context = table.context();
    // The figures of GPUs are datasheets', or of offers that nothing doubts.
    if (!context.health || table.name() != QLatin1StringView("offers"))
        return {};
    const HealthMarks marks = context.health->marks(row) & doubtsThatConcern(column);
    QStringList texts;
    for (std::size_t rule = 0; rule < DoubtCount; ++rule)
        if ((marks & markOf(static_cast<HealthRule>(rule))) != 0)
            texts << vocabularyText(healthRuleId(static_cast<HealthRule>(rule)));
    return texts;
}

} // namespace atlas
