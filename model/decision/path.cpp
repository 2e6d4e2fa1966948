// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/path.h"

namespace atlas {

PathStep stepAt(const DecisionTree& tree, int question, const Answers& answers)
{
    const Question& asked = tree.question(question);
    PathStep step;
    step.question = question;
    const auto given = answers.values.find(asked.id);
    if (given != answers.values.end()) {
        if (Result<Reading> reading = readAnswer(asked, given->second)) {
            step.answer = std::move(*reading);
            return step;
        }
    }
    if (!asked.preset.isEmpty()) {
        if (Result<Reading> reading = readAnswer(asked, asked.preset)) {
            step.answer = std::move(*reading);
            step.preset = true;
        }
    }
    return step;
}

int nextQuestion(const DecisionTree& tree, const PathStep& step)
{
    const Question& question = tree.question(step.question);
    if (step.answer)
        for (const int choice : step.answer->choices)
            if (const Choice& taken = question.choices[static_cast<std::size_t>(choice)]; taken.ownNext)
                return taken.next;
    return question.next;
}

int nextQuestion(const DecisionTree& tree, int question, const Answers& answers)
{
    return nextQuestion(tree, stepAt(tree, question, answers));
}

Path pathOf(const DecisionTree& tree, const Answers& answers)
{
    Path path;
    for (int question = tree.start; question != Question::End;) {
        path.push_back(stepAt(tree, question, answers));
        question = nextQuestion(tree, path.back());
    }
    return path;
}

} // namespace atlas
