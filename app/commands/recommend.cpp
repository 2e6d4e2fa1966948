// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/tablequery.h"
#include "decision/answers.h"
#include "decision/recommendationjson.h"
#include "decision/recommendationtext.h"
#include "decision/treesource.h"
#include "output.h"
#include "words.h"

#include <QCoreApplication>
#include <QFile>

namespace atlas {

namespace {

constexpr qint64 MostBytes = 4 * 1024 * 1024;

/// What is wrong with an answer on the command line is wrong usage.
tl::unexpected<Failure> wrongAnswer(const Error& error)
{
    return wrongUsage(error.message);
}

Expected<Answers> answersOnLine(const Invocation& invocation, const DecisionTree& tree, Answers answers)
{
    for (const QString& word : invocation.values("--answer")) {
        const QString id = word.section(u'=', 0, 0).trimmed(), text = word.section(u'=', 1);
        if (!word.contains(u'='))
            return wrongUsage(
                QCoreApplication::translate("CommandLine", "--answer needs ID=VALUE, not “%1”.").arg(word));
        const Result<int> question = questionOf(tree, id);
        if (!question)
            return wrongAnswer(question.error());
        if (const Result<Reading> reading = readAnswer(tree.question(*question), text); !reading)
            return wrongAnswer(reading.error());
        answers.values[id] = text;
    }
    return answers;
}

Expected<Answers> readAnswers(const Invocation& invocation, const DecisionTree& tree)
{
    Answers answers;
    if (invocation.has("--answers")) {
        const QString name = invocation.value("--answers");
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            return failed({ErrorCode::InputOutput,
                QCoreApplication::translate("CommandLine", "“%1” could not be read.").arg(name), file.errorString()});
        Result<Answers> read = readAnswersFile(tree, file.read(MostBytes));
        if (!read)
            return read.error().code == ErrorCode::Syntax
                ? failed({read.error().code, QStringLiteral("%1: %2").arg(name, read.error().message), {}})
                : wrongAnswer({read.error().code, QStringLiteral("%1: %2").arg(name, read.error().message), {}});
        answers = std::move(*read);
    }
    return answersOnLine(invocation, tree, std::move(answers));
}

Expected<MissingRule> missingRule(const Invocation& invocation)
{
    static const QStringList rules{QStringLiteral("scored"), QStringLiteral("last"), QStringLiteral("hidden")};
    if (!invocation.has("--missing"))
        return RecommendOptions().missing;
    switch (rules.indexOf(invocation.value("--missing"))) {
    case 0:
        return MissingRule::Scored;
    case 1:
        return MissingRule::Last;
    case 2:
        return MissingRule::Hidden;
    default:
        return wrongUsage(unknownWord(QStringLiteral("--missing"), invocation.value("--missing"), rules));
    }
}

Outcome runRecommend(const Invocation& invocation)
{
    const Expected<bool> json = wantsJson(invocation);
    const Expected<int> top = wholeNumber(invocation, "--top", 1, 1000, RecommendOptions().top);
    const Expected<MissingRule> missing = missingRule(invocation);
    for (const Failure* const failure :
        {json ? nullptr : &json.error(), top ? nullptr : &top.error(), missing ? nullptr : &missing.error()})
        if (failure)
            return tl::unexpected(*failure);
    const Expected<TableQuery> open = openTable(invocation, QStringLiteral("offers"), {});
    if (!open)
        return tl::unexpected(open.error());
    const TreeInForce force = treeInForce(*open->table);
    for (const QString& problem : force.problems)
        printWarning(QCoreApplication::translate("CommandLine", "The decision tree of the catalog is not used: %1")
                         .arg(problem));
    if (invocation.has("--questions"))
        return deliver(*json ? questionsJson(*force.tree) : treeOutline(*force.tree), invocation, {open->catalog});

    const Expected<Answers> answers = readAnswers(invocation, *force.tree);
    if (!answers)
        return tl::unexpected(answers.error());
    const Result<Recommendation> result
        = recommend(open->table, force.tree, *answers, {*top, *missing, nullptr, QLocale::c()});
    if (!result)
        return wrongAnswer(result.error());
    for (const QString& id : result->ignored)
        printWarning(QCoreApplication::translate(
            "CommandLine", "The answer to “%1” is not used: the other answers do not lead to that question.")
                         .arg(id));
    return deliver(*json ? recommendationJson(*result, force.loaded)
                         : recommendationText(*result, force.loaded, invocation.has("--explain")),
        invocation, {open->catalog});
}

}

Command recommendCommand()
{
    Command command;
    command.name = "recommend";
    command.arguments = "";
    command.summary = QT_TRANSLATE_NOOP("CommandLine", "answer the questions of the selection wizard, get offers");
    command.details = QT_TRANSLATE_NOOP("CommandLine",
        "No answer has to be given: a question without one is passed by. Formats: table (text), json. In json, "
        "near_misses say how many offers more a loosened condition gives (offers), how many there are then (total) and "
        "how much lower the lowest cost is; cost names the measure: the price per GPU-hour, per hour of one machine, "
        "or "
        "a month of it where the hours are known. Offers are ordered by the weighted mean of what is known of them, "
        "those "
        "of "
        "which more is known first; nothing is put in for what is unknown.");
    command.options = {
        {"--answer", "ID=VALUE",
            QT_TRANSLATE_NOOP("CommandLine",
                "an answer: of several ones the ids joined by commas, of a number with its unit (70B, 2TB, 30CNY); may "
                "be repeated"),
            true},
        {"--answers", "FILE", QT_TRANSLATE_NOOP("CommandLine", "answers that the window saved; --answer wins over it")},
        {"--top", "N", QT_TRANSLATE_NOOP("CommandLine", "suggest at most N offers, from 1 to 1000, 5 if not given")},
        {"--missing", "scored|last|hidden",
            QT_TRANSLATE_NOOP("CommandLine",
                "offers with unknown criteria: last, if not given; or scored like the others, or hidden")},
        {"--questions", nullptr, QT_TRANSLATE_NOOP("CommandLine", "list questions and answers instead")},
        {"--explain", nullptr, QT_TRANSLATE_NOOP("CommandLine", "say in the text what each answer has dropped")},
        {"--currency", "CODE", QT_TRANSLATE_NOOP("CommandLine", "currency to compare in, USD if not given")},
        {"-o", "FILE", QT_TRANSLATE_NOOP("CommandLine", "write into this file, whole or not at all")},
    };
    command.examples = {"recommend --questions",
        "recommend --answer task=finetune --answer method=lora --answer tune_size=70B --explain",
        "recommend --answer task=inference --answer compliance=hipaa,soc2 --format json"};
    command.run = runRecommend;
    return command;
}

} // namespace atlas
