// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace atlas {

class Table;

/// A word that can stand at the cursor.
struct Completion
{
    enum class Kind { Column, Operator, Value, Keyword };
    Kind kind = Kind::Column;
    QString text; ///< what is put in, quoted where needed
    QString hint; ///< translated: title of the column, number of rows…
};

struct Completions
{
    int start = 0; ///< the part of the text that a choice replaces
    int length = 0;
    std::vector<Completion> items; ///< best first, at most 50
};

/// What may be typed at `cursor`: columns, after a column its operators, after an operator the column's values.
[[nodiscard]] Completions completeFilter(const QString& text, int cursor, const Table& table);

} // namespace atlas
