// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/feedregistry.h"

#include "feeds/atlasfeed.h"
#include "feeds/csvfeed.h"

#include <algorithm>
#include <array>

namespace atlas {

std::span<const Feed* const> feeds()
{
    static const AtlasFeed atlas;
    static const CsvFeed csv;
    static const std::array<const Feed*, 2> all{&atlas, &csv};
    return all;
}

const Feed* feedById(QStringView id)
{
    const auto all = feeds();
    const auto found = std::find_if(all.begin(), all.end(), [id](const Feed* feed) { return feed->id() == id; });
    return found == all.end() ? nullptr : *found;
}

} // namespace atlas
