// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/pathvalues.h"
#include "decision/treereader.h"
#include "support/decisiontest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <set>

using namespace atlas;
using namespace atlas::test;

namespace {

const char* const Sound = R"({
  "format": 1, "id": "small", "title": {"en": "Small", "zh_CN": "小"}, "start": "what",
  "criteria": [{"id": "price", "measure": "cost", "weight": 1, "text": {"en": "price", "zh_CN": "价格"}}],
  "tips": [{"id": "hint", "text": {"en": "hint", "zh_CN": "提示"}, "filter": "spot"}],
  "questions": [
    {"id": "what", "kind": "one", "next": "size", "text": {"en": "What?", "zh_CN": "什么？"},
      "help": {"en": "Help", "zh_CN": "帮助"}, "default": "a", "answers": [
        {"id": "a", "text": {"en": "A", "zh_CN": "甲"}, "filter": "gpu_kind:gpu", "weights": {"price": 1},
          "tips": ["hint"], "set": {"factor": 2}},
        {"id": "b", "text": {"en": "B", "zh_CN": "乙"}, "filter": "spot", "next": "last"}]},
    {"id": "size", "kind": "number", "next": "last", "text": {"en": "How large?", "zh_CN": "多大？"},
      "help": {"en": "Help", "zh_CN": "帮助"}, "filter": "gpu_memory_total_gib>={size*factor}"},
    {"id": "last", "kind": "yesno", "next": "end", "text": {"en": "Yes?", "zh_CN": "是吗？"},
      "help": {"en": "Help", "zh_CN": "帮助"}, "answers": [
        {"id": "yes", "text": {"en": "Yes", "zh_CN": "是"}}, {"id": "no", "text": {"en": "No", "zh_CN": "否"}}]}
  ]})";

QStringList problemsOf(const QByteArray& json)
{
    return readTree(json, *starterOffers()).problems;
}

Question numberQuestion(bool money)
{
    Question question;
    question.id = QStringLiteral("n");
    question.kind = Question::Kind::Number;
    question.money = money;
    question.least = 0.5;
    question.most = 5000;
    if (!money)
        question.units = {{QStringLiteral("GB"), 1, {}}, {QStringLiteral("TB"), 1000, {}}};
    Choice small, large;
    small.from = 0;
    large.from = 100;
    large.above = true;
    question.choices = {small, large};
    return question;
}

}

class DecisionTreeTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void builtInTreeIsSound();
    void fp8FiltersNameTheGpusThatHaveIt();
    void soundTreeIsRead();
    void faultIsNamed_data();
    void faultIsNamed();
    void tooManyQuestions();
    void longChainIsReadWithoutRecursion();
    void numbersAreRead_data();
    void numbersAreRead();
    void choicesAreRead();
    void expressions_data();
    void expressions();
    void answersFileRoundTrip();
    void presetAnswersCount();
};

void DecisionTreeTest::builtInTreeIsSound()
{
    QFile file(QStringLiteral(ATLAS_SOURCE_DIR "/resources/decision/tree.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(problemsOf(file.readAll()), QStringList());
    // Each source of a rule is in the starter facts.
    std::set<QString> known;
    const Catalog& catalog = *starterOffers()->context().catalog;
    for (const QString& id : catalog.sources.texts("source"))
        known.insert(id);
    for (const QString& id : catalog.claims.texts("claim_id"))
        known.insert(id);
    int rules = 0;
    const auto check = [&](const QStringList& sources) {
        QVERIFY(!sources.isEmpty());
        for (const QString& source : sources)
            QVERIFY2(known.contains(source), qPrintable(source));
        ++rules;
    };
    for (const Question& question : builtInTree()->questions)
        for (const Choice& choice : question.choices)
            for (const RuleNote& note : choice.notes)
                check(note.sources);
    for (const Tip& tip : builtInTree()->tips)
        check(tip.sources);
    QVERIFY(rules > 40);
}

/// The lists in the tree are those GPUs of the starter facts with a figure for FP8, and other editions of them.
void DecisionTreeTest::fp8FiltersNameTheGpusThatHaveIt()
{
    const Catalog& catalog = *starterOffers()->context().catalog;
    const std::vector<double>& fp8 = catalog.gpus.numbers("fp8_tflops");
    const TablePtr gpus = makeTable(QStringLiteral("gpus"), starterOffers()->context());
    const Question& asked = builtInTree()->question(builtInTree()->indexOf(u"fp8"));
    const Question& precision = builtInTree()->question(builtInTree()->indexOf(u"precision"));
    QCOMPARE(precision.choices[1].filter, asked.choices[0].filter);
    std::set<std::uint32_t> listed;
    for (const std::uint32_t row : rowsByEngine(gpus, asked.choices[0].filter))
        listed.insert(row);
    for (std::uint32_t row = 0; row < gpus->rowCount(); ++row) {
        const QString id = gpus->key(row);
        if (!std::isnan(fp8[row]))
            QVERIFY2(listed.contains(row), qPrintable(id));
        if (id.startsWith(QStringLiteral("a100")) || id.startsWith(QStringLiteral("v100"))
            || id == QStringLiteral("tpu-v4") || id == QStringLiteral("t4") || id == QStringLiteral("a10"))
            QVERIFY2(!listed.contains(row), qPrintable(id));
    }
}

void DecisionTreeTest::soundTreeIsRead()
{
    const TreeReading reading = readTree(Sound, *starterOffers());
    QCOMPARE(reading.problems, QStringList());
    const DecisionTree& tree = *reading.tree;
    QCOMPARE(tree.questions.size(), std::size_t{3});
    QCOMPARE(tree.question(0).choices[0].next, 1);
    QCOMPARE(tree.question(0).choices[1].next, 2);
    QCOMPARE(tree.question(2).next, int{Question::End});
    const Recommendation result = recommended(starterOffers(), reading.tree, answersOf({{"size", "40"}}));
    QCOMPARE(result.funnel.filter, QStringLiteral("gpu_kind:gpu gpu_memory_total_gib>=80"));
}

void DecisionTreeTest::faultIsNamed_data()
{
    QTest::addColumn<QString>("instead");
    QTest::addColumn<QString>("with");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* instead, const char* with, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(instead) << QString::fromUtf8(with) << QString::fromUtf8(said);
    };
    row("loop", R"("next": "end")", R"("next": "what")", "“what”: it leads back to itself: what → last → what.");
    row("loop of one", R"("next": "end")", R"("next": "last")", "“last”: it leads back to itself: last → last.");
    row("unreachable", R"("kind": "one", "next": "size")", R"("kind": "one", "next": "last")",
        "Question “size”: no answer leads to it.");
    row("unknown column", R"("filter": "gpu_kind:gpu")", R"("filter": "gpu_knd:gpu")",
        "Question “what”, answer “a”: the filter “gpu_knd:gpu” is wrong:");
    row("unknown value", R"("filter": "gpu_kind:gpu")", R"("filter": "gpu_kind:gqu")", "Question “what”, answer “a”");
    row("broken filter", R"("filter": "spot"}])", R"("filter": "spot AND"}])", "Tip “hint”: the filter “spot AND” is");
    row("no Chinese", R"({"en": "How large?", "zh_CN": "多大？"})", R"({"en": "How large?"})",
        "Question “size”: “text” lacks its text in the language zh_CN.");
    row("no English", R"({"en": "A", "zh_CN": "甲"})", R"({"en": " ", "zh_CN": "甲"})",
        "Question “what”, answer “a”: “text” lacks its text in the language en.");
    row("third language", R"("en": "Small",)", R"("en": "Small", "de": "Klein",)", "an unknown language: “de”");
    row("no next", R"("kind": "yesno", "next": "end")", R"("kind": "yesno")", "Question “last”: “next” is missing.");
    row("next to nowhere", R"("next": "end")", R"("next": "lost")", "Question “last”: “next” leads to “lost”");
    row("answer to nowhere", R"("next": "last"}])", R"("next": "lost"}])", "Question “what”, answer “b”: “next” leads");
    row("two ids", R"("id": "size", "kind")", R"("id": "what", "kind")", "The tree: two questions have the id “what”.");
    row("two answers", R"("id": "b", "text")", R"("id": "a", "text")", "Question “what”: two answers have the id “a”");
    row("typing error", R"("weights")", R"("weigths")", "answer “a”: there is no such member: “weigths”.");
    row("wrong type", R"("weight": 1)", R"("weight": "1")", "Entry 1 of “criteria”: “weight” has to be a number.");
    row("wrong kind", R"("kind": "yesno")", R"("kind": "maybe")", "“kind” is one of one, several, number, yesno");
    row("no criterion", R"("weights": {"price": 1})", R"("weights": {"prize": 1})", "no criterion “prize”");
    row("no tip", R"("tips": ["hint"])", R"("tips": ["hunt"])", "there is no tip “hunt”");
    row("no start", R"("start": "what")", R"("start": "why")", "“start” names “why”, which is no question");
    row("name without value", "{size*factor}", "{size*fctor}", "Question “size”: “fctor” has no value anywhere");
    row("no expression", "{size*factor}", "{size+factor}", "is no expression");
    row("open brace", "{size*factor}", "{size*factor", "is no expression");
    row("wrong default", R"("default": "a")", R"("default": "c")", "its default “c” is none of its answers");
    row("yes and no turned", R"("id": "yes")", R"("id": "ja")", "its answers have to be “yes” and “no”");
    row("filter of a choice", R"("kind": "yesno",)", R"("kind": "yesno", "filter": "spot",)",
        "belong to questions for a");
    row("newer format", R"("format": 1)", R"("format": 2)", "needs a newer GPU Atlas");
    row("no format", R"("format": 1, )", "", "“format” has to be 1");
    row("no JSON", R"("title")", "title", "This is no JSON: line 2:");
    row("bad id", R"("id": "b", "text")", R"("id": "B 1", "text")", "lower-case letters, digits and underscores");
}

void DecisionTreeTest::faultIsNamed()
{
    QFETCH(QString, instead);
    QFETCH(QString, with);
    QFETCH(QString, said);
    QString json = QString::fromUtf8(Sound);
    QVERIFY(json.contains(instead));
    json.replace(json.indexOf(instead), instead.size(), with);
    const TreeReading reading = readTree(json.toUtf8(), *starterOffers());
    QVERIFY(!reading.tree);
    QVERIFY2(reading.problems.join(u'\n').contains(said), qPrintable(reading.problems.join(u'\n')));
    for (const QString& problem : reading.problems)
        QVERIFY2((problem.endsWith(u'.') && !problem.endsWith(QStringLiteral(".."))) || problem.endsWith(u'?'),
            qPrintable(problem));
    // Nothing that is cut off makes it fall over.
    const QByteArray bytes = json.toUtf8();
    for (qsizetype size = 0; size < bytes.size(); size += 97)
        QVERIFY(!problemsOf(bytes.left(size)).isEmpty());
}

QByteArray chain(int questions)
{
    QByteArray json
        = R"({"format": 1, "id": "chain", "title": {"en": "C", "zh_CN": "C"}, "start": "q0", "questions": [)";
    for (int index = 0; index < questions; ++index) {
        json += index ? ",\n" : "\n";
        json += QStringLiteral(R"({"id": "q%1", "kind": "number", "next": "%2", "text": {"en": "Q", "zh_CN": "问"},)"
                               R"( "help": {"en": "H", "zh_CN": "助"}})")
                    .arg(QString::number(index),
                        index + 1 < questions ? QStringLiteral("q%1").arg(index + 1) : QStringLiteral("end"))
                    .toUtf8();
    }
    return json + "]}";
}

void DecisionTreeTest::tooManyQuestions()
{
    QCOMPARE(
        problemsOf(chain(1001)).first(), QStringLiteral("The tree: it has 1001 questions, at most 1000 are allowed."));
    QCOMPARE(problemsOf(QByteArray(DecisionTree::MostBytes + 1, ' ')),
        QStringList(QStringLiteral("The tree is larger than 4 MiB.")));
    QCOMPARE(problemsOf("[1]"), QStringList(QStringLiteral("This is no decision tree: it is no JSON object.")));
}

void DecisionTreeTest::longChainIsReadWithoutRecursion()
{
    const TreeReading reading = readTree(chain(1000), *starterOffers());
    QCOMPARE(reading.problems, QStringList());
    QCOMPARE(pathOf(*reading.tree, {}).size(), std::size_t{1000});
}

void DecisionTreeTest::numbersAreRead_data()
{
    QTest::addColumn<bool>("money");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<int>("band");
    const double wrong = -1;
    QTest::newRow("plain") << false << "70" << 70.0 << "" << 0;
    QTest::newRow("unit") << false << "2 tb" << 2000.0 << "" << 1;
    QTest::newRow("at the edge") << false << "100GB" << 100.0 << "" << 0;
    QTest::newRow("beyond it") << false << "100.5" << 100.5 << "" << 1;
    QTest::newRow("leading point") << false << ".75" << 0.75 << "" << 0;
    QTest::newRow("other unit") << false << "7MB" << wrong << "" << 0;
    QTest::newRow("too little") << false << "0.1" << wrong << "" << 0;
    QTest::newRow("too much") << false << "9TB" << wrong << "" << 0;
    QTest::newRow("negative") << false << "-7" << wrong << "" << 0;
    QTest::newRow("no number") << false << "many" << wrong << "" << 0;
    QTest::newRow("nothing") << false << "" << wrong << "" << 0;
    QTest::newRow("not finite") << false << "inf" << wrong << "" << 0;
    QTest::newRow("comma") << false << "1,5" << wrong << "" << 0;
    QTest::newRow("two points") << false << "1.2.3" << wrong << "" << 0;
    QTest::newRow("currency") << true << "30cny" << 30.0 << "CNY" << 0;
    QTest::newRow("money without") << true << "4.5" << 4.5 << "" << 0;
    QTest::newRow("no currency") << true << "4 dollars" << wrong << "" << 0;
}

void DecisionTreeTest::numbersAreRead()
{
    QFETCH(bool, money);
    QFETCH(QString, text);
    QFETCH(double, number);
    QFETCH(QString, currency);
    QFETCH(int, band);
    const Question question = numberQuestion(money);
    const Result<Reading> reading = readAnswer(question, text);
    QCOMPARE(reading.has_value(), number >= 0);
    if (!reading) {
        QVERIFY2(reading.error().message.contains(QStringLiteral("“n”")), qPrintable(reading.error().message));
        return;
    }
    QCOMPARE(*reading->number, number);
    QCOMPARE(reading->currency, currency);
    QCOMPARE(reading->choices, std::vector<int>{band});
    // What is written reads the same.
    const Result<Reading> again = readAnswer(question, answerText(question, *reading));
    QVERIFY(again);
    QCOMPARE(*again->number, number);
    QCOMPARE(again->currency, currency);
}

void DecisionTreeTest::choicesAreRead()
{
    const DecisionTree& tree = *builtInTree();
    const Question& task = tree.question(tree.indexOf(u"task"));
    const Question& compliance = tree.question(tree.indexOf(u"compliance"));
    QCOMPARE(readAnswer(task, QStringLiteral("batch"))->choices, std::vector<int>{5});
    QVERIFY(readAnswer(task, QStringLiteral("infrence")).error().message.contains(QStringLiteral("“inference”")));
    QVERIFY(!readAnswer(task, QStringLiteral("batch,learn")));
    const auto several = readAnswer(compliance, QStringLiteral("soc2, hipaa,soc2"));
    QVERIFY(several);
    QCOMPARE(answerText(compliance, *several), QStringLiteral("hipaa,soc2"));
    QVERIFY(!readAnswer(compliance, QStringLiteral(",")));
    QVERIFY(questionOf(tree, QStringLiteral("tusk")).error().message.contains(QStringLiteral("“task”")));
}

void DecisionTreeTest::expressions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("filled"); // null: no value
    QTest::newRow("none") << "gpu_count>=8"
                          << "gpu_count>=8";
    QTest::newRow("product") << "vram>={size*2.4}"
                             << "vram>=168";
    QTest::newRow("quotient") << "price<={budget/hours}"
                              << "price<=2.5CNY";
    QTest::newRow("two") << "vram>={size} count>={8}"
                         << "vram>=70 count>=8";
    QTest::newRow("long fraction") << "vram>={size/3}"
                                   << "vram>=23.3333333333";
    QTest::newRow("unknown") << "vram>={size*other}" << QString();
    QTest::newRow("divided by zero") << "vram>={size/zero}" << QString();
}

void DecisionTreeTest::expressions()
{
    QFETCH(QString, text);
    QFETCH(QString, filled);
    const PathValues values{{QStringLiteral("size"), {70}}, {QStringLiteral("budget"), {50, QStringLiteral("CNY")}},
        {QStringLiteral("hours"), {20}}, {QStringLiteral("zero"), {0}}};
    const std::optional<QString> result = fillTemplate(text, values);
    QCOMPARE(result.has_value(), !filled.isNull());
    if (result)
        QCOMPARE(*result, filled);
}

void DecisionTreeTest::answersFileRoundTrip()
{
    Answers answers = answersOf({{"task", "finetune"}, {"tune_size", "70B"}, {"compliance", "hipaa,soc2"}});
    answers.relaxed = {{QStringLiteral("gpu_memory_total_gib>=168"), QStringLiteral("gpu_memory_total_gib>=160")}};
    const QByteArray file = answersFile(*builtInTree(), answers);
    const Result<Answers> read = readAnswersFile(*builtInTree(), file);
    QVERIFY(read);
    QVERIFY(*read == answers);
    QVERIFY(readAnswersFile(*builtInTree(), R"({"answers": {"tune_size": 70}, "from": "a newer program"})"));
    for (const char* const wrong : {"", "[]", "{}", R"({"answers": {"tsk": "learn"}})", R"({"answers": {"task": "x"}})",
             R"({"answers": {"task": []}})", R"({"answers": {}, "relaxed": [{"from": 1}]})"})
        QVERIFY2(!readAnswersFile(*builtInTree(), wrong), wrong);
}

void DecisionTreeTest::presetAnswersCount()
{
    const Recommendation plain = recommended(starterOffers(), builtInTree(), {});
    QVERIFY(plain.funnel.filter.contains(QStringLiteral("gpu_kind:gpu")));
    const Recommendation any = recommended(starterOffers(), builtInTree(), answersOf({{"accelerators", "any"}}));
    QVERIFY(!any.funnel.filter.contains(QStringLiteral("gpu_kind")));
    QVERIFY(any.scored.size() > plain.scored.size());
}

ATLAS_TEST_MAIN(QCoreApplication, DecisionTreeTest)
#include "tst_decisiontree.moc"
