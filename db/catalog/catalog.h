// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/codecolumn.h"
#include "catalog/date.h"
#include "catalog/entitytable.h"

#include <QString>
#include <array>
#include <memory>
#include <string_view>
#include <vector>

namespace atlas {

/// The fixed vocabularies; a code in the catalog is the position here.
inline constexpr std::array<std::string_view, 5> PurchaseModels{
    "on_demand", "spot", "reserved_1y", "reserved_3y", "subscription"};
inline constexpr std::array<std::string_view, 5> RegionGroups{"us", "eu", "asia-pacific", "cn", "other"};
inline constexpr std::array<std::string_view, 6> GpuKinds{"gpu", "tpu", "trainium", "inferentia", "gaudi", "other"};
inline constexpr std::uint32_t OnDemand = 0;
inline constexpr std::uint32_t Spot = 1;

/// What was read of a price at one time. `price` is per hour for the whole instance, in micro-units of `currency`;
/// a zero that the source does not call free is unknown.
struct ReadingColumns
{
    MoneyColumn price;
    CodeColumn currency; ///< Catalog::currencies
    CodeColumn observedOn; ///< Catalog::dates; unknown: the source has no date
    CodeColumn source; ///< Catalog::sources
    CodeColumn note; ///< Catalog::notes
    CodeColumn terms; ///< Catalog::terms

    [[nodiscard]] std::size_t heapBytes() const;
};

/// One row an offer: its identity, its hardware and its current reading.
struct OfferColumns
{
    CodeColumn hardware; ///< Catalog::hardware
    CodeColumn region; ///< Catalog::regions
    CodeColumn purchaseModel; ///< PurchaseModels
    CodeColumn variant; ///< Catalog::variants; never unknown, the empty text is a variant
    ReadingColumns current;

    [[nodiscard]] std::size_t size() const { return hardware.size(); }
    [[nodiscard]] std::size_t heapBytes() const;
};

/// Readings that are not current, ordered by offer, newest first within an offer.
struct EarlierColumns
{
    std::vector<std::uint32_t> offer; ///< row in OfferColumns
    ReadingColumns reading;

    [[nodiscard]] std::size_t size() const { return offer.size(); }
    [[nodiscard]] std::size_t heapBytes() const;
};

/// What the user says of an offer. It is kept by the offer's key, whether the catalog has that offer now or not.
struct OfferMark
{
    QString key;
    bool starred = false;
    QString note; ///< null: none
};

/// The whole content of a catalog file: a value, never changed after loading, shared by pointer to const.
struct Catalog
{
    QString path; ///< the file it was read from
    int schema = 0;
    QStringList remarks; ///< translated: what the user should know about how the file could be read
    QString starterVersion; ///< version of the starter facts in it, empty if none
    QString decisionTree; ///< JSON of the decision tree that was loaded into it, null if none

    // Plain tables; the keys of their columns are the field keys of catalog/tablespec.h.
    EntityTable sources, providers, services, gpus, exchangeRates, benchmarks, modelPresets, claims, series;

    /// provider (code into providers), instance_type (text)
    EntityTable instanceTypes;
    /// instance_type (code into instanceTypes), service (code into services), gpu (code into gpus), gpu_count,
    /// gpu_memory_gib (one GPU, or the slice where gpu_count < 1), vcpus, memory_gib, storage_gib (numbers),
    /// interconnect (text)
    EntityTable hardware;
    /// region (text; null: the provider has one price for everywhere), region_group (text)
    EntityTable regions;
    /// free (1 or 0), subscription_fee, included_units, session_limit_h, billing_increment_s, minimum_billing_s
    EntityTable terms;

    std::vector<QString> variants, currencies, notes;
    std::vector<DateNumber> dates;

    OfferColumns offers;
    EarlierColumns earlier;
    std::vector<OfferMark> marks;

    [[nodiscard]] std::size_t heapBytes() const;
};

using CatalogPtr = std::shared_ptr<const Catalog>;

} // namespace atlas
