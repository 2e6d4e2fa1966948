// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columns/views.h"

#include <cstdint>
#include <vector>

/// Views of GPUs and providers that sum up their offers: one entry a row of that table.
namespace atlas::views {

enum class OffersOf { Gpus, Providers };

/// The row of that table that each offer belongs to; View::Unknown where the hardware names none.
[[nodiscard]] std::vector<std::uint32_t> ownersOfOffers(const Catalog& catalog, OffersOf of);

/// Lowest of the known prices per GPU-hour; free and doubtful offers are left out.
[[nodiscard]] std::vector<double> lowestPrices(const TableContext& context, OffersOf of);
[[nodiscard]] Maker lowestPriceOf(OffersOf of);
/// Median and highest of the known prices per GPU-hour; free offers are left out.
[[nodiscard]] Maker medianPriceOf(OffersOf of);
[[nodiscard]] Maker highestPriceOf(OffersOf of);

/// Which there are among the offers, in the order of their table.
[[nodiscard]] View gpuListOfProviders(const TableContext& context);
[[nodiscard]] View providerListOfGpus(const TableContext& context);
[[nodiscard]] View providerCountOfGpus(const TableContext& context);
[[nodiscard]] View purchaseModelsOfProviders(const TableContext& context);
[[nodiscard]] View regionGroupsOfProviders(const TableContext& context);
[[nodiscard]] View accessOfProviders(const TableContext& context);
/// How many named regions; 0 where the provider has one price for everywhere.
[[nodiscard]] View regionCountOfProviders(const TableContext& context);
/// The smallest that any offer has. Seconds.
[[nodiscard]] Maker leastTermOfProviders(std::string_view key);
/// Newest reading, and days since then.
[[nodiscard]] View newestReadingOfProviders(const TableContext& context);
[[nodiscard]] View ageOfProviders(const TableContext& context);
[[nodiscard]] View claimCountOfProviders(const TableContext& context);

/// Lowest price for each TFLOPS (dense FP16, else BF16) and for each GiB of memory.
[[nodiscard]] View lowestPricePerTflopOfGpus(const TableContext& context);
[[nodiscard]] View lowestPricePerGibOfGpus(const TableContext& context);
/// Name without memory and form factor: what a GPU's variants have in common.
[[nodiscard]] View familyOfGpus(const TableContext& context);
[[nodiscard]] QString gpuFamily(const QString& name);

/// How many rows of the table, and of all tables together, name the source.
[[nodiscard]] Maker rowsOfSources(EntityTable Catalog::*table);
[[nodiscard]] View offersOfSources(const TableContext& context);
[[nodiscard]] View allRowsOfSources(const TableContext& context);

} // namespace atlas::views
