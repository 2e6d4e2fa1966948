// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"

#include <QString>
#include <QStringList>
#include <vector>

/// The words of the filter language and how they are written; shared by parser, printer and completion.
namespace atlas {

class Table;
struct Column;

[[nodiscard]] QString operatorText(FilterNode::Op op);
/// Operators that a column of this kind may have, `:` first.
[[nodiscard]] std::vector<FilterNode::Op> operatorsFor(const Column& column);
/// Text, vocabulary and list columns: values are compared as texts.
[[nodiscard]] bool holdsTexts(const Column& column);
/// Numbers and dates: they have an order, so ranges and `<`.
[[nodiscard]] bool hasOrder(const Column& column);

/// Column by key or short name in any case and width, or -1.
[[nodiscard]] int findColumn(const Table& table, const QString& name);
/// What people type for the column: its short name where it has one of its own, else its key.
[[nodiscard]] QString columnName(const Table& table, int column);

/// The purchase models that a bare spot, on_demand or reserved means; empty for any other word.
[[nodiscard]] QStringList purchaseModelsOf(const QString& word);
/// none or any, in any case and width.
[[nodiscard]] bool isUnknownWord(const QString& word);
/// AND, OR or NOT; in upper case only where `exact`.
[[nodiscard]] bool isKeyword(QStringView word, bool exact);

[[nodiscard]] QString quoted(const QString& text);
/// The value of a Compare or Range, in quotes where it would not be read back as it is.
[[nodiscard]] QString valueWritten(const QString& text, FilterNode::Op op);
/// A bare word, in quotes where it would not be read back as it is.
[[nodiscard]] QString wordsWritten(const QString& text, const Table& table);

} // namespace atlas
