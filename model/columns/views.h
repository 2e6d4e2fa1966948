// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/entitytable.h"
#include "engine/column.h"

#include <functional>
#include <string_view>

/// Makers of the views that column lists name: each says where the value of a row is found in the catalog.
namespace atlas::views {

using Maker = std::function<View(const TableContext&)>;

// Plain tables: entity = row.
[[nodiscard]] Maker text(EntityTable Catalog::*table, std::string_view key);
[[nodiscard]] Maker number(EntityTable Catalog::*table, std::string_view key);
[[nodiscard]] Maker list(EntityTable Catalog::*table, std::string_view key);
/// A text of the row that a reference names: `reference` in `table` leads to `key` in `target`.
[[nodiscard]] Maker referred(
    EntityTable Catalog::*table, std::string_view reference, EntityTable Catalog::*target, std::string_view key);

// Offers: through one of the offer's codes.
[[nodiscard]] Maker hardwareNumber(std::string_view key);
[[nodiscard]] Maker hardwareText(std::string_view key);
[[nodiscard]] Maker instanceTypeText(std::string_view key);
[[nodiscard]] Maker providerText(std::string_view key);
[[nodiscard]] Maker providerList(std::string_view key);
[[nodiscard]] Maker serviceText(std::string_view key);
[[nodiscard]] Maker serviceList(std::string_view key);
[[nodiscard]] Maker gpuText(std::string_view key);
[[nodiscard]] Maker gpuNumber(std::string_view key);
[[nodiscard]] Maker regionText(std::string_view key);
[[nodiscard]] Maker termsNumber(std::string_view key);

/// Numbers and texts that `f` makes of a hardware row.
[[nodiscard]] Maker ofHardware(std::function<double(const Catalog&, std::size_t hardware)> f);

/// GPU id with name and aliases as spellings, for any way to a GPU.
[[nodiscard]] View withGpuSpellings(View view, const Catalog& catalog);
/// English provider names with the Chinese ones beside.
[[nodiscard]] View withChineseNames(View view, const Catalog& catalog);

/// Number of GPUs × memory of one, of a slice the slice; TFLOPS of the whole instance. NaN: unknown.
[[nodiscard]] double totalGpuMemoryGib(const Catalog& catalog, std::size_t hardware);
[[nodiscard]] double instanceTflops(const Catalog& catalog, std::size_t hardware);

} // namespace atlas::views
