// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QRegularExpression>
#include <cmath>

using namespace atlas::test;
using namespace Qt::StringLiterals;

namespace {

QJsonObject object(const Run& run)
{
    return QJsonDocument::fromJson(run.out).object();
}

QJsonArray array(const QJsonObject& from, const char* key)
{
    return from[QLatin1StringView(key)].toArray();
}

}

class RecommendTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void jsonHoldsTogether();
    void nothingFitsNamesTheNearest();
    void costIsThatOfTheWork();
    void conditionsAreSaidInWords();
    void answersAreChecked_data();
    void answersAreChecked();
    void answersOffThePathAreIgnored();
    void tooLittleMemoryIsNoReason();
    void questionsAreListed();
    void answersOfAFile();
    void textInBothLanguages();
    void treeIsLoadedCheckedAndTakenAway();

private:
    [[nodiscard]] Run recommend(const QStringList& answers, const QStringList& more = {}) const
    {
        QStringList words{u"--today"_s, u"2026-12-01"_s, u"recommend"_s};
        for (const QString& answer : answers)
            words << u"--answer"_s << answer;
        return m_program.run(words + (more.isEmpty() ? QStringList{u"--format"_s, u"json"_s} : more));
    }
    [[nodiscard]] QJsonArray offers(const QString& filter) const
    {
        const Run run = m_program.run(
            {u"offers"_s, filter, u"--format"_s, u"json"_s, u"--columns"_s, u"key,price_per_gpu_hour"_s});
        return run.rows();
    }
    [[nodiscard]] static double lowest(const QJsonArray& offers)
    {
        double lowest = INFINITY;
        for (const QJsonValue& offer : offers)
            if (const double price = offer[u"price_per_gpu_hour"].toDouble(); price > 0)
                lowest = std::min(lowest, price);
        return lowest;
    }

    Program m_program;
};

void RecommendTest::jsonHoldsTogether()
{
    const Run run = recommend({u"task=finetune"_s, u"tune_size=70B"_s, u"compliance=hipaa"_s, u"interruptible=no"_s});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.err, QByteArray());
    const QJsonObject result = object(run);
    QCOMPARE(result[u"answers"].toObject().keys(),
        QStringList({u"compliance"_s, u"interruptible"_s, u"task"_s, u"tune_size"_s}));
    const QJsonArray kept = offers(result[u"filter"].toString());
    const QJsonArray steps = array(result, "steps");
    qsizetype left = offers({}).size();
    for (const QJsonValue& step : steps) {
        QCOMPARE(step[u"left"].toInt() + step[u"dropped"].toInt(), left);
        left = step[u"left"].toInt();
    }
    QCOMPARE(kept.size(), left);
    QCOMPARE(steps.first()[u"question"].toString(), u"task"_s);

    QSet<QString> keys;
    for (const QJsonValue& offer : kept)
        keys.insert(offer[u"key"].toString());
    const QJsonArray results = array(result, "results");
    QCOMPARE(results.size(), 5);
    double before = 1;
    for (int rank = 0; rank < results.size(); ++rank) {
        QCOMPARE(results[rank][u"rank"].toInt(), rank + 1);
        QVERIFY(keys.contains(results[rank][u"key"].toString()));
        QVERIFY(results[rank][u"score"].toDouble() <= before);
        before = results[rank][u"score"].toDouble();
        QVERIFY(!results[rank][u"reasons"].toArray().isEmpty());
        QVERIFY(results[rank][u"warnings"].isArray());
    }
    const QJsonObject firmness = result[u"firmness"].toObject();
    QVERIFY(keys.contains(firmness[u"next_key"].toString()));
    QVERIFY(firmness[u"change_percent"].isDouble() && firmness[u"criterion"].isString());
    QVERIFY(!array(result, "near_misses").isEmpty());
    for (const QJsonValue& miss : array(result, "near_misses")) {
        const QJsonArray more = offers(miss[u"filter"].toString());
        QCOMPARE(more.size(), miss[u"total"].toInt());
        QCOMPARE(more.size() - kept.size(), miss[u"offers"].toInt());
        const double saving = (lowest(kept) - lowest(more)) / lowest(kept) * 100;
        QVERIFY(std::abs(saving - miss[u"saving_percent"].toDouble(NAN)) < 1e-9);
    }
    QCOMPARE(result[u"tree"][u"loaded"].toBool(true), false);
}

void RecommendTest::nothingFitsNamesTheNearest()
{
    const Run run = recommend({u"task=learn"_s, u"learn_budget=free"_s, u"region=china"_s, u"accelerators=tpu"_s});
    QCOMPARE(run.code, 0);
    const QJsonObject result = object(run);
    QVERIFY(array(result, "results").isEmpty());
    QVERIFY(result[u"firmness"].isNull());
    QVERIFY(offers(result[u"filter"].toString()).isEmpty());
    const QJsonArray misses = array(result, "near_misses");
    QVERIFY(!misses.isEmpty());
    for (const QJsonValue& miss : misses) {
        QVERIFY(miss[u"offers"].toInt() > 0);
        QCOMPARE(offers(miss[u"filter"].toString()).size(), miss[u"offers"].toInt());
        QVERIFY(miss[u"saving_percent"].isNull());
    }
    const Run text = recommend({u"task=learn"_s, u"learn_budget=free"_s, u"region=china"_s}, {u"--lang"_s, u"en"_s});
    QVERIFY2(text.out.contains("Nothing fits"), text.out.constData());
    QVERIFY2(text.out.contains("The nearest that there is"), text.out.constData());
}

/// A service runs on one machine: what counts is what that machine costs for the hours that are stated.
void RecommendTest::costIsThatOfTheWork()
{
    const QStringList service{u"task=inference"_s, u"serve_size=70B"_s, u"load=always"_s, u"serve_term=year"_s};
    const QJsonObject result = object(recommend(service, {u"--top"_s, u"1000"_s, u"--format"_s, u"json"_s}));
    QCOMPARE(result[u"cost"][u"measure"].toString(), u"cost_per_month"_s);
    QCOMPARE(result[u"cost"][u"use_share"].toDouble(), 1);
    const Run run = m_program.run({u"offers"_s, result[u"filter"].toString(), u"--format"_s, u"json"_s});
    QMap<QString, double> prices;
    for (const QJsonValue& offer : run.rows())
        prices[offer[u"key"].toString()] = offer[u"price_per_hour"].toDouble(NAN);
    double lowest = INFINITY;
    for (const QJsonValue& each : array(result, "results")) {
        const double price = prices.value(each[u"key"].toString(), NAN);
        QVERIFY(std::isnan(price) ? each[u"cost"].isNull() : std::abs(each[u"cost"].toDouble() - price * 730) < 1e-6);
        if (price > 0)
            lowest = std::min(lowest, price);
    }
    QCOMPARE(prices.value(result[u"best"][u"cheapest"][u"key"].toString()), lowest);
    const Run text = recommend(service, {u"--lang"_s, u"en"_s});
    QVERIFY2(text.out.contains(" USD/h × 730 h = "), text.out.constData());
    QVERIFY2(text.out.contains("Cheapest by cost a month"), text.out.constData());
    // The product is seen to be right: what is written is multiplied again.
    static const QRegularExpression formula(u"= ([0-9.]+) USD/h × ([0-9.]+) h.* = ([0-9.]+) USD a month"_s);
    for (QRegularExpressionMatchIterator found = formula.globalMatch(QString::fromUtf8(text.out)); found.hasNext();) {
        const QRegularExpressionMatch each = found.next();
        const double product = each.captured(1).toDouble() * each.captured(2).toDouble();
        QVERIFY2(std::abs(product / each.captured(3).toDouble() - 1) < 0.002, qPrintable(each.captured()));
    }
    // Training ends sooner with more GPUs: there it is the price of one GPU for an hour.
    QCOMPARE(object(recommend({u"task=finetune"_s}))[u"cost"][u"measure"].toString(), u"price_per_gpu_hour"_s);
    // A reservation that is hardly used is dear: it is paid for all hours.
    const auto reserved = [this](const QString& hours) {
        const QJsonObject year = object(recommend(
            {u"task=batch"_s, u"duration=year"_s, u"use_hours="_s + hours, u"interruptible=no"_s, u"region=us"_s}));
        return year[u"best"][u"cheapest"][u"key"].toString().contains(u"reserved"_s);
    };
    QVERIFY(!reserved(u"20"_s));
}

/// People read sentences; the filter stands beside them, and json has what a program needs.
void RecommendTest::conditionsAreSaidInWords()
{
    const QStringList answers{u"task=inference"_s, u"serve_size=700"_s, u"budget=30"_s, u"region=eu"_s};
    const QJsonArray misses = array(object(recommend(answers)), "near_misses");
    QVERIFY(!misses.isEmpty());
    for (const QJsonValue& miss : misses) {
        QVERIFY2(!miss[u"relax"].toString().contains(QRegularExpression(u"[a-z]_[a-z]|[<>]=|NOT"_s)),
            qPrintable(miss[u"relax"].toString()));
        const QJsonArray conditions = miss[u"conditions"].toArray();
        QVERIFY(!conditions.isEmpty());
        for (const QJsonValue& condition : conditions)
            QVERIFY(condition[u"from"].isString() && (condition[u"to"].isString() || condition[u"to"].isNull()));
    }
    const Run chinese = recommend(answers, {u"--lang"_s, u"zh_CN"_s});
    QVERIFY2(chinese.out.contains("去掉“总显存不低于 1680 GiB”") || chinese.out.contains("总显存 1680 →"),
        chinese.out.constData());
    QVERIFY2(chinese.out.contains("未回答而按默认答案计"), chinese.out.constData());
    // Percents are read with two digits, and files keep them all.
    static const QRegularExpression percent(u"counted about ([0-9.]+) %"_s);
    const QString english
        = QString::fromUtf8(recommend({u"task=inference"_s, u"serve_size=70B"_s}, {u"--lang"_s, u"en"_s}).out);
    const QRegularExpressionMatch match = percent.match(english);
    QVERIFY2(match.hasMatch(), qPrintable(english));
    QVERIFY(QString(match.captured(1)).remove(u'.').remove(QRegularExpression(u"^0+|0+$"_s)).size() <= 2);
    const double exact
        = object(recommend({u"task=inference"_s, u"serve_size=70B"_s}))[u"firmness"][u"change_percent"].toDouble();
    QVERIFY(match.captured(1).toDouble() >= std::abs(exact) && match.captured(1).toDouble() < std::abs(exact) * 1.11);
}

void RecommendTest::answersAreChecked_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const QStringList& words, const char* said) {
        QTest::newRow(name) << words << QString::fromUtf8(said);
    };
    row("unknown question", {u"--answer"_s, u"tsk=learn"_s}, "no question “tsk”; did you mean “task”?");
    row("unknown answer", {u"--answer"_s, u"task=lern"_s}, "“task” has no answer “lern”; did you mean “learn”?");
    row("no value", {u"--answer"_s, u"task"_s}, "--answer needs ID=VALUE");
    row("no number", {u"--answer"_s, u"budget=cheap"_s}, "“budget” needs a number");
    row("currency without a rate", {u"--answer"_s, u"budget=5XXX"_s, u"--format"_s, u"json"_s}, "budget");
    row("unknown format", {u"--format"_s, u"jsn"_s}, "--format");
    row("unknown rule", {u"--missing"_s, u"lost"_s}, "--missing");
    row("top below", {u"--top"_s, u"-1"_s}, "--top");
    row("top of none", {u"--top"_s, u"0"_s}, "1 to 1000");
    row("top above", {u"--top"_s, u"1001"_s}, "1 to 1000");
    row("an argument", {u"learn"_s}, "one argument too many");
}

void RecommendTest::answersAreChecked()
{
    QFETCH(QStringList, words);
    QFETCH(QString, said);
    const Run run = m_program.run(QStringList{u"recommend"_s} + words);
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.startsWith("gpu-atlas: error: ") && run.err.contains(said.toUtf8()), run.err.constData());
}

void RecommendTest::answersOffThePathAreIgnored()
{
    const Run run = recommend({u"task=learn"_s, u"method=full"_s});
    QCOMPARE(run.code, 0);
    QVERIFY2(run.err.startsWith("gpu-atlas: warning: ") && run.err.contains("“method”"), run.err.constData());
    const QJsonObject result = object(run);
    QVERIFY(!result[u"answers"].toObject().contains(u"method"));
    QCOMPARE(result[u"filter"], object(recommend({u"task=learn"_s}))[u"filter"]);
}

/// A condition of memory that was loosened leaves machines that are too small: they say so and nobody praises it.
void RecommendTest::tooLittleMemoryIsNoReason()
{
    m_program.put(u"loose.json"_s, R"({"format": 1, "answers": {"task": "inference", "serve_size": "2500"},
        "relaxed": [{"from": "gpu_memory_total_gib>=6000", "to": "gpu_memory_total_gib>=2304"}]})");
    const QJsonObject result
        = object(recommend({}, {u"--answers"_s, u"loose.json"_s, u"--format"_s, u"json"_s, u"--lang"_s, u"en"_s}));
    QVERIFY(!array(result, "results").isEmpty());
    for (const QJsonValue& each : array(result, "results")) {
        QVERIFY(each[u"warnings"].toArray().first().toString().contains(u"is less than the 6000 GiB needed"_s));
        for (const QJsonValue& reason : each[u"reasons"].toArray())
            QVERIFY2(!reason.toString().contains(u"needed"_s), qPrintable(reason.toString()));
    }
}

void RecommendTest::questionsAreListed()
{
    const Run run = recommend({}, {u"--questions"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.code, 0);
    const QJsonArray questions = run.rows();
    QVERIFY(questions.size() > 20);
    for (const QJsonValue& question : questions) {
        for (const char* const key : {"id", "text", "kind"})
            QVERIFY(!question[QLatin1StringView(key)].toString().isEmpty());
        QCOMPARE(question[u"required"].toBool(), question[u"id"].toString() == u"task"_s);
        for (const QJsonValue& answer : question[u"answers"].toArray())
            QVERIFY(answer[u"id"].isString() && answer[u"text"].isString() && answer[u"filter"].isString());
    }
}

void RecommendTest::answersOfAFile()
{
    m_program.put(u"a.json"_s, R"({"format": 1, "answers": {"task": "batch", "memory": "m24"}})");
    const Run file = recommend({}, {u"--answers"_s, u"a.json"_s, u"--format"_s, u"json"_s});
    QCOMPARE(file.code, 0);
    QCOMPARE(file.out, recommend({u"task=batch"_s, u"memory=m24"_s}).out);
    // An answer on the line wins.
    const Run both = recommend({u"memory=m80"_s}, {u"--answers"_s, u"a.json"_s, u"--format"_s, u"json"_s});
    QCOMPARE(both.out, recommend({u"task=batch"_s, u"memory=m80"_s}).out);
    QCOMPARE(recommend({}, {u"--answers"_s, u"none.json"_s}).code, 1);
    m_program.put(u"b.json"_s, R"({"answers": {"task": "btch"}})");
    QCOMPARE(recommend({}, {u"--answers"_s, u"b.json"_s}).code, 2);
    // The same line gives the same bytes, and a file is written whole.
    QCOMPARE(recommend({}, {u"--answers"_s, u"a.json"_s, u"-o"_s, u"r.json"_s}).code, 0);
    QCOMPARE(m_program.bytes(u"r.json"_s), file.out);
}

void RecommendTest::textInBothLanguages()
{
    const QStringList answers{u"task=pretrain"_s, u"data=2TB"_s};
    const Run english = recommend(answers, {u"--explain"_s, u"--lang"_s, u"en"_s});
    QCOMPARE(english.code, 0);
    for (const char* const part : {"offers are left", "How firm this is", "How it came about", "Corrected: TPU v4"})
        QVERIFY2(english.out.contains(part), part);
    const Run chinese = recommend(answers, {u"--explain"_s, u"--lang"_s, u"zh_CN"_s});
    for (const char* const part : {"结论有多稳固", "推导过程", "要做什么任务？", "更正：TPU v4 不支持 FP8"})
        QVERIFY2(chinese.out.contains(part), part);
    QVERIFY(!recommend(answers, {u"--lang"_s, u"en"_s}).out.contains("How it came about"));
}

void RecommendTest::treeIsLoadedCheckedAndTakenAway()
{
    QCOMPARE(m_program.run({u"init"_s, u"t.sqlite"_s}).code, 0);
    const Run shown = m_program.run(
        {u"--catalog"_s, u"t.sqlite"_s, u"tree"_s, u"show"_s, u"--format"_s, u"json"_s, u"-o"_s, u"tree.json"_s});
    QCOMPARE(shown.code, 0);
    QByteArray tree = m_program.bytes(u"tree.json"_s);
    tree.replace("\"id\": \"gpu-atlas\"", "\"id\": \"lab\"").replace("GPU Atlas selection tree", "Tree of the lab");
    m_program.put(u"lab.json"_s, tree);
    QCOMPARE(m_program.run({u"--catalog"_s, u"t.sqlite"_s, u"tree"_s, u"check"_s, u"lab.json"_s}).code, 0);
    QVERIFY(!m_program.run({u"--catalog"_s, u"t.sqlite"_s, u"tree"_s, u"show"_s}).out.contains("Tree of the lab"));
    QCOMPARE(m_program.run({u"--catalog"_s, u"t.sqlite"_s, u"tree"_s, u"load"_s, u"lab.json"_s}).code, 0);
    const Run loaded = m_program.run({u"--catalog"_s, u"t.sqlite"_s, u"recommend"_s, u"--format"_s, u"json"_s});
    QCOMPARE(object(loaded)[u"tree"][u"id"].toString(), u"lab"_s);
    QCOMPARE(object(loaded)[u"tree"][u"loaded"].toBool(), true);
    QVERIFY(m_program.run({u"--catalog"_s, u"t.sqlite"_s, u"recommend"_s}).out.contains("Tree of the lab (loaded"));

    // A tree with a fault is not loaded, and the one that is there stays.
    m_program.put(u"bad.json"_s, QByteArray(tree).replace("\"next\": \"end\"", "\"next\": \"task\""));
    const QByteArray before = m_program.bytes(u"t.sqlite"_s);
    for (const QStringList& words :
        {QStringList{u"tree"_s, u"check"_s, u"bad.json"_s}, QStringList{u"tree"_s, u"load"_s, u"bad.json"_s}}) {
        const Run bad = m_program.run(QStringList{u"--catalog"_s, u"t.sqlite"_s} + words);
        QCOMPARE(bad.code, 1);
        QVERIFY2(bad.err.contains("“task”: it leads back to itself"), bad.err.constData());
    }
    QCOMPARE(m_program.bytes(u"t.sqlite"_s), before);

    QCOMPARE(m_program.run({u"--catalog"_s, u"t.sqlite"_s, u"tree"_s, u"load"_s, u"--built-in"_s}).code, 0);
    const Run builtIn = m_program.run({u"--catalog"_s, u"t.sqlite"_s, u"recommend"_s, u"--format"_s, u"json"_s});
    QCOMPARE(object(builtIn)[u"tree"][u"id"].toString(), u"gpu-atlas"_s);
    for (const QStringList& wrong : {QStringList{u"tree"_s}, QStringList{u"tree"_s, u"lod"_s},
             QStringList{u"tree"_s, u"load"_s}, QStringList{u"tree"_s, u"load"_s, u"x.json"_s, u"--built-in"_s},
             QStringList{u"tree"_s, u"show"_s, u"x.json"_s}})
        QCOMPARE(m_program.run(wrong).code, 2);
    QCOMPARE(m_program.run({u"--catalog"_s, u"t.sqlite"_s, u"tree"_s, u"load"_s, u"none.json"_s}).code, 1);
}

ATLAS_TEST_MAIN(QCoreApplication, RecommendTest)
#include "tst_recommend.moc"
