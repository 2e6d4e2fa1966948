// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/tablespec.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <vector>

/// What the columns of a foreign list can be taken for.
namespace atlas {

enum class CsvKind {
    Name, ///< text as it stands
    Amount, ///< money, perhaps with a currency sign
    Count, ///< number, also a fraction or `8x`
    Memory, ///< GiB, or with a unit of its own
    Word, ///< out of a fixed vocabulary, also as people write it
    YesOrNo,
    Day,
    Currency,
};

/// One thing that a column can hold: a field of the offers, or a figure that fields are worked out from.
struct CsvTarget
{
    const char* key;
    CsvKind kind;
    std::vector<const char*> names; ///< headers in use for it, in English and Chinese, the more telling first
};

/// In the order in which they are listed to the user.
[[nodiscard]] std::span<const CsvTarget> csvTargets();
/// The target of that key, or nullptr.
[[nodiscard]] const CsvTarget* csvTarget(QStringView key);

/// What a header says about its column beside its name.
struct HeaderUnits
{
    QString currency; ///< code, or "¥" for one of two
    double hours = 1; ///< hours that an amount pays for: 1, 730 or 8760
    double gib = 1; ///< GiB in the unit of memory
};
/// Reads the units of headers like `Price (USD/h)`, `价格（元/月）` and `RAM [MiB]`.
[[nodiscard]] HeaderUnits headerUnits(const QString& header);

/// The targets of the headers; each target is taken by the header whose name fits it best, nullptr for headers that fit
/// none.
[[nodiscard]] std::vector<const CsvTarget*> matchHeaders(const QStringList& headers);

} // namespace atlas
