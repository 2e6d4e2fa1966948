// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"

#include <QString>

namespace atlas {

class Table;

/// What stands at the cursor of a filter that is being typed and need not parse yet.
struct CompletionPlace
{
    enum class Kind {
        Nothing, ///< inside a phrase
        Term, ///< a column or keyword
        Operator, ///< after a column and a blank: an operator, or a new term
        Value,
    };
    Kind kind = Kind::Nothing;
    int start = 0, length = 0; ///< what a choice replaces
    QString typed; ///< the part before the cursor, without quotes
    bool quoted = false;
    int column = -1; ///< Operator, Value; -1 where there is no such column
    FilterNode::Op op = FilterNode::Op::Contains;
};

[[nodiscard]] CompletionPlace completionPlace(const QString& text, int cursor, const Table& table);

} // namespace atlas
