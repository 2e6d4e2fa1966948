// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"

#include <numeric>

namespace atlas {

namespace {

std::size_t textBytes(const std::vector<QString>& texts)
{
    return std::accumulate(
        texts.begin(), texts.end(), texts.capacity() * sizeof(QString), [](std::size_t sum, const QString& text) {
            return sum + static_cast<std::size_t>(text.capacity()) * sizeof(QChar) + (text.isEmpty() ? 0 : 16);
        });
}

}

std::size_t EntityTable::heapBytes() const
{
    std::size_t bytes = 0;
    for (const auto& [key, texts] : m_texts)
        bytes += textBytes(texts);
    for (const auto& [key, numbers] : m_numbers)
        bytes += numbers.capacity() * sizeof(double);
    for (const auto& [key, codes] : m_codes)
        bytes += codes.capacity() * sizeof(Code);
    for (const auto& [key, lists] : m_lists)
        for (const QStringList& list : lists.values)
            bytes += sizeof(QStringList) + textBytes({list.begin(), list.end()});
    return bytes;
}

std::size_t ReadingColumns::heapBytes() const
{
    return price.heapBytes() + currency.heapBytes() + observedOn.heapBytes() + source.heapBytes() + note.heapBytes()
        + terms.heapBytes();
}

std::size_t OfferColumns::heapBytes() const
{
    return hardware.heapBytes() + region.heapBytes() + purchaseModel.heapBytes() + variant.heapBytes()
        + current.heapBytes();
}

std::size_t EarlierColumns::heapBytes() const
{
    return offer.capacity() * sizeof(std::uint32_t) + reading.heapBytes();
}

std::size_t Catalog::heapBytes() const
{
    std::size_t bytes = offers.heapBytes() + earlier.heapBytes() + dates.capacity() * sizeof(DateNumber);
    for (const EntityTable* table : {&sources, &providers, &services, &gpus, &exchangeRates, &benchmarks, &modelPresets,
             &claims, &series, &instanceTypes, &hardware, &regions, &terms})
        bytes += table->heapBytes();
    for (const auto* texts : {&variants, &currencies, &notes})
        bytes += textBytes(*texts);
    for (const OfferMark& mark : marks)
        bytes += sizeof(OfferMark) + textBytes({mark.key, mark.note});
    return bytes;
}

} // namespace atlas
