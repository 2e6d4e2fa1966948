// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columns/tables.h"
#include "decision/recommendation.h"
#include "decision/treesource.h"
#include "sqlite/catalogfile.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <algorithm>

/// Offers and answers for tests of the decision tree.
namespace atlas::test {

inline TablePtr offersOf(const CatalogPtr& catalog)
{
    const Result<TableContext> context = makeContext(catalog, QStringLiteral("USD"), QDate(2026, 12, 1));
    if (!context)
        qFatal("%s", qPrintable(context.error().message));
    return makeTable(QStringLiteral("offers"), *context);
}

/// The offers of the starter facts, read once.
inline const TablePtr& starterOffers()
{
    static const TablePtr offers = [] {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("starter.sqlite"));
        if (const auto made = createCatalog(path, StartWith::StarterFacts, QDate(2026, 12, 1)); !made)
            qFatal("%s", qPrintable(made.error().message));
        const auto catalog = readCatalog(path);
        if (!catalog)
            qFatal("%s", qPrintable(catalog.error().message));
        return offersOf(*catalog);
    }();
    return offers;
}

inline const TreePtr& builtInTree()
{
    static const TreePtr tree = treeInForce(*starterOffers()).tree;
    return tree;
}

/// A text that answers the question; now and then one of several answers or one beside a band's edge.
inline QString randomAnswer(const Question& question, QRandomGenerator& random)
{
    const int choices = static_cast<int>(question.choices.size());
    switch (question.kind) {
    case Question::Kind::One:
    case Question::Kind::YesNo:
        return question.choices[static_cast<std::size_t>(random.bounded(choices))].id;
    case Question::Kind::Several: {
        QStringList ids;
        for (const Choice& choice : question.choices)
            if (random.bounded(3) == 0)
                ids << choice.id;
        return ids.isEmpty() ? question.choices.front().id : ids.join(u',');
    }
    case Question::Kind::Number:
        break;
    }
    static const QStringList numbers{QStringLiteral("0.5"), QStringLiteral("1"), QStringLiteral("7"),
        QStringLiteral("10"), QStringLiteral("13"), QStringLiteral("70"), QStringLiteral("100"), QStringLiteral("405"),
        QStringLiteral("700"), QStringLiteral("2500")};
    for (;;) {
        const QString number = numbers[random.bounded(static_cast<int>(numbers.size()))];
        if (readAnswer(question, number))
            return number;
    }
}

/// Answers on a walk from the start, each question answered with that probability.
inline Answers randomAnswers(const DecisionTree& tree, QRandomGenerator& random, int percent = 70)
{
    Answers answers;
    for (int question = tree.start; question != Question::End; question = nextQuestion(tree, question, answers))
        if (random.bounded(100) < percent)
            answers.values[tree.question(question).id] = randomAnswer(tree.question(question), random);
    return answers;
}

/// Rows of the filter, as the engine that serves table and command line finds them.
inline Rows rowsByEngine(const TablePtr& offers, const QString& filter)
{
    const ParsedFilter parsed = parseFilter(filter, *offers);
    if (parsed.error)
        qFatal("%s: %s", qPrintable(filter), qPrintable(parsed.error->message));
    Engine engine(offers);
    return *engine.run(parsed.root, {}).rows;
}

inline Recommendation recommended(
    const TablePtr& offers, const TreePtr& tree, const Answers& answers, const RecommendOptions& options = {})
{
    Result<Recommendation> result = recommend(offers, tree, answers, options);
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
    return std::move(*result);
}

inline Answers answersOf(std::initializer_list<std::pair<const char*, const char*>> list)
{
    Answers answers;
    for (const auto& [id, text] : list)
        answers.values[QString::fromLatin1(id)] = QString::fromLatin1(text);
    return answers;
}

} // namespace atlas::test
