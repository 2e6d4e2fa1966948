// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/gpuprices.h"

#include "catalog/catalog.h"
#include "cost/median.h"
#include "cost/offerprices.h"
#include "health/offerhealth.h"

#include <algorithm>
#include <cmath>

namespace atlas {

GpuPrices::GpuPrices(std::shared_ptr<const Catalog> catalog, std::shared_ptr<const OfferPrices> prices,
    std::shared_ptr<const OfferHealth> health)
    : m_catalog(std::move(catalog))
    , m_prices(std::move(prices))
    , m_health(std::move(health))
{
}

std::size_t GpuPrices::gpu(std::size_t offer) const
{
    const std::vector<std::uint32_t>& gpus = m_catalog->hardware.codes("gpu");
    const std::uint32_t hardware = m_catalog->offers.hardware[offer];
    return hardware < gpus.size() ? gpus[hardware] : m_catalog->gpus.size();
}

bool GpuPrices::counts(std::size_t offer) const
{
    return m_prices->perGpuHour()[offer] > 0 && !m_prices->isFree(offer) && !(m_health && m_health->isDoubtful(offer));
}

namespace {

std::uint8_t placeOf(double price, const GpuPrices::Range& range)
{
    if (!(price > 0) || range.offers < 2 || !(range.highest > range.lowest))
        return GpuPrices::Nowhere;
    const double share = std::log(price / range.lowest) / std::log(range.highest / range.lowest);
    return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0, 1.0) * GpuPrices::Steps));
}

}

void GpuPrices::make() const
{
    std::call_once(m_once, [this] {
        const std::size_t gpus = m_catalog->gpus.size() + 1, offers = m_catalog->offers.size();
        const std::vector<std::uint32_t>& ofHardware = m_catalog->hardware.codes("gpu");
        std::vector<std::vector<double>> prices(gpus);
        std::vector<std::uint32_t> gpuOf(offers);
        for (std::size_t offer = 0; offer < offers; ++offer) {
            const std::uint32_t hardware = m_catalog->offers.hardware[offer];
            gpuOf[offer] = hardware < ofHardware.size() ? ofHardware[hardware] : static_cast<std::uint32_t>(gpus - 1);
            if (gpuOf[offer] + 1 < gpus && counts(offer))
                prices[gpuOf[offer]].push_back(m_prices->perGpuHour()[offer]);
        }
        m_ranges.resize(gpus);
        m_medians.assign(gpus, Nowhere);
        for (std::size_t gpu = 0; gpu < gpus; ++gpu) {
            if (prices[gpu].empty())
                continue;
            const auto [least, most] = std::minmax_element(prices[gpu].begin(), prices[gpu].end());
            Range& range = m_ranges[gpu];
            range.lowest = *least;
            range.highest = *most;
            range.offers = prices[gpu].size();
            range.median = median(prices[gpu]);
            m_medians[gpu] = placeOf(range.median, range);
        }
        m_places.resize(offers);
        for (std::size_t offer = 0; offer < offers; ++offer)
            m_places[offer] = placeOf(m_prices->perGpuHour()[offer], m_ranges[gpuOf[offer]]);
    });
}

const GpuPrices::Range& GpuPrices::range(std::size_t offer) const
{
    make();
    return m_ranges[gpu(offer)];
}

GpuPrices::Place GpuPrices::place(std::size_t offer) const
{
    make();
    return {m_places[offer], m_places[offer] == Nowhere ? Nowhere : m_medians[gpu(offer)]};
}

bool GpuPrices::isLowest(std::size_t offer) const
{
    const Range& all = range(offer);
    return all.offers > 1 && counts(offer) && m_prices->perGpuHour()[offer] == all.lowest;
}

} // namespace atlas
