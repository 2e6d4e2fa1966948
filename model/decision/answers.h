// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/tree.h"
#include "error.h"

#include <QByteArray>
#include <QLocale>
#include <map>
#include <optional>

namespace atlas {

/// A condition of the filter that the user loosened after seeing what it costs.
struct Relaxation
{
    QString from; ///< an operand of the composed filter, as it is printed
    QString to; ///< what stands in its place; empty: nothing
    friend bool operator==(const Relaxation&, const Relaxation&) = default;
};

/// What was answered, whether or not the path leads there now: question → answer, both as on the command line. `one`
/// and `yesno` take the id of an answer, `several` ids joined by commas, `number` a number in C locale with or without
/// a unit or currency: `70`, `70B`, `2TB`, `30CNY`.
struct Answers
{
    std::map<QString, QString> values;
    std::vector<Relaxation> relaxed;
    friend bool operator==(const Answers&, const Answers&) = default;
};

/// An answer that was understood.
struct Reading
{
    std::vector<int> choices; ///< indexes into Question::choices in their order; of a number its band, if there is one
    std::optional<double> number; ///< in the base unit; money in `currency`
    QString currency; ///< of money; empty: the comparison currency
};

/// Errors name the question, what is wrong with the answer and the nearest right one.
[[nodiscard]] Result<Reading> readAnswer(const Question& question, const QString& text);
/// The shortest text that reads the same.
[[nodiscard]] QString answerText(const Question& question, const Reading& reading);
/// As people read it, in the current language.
[[nodiscard]] QString shownAnswer(const Question& question, const Reading& reading, const QLocale& locale);
/// The question of that id; the error names the nearest one.
[[nodiscard]] Result<int> questionOf(const DecisionTree& tree, const QString& id);

/// Answers as a file: JSON, readable by a newer program too. Answers to questions that the tree does not have, or that
/// do not read, are errors.
[[nodiscard]] QByteArray answersFile(const DecisionTree& tree, const Answers& answers);
[[nodiscard]] Result<Answers> readAnswersFile(const DecisionTree& tree, const QByteArray& bytes);

} // namespace atlas
