// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "health/healthrules.h"

#include <QDate>
#include <vector>

namespace atlas {

struct Catalog;
class OfferPrices;

/// What the rules read and where they leave their marks; one entry an offer.
struct HealthWork
{
    const Catalog& catalog;
    const OfferPrices& prices;
    QDate today;
    std::vector<HealthMarks>& marks;

    void mark(std::size_t offer, HealthRule rule) const { marks[offer] |= markOf(rule); }
};

// The rules, one file for each kind of evidence.
void markByHardware(const HealthWork& work); ///< memory, parts of GPUs, accelerators
void markByReading(const HealthWork& work); ///< no price, free, age, region, currencies, spot, disagreement
void markByNeighbours(const HealthWork& work); ///< same price, node, market, host, spelling

} // namespace atlas
