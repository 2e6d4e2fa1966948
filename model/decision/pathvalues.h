// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/path.h"

#include <QString>
#include <map>
#include <optional>

namespace atlas {

/// A number that an answer gave or set.
struct PathValue
{
    double number = 0;
    QString currency = {}; ///< of money, where one was named
};

/// The names that have a value on a path: number questions by their id, and what answers set.
using PathValues = std::map<QString, PathValue>;
[[nodiscard]] PathValues valuesOf(const DecisionTree& tree, const Path& path);

/// A product or quotient of numbers and names, `size*18` or `budget/hours`: nothing when a name has no value or the
/// result is no number.
[[nodiscard]] std::optional<PathValue> evaluateExpression(const QString& expression, const PathValues& values);
/// The text with every `{expression}` replaced by its number (twelve significant digits at most); nothing when one of
/// them has no value.
[[nodiscard]] std::optional<QString> fillTemplate(const QString& text, const PathValues& values);

/// Names in an expression or in the braces of a text; nothing when it does not follow the grammar.
[[nodiscard]] std::optional<QStringList> namesInExpression(const QString& expression);
[[nodiscard]] std::optional<QStringList> namesInTemplate(const QString& text);

} // namespace atlas
