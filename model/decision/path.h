// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/answers.h"
#include "decision/tree.h"

#include <optional>
#include <vector>

namespace atlas {

/// A question that is asked, with the answer that counts.
struct PathStep
{
    int question = 0;
    std::optional<Reading> answer; ///< none: passed by
    bool preset = false; ///< the answer is the question's own, none was given
};
using Path = std::vector<PathStep>;

/// The answer that counts for a question: the given one if it reads, else the preset.
[[nodiscard]] PathStep stepAt(const DecisionTree& tree, int question, const Answers& answers);
/// Where the answers lead from a question: the next one or Question::End. Of several answers the first that names a
/// next question decides.
[[nodiscard]] int nextQuestion(const DecisionTree& tree, int question, const Answers& answers);
[[nodiscard]] int nextQuestion(const DecisionTree& tree, const PathStep& step);
/// The questions from the first to the last, as the answers lead.
[[nodiscard]] Path pathOf(const DecisionTree& tree, const Answers& answers);

} // namespace atlas
