// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/date.h"

#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace atlas {

class Table;

/// A value in a filter, bound to its column: Text for text, vocabulary and list columns, Number for numbers and flags
/// (1 and 0), Date for dates. None and Any only after `:`.
struct FilterValue
{
    enum class Kind { Text, Number, Date, None, Any };
    Kind kind = Kind::Text;
    QString text; ///< as written, without quotes
    double number = 0; ///< in the column's unit and the comparison currency
    DateNumber date = 0;
    bool quoted = false;
};

/// A parsed filter, bound to the columns of one table. A tree of values; empty And: all rows.
struct FilterNode
{
    enum class Type { And, Or, Not, Compare, Range, Words };
    enum class Op { Contains, Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };

    Type type = Type::And;
    std::vector<FilterNode> children; ///< And, Or; Not has one
    int column = -1; ///< Compare, Range
    Op op = Op::Contains; ///< `:`, which is Equal on numbers, dates and flags
    std::vector<FilterValue> values; ///< Compare: one or more; Range: none
    std::optional<FilterValue> from, to; ///< Range, inclusive
    /// Words: a bare word or a quoted phrase, as written. Compare: the bare spot, on_demand or reserved that it was.
    QString words;
    bool phrase = false; ///< it was quoted
    int position = 0, length = 0; ///< where it stands in the text, in characters from 0
};

struct FilterProblem
{
    QString message; ///< translated, names the place and the nearest right word
    int position = 0; ///< in characters from 0
    int length = 0;
    QString suggestion; ///< the nearest word, may be empty
};

struct ParsedFilter
{
    FilterNode root;
    std::vector<FilterProblem> warnings; ///< lower-case keywords, values that no row has
    std::optional<FilterProblem> error; ///< then `root` means nothing
};

/// Limits that keep a hostile text harmless.
inline constexpr int MaxFilterLength = 64 * 1024; ///< UTF-16 units, as written and as printed
inline constexpr int MaxFilterDepth = 200; ///< nested parentheses

/// Parses `text` for the table. Never throws; any text gives a filter or an error.
///
///     filter = or ;  or = and { "OR" and } ;  and = not { ["AND"] not } ;  not = [ "NOT" | "-" ] term
///     term   = "(" or ")" | column op value { "," value } | column ":" [value] ".." [value] | word | '"' words '"'
///     op     = ":" | "=" | "!=" | "<" | "<=" | ">" | ">="
///
/// AND, OR and NOT are upper case only. Column names, none, any, true, false and the bare spot, on_demand and reserved
/// (short for purchase_model, where the table has it) are read in any case and width. In quotes `\"` and `\\` stand for
/// `"` and `\`; an empty value in quotes is one of columns that may be empty; a straight quote is closed by a straight
/// one, a curly one by a curly one. Nested ANDs are kept as written.
[[nodiscard]] ParsedFilter parseFilter(const QString& text, const Table& table);
/// A text that parses to the same meaning; never begins with '-'.
[[nodiscard]] QString printFilter(const FilterNode& node, const Table& table);

} // namespace atlas
