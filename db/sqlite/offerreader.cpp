// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/offerreader.h"

#include "sqlite/connection.h"
#include "sqlite/offerpart.h"

#include <QThread>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <algorithm>
#include <future>
#include <system_error>
#include <utility>

namespace atlas {

namespace {

/// Fewer are read sooner than a thread is started.
constexpr std::int64_t OffersWorthAThread = 30000;
constexpr std::int64_t MostThreads = 4;

struct Bounds
{
    std::int64_t least = 0, most = 0; ///< ids of offers
    std::int64_t rows = 0; ///< that there can be at most

    [[nodiscard]] std::int64_t rowsIn(IdRange range) const
    {
        return std::min(rows, std::min(range.last, most) - std::max(range.first, least) + 1);
    }
};

Bounds boundsOf(SQLite::Database& database)
{
    // The ids are a good guess at the number of rows, but a file may lie: no row is smaller than this.
    constexpr std::int64_t SmallestRow = 8;
    SQLite::Statement query(database,
        "SELECT (SELECT min(id) FROM offers), (SELECT max(id) FROM offers), (SELECT page_count FROM "
        "pragma_page_count()) * (SELECT page_size FROM pragma_page_size())");
    query.executeStep();
    const std::int64_t least = std::max<std::int64_t>(1, query.getColumn(0).getInt64());
    const std::int64_t most = query.getColumn(1).getInt64();
    if (most < least)
        return {};
    return {least, most, std::min(most - least + 1, query.getColumn(2).getInt64() / SmallestRow)};
}

/// Ranges of about as many offers each, that together hold every id.
std::vector<IdRange> rangesOf(const Bounds& bounds)
{
    const std::int64_t count = std::clamp<std::int64_t>(
        bounds.rows / OffersWorthAThread, 1, std::min<std::int64_t>(MostThreads, QThread::idealThreadCount()));
    std::vector<IdRange> ranges(1);
    for (std::int64_t i = 1; i < count; ++i) {
        ranges.back().last = bounds.least + (bounds.most - bounds.least) / count * i;
        ranges.push_back({ranges.back().last + 1});
    }
    return ranges;
}

using Part = std::future<OfferPart>;

/// Starts reading a range on a thread of its own; nothing if that cannot be done.
Part startPart(const Connection& connection, const OfferPart& empty, IdRange range, std::int64_t rows)
{
    auto second = connection.second();
    if (!second)
        return {};
    try {
        return std::async(std::launch::async, [own = std::move(*second), part = empty, range, rows]() mutable {
            part.reserve(static_cast<std::size_t>(rows));
            part.read(own.database().getHandle(), range);
            return std::move(part);
        });
    } catch (const std::system_error&) {
        return {};
    }
}

}

void readOffers(Connection& connection, const EntityReader& entities, Catalog& catalog)
{
    const Bounds bounds = boundsOf(connection.database());
    const OfferPart empty(entities, catalog);
    OfferPart first = empty;
    IdRange own;
    std::vector<Part> parts;
    const std::vector<IdRange> ranges = rangesOf(bounds);
    // The last range first: those that find no thread are read here, with all ids before them.
    for (auto range = ranges.rbegin(); range + 1 != ranges.rend(); ++range) {
        Part part = startPart(connection, empty, *range, bounds.rowsIn(*range));
        if (!part.valid())
            break;
        parts.push_back(std::move(part));
        own.last = range->first - 1;
    }
    first.reserve(static_cast<std::size_t>(bounds.rows));
    first.read(connection.database().getHandle(), own);
    for (auto part = parts.rbegin(); part != parts.rend(); ++part)
        first.append(part->get());
    first.shrinkToFit();
    catalog.offers = std::move(first.offers);
    catalog.earlier = std::move(first.earlier);
}

} // namespace atlas
