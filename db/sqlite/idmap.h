// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace atlas {

/// Row ids of a table → dense codes in the order of the ids. Ids of a catalog are dense, so a plain array serves them;
/// a file with huge ids gets a hash instead of a huge array.
class IdMap
{
public:
    IdMap() = default;
    /// The code of an id is its place in `ids`.
    explicit IdMap(const std::vector<std::int64_t>& ids)
        : m_size(static_cast<std::uint32_t>(ids.size()))
    {
        constexpr std::int64_t Slack = 4096;
        // A damaged file may break the order of its own index: the bounds are looked for, not believed.
        const auto [least, most] = std::minmax_element(ids.begin(), ids.end());
        const bool dense = ids.empty() || (*least >= 0 && *most < Slack + 4 * static_cast<std::int64_t>(ids.size()));
        if (dense)
            m_direct.assign(ids.empty() ? 0 : static_cast<std::size_t>(*most) + 1, m_size);
        for (std::uint32_t code = 0; code < m_size; ++code) {
            if (dense)
                m_direct[static_cast<std::size_t>(ids[code])] = code;
            else
                m_sparse.emplace(ids[code], code);
        }
    }

    [[nodiscard]] std::uint32_t size() const { return m_size; }
    /// The code, or `size()` for an id that no row has.
    [[nodiscard]] std::uint32_t operator[](std::int64_t id) const
    {
        if (static_cast<std::uint64_t>(id) < m_direct.size())
            return m_direct[static_cast<std::size_t>(id)];
        if (m_sparse.empty())
            return m_size;
        const auto found = m_sparse.find(id);
        return found == m_sparse.end() ? m_size : found->second;
    }

private:
    std::uint32_t m_size = 0;
    std::vector<std::uint32_t> m_direct; ///< by id; `m_size` where there is no row
    std::unordered_map<std::int64_t, std::uint32_t> m_sparse;
};

} // namespace atlas
