// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/answers.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace atlas {

namespace {

constexpr qsizetype MostBytes = 1024 * 1024;
constexpr int Format = 1;

tl::unexpected<Error> wrong(const QString& message)
{
    return failure(ErrorCode::Syntax, message);
}

Result<std::vector<Relaxation>> readRelaxed(const QJsonValue& value)
{
    std::vector<Relaxation> relaxed;
    for (const QJsonValue& entry : value.toArray()) {
        const QJsonObject object = entry.toObject();
        if (!object[u"from"].isString() || !object[u"to"].isString())
            return wrong(QCoreApplication::translate(
                "Decision", "This is no file of answers: an entry of “relaxed” lacks “from” or “to”."));
        relaxed.push_back({object[u"from"].toString(), object[u"to"].toString()});
    }
    return relaxed;
}

}

QByteArray answersFile(const DecisionTree& tree, const Answers& answers)
{
    QJsonObject values;
    for (const auto& [id, text] : answers.values)
        values[id] = text;
    QJsonArray relaxed;
    for (const Relaxation& relaxation : answers.relaxed)
        relaxed.append(QJsonObject{{QStringLiteral("from"), relaxation.from}, {QStringLiteral("to"), relaxation.to}});
    QJsonObject root{
        {QStringLiteral("format"), Format}, {QStringLiteral("tree"), tree.id}, {QStringLiteral("answers"), values}};
    if (!relaxed.isEmpty())
        root[QStringLiteral("relaxed")] = relaxed;
    return QJsonDocument(root).toJson();
}

Result<Answers> readAnswersFile(const DecisionTree& tree, const QByteArray& bytes)
{
    if (bytes.size() > MostBytes)
        return wrong(QCoreApplication::translate("Decision", "This is no file of answers: it is larger than 1 MiB."));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &problem);
    if (problem.error != QJsonParseError::NoError)
        return wrong(QCoreApplication::translate("Decision", "This is no file of answers: %1, at byte %2.")
                         .arg(problem.errorString(), QString::number(problem.offset)));
    const QJsonObject root = document.object();
    if (!root[u"answers"].isObject())
        return wrong(QCoreApplication::translate("Decision", "This is no file of answers: it has no “answers”."));
    Answers answers;
    const QJsonObject values = root[u"answers"].toObject();
    for (auto entry = values.begin(); entry != values.end(); ++entry) {
        const Result<int> question = questionOf(tree, entry.key());
        if (!question)
            return tl::unexpected(question.error());
        if (!entry->isString() && !entry->isDouble())
            return wrong(QCoreApplication::translate("Decision", "The answer to “%1” is no text.").arg(entry.key()));
        const QString text = entry->isDouble() ? QString::number(entry->toDouble(), 'g', 15) : entry->toString();
        if (const Result<Reading> reading = readAnswer(tree.question(*question), text); !reading)
            return tl::unexpected(reading.error());
        answers.values[entry.key()] = text;
    }
    Result<std::vector<Relaxation>> relaxed = readRelaxed(root[u"relaxed"]);
    if (!relaxed)
        return tl::unexpected(relaxed.error());
    answers.relaxed = std::move(*relaxed);
    return answers;
}

} // namespace atlas
