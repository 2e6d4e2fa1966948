// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"
#include "error.h"

#include <QStringList>

namespace atlas {

struct Catalog;

/// Names of the tables, as on the command line: offers, gpus, providers, benchmarks, sources, claims, history.
[[nodiscard]] QStringList tableNames();

/// What tables, charts and costs are made from: a catalog seen in one currency on one day. Fails when the catalog has
/// no rate for the currency.
[[nodiscard]] Result<TableContext> makeContext(
    std::shared_ptr<const Catalog> catalog, const QString& currency, QDate today);

/// The table of that name; asserts that it is one of `tableNames()`.
[[nodiscard]] TablePtr makeTable(const QString& name, const TableContext& context);

// The column lists, one file each.
[[nodiscard]] std::vector<Column> offerColumns();
[[nodiscard]] std::vector<Column> gpuColumns();
[[nodiscard]] std::vector<Column> providerColumns();
[[nodiscard]] std::vector<Column> benchmarkColumns();
[[nodiscard]] std::vector<Column> sourceColumns();
[[nodiscard]] std::vector<Column> claimColumns();
[[nodiscard]] std::vector<Column> historyColumns();

} // namespace atlas
