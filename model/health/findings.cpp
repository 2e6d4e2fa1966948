// SPDX-License-Identifier: GPL-3.0-or-later
#include "health/findings.h"

#include "catalog/catalog.h"
#include "cost/offerprices.h"
#include "health/market.h"
#include "health/offerhealth.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace atlas {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Health", text);
}

QString figure(double value)
{
    return QString::number(value, 'g', 6);
}

/// Puts findings into words; what needs all offers is computed once, when it is first asked for.
class Messages
{
public:
    explicit Messages(const TableContext& context)
        : m_context(context)
        , m_catalog(*context.catalog)
        , m_prices(*context.prices)
    {
    }

    QString of(HealthRule rule, std::uint32_t offer)
    {
        switch (rule) {
        case HealthRule::Conflict:
            return conflict(offer);
        case HealthRule::MixedAge:
            return say(QT_TRANSLATE_NOOP("Health",
                "The spot and the on-demand price are more than 180 days apart, or one of them has no date."));
        case HealthRule::MemoryName:
        case HealthRule::MemoryTotal:
        case HealthRule::MemorySize:
            return memory(rule, offer);
        case HealthRule::SpotAboveOnDemand:
            return say(QT_TRANSLATE_NOOP("Health", "The saving against on-demand is %1 %."))
                .arg(figure(m_prices.spotSavingPercent()[offer]));
        case HealthRule::SamePrice:
            return say(QT_TRANSLATE_NOOP("Health", "%1 an hour for %2 GPUs, and the same for another number of them."))
                .arg(money(m_prices.perHour()[offer]), count(offer));
        case HealthRule::Duplicate:
            return say(QT_TRANSLATE_NOOP(
                "Health", "Another offer has the same name but for case, blanks and dashes, in the same region."));
        case HealthRule::PriceOutlier:
            return outlier(offer);
        case HealthRule::NoHost:
            return say(QT_TRANSLATE_NOOP("Health",
                "Neither processors nor memory are stated, and the price is below that of every whole machine."));
        default:
            return remark(rule, offer);
        }
    }

private:
    QString remark(HealthRule rule, std::uint32_t offer) const
    {
        const ReadingColumns& current = m_catalog.offers.current;
        switch (rule) {
        case HealthRule::NoPrice:
            return current.price[offer] < 0 ? say(QT_TRANSLATE_NOOP("Health", "No price is known."))
                                            : say(QT_TRANSLATE_NOOP("Health", "There is no exchange rate from %1."))
                                                  .arg(m_catalog.currencies[current.currency[offer]]);
        case HealthRule::ZeroPrice:
            return say(QT_TRANSLATE_NOOP("Health", "The source says that it costs nothing."));
        case HealthRule::NoRegion:
            return say(QT_TRANSLATE_NOOP("Health", "The provider names regions for other offers, for this one none."));
        case HealthRule::UnknownGpu:
            return say(QT_TRANSLATE_NOOP("Health", "No figure of “%1” is known.")).arg(gpuName(offer));
        case HealthRule::FractionalGpu:
            return say(QT_TRANSLATE_NOOP("Health", "%1 of a GPU.")).arg(count(offer));
        case HealthRule::NotGpu:
            return say(QT_TRANSLATE_NOOP("Health", "%1 is no GPU.")).arg(gpuName(offer));
        case HealthRule::Stale:
            return say(QT_TRANSLATE_NOOP("Health", "Read on %1, more than %2 days ago."))
                .arg(dateToText(m_catalog.dates[current.observedOn[offer]]))
                .arg(StaleDays);
        case HealthRule::Undated:
            return say(QT_TRANSLATE_NOOP("Health", "The source gives no date."));
        case HealthRule::Bundle:
            return say(QT_TRANSLATE_NOOP("Health", "A node of %1 GPUs; the provider has no smaller one there."))
                .arg(count(offer));
        case HealthRule::MixedCurrency:
            return say(QT_TRANSLATE_NOOP("Health", "In %1; most offers of the provider are in another currency."))
                .arg(m_catalog.currencies[current.currency[offer]]);
        default:
            return healthRuleTitle(rule);
        }
    }

    QString money(double amount) const { return figure(amount) + u' ' + m_context.currency; }

    double hardwareNumber(const char* key, std::uint32_t offer) const
    {
        const std::vector<double>& values = m_catalog.hardware.numbers(key);
        const std::uint32_t hardware = m_catalog.offers.hardware[offer];
        return hardware < values.size() ? values[hardware] : std::numeric_limits<double>::quiet_NaN();
    }

    std::size_t gpu(std::uint32_t offer) const
    {
        const std::uint32_t hardware = m_catalog.offers.hardware[offer];
        const std::vector<std::uint32_t>& gpus = m_catalog.hardware.codes("gpu");
        return hardware < gpus.size() ? gpus[hardware] : m_catalog.gpus.size();
    }

    QString gpuName(std::uint32_t offer) const
    {
        const std::size_t row = gpu(offer);
        if (row >= m_catalog.gpus.size())
            return say(QT_TRANSLATE_NOOP("Health", "the unnamed GPU"));
        const QString& name = m_catalog.gpus.texts("gpu_name")[row];
        return name.isEmpty() ? m_catalog.gpus.texts("gpu")[row] : name;
    }

    QString count(std::uint32_t offer) const { return figure(hardwareNumber("gpu_count", offer)); }

    QString memory(HealthRule rule, std::uint32_t offer) const
    {
        const QString stated = figure(hardwareNumber("gpu_memory_gib", offer));
        if (rule == HealthRule::MemoryName)
            return say(QT_TRANSLATE_NOOP("Health", "The name says %1 GiB for one GPU, the row %2 GiB."))
                .arg(figure(memoryInName(m_catalog, m_catalog.offers.hardware[offer])), stated);
        const QString nominal = figure(m_catalog.gpus.numbers("gpu_memory_gib")[gpu(offer)]);
        if (rule == HealthRule::MemoryTotal)
            return say(QT_TRANSLATE_NOOP("Health", "%1 GiB is the memory of all %2 GPUs; one has %3 GiB."))
                .arg(stated, count(offer), nominal);
        return say(QT_TRANSLATE_NOOP("Health", "%1 GiB for one GPU; its data sheet says %2 GiB.")).arg(stated, nominal);
    }

    QString outlier(std::uint32_t offer)
    {
        if (!m_market)
            m_market.emplace(m_catalog, m_prices);
        return say(QT_TRANSLATE_NOOP("Health",
                       "%1 per GPU-hour; the median over the providers of this GPU and purchase model is %2."))
            .arg(money(m_prices.perGpuHour()[offer]), money(m_market->median(offer)));
    }

    /// The reading that differs most from the current one.
    QString conflict(std::uint32_t offer) const
    {
        const EarlierColumns& earlier = m_catalog.earlier;
        const auto [first, last] = std::equal_range(earlier.offer.begin(), earlier.offer.end(), offer);
        const double now = m_prices.perHour()[offer];
        double other = now;
        for (auto place = first; place != last; ++place) {
            const auto reading = static_cast<std::size_t>(place - earlier.offer.begin());
            const double price = m_prices.convert(earlier.reading.price[reading], earlier.reading.currency[reading]);
            if (std::abs(price - now) > std::abs(other - now))
                other = price;
        }
        return say(QT_TRANSLATE_NOOP("Health", "Another reading says %1 an hour instead of %2."))
            .arg(money(other), money(now));
    }

    const TableContext& m_context;
    const Catalog& m_catalog;
    const OfferPrices& m_prices;
    std::optional<Market> m_market;
};

}

std::vector<Finding> findings(const TableContext& context)
{
    Messages messages(context);
    std::vector<Finding> found;
    for (std::size_t place = 0; place < HealthRuleCount; ++place) {
        const auto rule = static_cast<HealthRule>(place);
        for (std::uint32_t offer = 0; offer < context.health->size(); ++offer)
            if (context.health->has(offer, rule))
                found.push_back({rule, offer, messages.of(rule, offer)});
    }
    return found;
}

std::vector<Finding> findingsOf(const TableContext& context, std::uint32_t offer)
{
    Messages messages(context);
    std::vector<Finding> found;
    for (std::size_t place = 0; place < HealthRuleCount; ++place)
        if (const auto rule = static_cast<HealthRule>(place); context.health->has(offer, rule))
            found.push_back({rule, offer, messages.of(rule, offer)});
    return found;
}

std::array<std::size_t, HealthRuleCount> findingCounts(const TableContext& context)
{
    std::array<std::size_t, HealthRuleCount> counts{};
    for (std::size_t offer = 0; offer < context.health->size(); ++offer)
        for (std::size_t place = 0; place < HealthRuleCount; ++place)
            counts[place] += context.health->has(offer, static_cast<HealthRule>(place)) ? 1 : 0;
    return counts;
}

} // namespace atlas
