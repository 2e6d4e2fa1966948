// SPDX-License-Identifier: GPL-3.0-or-later
#include "health/offergroups.h"

namespace atlas {

OfferGroups::OfferGroups(std::span<const std::uint32_t> group, std::size_t groups)
    : m_starts(groups + 1)
{
    std::size_t grouped = 0;
    for (const std::uint32_t number : group)
        if (number != None) {
            ++m_starts[number + 1];
            ++grouped;
        }
    for (std::size_t number = 0; number < groups; ++number)
        m_starts[number + 1] += m_starts[number];
    m_rows.resize(grouped);
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::size_t row = 0; row < group.size(); ++row)
        if (group[row] != None)
            m_rows[next[group[row]]++] = static_cast<std::uint32_t>(row);
}

} // namespace atlas
