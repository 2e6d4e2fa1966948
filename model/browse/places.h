// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <QString>
#include <optional>
#include <vector>

namespace atlas {

/// A table somewhere in the window, narrowed to what something is about.
struct Place
{
    QString page; ///< offers, history, providers, gpus, benchmarks, sources, claims or health
    QString filter; ///< in the filter language of that table
    friend bool operator==(const Place&, const Place&) = default;
};

struct NamedPlace
{
    QString name; ///< translated: what is seen there
    Place place;
};

/// Where more about that row is found, in the order of the pages; never the row's own table.
[[nodiscard]] std::vector<NamedPlace> placesAbout(const Table& table, std::uint32_t row);
/// `column=value` for a filter, in quotes where they are needed.
[[nodiscard]] QString equalsFilter(const char* column, const QString& value);
/// The same for any of several values; they are cut where the filter would get too long.
[[nodiscard]] QString equalsFilter(const char* column, const QStringList& values);

/// A place as a link, and back; nothing for another address.
[[nodiscard]] QString placeAddress(const Place& place);
[[nodiscard]] std::optional<Place> placeFromAddress(const QString& address);

} // namespace atlas
