// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <QHash>
#include <QLocale>
#include <QString>

namespace atlas {

/// The name that stands for an id, and its place among all names.
struct FacetName
{
    QString text;
    int place = 0;
};

/// Names of the ids of a column that has its names in another, `<key>_name`, in the language of `locale`; an id without
/// a name stays out. Where ids share a name, it is followed by the id.
[[nodiscard]] QHash<QString, FacetName> facetNames(const Table& table, int column, const QLocale& locale);

} // namespace atlas
