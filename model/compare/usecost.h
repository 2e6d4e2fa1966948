// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <limits>
#include <vector>

namespace atlas {

/// What somebody does with an offer in a month of 730 hours.
struct MonthlyUse
{
    static constexpr double MostHours = 730;
    static constexpr double MostGib = 1e9;

    double hours = MostHours; ///< that the machine runs
    double storageGib = 0; ///< kept all the month
    double egressGib = 0; ///< sent out to the internet
    friend bool operator==(const MonthlyUse&, const MonthlyUse&) = default;
};

/// What that costs with one offer, a month, in the comparison currency. NaN: its price is unknown.
struct UseCost
{
    static constexpr double Unknown = std::numeric_limits<double>::quiet_NaN();

    double compute = Unknown; ///< hours × price; of a reserved offer all hours of the month
    double storage = 0; ///< at the provider's price per GiB and month
    double egress = 0; ///< at the provider's price per GiB
    double fee = 0; ///< of a subscription
    bool reserved = false;
    bool subscription = false;
    bool spot = false;
    double sessionLimit = Unknown; ///< hours

    /// Unknown where one of the lines is.
    [[nodiscard]] double total() const { return compute + storage + egress + fee; }
    /// Sum of the known lines; unknown where none is.
    [[nodiscard]] double knownPart() const;
    /// Translated names of the lines without a known price.
    [[nodiscard]] QStringList unknownLines() const;
    /// Translated: what must be known to read the figures right.
    [[nodiscard]] QStringList remarks() const;
};

/// `offers` is the table of that name.
[[nodiscard]] UseCost useCost(const Table& offers, std::uint32_t row, const MonthlyUse& use);

/// Translated: what no total contains.
[[nodiscard]] QStringList costNotIncluded();

} // namespace atlas
