// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace atlas {

/// Rows sorted into groups of small numbers, in the order of the rows within a group.
class OfferGroups
{
public:
    static constexpr std::uint32_t None = 0xFFFFFFFF;

    /// `group` of each row, below `groups` or None.
    OfferGroups(std::span<const std::uint32_t> group, std::size_t groups);

    [[nodiscard]] std::size_t size() const { return m_starts.size() - 1; }
    [[nodiscard]] std::span<const std::uint32_t> rows(std::size_t group) const
    {
        return std::span(m_rows).subspan(m_starts[group], m_starts[group + 1] - m_starts[group]);
    }

private:
    std::vector<std::uint32_t> m_starts, m_rows;
};

} // namespace atlas
