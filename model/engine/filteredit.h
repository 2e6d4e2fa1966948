// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"

#include <QString>
#include <QStringList>
#include <set>

/// Changes to a filter that chips, facets and charts make: text in, text out. All take texts that parse.
namespace atlas {

class Table;

/// Operands of the top-level AND, each as its own filter text: what chips show.
[[nodiscard]] QStringList filterOperands(const FilterNode& root, const Table& table);
/// Without the operand at that position of `filterOperands`.
[[nodiscard]] QString withoutOperand(const FilterNode& root, int index, const Table& table);
/// Values that the filter's own operand of the column names with `=` or `:`; "" marks `none`, or the empty text in a
/// column that is never unknown.
[[nodiscard]] std::set<QString> chosenValues(const FilterNode& root, int column, const Table& table);
/// Replaces all operands whose every leaf names the column by `column=v1,v2` (or none when `values` is empty).
[[nodiscard]] QString withValues(
    const FilterNode& root, int column, const std::set<QString>& values, const Table& table);
/// Replaces all operands whose every leaf names the column by those of the text, or by none when it is empty.
[[nodiscard]] QString withOwnOperands(const FilterNode& root, int column, const QString& operands, const Table& table);
/// Adds `operand` with AND.
[[nodiscard]] QString withOperand(const FilterNode& root, const QString& operand, const Table& table);
/// Does every leaf of the node name this column? Bare spot/on_demand/reserved count as purchase_model.
[[nodiscard]] bool namesOnly(const FilterNode& node, int column, const Table& table);

} // namespace atlas
