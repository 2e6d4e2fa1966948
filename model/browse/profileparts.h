// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/profile.h"

#include <vector>

namespace atlas {

/// What the makers of profiles share: the row that is described, and how its values are written.
struct ProfileSubject
{
    const Table& table;
    std::uint32_t row;
    const CellStyle& style;

    /// The value as a cell shows it; empty where the table has no such column.
    [[nodiscard]] QString text(const char* column) const;
    /// Null where it is unknown.
    [[nodiscard]] QString raw(const char* column) const;
    [[nodiscard]] bool isKnown(const char* column) const;
    /// Title and value of these columns, with units; unknown ones are said to be.
    [[nodiscard]] ProfileBlock fields(const QString& title, const std::vector<const char*>& columns) const;
    /// An amount per GPU-hour in the style's unit; "—" for NaN.
    [[nodiscard]] ProfileText money(double perHour) const;
    [[nodiscard]] ProfileText number(double value, int decimals) const;
    [[nodiscard]] QString moneyUnit() const;
    /// The text in the language of the style, where there are two.
    [[nodiscard]] QString inLanguage(const char* english, const char* chinese) const;
    [[nodiscard]] bool isChinese() const { return style.locale.language() == QLocale::Chinese; }
    [[nodiscard]] const Catalog& catalog() const { return *table.context().catalog; }
};

// One maker a table.
void describeProvider(Profile& profile, const ProfileSubject& subject);
void describeGpu(Profile& profile, const ProfileSubject& subject);
void describeBenchmark(Profile& profile, const ProfileSubject& subject);
void describeSource(Profile& profile, const ProfileSubject& subject);
void describeClaim(Profile& profile, const ProfileSubject& subject);
void describeFinding(Profile& profile, const ProfileSubject& subject);

} // namespace atlas
