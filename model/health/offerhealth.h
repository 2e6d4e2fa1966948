// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "health/healthrules.h"

#include <QDate>
#include <QString>
#include <vector>

namespace atlas {

struct Catalog;
class OfferPrices;

/// What the rules found in the offers of a catalog, computed once. One entry an offer.
class OfferHealth
{
public:
    /// Prices of the same catalog; ages are counted to `today`.
    OfferHealth(const Catalog& catalog, const OfferPrices& prices, QDate today);

    [[nodiscard]] HealthMarks marks(std::size_t offer) const { return m_marks[offer]; }
    [[nodiscard]] bool has(std::size_t offer, HealthRule rule) const { return (m_marks[offer] & markOf(rule)) != 0; }
    [[nodiscard]] bool isDoubtful(std::size_t offer) const { return (m_marks[offer] & DoubtMarks) != 0; }
    [[nodiscard]] std::size_t size() const { return m_marks.size(); }
    [[nodiscard]] std::size_t heapBytes() const { return m_marks.capacity() * sizeof(HealthMarks); }

private:
    std::vector<HealthMarks> m_marks;
};

/// The size in GiB that the instance type's name gives to its GPU where it contradicts the stated one; NaN: none does.
[[nodiscard]] double memoryInName(const Catalog& catalog, std::size_t hardware);

} // namespace atlas
