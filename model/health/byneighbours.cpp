// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "cost/offerprices.h"
#include "health/healthmarks.h"
#include "health/market.h"
#include "health/offergroups.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>
#include <unordered_map>

namespace atlas {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

double at(const std::vector<double>& values, std::size_t place)
{
    return place < values.size() ? values[place] : Nan;
}

/// Numbers for what is the same in provider, GPU and perhaps more; small and without gaps.
class Numbering
{
public:
    std::uint32_t of(std::uint64_t key)
    {
        const auto added = m_numbers.emplace(key, static_cast<std::uint32_t>(m_numbers.size()));
        return added.first->second;
    }
    [[nodiscard]] std::size_t size() const { return m_numbers.size(); }

private:
    std::unordered_map<std::uint64_t, std::uint32_t> m_numbers;
};

/// Provider and GPU of each hardware row, as one number.
struct Makes
{
    std::vector<std::uint32_t> ofHardware;
    std::size_t count = 0;
};

Makes makesOf(const Catalog& catalog)
{
    const std::vector<std::uint32_t>& types = catalog.hardware.codes("instance_type");
    const std::vector<std::uint32_t>& gpus = catalog.hardware.codes("gpu");
    const std::vector<std::uint32_t>& providers = catalog.instanceTypes.codes("provider");
    Numbering numbers;
    Makes makes;
    makes.ofHardware.assign(catalog.hardware.size() + 1, OfferGroups::None);
    for (std::size_t hardware = 0; hardware < types.size(); ++hardware)
        if (types[hardware] < providers.size() && gpus[hardware] < catalog.gpus.size())
            makes.ofHardware[hardware] = numbers.of((std::uint64_t{providers[types[hardware]]} << 32) | gpus[hardware]);
    makes.count = numbers.size();
    return makes;
}

bool isPriced(const HealthWork& work, std::size_t offer)
{
    return work.prices.perGpuHour()[offer] > 0;
}

/// Offers of one provider, GPU, region and purchase model, with and without a price.
OfferGroups localGroups(const HealthWork& work, const Makes& makes)
{
    const OfferColumns& offers = work.catalog.offers;
    const std::size_t regions = offers.region.cardinality() + 1, models = PurchaseModels.size() + 1;
    std::vector<std::uint32_t> group(offers.size(), OfferGroups::None);
    // Most of the possible combinations do not exist: they get numbers as they come.
    std::vector<std::uint32_t> numbers(makes.count * regions * models, OfferGroups::None);
    std::uint32_t count = 0;
    for (std::size_t offer = 0; offer < offers.size(); ++offer) {
        const std::uint32_t make = makes.ofHardware[offers.hardware[offer]];
        if (make == OfferGroups::None)
            continue;
        std::uint32_t& number = numbers[(make * regions + offers.region[offer]) * models + offers.purchaseModel[offer]];
        if (number == OfferGroups::None)
            number = count++;
        group[offer] = number;
    }
    return {group, count};
}

void markSamePrices(const HealthWork& work, std::span<const std::uint32_t> offers, const std::vector<double>& counts)
{
    const OfferColumns& columns = work.catalog.offers;
    std::vector<std::tuple<std::int64_t, double, std::uint32_t>> byPrice;
    for (const std::uint32_t offer : offers)
        if (isPriced(work, offer))
            byPrice.emplace_back(columns.current.price[offer], at(counts, columns.hardware[offer]), offer);
    std::sort(byPrice.begin(), byPrice.end());
    for (std::size_t first = 0, end = 0; first < byPrice.size(); first = end) {
        const std::int64_t price = std::get<0>(byPrice[first]);
        for (end = first + 1; end < byPrice.size() && std::get<0>(byPrice[end]) == price;)
            ++end;
        if (std::get<1>(byPrice[first]) == std::get<1>(byPrice[end - 1]))
            continue;
        for (std::size_t place = first; place < end; ++place)
            work.mark(std::get<2>(byPrice[place]), HealthRule::SamePrice);
    }
}

void markNode(const HealthWork& work, std::span<const std::uint32_t> offers, const std::vector<double>& counts)
{
    double fewest = std::numeric_limits<double>::infinity();
    for (const std::uint32_t offer : offers)
        if (const double count = at(counts, work.catalog.offers.hardware[offer]); count > 0)
            fewest = std::min(fewest, count);
    if (!(fewest > 1))
        return;
    for (const std::uint32_t offer : offers)
        if (isPriced(work, offer) && at(counts, work.catalog.offers.hardware[offer]) > 1)
            work.mark(offer, HealthRule::Bundle);
}

void markLocally(const HealthWork& work, const Makes& makes)
{
    const std::vector<double>& counts = work.catalog.hardware.numbers("gpu_count");
    const OfferGroups groups = localGroups(work, makes);
    for (std::size_t group = 0; group < groups.size(); ++group) {
        if (groups.rows(group).size() > 1)
            markSamePrices(work, groups.rows(group), counts);
        markNode(work, groups.rows(group), counts);
    }
}

bool isHyperscaler(const Catalog& catalog, std::size_t hardware)
{
    const std::size_t type = catalog.hardware.codes("instance_type")[hardware];
    const std::size_t provider = catalog.instanceTypes.codes("provider")[type];
    const std::vector<QString>& kinds = catalog.providers.texts("provider_kind");
    return provider < kinds.size() && kinds[provider] == QLatin1String("hyperscaler");
}

/// Hyperscalers sell accelerators apart from their hosts: a row of theirs without processors and memory that undercuts
/// every whole machine of its kind is a part, not a bargain. Others just do not state what the machine has.
void markHostless(const HealthWork& work, const Makes& makes)
{
    const OfferColumns& offers = work.catalog.offers;
    const std::vector<double>&vcpus = work.catalog.hardware.numbers("vcpus"),
          &memory = work.catalog.hardware.numbers("memory_gib");
    const std::size_t models = PurchaseModels.size() + 1;
    std::vector<double> lowestWhole(makes.count * models, std::numeric_limits<double>::infinity());
    const auto place = [&](std::size_t offer) {
        return makes.ofHardware[offers.hardware[offer]] * models + offers.purchaseModel[offer];
    };
    const auto isWhole = [&](std::size_t offer) {
        const std::uint32_t hardware = offers.hardware[offer];
        return at(vcpus, hardware) > 0 || at(memory, hardware) > 0;
    };
    const auto counts = [&](std::size_t offer) {
        return makes.ofHardware[offers.hardware[offer]] != OfferGroups::None && isPriced(work, offer)
            && !work.prices.isFree(offer);
    };
    for (std::size_t offer = 0; offer < offers.size(); ++offer)
        if (counts(offer) && isWhole(offer))
            lowestWhole[place(offer)] = std::min(lowestWhole[place(offer)], work.prices.perGpuHour()[offer]);
    for (std::size_t offer = 0; offer < offers.size(); ++offer)
        if (counts(offer) && !isWhole(offer) && isHyperscaler(work.catalog, offers.hardware[offer])
            && std::isfinite(lowestWhole[place(offer)]) && work.prices.perGpuHour()[offer] < lowestWhole[place(offer)])
            work.mark(offer, HealthRule::NoHost);
}

void markOutliers(const HealthWork& work)
{
    const Market market(work.catalog, work.prices);
    for (std::size_t offer = 0; offer < work.marks.size(); ++offer)
        if (market.isOutlier(offer))
            work.mark(offer, HealthRule::PriceOutlier);
}

/// Instance types of one provider that differ in case, blanks and dashes alone, as numbers; None: no other is like it.
std::vector<std::uint32_t> alikeTypes(const Catalog& catalog)
{
    const std::vector<QString>& names = catalog.instanceTypes.texts("instance_type");
    const std::vector<std::uint32_t>& providers = catalog.instanceTypes.codes("provider");
    std::map<std::pair<std::uint32_t, QString>, std::vector<std::size_t>> alike;
    for (std::size_t type = 0; type < names.size(); ++type) {
        QString folded;
        for (const QChar c : names[type])
            if (c != u' ' && c != u'-' && c != u'_')
                folded += c.toCaseFolded();
        alike[{providers[type], folded}].push_back(type);
    }
    std::vector<std::uint32_t> numbers(names.size() + 1, OfferGroups::None);
    std::uint32_t number = 0;
    for (const auto& [name, types] : alike) {
        if (types.size() > 1)
            for (const std::size_t type : types)
                numbers[type] = number;
        ++number;
    }
    return numbers;
}

void markSpellings(const HealthWork& work)
{
    const OfferColumns& offers = work.catalog.offers;
    const std::vector<std::uint32_t>& types = work.catalog.hardware.codes("instance_type");
    const std::vector<std::uint32_t> alike = alikeTypes(work.catalog);
    if (std::all_of(alike.begin(), alike.end(), [](std::uint32_t number) { return number == OfferGroups::None; }))
        return;
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> same;
    for (std::size_t offer = 0; offer < offers.size(); ++offer) {
        const std::uint32_t hardware = offers.hardware[offer];
        if (hardware < types.size() && alike[types[hardware]] != OfferGroups::None)
            same[{alike[types[hardware]], offers.region[offer], offers.purchaseModel[offer], offers.variant[offer]}]
                .push_back(static_cast<std::uint32_t>(offer));
    }
    for (const auto& [identity, twins] : same)
        if (twins.size() > 1)
            for (const std::uint32_t offer : twins)
                work.mark(offer, HealthRule::Duplicate);
}

}

void markByNeighbours(const HealthWork& work)
{
    const Makes makes = makesOf(work.catalog);
    markLocally(work, makes);
    markHostless(work, makes);
    markOutliers(work);
    markSpellings(work);
}

} // namespace atlas
