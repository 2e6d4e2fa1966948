// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"

#include <QLocale>
#include <QString>

namespace atlas {

class Table;

/// The filter as a sentence for people who do not write filters: "GPU memory at least 80 GiB and purchase model: not
/// spot". In the current language, numbers by `locale`; long lists of values are shortened. Empty for all rows.
[[nodiscard]] QString filterInWords(const FilterNode& node, const Table& table, const QLocale& locale);
/// The same of a filter that is known to parse; the text itself where it does not.
[[nodiscard]] QString filterInWords(const QString& filter, const Table& table, const QLocale& locale);

} // namespace atlas
