// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace atlas {

/// A column of codes 0 … cardinality-1 into an entity table or dictionary, stored in the narrowest of 8, 16 or 32
/// bits. The code `cardinality` means unknown, so a look-up table with cardinality + 1 entries serves every row
/// without a branch.
class CodeColumn
{
public:
    CodeColumn() = default;
    explicit CodeColumn(std::size_t cardinality)
        : m_cardinality(static_cast<std::uint32_t>(cardinality))
    {
        if (cardinality <= 0xFF)
            m_codes = std::vector<std::uint8_t>();
        else if (cardinality <= 0xFFFF)
            m_codes = std::vector<std::uint16_t>();
        else
            m_codes = std::vector<std::uint32_t>();
    }

    [[nodiscard]] std::uint32_t unknown() const { return m_cardinality; }
    [[nodiscard]] std::size_t cardinality() const { return m_cardinality; }
    [[nodiscard]] std::size_t size() const
    {
        return std::visit([](const auto& codes) { return codes.size(); }, m_codes);
    }
    void reserve(std::size_t rows)
    {
        std::visit([rows](auto& codes) { codes.reserve(rows); }, m_codes);
    }
    void append(std::uint32_t code)
    {
        // Loading calls this for every cell: tests that are inlined instead of std::visit's table of functions.
        assert(code <= m_cardinality);
        if (auto* const bytes = std::get_if<0>(&m_codes))
            bytes->push_back(static_cast<std::uint8_t>(code));
        else if (auto* const words = std::get_if<1>(&m_codes))
            words->push_back(static_cast<std::uint16_t>(code));
        else
            std::get<2>(m_codes).push_back(code);
    }
    /// Adds all codes of a column of the same cardinality.
    void append(const CodeColumn& more)
    {
        assert(more.m_cardinality == m_cardinality);
        std::visit(
            [&more](auto& codes) {
                const auto& added = std::get<std::decay_t<decltype(codes)>>(more.m_codes);
                codes.insert(codes.end(), added.begin(), added.end());
            },
            m_codes);
    }
    void set(std::size_t row, std::uint32_t code)
    {
        assert(code <= m_cardinality);
        std::visit(
            [row, code](
                auto& codes) { codes[row] = static_cast<typename std::decay_t<decltype(codes)>::value_type>(code); },
            m_codes);
    }
    [[nodiscard]] std::uint32_t operator[](std::size_t row) const
    {
        return std::visit([row](const auto& codes) { return static_cast<std::uint32_t>(codes[row]); }, m_codes);
    }
    /// Calls `f` with a span of the stored type: one dispatch for a whole scan.
    template <class F> decltype(auto) visit(F&& f) const
    {
        return std::visit(
            [&f](const auto& codes) -> decltype(auto) {
                return f(std::span<const typename std::decay_t<decltype(codes)>::value_type>(codes));
            },
            m_codes);
    }
    void shrinkToFit()
    {
        std::visit([](auto& codes) { codes.shrink_to_fit(); }, m_codes);
    }
    [[nodiscard]] std::size_t heapBytes() const
    {
        return std::visit(
            [](const auto& codes) {
                return codes.capacity() * sizeof(typename std::decay_t<decltype(codes)>::value_type);
            },
            m_codes);
    }

private:
    std::uint32_t m_cardinality = 0;
    std::variant<std::vector<std::uint8_t>, std::vector<std::uint16_t>, std::vector<std::uint32_t>> m_codes;
};

/// A column of non-negative amounts in micro-units of some currency; unknown is a state of its own. Stored in 32 bits
/// until the first amount that needs more.
class MoneyColumn
{
public:
    static constexpr std::int64_t Unknown = -1;

    [[nodiscard]] std::size_t size() const { return m_wide.empty() ? m_narrow.size() : m_wide.size(); }
    void reserve(std::size_t rows) { m_narrow.reserve(rows); }
    void append(std::int64_t micro)
    {
        if (m_wide.empty() && micro < std::int64_t{NarrowUnknown}) {
            m_narrow.push_back(micro < 0 ? NarrowUnknown : static_cast<std::uint32_t>(micro));
            return;
        }
        if (m_wide.empty())
            widen();
        m_wide.push_back(micro < 0 ? Unknown : micro);
    }
    void append(const MoneyColumn& more)
    {
        if (m_wide.empty() && more.m_wide.empty()) {
            m_narrow.insert(m_narrow.end(), more.m_narrow.begin(), more.m_narrow.end());
            return;
        }
        for (std::size_t row = 0; row < more.size(); ++row)
            append(more[row]);
    }
    void set(std::size_t row, std::int64_t micro)
    {
        if (m_wide.empty() && micro >= std::int64_t{NarrowUnknown})
            widen();
        if (m_wide.empty())
            m_narrow[row] = micro < 0 ? NarrowUnknown : static_cast<std::uint32_t>(micro);
        else
            m_wide[row] = micro < 0 ? Unknown : micro;
    }
    [[nodiscard]] std::int64_t operator[](std::size_t row) const
    {
        if (!m_wide.empty())
            return m_wide[row];
        return m_narrow[row] == NarrowUnknown ? Unknown : std::int64_t{m_narrow[row]};
    }
    void shrinkToFit()
    {
        m_narrow.shrink_to_fit();
        m_wide.shrink_to_fit();
    }
    [[nodiscard]] std::size_t heapBytes() const
    {
        return m_narrow.capacity() * sizeof(std::uint32_t) + m_wide.capacity() * sizeof(std::int64_t);
    }

private:
    static constexpr std::uint32_t NarrowUnknown = 0xFFFFFFFF;
    void widen()
    {
        m_wide.reserve(m_narrow.capacity());
        for (const std::uint32_t value : m_narrow)
            m_wide.push_back(value == NarrowUnknown ? Unknown : std::int64_t{value});
        m_narrow = {};
    }
    std::vector<std::uint32_t> m_narrow;
    std::vector<std::int64_t> m_wide;
};

} // namespace atlas
