// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart.h"

#include <cstdint>
#include <span>
#include <vector>

namespace atlas {

/// Offers of one value of a column, with a figure each. Both are parts of what OfferGroups holds.
struct OfferGroup
{
    std::uint32_t code = View::Unknown; ///< entry of the column's dictionary; View::Unknown: unknown
    std::span<std::uint32_t> rows; ///< ascending
    std::span<double> values; ///< one a row
};

/// Offers sorted into the values of a text column, groups in the order of codes, unknown last.
class OfferGroups
{
public:
    OfferGroups(const Table& offers, int by, std::span<const std::uint32_t> rows, std::span<const double> values);

    [[nodiscard]] const std::vector<OfferGroup>& groups() const { return m_groups; }
    /// Value as filters spell it, null for unknown; name as people read it.
    [[nodiscard]] QString value(const OfferGroup& group) const;
    [[nodiscard]] QString label(const OfferGroup& group, const QLocale& locale) const;
    /// The filter narrowed to the group.
    [[nodiscard]] QString filter(const OfferGroup& group, const FilterNode& filter) const;
    /// Natural order of names, unknown last.
    [[nodiscard]] bool before(const OfferGroup& left, const OfferGroup& right) const;
    /// Row of the lowest (or highest) value; of equal ones that with the first key, so that no order of rows decides.
    [[nodiscard]] std::uint32_t bestRow(const OfferGroup& group, bool highest = false) const;

private:
    const Table& m_offers;
    int m_by;
    std::vector<std::uint32_t> m_rows;
    std::vector<double> m_values;
    std::vector<OfferGroup> m_groups;
};

/// Name of a column's value as people read it: of an id, the name beside it.
[[nodiscard]] QString entryLabel(const Table& offers, int column, std::uint32_t row, const QLocale& locale);
/// Title of that name's column.
[[nodiscard]] QString entryTitle(const Table& offers, const QString& key);

/// Labels that several items have are told apart by their values.
template <class Item> void distinguishLabels(std::vector<Item>& items)
{
    std::map<QString, int> uses;
    for (const Item& item : items)
        ++uses[item.label];
    for (Item& item : items)
        if (uses[item.label] > 1 && !item.value.isNull() && item.value != item.label)
            item.label += QStringLiteral(" (%1)").arg(item.value);
}

} // namespace atlas
