// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/csvplan.h"
#include "text/amount.h"

namespace atlas {

/// A cell of a list, read.
struct CsvCell
{
    QString text; ///< as the catalog takes it, in C locale; null: unknown
    QString currency; ///< of an amount that names it
    bool free = false; ///< the word that stands for the amount says that it costs nothing
    QString fault; ///< translated: why a cell that is not empty is unknown
};

/// `yen`: the currency that ¥ stands for, or empty.
[[nodiscard]] CsvCell csvCell(const CsvColumn& column, const QString& raw, const QString& yen);

struct AmountUnits
{
    QString currency; ///< code, "¥", or empty
    std::optional<double> hours; ///< that the amount pays for, where the cell says it
};
/// The currency and time that stand around an amount; nothing when something else stands there.
[[nodiscard]] std::optional<AmountUnits> amountUnits(const WrittenAmount& amount);

} // namespace atlas
