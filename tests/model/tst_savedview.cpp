// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/toytable.h"
#include "views/viewfile.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <random>
#include <sys/stat.h>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

class TestSavedView : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }
    void readsWhatPeopleWrite();
    void defaultsAreNotTheWindows();
    void comesBackUnchanged();
    void keepsWhatANewerProgramWrote();
    void errorsNameFieldAndValue_data();
    void errorsNameFieldAndValue();
    void anyBytesAreHarmless();
    void files();
    void names_data();
    void names();

private:
    static SavedView parsed(const QByteArray& json)
    {
        const Result<SavedView> view = parseView(json, u"x.atlas.json"_s);
        if (!view)
            qFatal("%s", qPrintable(view.error().message));
        return *view;
    }
};

void TestSavedView::readsWhatPeopleWrite()
{
    const SavedView view = parsed(R"({
        "format": "gpu-atlas-view", "version": 1, "name": "Cheap H100 · 便宜",
        "filter": "gpu:h100 price<2.5", "sort": ["gpu_count:desc", "price_per_gpu_hour", "region:asc"],
        "columns": ["provider", "price_per_gpu_hour", "provider"], "per": "month", "currency": "eur",
        "facets": ["gpu", "region"]
    })");
    QCOMPARE(view.name, u"Cheap H100 · 便宜"_s);
    QCOMPARE(view.table, u"offers"_s);
    QCOMPARE(view.query.filter, u"gpu:h100 price<2.5"_s);
    const std::vector<SortKey> sort{{u"gpu_count"_s, Qt::DescendingOrder},
        {u"price_per_gpu_hour"_s, Qt::AscendingOrder}, {u"region"_s, Qt::AscendingOrder}};
    QCOMPARE(view.query.sort, sort);
    QCOMPARE(view.query.columns, QStringList({u"provider"_s, u"price_per_gpu_hour"_s}));
    QCOMPARE(view.query.per, PerUnit::Month);
    QCOMPARE(view.query.currency, u"EUR"_s);
    QCOMPARE(view.facets, std::optional(QStringList({u"gpu"_s, u"region"_s})));
    QVERIFY(view.others.isEmpty());
}

void TestSavedView::defaultsAreNotTheWindows()
{
    const SavedView view = parsed(R"({"format": "gpu-atlas-view", "version": 1})");
    QCOMPARE(view, usualView());
    QVERIFY(view.query.filter.isEmpty() && view.query.columns.isEmpty());
    QCOMPARE(view.query.sort, std::vector<SortKey>{{u"price_per_gpu_hour"_s}});
    QCOMPARE(view.query.per, PerUnit::Hour);
    QCOMPARE(view.query.currency, u"USD"_s);
    // No order at all is one as well.
    QVERIFY(parsed(R"({"format": "gpu-atlas-view", "version": 1, "sort": []})").query.sort.empty());
    QVERIFY(parsed(R"({"format": "gpu-atlas-view", "version": 1, "table": "gpus"})").query.sort.empty());
}

void TestSavedView::comesBackUnchanged()
{
    std::mt19937 random(5);
    const auto among = [&random](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    const QStringList words{
        u"provider"_s, u"不是\n列"_s, u"\"quoted\" \\ \t"_s, u"price<2.5"_s, u"\U0001F600"_s, QString(), u"a,b"_s};
    const QLocale before;
    for (int round = 0; round < 200; ++round) {
        // Files do not change with the language of the screen.
        QLocale::setDefault(QLocale(round % 2 ? QLocale::German : QLocale::Chinese));
        SavedView view = usualView();
        view.name = viewName(words[among(7)]);
        view.query.filter = words[among(7)] + u' ' + words[among(7)];
        view.query.sort.clear();
        for (int i = among(3); i > 0; --i)
            view.query.sort.push_back({u"column%1"_s.arg(i), among(2) ? Qt::AscendingOrder : Qt::DescendingOrder});
        for (int i = among(4); i > 0; --i)
            view.query.columns << words[i];
        view.query.per = static_cast<PerUnit>(among(3));
        view.query.currency = among(2) ? u"CNY"_s : u"USD"_s;
        // None at all is not the default ones.
        if (among(3) > 0)
            view.facets = among(2) ? QStringList{words[1]} : QStringList();
        const QByteArray json = viewJson(view);
        QCOMPARE(parsed(json), view);
        QCOMPARE(viewJson(parsed(json)), json);
    }
    QLocale::setDefault(before);
}

void TestSavedView::keepsWhatANewerProgramWrote()
{
    const QByteArray newer = R"({"format": "gpu-atlas-view", "version": 7, "name": "n", "filter": "",
        "columns": ["gpu", "carbon_grams"], "sort": ["heat:desc", "price_per_gpu_hour"],
        "weights": {"price": 0.25, "list": [1, null, "x"]}, "pinned": 2})";
    SavedView view = parsed(newer);
    const QStringList remarks = viewRemarks(view, *toyTable(), u"n.atlas.json"_s);
    QCOMPARE(remarks.size(), 3);
    QVERIFY2(remarks[0].contains(u"newer"_s), qPrintable(remarks[0]));
    QVERIFY2(remarks[1].contains(u"pinned, weights"_s), qPrintable(remarks[1]));
    QVERIFY2(remarks[2].contains(u"carbon_grams, heat"_s), qPrintable(remarks[2]));
    for (const QString& remark : remarks)
        QVERIFY2(remark.contains(u"n.atlas.json"_s), qPrintable(remark));
    view.query.filter = u"spot"_s;
    const QJsonObject written = QJsonDocument::fromJson(viewJson(view)).object(),
                      original = QJsonDocument::fromJson(newer).object();
    for (const QString& field : {u"version"_s, u"columns"_s, u"sort"_s, u"weights"_s, u"pinned"_s})
        QCOMPARE(written.value(field), original.value(field));
    QCOMPARE(written.value(u"filter"_s).toString(), u"spot"_s);
    QVERIFY(viewRemarks(usualView(), *toyTable(), u"n"_s).isEmpty());
}

void TestSavedView::errorsNameFieldAndValue_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QStringList>("said");
    const auto row = [](const char* name, const QByteArray& json, const QStringList& said) {
        QTest::newRow(name) << json << said;
    };
    const auto field = [&row](const char* name, const QByteArray& fields, const QStringList& said) {
        row(name, R"({"format": "gpu-atlas-view", "version": 1, )" + fields + '}', said);
    };
    row("empty file", {}, {u"JSON"_s});
    row("no JSON", "{\n  \"format\": \"gpu-atlas-view\",\n  \"filter\": gpu\n}", {u"line 3"_s});
    row("cut off", R"({"format": "gpu-atlas-view", "version": 1, "filter": "gpu)", {u"line 1"_s});
    row("an array", "[]", {u"format"_s});
    row("another JSON", R"({"name": "gpu-atlas"})", {u"format"_s});
    row("no UTF-8", "{\"format\": \"gpu-atlas-view\", \"version\": 1, \"filter\": \"\xff\xfe\"}", {u"JSON"_s});
    row("too deep", QByteArray(100000, '['), {u"JSON"_s});
    row("too large", '"' + QByteArray(MaxViewBytes, 'x') + '"', {u"1024"_s});
    row("no version", R"({"format": "gpu-atlas-view"})", {u"version"_s});
    row("version 0", R"({"format": "gpu-atlas-view", "version": 0})", {u"version"_s, u"0"_s});
    row("version 1.5", R"({"format": "gpu-atlas-view", "version": 1.5})", {u"version"_s, u"1.5"_s});
    row("version of text", R"({"format": "gpu-atlas-view", "version": "1"})", {u"version"_s, u"\"1\""_s});
    row("huge version", R"({"format": "gpu-atlas-view", "version": 1e300})", {u"version"_s, u"1e+300"_s});
    field("filter", R"("filter": 5)", {u"filter"_s, u"5"_s});
    field("filter null", R"("filter": null)", {u"filter"_s, u"null"_s});
    field("long filter", "\"filter\": \"" + QByteArray(70000, 'x') + '"', {u"filter"_s, u"65536"_s});
    field("columns", R"("columns": "gpu")", {u"columns"_s, u"\"gpu\""_s});
    field("column", R"("columns": ["gpu", 3])", {u"columns"_s, u"3"_s});
    field("sort", R"("sort": {"gpu": true})", {u"sort"_s, u"{\"gpu\":true}"_s});
    field("order", R"("sort": ["gpu", "price:down"])", {u"sort"_s, u"price:down"_s});
    field("per", R"("per": "week")", {u"per"_s, u"week"_s, u"month"_s});
    field("currency", R"("currency": "dollar")", {u"currency"_s, u"DOLLAR"_s});
    field("currency with line", R"("currency": "USD\n")", {u"currency"_s, u"USD"_s});
    field("facets", R"("facets": [[]])", {u"facets"_s, u"[]"_s});
    field("table", R"("table": "prices")", {u"table"_s, u"prices"_s, u"offers"_s});
    field("name", "\"name\": \"" + QByteArray(101, 'n') + '"', {u"name"_s, u"100"_s});
    field("long value", "\"per\": \"" + QByteArray(5000, 'y') + '"', {u"per"_s, u"yyy…"_s});
    field("invisible value", R"("per": "\u202eweek\u0007")", {u"\"week\\u0007\""_s});
}

void TestSavedView::errorsNameFieldAndValue()
{
    QFETCH(QByteArray, json);
    QFETCH(QStringList, said);
    const Result<SavedView> view = parseView(json, u"mine.atlas.json"_s);
    QVERIFY(!view);
    said << u"mine.atlas.json"_s;
    for (const QString& words : said)
        QVERIFY2(view.error().message.contains(words), qPrintable(view.error().message));
    QVERIFY(view.error().message.size() < 300);
}

void TestSavedView::anyBytesAreHarmless()
{
    std::mt19937 random(11);
    SavedView full = usualView();
    full.query.columns = QStringList{u"gpu"_s, u"region"_s};
    full.facets = QStringList{u"gpu"_s};
    full.others[u"more"_s] = 1;
    const QByteArray whole = viewJson(full);
    for (int round = 0; round < 3000; ++round) {
        QByteArray json = whole;
        for (unsigned change = random() % 4 + 1; change > 0; --change)
            json[static_cast<qsizetype>(random() % static_cast<unsigned>(json.size()))] = static_cast<char>(random());
        if (random() % 4 == 0)
            json.truncate(static_cast<qsizetype>(random() % static_cast<unsigned>(json.size())));
        const Result<SavedView> view = parseView(json, u"x"_s);
        if (view)
            QCOMPARE(parsed(viewJson(*view)), *view);
        else
            QVERIFY(!view.error().message.isEmpty());
    }
}

void TestSavedView::files()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"经济.atlas.json"_s);
    SavedView view = usualView();
    view.query.filter = u"note:中文"_s;
    QVERIFY(writeView(path, view));
    Result<SavedView> read = readView(path);
    QVERIFY(read);
    QCOMPARE(read->query, view.query);
    QCOMPARE(read->name, u"经济"_s); // as its file
    QVERIFY(!writeView(path, view, {path}));
    QVERIFY(!writeView(folder.filePath(u"no/such/folder.atlas.json"_s), view));

    read = readView(folder.filePath(u"missing.atlas.json"_s));
    QVERIFY(!read && read.error().code == ErrorCode::NotFound);
    QVERIFY(read.error().message.contains(u"missing.atlas.json"_s));
    QVERIFY(!readView(folder.path()));
    QVERIFY(!readView(u"/dev/zero"_s));
    QVERIFY(!readView(u"/dev/null"_s));

    QVERIFY(isViewFileName(u"/a/b.ATLAS.json"_s));
    QVERIFY(!isViewFileName(u"atlas.json"_s));
    QVERIFY(!isViewFileName(u"x.sqlite"_s));
}

void TestSavedView::names_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::newRow("blanks") << u"  Cheap   H100 "_s << u"Cheap H100"_s;
    QTest::newRow("line breaks") << u"one\ntwo\r\u2028three"_s << u"one two three"_s;
    QTest::newRow("direction") << u"a\u202Eb\u200Bc"_s << u"abc"_s;
    QTest::newRow("markup") << u"<b>&x</b>"_s << u"<b>&x</b>"_s;
    QTest::newRow("nothing") << u"\u200B \t"_s << QString();
}

void TestSavedView::names()
{
    QFETCH(QString, typed);
    QFETCH(QString, name);
    QCOMPARE(viewName(typed), name);
}

ATLAS_TEST_MAIN(QCoreApplication, TestSavedView)
#include "tst_savedview.moc"
