// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QString>

namespace atlas {

/// A machine that one owns, as what an hour of it costs. Amounts are in one currency.
///
/// owned hour = (capex − residual) / (8760 · years) + capex · maintenance / 8760 + staff / 8760: straight-line
/// depreciation, and what is paid a year whatever the machine does.
/// used hour = owned hour / utilisation + kW · PUE · price of a kWh: idle hours are paid by the used ones, power is
/// drawn in use only.
struct Ownership
{
    double capex = 0;
    double residual = 0; ///< what it is still worth at the end
    double years = 4;
    double utilisation = 1; ///< used hours of all hours, above 0 to 1
    double powerKw = 0; ///< of the whole server
    double pue = 1; ///< power of the building for each part of it, at least 1
    double energyPrice = 0; ///< a kWh
    double maintenance = 0; ///< a year, as a part of capex
    double staff = 0; ///< a year

    /// Fails where a figure is out of its range, and names it.
    [[nodiscard]] Result<void> check() const;
    [[nodiscard]] double perOwnedHour() const; ///< without power
    [[nodiscard]] double perUsedHour() const;
    /// Translated: the terms that the price was made of, in C-locale numbers.
    [[nodiscard]] QString note(const QString& currency) const;
};

} // namespace atlas
