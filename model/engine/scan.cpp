// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scan.h"

#include "engine/countingsort.h"

#include <algorithm>
#include <array>

namespace atlas {

namespace {

/// ORs into each word the 64 bits that `bitOf(row)` gives.
template <class BitOf> void addWords(RowBits& rows, BitOf bitOf)
{
    std::vector<std::uint64_t>& words = rows.words();
    const std::size_t whole = rows.rows() / 64;
    for (std::size_t word = 0; word < whole; ++word) {
        std::uint64_t bits = 0;
        const std::size_t first = word * 64;
        for (std::size_t i = 0; i < 64; ++i)
            bits |= std::uint64_t{bitOf(first + i)} << i;
        words[word] |= bits;
    }
    for (std::size_t row = whole * 64; row < rows.rows(); ++row)
        words[whole] |= std::uint64_t{bitOf(row)} << (row % 64);
}

template <class Code> void addCodes(RowBits& rows, std::span<const Code> codes, const std::uint8_t* truth)
{
    const Code* code = codes.data();
    addWords(rows, [code, truth](std::size_t row) { return truth[code[row]]; });
}

/// Calls `f(bit)` for each bit that is set.
template <class F> void forEachBit(std::uint64_t bits, F f)
{
    if (bits == ~std::uint64_t{0}) {
        for (std::size_t bit = 0; bit < 64; ++bit)
            f(bit);
        return;
    }
    for (; bits != 0; bits &= bits - 1)
        f(static_cast<std::size_t>(std::countr_zero(bits)));
}

template <std::size_t Sets, class Code>
std::vector<std::uint32_t> counted(const RowBits& rows, std::span<const Code> codes, std::size_t entries)
{
    std::vector<std::uint32_t> counters(entries * Sets, 0);
    const Code* code = codes.data();
    std::uint32_t* counter = counters.data();
    for (const std::uint64_t word : rows.words()) {
        forEachBit(word, [=](std::size_t bit) { ++counter[std::size_t{code[bit]} * Sets + bit % Sets]; });
        code += 64;
    }
    if constexpr (Sets == 1)
        return counters;
    std::vector<std::uint32_t> counts(entries);
    for (std::size_t entry = 0; entry < entries; ++entry)
        for (std::size_t set = 0; set < Sets; ++set)
            counts[entry] += counters[entry * Sets + set];
    return counts;
}

}

void addRows(RowBits& rows, const CodeColumn* codes, std::span<const std::uint8_t> truth, EntityTruth bit)
{
    std::vector<std::uint8_t> wanted(truth.size());
    bool any = false;
    for (std::size_t entity = 0; entity < truth.size(); ++entity) {
        wanted[entity] = (truth[entity] & bit) != 0;
        any = any || wanted[entity] != 0;
    }
    if (!any)
        return;
    if (codes == nullptr)
        addWords(rows, [&wanted](std::size_t row) { return wanted[row]; });
    else
        codes->visit([&](auto span) { addCodes(rows, span, wanted.data()); });
}

void addRowsWithin(RowBits& rows, std::span<const double> values, Interval interval)
{
    const double* value = values.data();
    addWords(rows, [=](std::size_t row) {
        return static_cast<std::uint8_t>(
            static_cast<unsigned>(value[row] >= interval.low) & static_cast<unsigned>(value[row] <= interval.high));
    });
}

void addUnknownRows(RowBits& rows, std::span<const double> values)
{
    const double* value = values.data();
    addWords(rows, [value](std::size_t row) { return static_cast<std::uint8_t>(value[row] != value[row]); });
}

std::vector<std::uint32_t> countCodes(const RowBits& rows, const CodeColumn& codes)
{
    const std::size_t entries = codes.cardinality() + 1;
    // Few codes repeat soon: four sets of counters spare waiting for the last increment. Many would not fit the cache.
    constexpr std::size_t FewCodes = 64;
    return codes.visit([&](auto span) {
        return entries <= FewCodes ? counted<4>(rows, span, entries) : counted<1>(rows, span, entries);
    });
}

std::vector<std::uint32_t> select(const RowBits& rows, std::span<const std::uint32_t> permutation, std::size_t count)
{
    // One more place than rows, so that writing needs no test.
    std::vector<std::uint32_t> selected(count + 1);
    std::size_t filled = 0;
    const std::uint64_t* words = rows.words().data();
    constexpr std::size_t Stride = 1024;
    for (std::size_t from = 0; from < permutation.size() && filled < count; from += Stride)
        for (const std::uint32_t row : permutation.subspan(from, std::min(Stride, permutation.size() - from))) {
            selected[filled] = row;
            filled += words[row / 64] >> (row % 64) & 1;
        }
    selected.resize(count);
    return selected;
}

std::vector<std::uint32_t> selectFew(const RowBits& rows, std::span<const std::uint32_t> places, std::size_t count)
{
    std::vector<std::uint32_t> selected;
    selected.reserve(count);
    for (std::size_t word = 0; word < rows.words().size(); ++word)
        forEachBit(rows.words()[word],
            [&selected, word](std::size_t bit) { selected.push_back(static_cast<std::uint32_t>(word * 64 + bit)); });
    // Two digits, the lower first.
    constexpr std::uint32_t LowBits = 11, LowMask = (1U << LowBits) - 1;
    countingSort(selected, std::size_t{1} << LowBits, [places](std::uint32_t row) { return places[row] & LowMask; });
    countingSort(
        selected, (places.size() >> LowBits) + 1, [places](std::uint32_t row) { return places[row] >> LowBits; });
    return selected;
}

} // namespace atlas
