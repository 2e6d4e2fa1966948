// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/answers.h"
#include "decision/pathvalues.h"
#include "decision/treereader.h"
#include "engine/filter.h"
#include "engine/table.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace atlas {

namespace {

/// Where a question can lead: its own next first.
std::vector<int> successors(const Question& question)
{
    std::vector<int> next{question.next};
    for (const Choice& choice : question.choices)
        next.push_back(choice.next);
    std::erase(next, int{Question::End});
    return next;
}

void addProblem(QStringList& problems, const QString& place, QString message)
{
    while (message.endsWith(u'.') || message.endsWith(u'。'))
        message.chop(1);
    const bool asks = message.endsWith(u'?') || message.endsWith(u'？'); // "Did you mean …?" is the end
    const QString sentence = asks
        ? QCoreApplication::translate("DecisionTree", "%1: %2", "a place and what is wrong there, which ends with a ?")
        : QCoreApplication::translate("DecisionTree", "%1: %2.", "a place and what is wrong there");
    problems << sentence.arg(place, message);
}

/// Walks from the start without recursion: a file may make a chain as long as it likes.
class Walk
{
public:
    Walk(const DecisionTree& tree, QStringList& problems)
        : m_tree(tree)
        , m_problems(problems)
        , m_states(tree.questions.size(), State::New)
    {
    }

    void run()
    {
        enter(m_tree.start);
        while (!m_open.empty()) {
            Open& top = m_open.back();
            if (top.left.empty()) {
                state(top.question) = State::Done;
                m_open.pop_back();
                continue;
            }
            const int next = top.left.back();
            top.left.pop_back();
            if (state(next) == State::New)
                enter(next);
            else if (state(next) == State::OnPath)
                reportLoop(next);
        }
        for (std::size_t index = 0; index < m_states.size(); ++index)
            if (m_states[index] == State::New)
                addProblem(m_problems, placeOf(m_tree.questions[index].id),
                    QCoreApplication::translate("DecisionTree", "no answer leads to it"));
    }

private:
    enum class State { New, OnPath, Done };
    struct Open
    {
        int question;
        std::vector<int> left;
    };

    State& state(int question) { return m_states[static_cast<std::size_t>(question)]; }
    void enter(int question)
    {
        state(question) = State::OnPath;
        m_open.push_back({question, successors(m_tree.question(question))});
    }
    void reportLoop(int back)
    {
        QStringList ids;
        for (const Open& open : m_open)
            if (open.question == back || !ids.isEmpty())
                ids << m_tree.question(open.question).id;
        ids << m_tree.question(back).id;
        addProblem(m_problems, placeOf(m_tree.question(back).id),
            QCoreApplication::translate("DecisionTree", "it leads back to itself: %1")
                .arg(ids.join(QStringLiteral(" → "))));
    }

    const DecisionTree& m_tree;
    QStringList& m_problems;
    std::vector<State> m_states;
    std::vector<Open> m_open;
};

void checkAnswers(const Question& question, QStringList& problems)
{
    const auto wrong = [&](const QString& message) { addProblem(problems, placeOf(question.id), message); };
    const bool number = question.kind == Question::Kind::Number;
    if (!number && question.choices.empty())
        wrong(QCoreApplication::translate("DecisionTree", "it has no answers"));
    if (question.kind == Question::Kind::YesNo
        && (question.choices.size() != 2 || question.choices[0].id != QLatin1StringView("yes")
            || question.choices[1].id != QLatin1StringView("no")))
        wrong(QCoreApplication::translate("DecisionTree", "its answers have to be “yes” and “no”, in this order"));
    if (!number && (!question.filter.isEmpty() || !question.units.empty() || question.money))
        wrong(QCoreApplication::translate(
            "DecisionTree", "“filter”, “units” and “money” belong to questions for a number"));
    if (question.anyOf && question.kind != Question::Kind::Several)
        wrong(QCoreApplication::translate("DecisionTree", "“any” belongs to questions with several answers"));
    if (!(question.least <= question.most))
        wrong(QCoreApplication::translate("DecisionTree", "“min” is above “max”"));
    double before = -std::numeric_limits<double>::infinity();
    for (const Choice& choice : question.choices) {
        if (number && &choice != &question.choices.front() && !(choice.from > before))
            addProblem(problems, placeOf(question.id, choice.id),
                QCoreApplication::translate(
                    "DecisionTree", "its numbers have to begin after those of the answer before"));
        if (!number && (choice.above || choice.from > before))
            addProblem(problems, placeOf(question.id, choice.id),
                QCoreApplication::translate("DecisionTree", "“from” and “above” belong to questions for a number"));
        before = number ? choice.from : before;
    }
    if (!question.preset.isEmpty() && !readAnswer(question, question.preset))
        wrong(QCoreApplication::translate("DecisionTree", "its default “%1” is none of its answers")
                  .arg(question.preset));
}

/// Filters with sample numbers in place of their names.
class FilterCheck
{
public:
    FilterCheck(const DecisionTree& tree, const Table& offers, QStringList& problems)
        : m_offers(offers)
        , m_problems(problems)
    {
        for (const Question& question : tree.questions) {
            if (question.kind == Question::Kind::Number)
                m_samples[question.id] = {1, {}};
            for (const Choice& choice : question.choices)
                for (const auto& [name, expression] : choice.sets)
                    m_samples[name] = {1, {}};
        }
    }

    void names(const QString& place, const std::optional<QStringList>& found, const QString& text)
    {
        static const QRegularExpression shape(QStringLiteral("^[a-z][a-z0-9_]{0,63}$"));
        if (!found) {
            addProblem(m_problems, place,
                QCoreApplication::translate(
                    "DecisionTree", "“%1” is no expression; numbers and names are joined by * and /")
                    .arg(text));
            return;
        }
        for (const QString& name : *found)
            if (!m_samples.contains(name))
                addProblem(m_problems, place,
                    QCoreApplication::translate("DecisionTree", "“%1” has no value anywhere in the tree").arg(name));
    }
    void filter(const QString& place, const QString& text)
    {
        const std::optional<QStringList> found = namesInTemplate(text);
        names(place, found, text);
        const std::optional<QString> filled = fillTemplate(text, m_samples);
        if (!found || !filled)
            return;
        const ParsedFilter parsed = parseFilter(*filled, m_offers);
        if (parsed.error)
            addProblem(m_problems, place,
                QCoreApplication::translate("DecisionTree", "the filter “%1” is wrong: %2")
                    .arg(text, parsed.error->message));
    }

private:
    const Table& m_offers;
    QStringList& m_problems;
    PathValues m_samples;
};

}

void checkShape(const DecisionTree& tree, QStringList& problems)
{
    for (const Question& question : tree.questions)
        checkAnswers(question, problems);
    if (problems.isEmpty())
        Walk(tree, problems).run();
}

void checkFilters(const DecisionTree& tree, const Table& offers, QStringList& problems)
{
    FilterCheck check(tree, offers, problems);
    for (const Criterion& criterion : tree.criteria)
        for (const Criterion::Rule& rule : criterion.rules)
            check.filter(QCoreApplication::translate("DecisionTree", "Criterion “%1”").arg(criterion.id), rule.filter);
    for (const OfferWarning& warning : tree.warnings)
        check.filter(QCoreApplication::translate("DecisionTree", "Warning “%1”").arg(warning.id), warning.filter);
    for (const Tip& tip : tree.tips)
        check.filter(QCoreApplication::translate("DecisionTree", "Tip “%1”").arg(tip.id), tip.filter);
    for (const Question& question : tree.questions) {
        check.filter(placeOf(question.id), question.filter);
        for (const Choice& choice : question.choices) {
            const QString place = placeOf(question.id, choice.id);
            check.filter(place, choice.filter);
            for (const Wish& wish : choice.wishes)
                check.filter(place, wish.filter);
            for (const OfferWarning& warning : choice.warnings)
                check.filter(place, warning.filter);
            for (const auto& [name, expression] : choice.sets)
                check.names(place, namesInExpression(expression), expression);
        }
    }
}

} // namespace atlas
