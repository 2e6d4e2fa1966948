// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/rates.h"

#include "catalog/catalog.h"

#include <algorithm>
#include <cmath>

namespace atlas {

Rates::Rates(const Catalog& catalog)
{
    const EntityTable& table = catalog.exchangeRates;
    const auto& dates = table.numbers("date");
    const auto& bases = table.texts("base");
    const auto& quotes = table.texts("quote");
    const auto& values = table.numbers("rate");
    const auto& sources = table.codes("source");
    const auto& sourceIds = catalog.sources.texts("source");
    for (std::size_t row = 0; row < table.size(); ++row) {
        if (!(values[row] > 0) || !std::isfinite(values[row]) || std::isnan(dates[row]))
            continue;
        if (m_base.isEmpty())
            m_base = bases[row];
        if (bases[row] != m_base)
            continue;
        const auto date = static_cast<DateNumber>(dates[row]);
        Entry& entry = m_perBase[quotes[row]];
        if (date >= entry.date)
            entry = {values[row], date, sources[row] < sourceIds.size() ? sourceIds[sources[row]] : QString()};
    }
}

std::optional<Rates::Rate> Rates::rate(const QString& from, const QString& to) const
{
    if (from == to)
        return Rate{};
    const auto perBase = [this](const QString& currency) -> std::optional<Entry> {
        if (currency == m_base)
            return Entry{};
        const auto found = m_perBase.find(currency);
        return found == m_perBase.end() ? std::nullopt : std::optional(found->second);
    };
    const auto source = perBase(from), target = perBase(to);
    if (m_base.isEmpty() || !source || !target)
        return {};
    Rate rate;
    rate.factor = target->perBase / source->perBase;
    const bool useSource = target->date == 0 || (source->date != 0 && source->date < target->date);
    rate.date = useSource ? source->date : target->date;
    rate.source = useSource ? source->source : target->source;
    return rate;
}

QStringList Rates::currencies() const
{
    QStringList all;
    for (const auto& [currency, entry] : m_perBase)
        all.append(currency);
    if (!m_base.isEmpty() && !all.contains(m_base))
        all.append(m_base);
    all.sort();
    return all;
}

} // namespace atlas
