// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sortorder.h"

#include "engine/collation.h"
#include "engine/countingsort.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace atlas {

namespace {

using Rows32 = std::vector<std::uint32_t>;

/// A number as bits that order as numbers do; NaN is the greatest in both directions.
std::uint64_t orderedBits(double number, bool descending)
{
    if (std::isnan(number))
        return ~std::uint64_t{0};
    const auto bits = std::bit_cast<std::uint64_t>(number == 0 ? 0.0 : number);
    const std::uint64_t ascending = bits >> 63 != 0 ? ~bits : bits | std::uint64_t{1} << 63;
    return descending ? ~ascending : ascending;
}

/// Stable radix sort of rows by a number a row, least significant digit first; digits that all rows share are
/// passed over.
void radixSort(Rows32& rows, std::span<const double> numbers, bool descending)
{
    constexpr int DigitBits = 11;
    constexpr std::size_t Digits = std::size_t{1} << DigitBits;
    struct Item
    {
        std::uint64_t key;
        std::uint32_t row;
    };
    std::vector<Item> items(rows.size()), sorted(rows.size());
    std::uint64_t all = ~std::uint64_t{0}, some = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        items[i] = {orderedBits(numbers[rows[i]], descending), rows[i]};
        all &= items[i].key;
        some |= items[i].key;
    }
    for (int shift = 0; shift < 64; shift += DigitBits) {
        if (((all ^ some) >> shift & (Digits - 1)) == 0)
            continue;
        std::vector<std::uint32_t> starts(Digits + 1, 0);
        for (const Item& item : items)
            ++starts[(item.key >> shift & (Digits - 1)) + 1];
        std::partial_sum(starts.begin(), starts.end(), starts.begin());
        for (const Item& item : items)
            sorted[starts[item.key >> shift & (Digits - 1)]++] = item;
        items.swap(sorted);
    }
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i] = items[i].row;
}

EntityRanks rankNumbers(std::span<const double> numbers)
{
    std::vector<double> distinct;
    for (const double number : numbers)
        if (!std::isnan(number))
            distinct.push_back(number);
    std::sort(distinct.begin(), distinct.end());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    EntityRanks result{{}, distinct.size() + 1};
    result.rank.reserve(numbers.size());
    for (const double number : numbers) {
        const auto place
            = std::isnan(number) ? distinct.end() : std::lower_bound(distinct.begin(), distinct.end(), number);
        result.rank.push_back(static_cast<std::uint32_t>(place - distinct.begin()));
    }
    return result;
}

EntityRanks rankTexts(const View& view)
{
    const std::vector<std::uint32_t>& order = view.dictionary->ranks();
    EntityRanks result{{}, order.size() + 1};
    result.rank.reserve(view.textCodes->size());
    for (const std::uint32_t code : *view.textCodes)
        result.rank.push_back(code == View::Unknown ? static_cast<std::uint32_t>(order.size()) : order[code]);
    return result;
}

/// Lists sort as the text of their elements, joined.
EntityRanks rankLists(const View& view)
{
    std::vector<QString> joined;
    for (std::size_t entity = 0; entity + 1 < view.listStarts->size(); ++entity) {
        QStringList texts;
        for (std::uint32_t i = (*view.listStarts)[entity]; i < (*view.listStarts)[entity + 1]; ++i)
            texts.append(view.dictionary->text((*view.listCodes)[i]));
        joined.push_back((*view.listKnown)[entity] ? texts.join(u';') + QLatin1StringView("") : QString());
        if ((*view.listKnown)[entity] && joined.back().isNull())
            joined.back() = QLatin1StringView("");
    }
    return rankTexts(textView(nullptr, std::move(joined)));
}

void sortByView(Rows32& rows, const Table& table, int column, bool descending)
{
    const View& view = table.view(column);
    if (view.shape == View::Shape::Numbers && view.codes == nullptr && rows.size() > 1024) {
        radixSort(rows, view.numbers, descending);
        return;
    }
    EntityRanks ranks;
    if (view.shape == View::Shape::Composed) {
        // Composed texts are the table's key: their order is known.
        const Rows32& order = table.keyOrder();
        ranks = {Rows32(order.size()), order.size() + 1};
        for (std::size_t place = 0; place < order.size(); ++place)
            ranks.rank[order[place]] = static_cast<std::uint32_t>(place);
    } else {
        ranks = rankEntities(view);
    }
    if (descending)
        for (std::uint32_t& rank : ranks.rank)
            if (rank + 1 < ranks.ranks)
                rank = static_cast<std::uint32_t>(ranks.ranks) - 2 - rank;
    if (view.codes == nullptr)
        countingSort(rows, ranks.ranks, [&](std::uint32_t row) { return ranks.rank[row]; });
    else
        view.codes->visit([&](auto codes) {
            countingSort(rows, ranks.ranks, [&](std::uint32_t row) { return ranks.rank[codes[row]]; });
        });
}

}

EntityRanks rankEntities(const View& view)
{
    switch (view.shape) {
    case View::Shape::Numbers:
        return rankNumbers(view.numbers);
    case View::Shape::Texts:
        return rankTexts(view);
    case View::Shape::Lists:
        return rankLists(view);
    case View::Shape::Composed:
        break;
    }
    return {};
}

std::vector<std::uint32_t> sortedRows(const Table& table, std::span<const SortKey> keys)
{
    Rows32 rows = table.keyOrder();
    for (auto key = keys.rbegin(); key != keys.rend(); ++key)
        if (const int column = table.indexOf(key->column); column >= 0)
            sortByView(rows, table, column, key->order == Qt::DescendingOrder);
    return rows;
}

} // namespace atlas
