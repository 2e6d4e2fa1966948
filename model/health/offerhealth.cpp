// SPDX-License-Identifier: GPL-3.0-or-later
#include "health/offerhealth.h"

#include "catalog/catalog.h"
#include "health/healthmarks.h"

namespace atlas {

OfferHealth::OfferHealth(const Catalog& catalog, const OfferPrices& prices, QDate today)
    : m_marks(catalog.offers.size())
{
    const HealthWork work{catalog, prices, today, m_marks};
    markByHardware(work);
    markByReading(work);
    markByNeighbours(work);
}

} // namespace atlas
