// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>
#include <string_view>
#include <vector>

namespace atlas {

enum class FieldType {
    Text,
    Currency, ///< a code of three capital letters
    Url, ///< text; only http and https are ever opened
    Number, ///< real number
    Integer,
    Boolean, ///< 1 or 0
    Date, ///< YYYY, YYYY-MM or YYYY-MM-DD, kept as precise as the source is
    Money, ///< micro-units in the file, units in memory
    List, ///< several texts, in a child table `<table>_<field>`
    Reference, ///< the key of a row of another table
};

/// The least number that a field takes; money is never negative.
enum class Least { AboveZero, Zero, Any };

/// One field of a table: its key is the header in CSV files, the column key in the program and, with `_id` added for
/// references, the column in SQLite.
struct Field
{
    std::string_view key;
    FieldType type = FieldType::Text;
    std::string_view refersTo = {}; ///< for references: the table
    std::span<const std::string_view> vocabulary = {}; ///< for texts: the only values, if there are any
    Least least = Least::AboveZero; ///< for numbers
    bool neverUnknown = false; ///< for texts: one that is missing is the empty text
};

/// A table whose rows are read, written and imported field by field. The first `keyFields` fields identify a row.
struct TableSpec
{
    std::string_view name;
    std::vector<Field> fields;
    std::size_t keyFields = 1;

    /// Index of the field, or -1.
    [[nodiscard]] int indexOf(std::string_view key) const;
};

/// The plain tables of the catalog, in an order in which each only refers to tables before it.
[[nodiscard]] std::span<const TableSpec> plainTables();
/// The offers as they stand in a file: identity, hardware, region and one reading in one row.
[[nodiscard]] const TableSpec& offersTable();
/// The spec by table name, also "offers"; asserts that it exists.
[[nodiscard]] const TableSpec& plainTable(std::string_view name);

} // namespace atlas
