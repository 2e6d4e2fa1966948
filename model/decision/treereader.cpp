// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/treereader.h"

#include "decision/jsonreading.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>
#include <algorithm>

namespace atlas {

namespace {

using Need = JsonReading::Need;

constexpr int Format = 1;
constexpr int MostEntries = 200; ///< of any list but the questions
const QString EndWord = QStringLiteral("end");

QString inList(const char* list, qsizetype place)
{
    return QCoreApplication::translate("DecisionTree", "Entry %1 of “%2”")
        .arg(QString::number(place + 1), QLatin1StringView(list));
}

/// Reads one tree. Ids are known before what refers to them is read.
class Reader
{
public:
    explicit Reader(QStringList& problems)
        : m_problems(problems)
    {
    }
    [[nodiscard]] DecisionTree read(const QJsonObject& root);

private:
    void readCriterion(const QJsonObject& object, qsizetype place);
    void readWarnings(JsonReading& reading, std::vector<OfferWarning>& warnings) const;
    void readTip(const QJsonObject& object, qsizetype place);
    void readQuestion(const QJsonObject& object);
    void readUnits(JsonReading& reading, Question& question) const;
    void readChoices(JsonReading& reading, Question& question);
    [[nodiscard]] Choice readChoice(JsonReading& reading, const Question& question);
    void readRules(JsonReading& reading, Choice& choice);
    [[nodiscard]] int criterion(const JsonReading& reading, const QString& id) const;
    [[nodiscard]] int next(const JsonReading& reading, const QString& id) const;
    /// Entries of a list, no more than there may be.
    [[nodiscard]] QJsonArray entries(JsonReading& reading, const char* key) const;

    QStringList& m_problems;
    QStringList m_questionIds;
    DecisionTree m_tree;
};

QJsonArray Reader::entries(JsonReading& reading, const char* key) const
{
    QJsonArray list = reading.array(QLatin1StringView(key));
    if (list.size() <= MostEntries)
        return list;
    reading.problem(QCoreApplication::translate("DecisionTree", "“%1” has %2 entries, at most %3 are allowed")
                        .arg(QLatin1StringView(key), QString::number(list.size()), QString::number(MostEntries)));
    return {};
}

int Reader::criterion(const JsonReading& reading, const QString& id) const
{
    for (std::size_t index = 0; index < m_tree.criteria.size(); ++index)
        if (m_tree.criteria[index].id == id)
            return static_cast<int>(index);
    reading.problem(QCoreApplication::translate("DecisionTree", "there is no criterion “%1”").arg(id));
    return 0;
}

int Reader::next(const JsonReading& reading, const QString& id) const
{
    if (id == EndWord || id.isEmpty())
        return Question::End;
    const qsizetype index = m_questionIds.indexOf(id);
    if (index < 0)
        reading.problem(QCoreApplication::translate(
            "DecisionTree", "“next” leads to “%1”, which is no question; the last one leads to “end”")
                            .arg(id));
    return static_cast<int>(index);
}

void Reader::readCriterion(const QJsonObject& object, qsizetype place)
{
    static const QStringList measures{QStringLiteral("cost"), QStringLiteral("value"), QStringLiteral("compute"),
        QStringLiteral("bandwidth"), QStringLiteral("memory"), QStringLiteral("rules")};
    JsonReading reading(object, inList("criteria", place), m_problems);
    Criterion criterion;
    criterion.id = reading.id();
    criterion.text = reading.localText(QStringLiteral("text"));
    criterion.weight = reading.number(QStringLiteral("weight"), 0);
    const QString measure = reading.text(QStringLiteral("measure"), Need::Required);
    const qsizetype index = measures.indexOf(measure);
    if (index < 0)
        reading.problem(QCoreApplication::translate("DecisionTree", "“measure” is one of %1, not “%2”")
                            .arg(measures.join(QStringLiteral(", ")), measure));
    criterion.measure = static_cast<Criterion::Measure>(std::max<qsizetype>(0, index));
    for (const QJsonValue& value : entries(reading, "rules")) {
        JsonReading inner(value.toObject(), reading.place(), m_problems);
        Criterion::Rule rule;
        rule.filter = inner.text(QStringLiteral("filter"), Need::Required);
        rule.score = inner.number(QStringLiteral("score"), -1);
        rule.text = inner.localText(QStringLiteral("text"));
        if (rule.score < 0 || rule.score > 1)
            inner.problem(QCoreApplication::translate("DecisionTree", "“score” is a number from 0 to 1"));
        criterion.rules.push_back(rule);
    }
    m_tree.criteria.push_back(criterion);
}

void Reader::readWarnings(JsonReading& reading, std::vector<OfferWarning>& warnings) const
{
    for (const QJsonValue& value : entries(reading, "warnings")) {
        JsonReading inner(value.toObject(), reading.place(), m_problems);
        warnings.push_back({inner.id(), inner.text(QStringLiteral("filter"), Need::Required),
            inner.localText(QStringLiteral("text"))});
    }
}

void Reader::readTip(const QJsonObject& object, qsizetype place)
{
    JsonReading reading(object, inList("tips", place), m_problems);
    Tip tip;
    tip.id = reading.id();
    tip.text = reading.localText(QStringLiteral("text"));
    tip.sources = reading.texts(QStringLiteral("sources"));
    tip.filter = reading.text(QStringLiteral("filter"));
    m_tree.tips.push_back(tip);
}

void Reader::readUnits(JsonReading& reading, Question& question) const
{
    for (const QJsonValue& value : entries(reading, "units")) {
        JsonReading inner(value.toObject(), reading.place(), m_problems);
        AnswerUnit unit;
        unit.suffix = inner.text(QStringLiteral("suffix"));
        unit.factor = inner.number(QStringLiteral("factor"), 1);
        unit.text = inner.localText(QStringLiteral("text"));
        if (!(unit.factor > 0))
            inner.problem(QCoreApplication::translate("DecisionTree", "“factor” has to be above 0"));
        question.units.push_back(unit);
    }
}

void Reader::readRules(JsonReading& reading, Choice& choice)
{
    for (const QJsonValue& value : entries(reading, "notes")) {
        JsonReading inner(value.toObject(), reading.place(), m_problems);
        choice.notes.push_back({inner.localText(QStringLiteral("text")), inner.texts(QStringLiteral("sources")),
            inner.flag(QStringLiteral("corrected"))});
    }
    for (const QJsonValue& value : entries(reading, "wishes")) {
        JsonReading inner(value.toObject(), reading.place(), m_problems);
        Wish wish;
        wish.criterion = criterion(inner, inner.text(QStringLiteral("criterion"), Need::Required));
        wish.filter = inner.text(QStringLiteral("filter"), Need::Required);
        wish.text = inner.localText(QStringLiteral("text"));
        choice.wishes.push_back(wish);
    }
    readWarnings(reading, choice.warnings);
}

Choice Reader::readChoice(JsonReading& reading, const Question& question)
{
    Choice choice;
    choice.id = reading.id();
    choice.text = reading.localText(QStringLiteral("text"));
    choice.filter = reading.text(QStringLiteral("filter"));
    const QJsonObject weights = reading.object(QStringLiteral("weights"));
    for (auto entry = weights.begin(); entry != weights.end(); ++entry) {
        if (!entry->isDouble())
            reading.problem(
                QCoreApplication::translate("DecisionTree", "the weight of “%1” is no number").arg(entry.key()));
        choice.weights.emplace_back(criterion(reading, entry.key()), entry->toDouble());
    }
    const QJsonObject sets = reading.object(QStringLiteral("set"));
    for (auto entry = sets.begin(); entry != sets.end(); ++entry)
        choice.sets.emplace_back(entry.key(),
            entry->isDouble() ? QString::number(entry->toDouble(), 'f', QLocale::FloatingPointShortest)
                              : entry->toString());
    for (const QString& id : reading.texts(QStringLiteral("tips"))) {
        const auto tip
            = std::find_if(m_tree.tips.begin(), m_tree.tips.end(), [&id](const Tip& each) { return each.id == id; });
        if (tip == m_tree.tips.end())
            reading.problem(QCoreApplication::translate("DecisionTree", "there is no tip “%1”").arg(id));
        else
            choice.tips.push_back(static_cast<int>(tip - m_tree.tips.begin()));
    }
    readRules(reading, choice);
    choice.ownNext = reading.has(QStringLiteral("next"));
    choice.next = choice.ownNext ? next(reading, reading.text(QStringLiteral("next"))) : question.next;
    const std::optional<double> from = reading.number(QStringLiteral("from"));
    const std::optional<double> above = reading.number(QStringLiteral("above"));
    choice.above = above.has_value();
    choice.from = above.value_or(from.value_or(choice.from));
    return choice;
}

void Reader::readChoices(JsonReading& reading, Question& question)
{
    QStringList ids;
    for (const QJsonValue& value : entries(reading, "answers")) {
        const QString id = value[u"id"].toString();
        if (ids.contains(id))
            reading.problem(QCoreApplication::translate("DecisionTree", "two answers have the id “%1”").arg(id));
        ids << id;
        JsonReading inner(value.toObject(), placeOf(question.id, id), m_problems);
        question.choices.push_back(readChoice(inner, question));
    }
}

void Reader::readQuestion(const QJsonObject& object)
{
    static const QStringList kinds{
        QStringLiteral("one"), QStringLiteral("several"), QStringLiteral("number"), QStringLiteral("yesno")};
    JsonReading reading(object, placeOf(object[u"id"].toString()), m_problems);
    Question question;
    question.id = reading.id();
    question.text = reading.localText(QStringLiteral("text"));
    question.help = reading.localText(QStringLiteral("help"));
    const QString kind = reading.text(QStringLiteral("kind"), Need::Required);
    const qsizetype index = kinds.indexOf(kind);
    if (index < 0)
        reading.problem(QCoreApplication::translate("DecisionTree", "“kind” is one of %1, not “%2”")
                            .arg(kinds.join(QStringLiteral(", ")), kind));
    question.kind = static_cast<Question::Kind>(std::max<qsizetype>(0, index));
    question.required = reading.flag(QStringLiteral("required"));
    question.anyOf = reading.flag(QStringLiteral("any"));
    question.money = reading.flag(QStringLiteral("money"));
    question.least = reading.number(QStringLiteral("min"), question.least);
    question.most = reading.number(QStringLiteral("max"), question.most);
    question.preset = reading.text(QStringLiteral("default"));
    question.filter = reading.text(QStringLiteral("filter"));
    question.next = next(reading, reading.text(QStringLiteral("next"), Need::Required));
    readUnits(reading, question);
    readChoices(reading, question);
    m_tree.questions.push_back(question);
}

DecisionTree Reader::read(const QJsonObject& root)
{
    JsonReading reading(root, QCoreApplication::translate("DecisionTree", "The tree"), m_problems);
    const double format = reading.number(QStringLiteral("format"), 0);
    if (format > Format) {
        reading.problem(QCoreApplication::translate("DecisionTree", "it needs a newer GPU Atlas (format %1)")
                            .arg(QString::number(format)));
    } else if (format != Format) {
        reading.problem(QCoreApplication::translate("DecisionTree", "“format” has to be 1"));
    }
    m_tree.id = reading.text(QStringLiteral("id"), Need::Required);
    m_tree.title = reading.localText(QStringLiteral("title"));
    qsizetype place = 0;
    for (const QJsonValue& value : entries(reading, "criteria"))
        readCriterion(value.toObject(), place++);
    readWarnings(reading, m_tree.warnings);
    place = 0;
    for (const QJsonValue& value : entries(reading, "tips"))
        readTip(value.toObject(), place++);
    const QString start = reading.text(QStringLiteral("start"), Need::Required);
    const QJsonArray questions = reading.array(QStringLiteral("questions"));
    if (questions.size() > DecisionTree::MostQuestions) {
        reading.problem(QCoreApplication::translate("DecisionTree", "it has %1 questions, at most %2 are allowed")
                            .arg(QString::number(questions.size()), QString::number(DecisionTree::MostQuestions)));
        return m_tree;
    }
    for (const QJsonValue& value : questions) {
        const QString id = value[u"id"].toString();
        if (m_questionIds.contains(id))
            reading.problem(QCoreApplication::translate("DecisionTree", "two questions have the id “%1”").arg(id));
        m_questionIds << id;
    }
    for (const QJsonValue& value : questions)
        readQuestion(value.toObject());
    m_tree.start = static_cast<int>(m_questionIds.indexOf(start));
    if (m_tree.start < 0)
        reading.problem(
            QCoreApplication::translate("DecisionTree", "“start” names “%1”, which is no question").arg(start));
    return m_tree;
}

}

QString placeOf(const QString& question)
{
    return QCoreApplication::translate("DecisionTree", "Question “%1”").arg(question);
}

QString placeOf(const QString& question, const QString& answer)
{
    return QCoreApplication::translate("DecisionTree", "Question “%1”, answer “%2”").arg(question, answer);
}

DecisionTree parseTree(const QByteArray& json, QStringList& problems)
{
    if (json.size() > DecisionTree::MostBytes) {
        problems << QCoreApplication::translate("DecisionTree", "The tree is larger than 4 MiB.");
        return {};
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError || !document.isObject()) {
        const qsizetype line = json.left(error.offset).count('\n') + 1;
        problems << (document.isNull()
                ? QCoreApplication::translate("DecisionTree", "This is no JSON: line %1: %2.")
                      .arg(QString::number(line), error.errorString())
                : QCoreApplication::translate("DecisionTree", "This is no decision tree: it is no JSON object."));
        return {};
    }
    return Reader(problems).read(document.object());
}

TreeReading readTree(const QByteArray& json, const Table& offers)
{
    TreeReading reading;
    DecisionTree tree = parseTree(json, reading.problems);
    if (reading.problems.isEmpty())
        checkShape(tree, reading.problems);
    if (reading.problems.isEmpty())
        checkFilters(tree, offers, reading.problems);
    if (reading.problems.isEmpty())
        reading.tree = std::make_shared<const DecisionTree>(std::move(tree));
    return reading;
}

} // namespace atlas
