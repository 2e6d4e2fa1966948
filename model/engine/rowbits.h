// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace atlas {

/// A set of rows, one bit each. Bits behind the last row are always 0.
class RowBits
{
public:
    RowBits() = default;
    explicit RowBits(std::size_t rows, bool filled = false)
        : m_rows(rows)
        , m_words((rows + 63) / 64, filled ? ~std::uint64_t{0} : 0)
    {
        trim();
    }

    [[nodiscard]] std::size_t rows() const { return m_rows; }
    [[nodiscard]] std::vector<std::uint64_t>& words() { return m_words; }
    [[nodiscard]] const std::vector<std::uint64_t>& words() const { return m_words; }
    [[nodiscard]] bool test(std::size_t row) const { return (m_words[row / 64] >> (row % 64) & 1) != 0; }
    void set(std::size_t row) { m_words[row / 64] |= std::uint64_t{1} << (row % 64); }
    [[nodiscard]] std::size_t count() const
    {
        // Added up in parts of a word, which every processor does several words at a time; std::popcount is a call a
        // word where the processor is not known to have the instruction.
        std::uint64_t sum = 0;
        for (std::uint64_t word : m_words) {
            word -= word >> 1 & 0x5555555555555555;
            word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
            word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F;
            word += word >> 8;
            word += word >> 16;
            word += word >> 32;
            sum += word & 0x7F;
        }
        return sum;
    }
    [[nodiscard]] bool any() const
    {
        for (const std::uint64_t word : m_words)
            if (word != 0)
                return true;
        return false;
    }

    RowBits& operator&=(const RowBits& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    RowBits& operator|=(const RowBits& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    /// Removes the rows of `other`.
    RowBits& operator-=(const RowBits& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= ~other.m_words[i];
        return *this;
    }
    void invert()
    {
        for (std::uint64_t& word : m_words)
            word = ~word;
        trim();
    }

private:
    void trim()
    {
        if (m_rows % 64 != 0)
            m_words.back() &= (std::uint64_t{1} << (m_rows % 64)) - 1;
    }
    std::size_t m_rows = 0;
    std::vector<std::uint64_t> m_words;
};

/// Three-valued truth of a filter over all rows: a row in neither set is false. The sets are disjoint.
struct Truth
{
    RowBits yes;
    RowBits unknown; ///< without rows (not: without bits) when nothing is unknown
    [[nodiscard]] bool hasUnknown() const { return unknown.rows() != 0; }
};

} // namespace atlas
