// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>

namespace atlas::bench {

/// Shape of the seeded catalog: instance types, each in all regions, beyond that variants.
struct Shape
{
    std::size_t offers = 1'000'000;
    std::size_t notes = 2'000;
    std::size_t instanceTypes = 2'000, regions = 120, gpus = 70, providers = 50;
    unsigned seed = 1;
};

/// Writes the catalog to a new file: 10 % unknown prices, 3 currencies, 2 observations an offer. Same shape, same rows.
/// Exits the program with a message when it cannot.
void writeSeededCatalog(const QString& path, const Shape& shape);

} // namespace atlas::bench
