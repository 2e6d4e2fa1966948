// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/answers.h"

#include "engine/nearest.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

QString nearestOf(const QString& word, const QStringList& known)
{
    Nearest nearest(word);
    for (const QString& each : known)
        nearest.offer(each);
    return nearest.best();
}

QStringList choiceIds(const Question& question)
{
    QStringList ids;
    for (const Choice& choice : question.choices)
        ids << choice.id;
    return ids;
}

tl::unexpected<Error> noSuchChoice(const Question& question, const QString& word)
{
    const QStringList ids = choiceIds(question);
    const QString nearest = nearestOf(word, ids);
    return failure(ErrorCode::InvalidArgument,
        nearest.isEmpty()
            ? QCoreApplication::translate("Decision", "The question “%1” has no answer “%2”, only: %3.")
                  .arg(question.id, word, ids.join(QStringLiteral(", ")))
            : QCoreApplication::translate("Decision", "The question “%1” has no answer “%2”; did you mean “%3”?")
                  .arg(question.id, word, nearest));
}

/// The band that holds the number: the last one that begins at or before it.
std::optional<int> bandOf(const Question& question, double number)
{
    std::optional<int> band;
    for (std::size_t index = 0; index < question.choices.size(); ++index) {
        const Choice& choice = question.choices[index];
        if (choice.above ? number > choice.from : number >= choice.from)
            band = static_cast<int>(index);
    }
    return band;
}

QString knownSuffixes(const Question& question)
{
    if (question.money)
        return QStringLiteral("USD, CNY, EUR, …");
    QStringList suffixes;
    for (const AnswerUnit& unit : question.units)
        if (!unit.suffix.isEmpty())
            suffixes << unit.suffix;
    return suffixes.join(QStringLiteral(", "));
}

/// Takes a number apart: base units, or the amount and its currency.
Result<void> readSuffix(const Question& question, const QString& suffix, Reading& reading)
{
    static const QRegularExpression currency(QStringLiteral("^[A-Za-z]{3}$"));
    if (suffix.isEmpty())
        return {};
    if (question.money && currency.match(suffix).hasMatch()) {
        reading.currency = suffix.toUpper();
        return {};
    }
    for (const AnswerUnit& unit : question.units) {
        if (unit.suffix.compare(suffix, Qt::CaseInsensitive) == 0) {
            *reading.number *= unit.factor;
            return {};
        }
    }
    const QString known = knownSuffixes(question);
    return failure(ErrorCode::InvalidArgument,
        known.isEmpty()
            ? QCoreApplication::translate("Decision", "The question “%1” takes a number without a unit, not “%2”.")
                  .arg(question.id, suffix)
            : QCoreApplication::translate("Decision", "The question “%1” knows no unit “%2”, only: %3.")
                  .arg(question.id, suffix, known));
}

Result<Reading> readNumber(const Question& question, const QString& text)
{
    static const QRegularExpression shape(QStringLiteral("^\\s*([+-]?(?:\\d+\\.?\\d*|\\.\\d+))\\s*([^\\d\\s.]*)\\s*$"),
        QRegularExpression::DontCaptureOption);
    static const QRegularExpression parts(QStringLiteral("^\\s*([+-]?[\\d.]+)\\s*(\\S*)\\s*$"));
    Reading reading;
    bool isNumber = shape.match(text).hasMatch();
    const QRegularExpressionMatch match = parts.match(text);
    if (isNumber)
        reading.number = match.captured(1).toDouble(&isNumber);
    if (!isNumber)
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("Decision", "The question “%1” needs a number, not “%2”.")
                .arg(question.id, text));
    if (const Result<void> suffix = readSuffix(question, match.captured(2), reading); !suffix)
        return tl::unexpected(suffix.error());
    if (!(*reading.number >= question.least && *reading.number <= question.most) || !std::isfinite(*reading.number))
        return failure(ErrorCode::InvalidArgument,
            std::isfinite(question.most)
                ? QCoreApplication::translate("Decision", "The question “%1” needs a number from %2 to %3, not “%4”.")
                      .arg(question.id, numberText(question.least), numberText(question.most), text)
                : QCoreApplication::translate("Decision", "The question “%1” needs a number of at least %2, not “%3”.")
                      .arg(question.id, numberText(question.least), text));
    if (const std::optional<int> band = bandOf(question, *reading.number))
        reading.choices.push_back(*band);
    return reading;
}

Result<Reading> readChoices(const Question& question, const QString& text)
{
    const QStringList words
        = question.kind == Question::Kind::Several ? text.split(u',', Qt::SkipEmptyParts) : QStringList{text};
    const QStringList ids = choiceIds(question);
    Reading reading;
    for (const QString& word : words) {
        const qsizetype index = ids.indexOf(word.trimmed());
        if (index < 0)
            return noSuchChoice(question, word.trimmed());
        reading.choices.push_back(static_cast<int>(index));
    }
    if (reading.choices.empty())
        return noSuchChoice(question, text);
    std::sort(reading.choices.begin(), reading.choices.end());
    reading.choices.erase(std::unique(reading.choices.begin(), reading.choices.end()), reading.choices.end());
    return reading;
}

}

Result<Reading> readAnswer(const Question& question, const QString& text)
{
    return question.kind == Question::Kind::Number ? readNumber(question, text) : readChoices(question, text);
}

QString answerText(const Question& question, const Reading& reading)
{
    if (question.kind == Question::Kind::Number)
        return numberText(reading.number.value_or(0)) + reading.currency;
    QStringList ids;
    for (const int choice : reading.choices)
        ids << question.choices[static_cast<std::size_t>(choice)].id;
    return ids.join(u',');
}

QString shownAnswer(const Question& question, const Reading& reading, const QLocale& locale)
{
    if (question.kind == Question::Kind::Number) {
        QString number = locale.toString(reading.number.value_or(0), 'g', 6);
        if (!reading.currency.isEmpty())
            return number + u' ' + reading.currency;
        return question.units.empty() ? number : number + u' ' + question.units.front().text.text();
    }
    QStringList texts;
    for (const int choice : reading.choices)
        texts << question.choices[static_cast<std::size_t>(choice)].text.text();
    return texts.join(QCoreApplication::translate("Decision", ", ", "between answers"));
}

Result<int> questionOf(const DecisionTree& tree, const QString& id)
{
    if (const int index = tree.indexOf(id); index >= 0)
        return index;
    QStringList ids;
    for (const Question& question : tree.questions)
        ids << question.id;
    const QString nearest = nearestOf(id, ids);
    return failure(ErrorCode::NotFound,
        nearest.isEmpty()
            ? QCoreApplication::translate("Decision", "The decision tree has no question “%1”.").arg(id)
            : QCoreApplication::translate("Decision", "The decision tree has no question “%1”; did you mean “%2”?")
                  .arg(id, nearest));
}

} // namespace atlas
