// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/decisiontreemodel.h"
#include "decision/sentences.h"
#include "support/decisiontest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <set>

using namespace atlas;
using namespace atlas::test;

namespace {

const DecisionTree& tree()
{
    return *builtInTree();
}

/// Every way to answer a question that leads somewhere else or asks for something else: its answers one by one, a
/// number in each band, all of several together, and none.
std::vector<QString> answersFor(const Question& question)
{
    std::vector<QString> texts{QString()};
    QStringList all;
    for (const Choice& choice : question.choices) {
        if (question.kind == Question::Kind::Number)
            texts.push_back(QString::number(
                choice.above ? choice.from + 1 : std::max(choice.from, std::max(question.least, 1.0)), 'f', 3));
        else
            texts.push_back(choice.id);
        all << choice.id;
    }
    if (question.kind == Question::Kind::Number && question.choices.empty())
        texts.push_back(QStringLiteral("5"));
    if (question.kind == Question::Kind::Several)
        texts.push_back(all.join(u','));
    return texts;
}

/// Answers that lead from the start to the question, searched breadth first.
Answers wayTo(int question)
{
    std::vector<std::pair<int, Answers>> open{{tree().start, {}}};
    std::set<int> seen{tree().start};
    for (std::size_t place = 0; place < open.size(); ++place) {
        if (open[place].first == question)
            return open[place].second;
        for (const QString& text : answersFor(tree().question(open[place].first))) {
            Answers answers = open[place].second;
            if (!text.isNull())
                answers.values[tree().question(open[place].first).id] = text;
            const int next = nextQuestion(tree(), open[place].first, answers);
            if (next != Question::End && seen.insert(next).second)
                open.emplace_back(next, std::move(answers));
        }
    }
    return {};
}

/// All that must be true of any recommendation.
void verify(const Recommendation& result)
{
    const TablePtr& offers = result.offers;
    // The trace adds up.
    std::size_t before = offers->rowCount();
    for (const FunnelStep& step : result.funnel.steps) {
        QCOMPARE(step.left + step.dropped, before);
        before = step.left;
    }
    // The filter that is shown gives exactly what is left.
    const Rows rows = rowsByEngine(offers, result.funnel.filter);
    QCOMPARE(rows.size(), before);
    QCOMPARE(result.scored, rows);
    // Each dropped offer fails the step that is said to have dropped it, and none before.
    std::vector<std::size_t> dropped(result.funnel.steps.size());
    for (std::uint32_t row = 0; row < offers->rowCount(); ++row) {
        const std::int16_t by = result.funnel.droppedBy[row];
        QCOMPARE(by == Funnel::NotDropped, result.funnel.rows.test(row));
        if (by != Funnel::NotDropped)
            ++dropped[static_cast<std::size_t>(by)];
    }
    for (std::size_t step = 0; step < dropped.size(); ++step)
        QCOMPARE(dropped[step], result.funnel.steps[step].dropped);
    // A result, or the nearest that there is.
    if (before > 0)
        QVERIFY(!result.top.empty());
    else
        QVERIFY2(!result.nearMisses.empty(), qPrintable(result.funnel.filter));
}

Recommendation answered(const Answers& answers)
{
    return recommended(starterOffers(), builtInTree(), answers);
}

}

class DecisionWalksTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void everyAnswerEndsInAResult_data()
    {
        QTest::addColumn<int>("question");
        for (std::size_t index = 0; index < tree().questions.size(); ++index)
            QTest::newRow(qPrintable(tree().questions[index].id)) << static_cast<int>(index);
    }
    void everyAnswerEndsInAResult()
    {
        QFETCH(int, question);
        const Question& asked = tree().question(question);
        const Answers before = wayTo(question);
        for (const QString& text : answersFor(asked)) {
            Answers answers = before;
            if (!text.isNull())
                answers.values[asked.id] = text;
            const Recommendation result = answered(answers);
            QVERIFY(std::any_of(result.path.begin(), result.path.end(),
                [question](const PathStep& step) { return step.question == question; }));
            verify(result);
            // And with every answer of the question that comes after it.
            const int next = nextQuestion(tree(), question, answers);
            if (next == Question::End)
                continue;
            for (const QString& second : answersFor(tree().question(next))) {
                Answers pair = answers;
                if (!second.isNull())
                    pair.values[tree().question(next).id] = second;
                verify(answered(pair));
            }
        }
    }

    void walksForwardsAndBackwards();
    void answersOfAnotherBranchAreKeptButDoNotCount();
    void nextQuestionChangesNothing();
};

/// Like a user in the window: answers, goes back, changes, takes answers away, relaxes conditions.
void DecisionWalksTest::walksForwardsAndBackwards()
{
    bool isNumber = false;
    const int steps = qEnvironmentVariableIntValue("ATLAS_WALKS", &isNumber);
    QRandomGenerator random(20261201);
    DecisionTreeModel model;
    Answers answers;
    int place = 0;
    for (int step = 0; step < (isNumber ? steps : 300); ++step) {
        const Path path = pathOf(tree(), answers);
        place = std::clamp(place + random.bounded(4) - 1, 0, static_cast<int>(path.size()) - 1);
        const Question& question = tree().question(path[static_cast<std::size_t>(place)].question);
        if (random.bounded(6) == 0)
            answers.values.erase(question.id);
        else
            answers.values[question.id] = randomAnswer(question, random);
        auto result = std::make_shared<const Recommendation>(answered(answers));
        verify(*result);
        // The same answers without those that are off the path give the same.
        Answers onPath = answers;
        for (const QString& id : result->ignored)
            onPath.values.erase(id);
        const Recommendation clean = answered(onPath);
        QCOMPARE(clean.funnel.filter, result->funnel.filter);
        QCOMPARE(clean.rows, result->rows);
        QVERIFY(clean.ignored.isEmpty());
        model.setRecommendation(result);
        for (std::size_t index = 0; index < result->funnel.steps.size(); ++index) {
            const QModelIndex asked = model.index(static_cast<int>(index), DecisionTreeModel::Left);
            QCOMPARE(asked.data(DecisionTreeModel::LeftRole).toULongLong(), result->funnel.steps[index].left);
        }
        if (!result->nearMisses.empty() && random.bounded(5) == 0)
            for (const Relaxation& relaxation : result->nearMisses.front().relaxed)
                relax(answers, relaxation);
        if (random.bounded(15) == 0)
            answers = {};
    }
}

void DecisionWalksTest::answersOfAnotherBranchAreKeptButDoNotCount()
{
    Answers answers = answersOf({{"task", "finetune"}, {"method", "full"}, {"tune_size", "70"}});
    const Recommendation tuning = answered(answers);
    answers.values[QStringLiteral("task")] = QStringLiteral("learn");
    const Recommendation learning = answered(answers);
    QCOMPARE(learning.ignored, QStringList({QStringLiteral("method"), QStringLiteral("tune_size")}));
    QCOMPARE(learning.funnel.filter, answered(answersOf({{"task", "learn"}})).funnel.filter);
    QVERIFY(!learning.funnel.filter.contains(QStringLiteral("gpu_memory_total_gib")));
    answers.values[QStringLiteral("task")] = QStringLiteral("finetune");
    QCOMPARE(answered(answers).funnel.filter, tuning.funnel.filter);
}

void DecisionWalksTest::nextQuestionChangesNothing()
{
    const Answers answers = answersOf({{"task", "inference"}, {"load", "always"}});
    const Answers before = answers;
    QString walk;
    for (int round = 0; round < 3; ++round) {
        QStringList ids;
        for (int question = tree().start; question != Question::End; question = nextQuestion(tree(), question, answers))
            ids << tree().question(question).id;
        if (round == 0)
            walk = ids.join(u' ');
        QCOMPARE(ids.join(u' '), walk);
    }
    QVERIFY(walk.contains(QStringLiteral("load serve_term accelerators")));
    QVERIFY(answers == before);
}

ATLAS_TEST_MAIN(QCoreApplication, DecisionWalksTest)
#include "tst_decisionwalks.moc"
