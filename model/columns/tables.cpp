// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/tables.h"

#include "catalog/catalog.h"
#include "columns/historyrows.h"
#include "columns/offerkey.h"
#include "columns/usermarks.h"
#include "cost/gpuprices.h"
#include "cost/offerprices.h"
#include "engine/query.h"
#include "health/offerhealth.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cassert>

namespace atlas {

namespace {

struct TableEntry
{
    const char* name;
    std::vector<Column> (*columns)();
    std::size_t (*rows)(const Catalog&);
    Table::KeyOrder keyOrder;
};

template <EntityTable Catalog::*Plain> std::size_t rowsOf(const Catalog& catalog)
{
    return (catalog.*Plain).size();
}

std::size_t offerRows(const Catalog& catalog)
{
    return catalog.offers.size();
}

std::vector<std::uint32_t> offerOrder(const Table& table)
{
    return views::offerKeyOrder(*table.context().catalog);
}

const std::array<TableEntry, 7>& entries()
{
    static const std::array<TableEntry, 7> all{{
        {"offers", offerColumns, offerRows, offerOrder},
        {"gpus", gpuColumns, rowsOf<&Catalog::gpus>, {}},
        {"providers", providerColumns, rowsOf<&Catalog::providers>, {}},
        {"benchmarks", benchmarkColumns, rowsOf<&Catalog::benchmarks>, {}},
        {"sources", sourceColumns, rowsOf<&Catalog::sources>, {}},
        {"claims", claimColumns, rowsOf<&Catalog::claims>, {}},
        {"history", historyColumns, views::historyRowCount, views::historyKeyOrder},
    }};
    return all;
}

}

QStringList tableNames()
{
    QStringList names;
    for (const TableEntry& entry : entries())
        names.append(QLatin1StringView(entry.name));
    return names;
}

Result<TableContext> makeContext(std::shared_ptr<const Catalog> catalog, const QString& currency, QDate today)
{
    auto prices = std::make_shared<const OfferPrices>(catalog, currency);
    // Offers in the currency itself need no rate, an empty catalog converts nothing, and in the default currency a
    // catalog without rates is read with unknown prices.
    const bool known = prices->rates().currencies().contains(currency) || catalog->currencies.empty()
        || std::find(catalog->currencies.begin(), catalog->currencies.end(), currency) != catalog->currencies.end()
        || currency == Query().currency;
    if (!known)
        return failure(ErrorCode::NotFound,
            QCoreApplication::translate("Tables", "The catalog has no exchange rate for “%1”. It has rates for: %2.")
                .arg(currency, prices->rates().currencies().join(QStringLiteral(", "))));
    auto health = std::make_shared<const OfferHealth>(*catalog, *prices, today);
    auto gpuPrices = std::make_shared<const GpuPrices>(catalog, prices, health);
    auto userMarks = std::make_shared<const UserMarks>(*catalog);
    return TableContext{std::move(catalog), std::move(prices), today, currency, std::move(health), std::move(gpuPrices),
        std::move(userMarks)};
}

TablePtr makeTable(const QString& name, const TableContext& context)
{
    for (const TableEntry& entry : entries())
        if (name == QLatin1StringView(entry.name))
            return std::make_shared<const Table>(
                name, entry.columns(), entry.rows(*context.catalog), context, entry.keyOrder);
    assert(false);
    return {};
}

} // namespace atlas
