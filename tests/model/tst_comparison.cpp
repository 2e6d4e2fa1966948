// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/tables.h"
#include "compare/comparisonmodel.h"
#include "compare/comparisonsheet.h"
#include "model/comparisonsamples.h"
#include "support/catalogtest.h"
#include "support/testmain.h"
#include "text/csv.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStringDecoder>
#include <cmath>

using namespace atlas;
using namespace atlas::test;

namespace {

bool near(double found, double expected)
{
    return std::isnan(expected) ? std::isnan(found) : std::abs(found - expected) <= 1e-9 * std::abs(expected);
}

double numberOf(const ComparisonCell& cell)
{
    const double* const number = std::get_if<double>(&cell.value);
    return number ? *number : Nan;
}

QList<QStringList> records(const QByteArray& csv, char delimiter = ',')
{
    QList<QStringList> all;
    const auto read = readCsv(csv, delimiter, [&all](qint64, std::vector<QString>& fields) {
        all << QStringList(fields.begin(), fields.end());
        return true;
    });
    return read ? all : QList<QStringList>();
}

/// What lines of a file must hold for the rows that are shown: texts, numbers where they are numbers.
QStringList shownCells(const ComparisonModel& model, std::size_t place, bool numbers)
{
    const ComparisonRow& row = model.comparison().rows[place];
    const int line = model.lineOf(row.key);
    QStringList texts;
    for (int column = 1; column < model.columnCount(); ++column) {
        const ComparisonCell& cell = row.cells[static_cast<std::size_t>(column - 1)];
        const double number = numberOf(cell) * row.factor(model.comparison().per);
        const QString text = model.index(line, column).data().toString();
        texts << (!numbers ? text : !cell.known() ? QString() : std::isnan(number) ? text : numberText(number));
    }
    return texts;
}

}

class TestComparison : public QObject, CatalogFixture
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        makeCatalog();
        for (const QByteArray& csv : {Rates, Providers, Gpus, Header + Offers})
            import(csv);
    }
    void storedValuesAreThoseOfTheFile();
    void derivedValues();
    void costOfTheUse();
    void noCellIsBlankAndNoneBestAmongUnlike();
    void bestAmongLike();
    void freeIsNeverBest();
    void doubtfulIsNeverBest();
    void lowestPriceOfGpuLeavesDoubtfulOffersOut();
    void wrongKeys();
    void rowsThatAreShown();
    void filesEqualTheScreen_data();
    void filesEqualTheScreen();
    void programsGetHourlyFigures();

private:
    [[nodiscard]] TablePtr table(const QString& name = u"offers"_s) const
    {
        return makeTable(name, *makeContext(read(), u"USD"_s, QDate(2026, 12, 1)));
    }
    [[nodiscard]] Comparison compared(const QStringList& keys, PerUnit per = PerUnit::Hour,
        const std::optional<MonthlyUse>& use = Use, const QString& name = u"offers"_s) const
    {
        const TablePtr offers = table(name);
        const auto rows = rowsOfKeys(*offers, keys);
        if (!rows)
            qFatal("%s", qPrintable(rows.error().message));
        return compare(offers, *rows, {QLocale::c(), per, true}, use);
    }
    static QStringList bestKeys(const Comparison& comparison, const char* row)
    {
        QStringList keys;
        const ComparisonRow* const found = comparison.row(QString::fromLatin1(row));
        for (std::size_t place = 0; place < found->cells.size(); ++place)
            if (found->cells[place].best)
                keys << comparison.items[place].key.section(u'/', 0, 0);
        return keys;
    }
};

void TestComparison::storedValuesAreThoseOfTheFile()
{
    const Comparison comparison = compared(Keys);
    QList<QStringList> file = records(Header + Offers);
    const QStringList header = file.takeFirst();
    QCOMPARE(file.size(), Keys.size());
    for (std::size_t item = 0; item < 8; ++item) {
        const QStringList& fields = file[static_cast<qsizetype>(item)];
        QCOMPARE(comparison.items[item].key, Keys[static_cast<qsizetype>(item)]);
        for (qsizetype field = 0; field < header.size(); ++field) {
            if (header[field] == u"free")
                continue;
            const ComparisonCell& cell = comparison.row(header[field])->cells[item];
            const double* const number = std::get_if<double>(&cell.value);
            const QString* const text = std::get_if<QString>(&cell.value);
            const QByteArray where = (header[field] + u' ' + comparison.items[item].key).toUtf8();
            if (fields[field].isEmpty() && header[field] != u"variant")
                QVERIFY2(!cell.known() && cell.text == u"—", where.constData());
            else if (number)
                QVERIFY2(*number == fields[field].toDouble(), where.constData());
            else
                QVERIFY2(text && *text == fields[field], where.constData());
        }
    }
}

void TestComparison::derivedValues()
{
    const Comparison comparison = compared(Keys);
    // 1 USD = 7 CNY = 0.9 EUR; there is no rate for rupees.
    const std::array price{24.0, 1.0, 2.0, Nan, 16.0, Nan, 0.0, Nan};
    const std::array count{8.0, 0.1667, 1.0, 1.0, 8.0, Nan, 1.0, 1.0};
    const std::array total{640.0, 4.0, 24.0, 80.0, 640.0, Nan, 16.0, 24.0};
    const std::array tflops{7912.0, 125 * 0.1667, 125.0, 989.0, 7912.0, Nan, 65.0, 125.0};
    const std::array<double, 8> age{30, 29, 61, Nan, 30, 30, 30, 30};
    for (std::size_t item = 0; item < 8; ++item) {
        const auto at
            = [&](const char* key) { return numberOf(comparison.row(QString::fromLatin1(key))->cells[item]); };
        QVERIFY(near(at("price_per_hour"), price[item]));
        QVERIFY(near(at("price_per_gpu_hour"), price[item] / count[item]));
        QVERIFY(near(at("gpu_memory_total_gib"), total[item]));
        QVERIFY(near(at("tflops_fp16"), tflops[item]));
        QVERIFY(near(at("price_per_tflop_hour"), price[item] / tflops[item]));
        QVERIFY(near(at("price_per_gib_hour"), price[item] / total[item]));
        if (item != 2) // a month has no day to count from
            QVERIFY(near(at("age_days"), age[item]));
    }
    QCOMPARE(comparison.row(u"gpu_count")->cells[1].text, u"1/6"_s);
    QCOMPARE(comparison.row(u"price_per_gpu_hour")->cells[1].text, u"6.00"_s);
    QCOMPARE(comparison.items[0].title, u"Alpha · big · us-1 · on-demand"_s);
    QCOMPARE(comparison.items[4].title, u"Epsilon · kept · us-1 · reserved, 1 year · up|front"_s);
}

void TestComparison::costOfTheUse()
{
    const Comparison comparison = compared(Keys);
    const std::map<QString, std::array<double, 8>> expected{
        {u"cost_compute"_s, {2400, 100, 200, Nan, 16 * 730, Nan, 0, Nan}},
        {u"cost_storage"_s, {40, Nan, Nan, Nan, 10, Nan, Nan, 25}},
        {u"cost_egress"_s, {18, 0, Nan, Nan, 20, Nan, Nan, 10}},
        {u"cost_subscription"_s, {0, 0, 0, 0, 0, 9.99, 0, 0}},
        {u"cost_total"_s, {2458, Nan, Nan, Nan, 11710, Nan, Nan, Nan}},
        {u"cost_known"_s, {2458, 100, 200, Nan, 11710, 9.99, 0, 35}},
    };
    for (const auto& [key, values] : expected) {
        const ComparisonRow* const row = comparison.row(key);
        QVERIFY2(row, qPrintable(key));
        QCOMPARE(row->header().endsWith(u"(USD/month)"), true);
        for (std::size_t item = 0; item < 8; ++item)
            QVERIFY2(near(numberOf(row->cells[item]), values[item]),
                qPrintable(key + u' ' + QString::number(item) + u' ' + row->cells[item].text));
    }
    QCOMPARE(comparison.row(u"cost_unknown")->cells[1].text, u"storage"_s);
    QCOMPARE(comparison.row(u"cost_unknown")->cells[0].text, u"none"_s);
    QCOMPARE(comparison.row(u"cost_unknown")->cells[3].text, u"machine, storage, egress"_s);
    QVERIFY(comparison.row(u"cost_remarks")->cells[4].text.contains(u"730"));
    QVERIFY(comparison.row(u"cost_not_included")->cells[0].text.contains(u"taxes"));
    // What is not used costs nothing, whatever its price.
    const Comparison bare = compared(Keys, PerUnit::Hour, MonthlyUse{10, 0, 0});
    QVERIFY(!bare.row(u"cost_storage") && !bare.row(u"cost_egress"));
    QVERIFY(near(numberOf(bare.row(u"cost_total")->cells[2]), 20));
    QVERIFY(!compared(Keys, PerUnit::Hour, std::nullopt).row(u"cost_total"));
}

void TestComparison::noCellIsBlankAndNoneBestAmongUnlike()
{
    for (const ComparisonRow& row : compared(Keys).rows) {
        QVERIFY2(!row.title.isEmpty() && !row.help.isEmpty(), qPrintable(row.key));
        QCOMPARE(row.cells.size(), 8U);
        const bool complete
            = std::all_of(row.cells.begin(), row.cells.end(), [](const ComparisonCell& cell) { return cell.known(); });
        for (const ComparisonCell& cell : row.cells) {
            QVERIFY2(!cell.text.isEmpty(), qPrintable(row.key));
            QVERIFY2(cell.known() != (cell.text == u"—"), qPrintable(row.key));
            QVERIFY2(!cell.best || complete, qPrintable(row.key));
        }
    }
}

void TestComparison::bestAmongLike()
{
    const Comparison comparison = compared({Keys[0], Keys[4]});
    QCOMPARE(bestKeys(comparison, "price_per_gpu_hour"), QStringList{u"eee"_s});
    QCOMPARE(bestKeys(comparison, "cost_total"), QStringList{u"aaa"_s});
    QCOMPARE(bestKeys(comparison, "cost_storage"), QStringList{u"eee"_s});
    QCOMPARE(bestKeys(comparison, "vcpus"), QStringList()); // the same
    QCOMPARE(bestKeys(comparison, "storage_gib"), QStringList()); // one unknown
    QCOMPARE(bestKeys(comparison, "original_price"), QStringList()); // currencies of their own
    QCOMPARE(bestKeys(comparison, "gpu_count"), QStringList()); // a matter of the task
    QCOMPARE(bestKeys(compared({Keys[0]}), "price_per_hour"), QStringList());
    // Equal best ones share the mark.
    const Comparison three = compared({Keys[0], Keys[1], Keys[4]});
    QCOMPARE(bestKeys(three, "gpu_memory_gib"), (QStringList{u"aaa"_s, u"eee"_s}));
}

void TestComparison::freeIsNeverBest()
{
    const Comparison comparison = compared({Keys[0], Keys[6]}, PerUnit::Hour, MonthlyUse{10, 0, 0});
    QCOMPARE(numberOf(comparison.row(u"price_per_hour")->cells[1]), 0.0);
    for (const char* const key : {"price_per_hour", "price_per_gpu_hour", "cost_compute", "cost_total"})
        QCOMPARE(bestKeys(comparison, key), QStringList());
    QCOMPARE(bestKeys(comparison, "gpu_memory_gib"), QStringList{u"aaa"_s});
}

void TestComparison::doubtfulIsNeverBest()
{
    import(Header
        + "iii,one,us-1,on_demand,,a10,1,24,4,16,,,0.44,USD,,,2026-11-01,s,\n"
          "iii,one,us-1,spot,,a10,1,24,4,16,,,0.49,USD,,,2026-11-01,s,\n");
    const Comparison comparison = compared({Keys[0], u"iii/one/us-1/spot"_s}, PerUnit::Hour, MonthlyUse{10, 0, 0});
    QCOMPARE(comparison.row(u"flags")->cells[1].text, u"spot dearer than on-demand"_s);
    for (const char* const key : {"price_per_hour", "price_per_gpu_hour", "cost_compute", "cost_total"}) {
        const ComparisonRow* const row = comparison.row(QString::fromLatin1(key));
        QVERIFY2(row->cells[1].flagged && !row->cells[0].flagged, key);
        QCOMPARE(row->cells[1].doubts, QStringList{u"spot dearer than on-demand"_s});
        QCOMPARE(bestKeys(comparison, key), QStringList());
    }
    QCOMPARE(bestKeys(comparison, "gpu_memory_gib"), QStringList{u"aaa"_s}); // nothing doubts the memory
}

void TestComparison::lowestPriceOfGpuLeavesDoubtfulOffersOut()
{
    import(Header
        + "iii,one,us-1,on_demand,,t4,1,16,4,16,,,0.44,USD,,,2026-11-01,s,\n"
          "jjj,x1,us-1,on_demand,,t4,1,16,4,16,,,0.3,USD,,,2026-11-01,s,\n"
          "jjj,x2,us-1,on_demand,,t4,2,16,4,16,,,0.3,USD,,,2026-11-01,s,\n"
          "jjj,x4,us-1,on_demand,,t4,4,16,4,16,,,0.3,USD,,,2026-11-01,s,\n");
    const Comparison comparison = compared({u"t4"_s, u"a10"_s}, PerUnit::Hour, Use, u"gpus"_s);
    const std::pair<const char*, double> prices[]{
        {"lowest_price_per_gpu_hour", 0.44}, {"price_per_gib_hour", 0.44 / 16}, {"price_per_tflop_hour", 0.44 / 65}};
    for (const auto& [key, price] : prices) {
        const ComparisonRow* const row = comparison.row(QString::fromLatin1(key));
        QVERIFY2(near(numberOf(row->cells[0]), price) && row->cells[0].best && !row->cells[1].best, key);
        QVERIFY2(row->help.contains(u"doubtful offers left out"), key);
    }
}

void TestComparison::wrongKeys()
{
    const TablePtr offers = table();
    const auto message = [&offers](const QStringList& keys) {
        const auto rows = rowsOfKeys(*offers, keys);
        return rows ? QString() : rows.error().message;
    };
    QCOMPARE(message({Keys[0], u"bbb/slcie/eu-1/on_demand"_s}),
        u"There is no offer “bbb/slcie/eu-1/on_demand”; did you mean “bbb/slice/eu-1/on_demand”?"_s);
    QCOMPARE(message({Keys[0], u"zzzzzzzz"_s}), u"There is no offer “zzzzzzzz”."_s);
    QCOMPARE(message({Keys[0], Keys[1], Keys[0]}), u"“aaa/big/us-1/on_demand” is named twice."_s);
    QCOMPARE(rowsOfKeys(*table(u"gpus"_s), {u"h1000"_s}).error().message,
        u"There is no GPU “h1000”; did you mean “h100”?"_s);
}

void TestComparison::rowsThatAreShown()
{
    ComparisonModel model;
    model.setComparison(compared({Keys[0], Keys[4]}));
    const int all = model.rowCount();
    QVERIFY(model.lineOf(u"vcpus"_s) > 0 && model.lineOf(u"session_limit_h"_s) > 0);
    QVERIFY(model.index(0, 0).data(ComparisonModel::HeadRole).toBool());
    model.setChoice({true, false, {}});
    QCOMPARE(model.lineOf(u"vcpus"_s), -1); // the same
    QCOMPARE(model.lineOf(u"session_limit_h"_s), -1); // unknown for both
    QVERIFY(model.lineOf(u"storage_gib"_s) > 0); // known for one
    model.setChoice({false, true, {}});
    QVERIFY(model.lineOf(u"vcpus"_s) > 0);
    QCOMPARE(model.lineOf(u"session_limit_h"_s), -1);
    QVERIFY(model.rowCount() < all);
}

void TestComparison::filesEqualTheScreen_data()
{
    QTest::addColumn<PerUnit>("per");
    QTest::addColumn<RowChoice>("choice");
    QTest::newRow("everything, hourly") << PerUnit::Hour << RowChoice{};
    QTest::newRow("differences, monthly") << PerUnit::Month << RowChoice{true, true, {}};
}

void TestComparison::filesEqualTheScreen()
{
    QFETCH(PerUnit, per);
    QFETCH(RowChoice, choice);
    ComparisonModel model;
    model.setComparison(compared(Keys, per));
    model.setChoice(choice);
    const std::vector<std::size_t> rows = model.shownRows();
    const auto bytes = [&](TableFormat format) { return *writeComparison(model.comparison(), rows, format); };
    const auto lines = static_cast<qsizetype>(rows.size());

    const QList<QStringList> excel = records(bytes(TableFormat::ExcelCsv).mid(3));
    const QStringList markdown = QString::fromUtf8(bytes(TableFormat::Markdown)).split(u'\n', Qt::SkipEmptyParts);
    const QStringList text = QString::fromUtf8(bytes(TableFormat::Table)).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(excel.size(), lines + 1);
    QCOMPARE(markdown.size(), lines + 2);
    QCOMPARE(text.size(), lines + 2);
    static const QRegularExpression bar(u"(?<!\\\\)\\|"_s), escape(u"\\\\(.)"_s);
    for (qsizetype line = 0; line < lines; ++line) {
        const ComparisonRow& row = model.comparison().rows[rows[static_cast<std::size_t>(line)]];
        const QStringList shown = shownCells(model, rows[static_cast<std::size_t>(line)], false);
        QStringList values = shownCells(model, rows[static_cast<std::size_t>(line)], true);
        for (QString& value : values)
            value = value.startsWith(u'=') ? u'\'' + value : value; // a note that a spreadsheet would run
        QCOMPARE(excel[line + 1][1], row.header());
        for (qsizetype item = 0; item < 8; ++item) {
            const QString cell = excel[line + 1][item + 2];
            const bool number = !values[item].isEmpty() && row.numeric;
            QVERIFY2(number ? near(cell.toDouble(), values[item].toDouble())
                        || std::abs(cell.toDouble() - values[item].toDouble()) < 1e-6
                            : cell == values[item],
                qPrintable(row.key + u": "_s + cell + u" / "_s + values[item]));
        }
        QStringList parts = markdown[line + 2].split(bar);
        for (QString& part : parts)
            part = part.trimmed().replace(escape, u"\\1"_s);
        QCOMPARE(parts.mid(3, 8), shown);
        qsizetype at = 0;
        for (const QString& cell : shown) {
            at = text[line + 2].indexOf(cell, at);
            QVERIFY2(at >= 0, qPrintable(text[line + 2] + u" lacks "_s + cell));
            at += cell.size();
        }
    }
    QVERIFY(bytes(TableFormat::Xlsx).startsWith("PK"));
    // As the titles say it in a CSV too, in the encoding that is asked for.
    const QByteArray titled = *writeComparison(model.comparison(), rows, TableFormat::Csv, {HeaderStyle::Titles, {}});
    const QByteArray wide
        = *writeComparison(model.comparison(), rows, TableFormat::Csv, {HeaderStyle::Titles, TextEncoding::Utf16Le});
    QCOMPARE(records(titled).first(), excel.first());
    QVERIFY(wide.startsWith("\xFF\xFE"));
    QCOMPARE(QStringDecoder(QStringDecoder::Utf16LE)(wide.mid(2)), QString::fromUtf8(titled));
}

void TestComparison::programsGetHourlyFigures()
{
    const Comparison comparison = compared(Keys, PerUnit::Month);
    const std::vector<std::size_t> rows = chosenRows(comparison, {});
    const auto bytes = [&](TableFormat format) { return *writeComparison(comparison, rows, format); };
    const QJsonArray json = QJsonDocument::fromJson(bytes(TableFormat::Json)).array();
    const QList<QStringList> csv = records(bytes(TableFormat::Csv)), tsv = records(bytes(TableFormat::Tsv), '\t');
    QCOMPARE(csv, tsv);
    QCOMPARE(csv[0], QStringList({u"group"_s, u"column"_s, u"unit"_s}) + Keys + QStringList({u"best"_s, u"flagged"_s}));
    QCOMPARE(csv.size(), json.size() + 1);
    int compared = 0;
    for (qsizetype line = 0; line < json.size(); ++line) {
        const QJsonObject object = json[line].toObject();
        const QString key = object[u"column"].toString();
        QCOMPARE(csv[line + 1][1], key);
        const bool monthly = key.endsWith(u"_month") && !comparison.row(key);
        const ComparisonRow* const row = comparison.row(monthly ? QString(key).replace(u"_month"_s, u"_hour"_s) : key);
        QVERIFY2(row, qPrintable(key));
        for (std::size_t item = 0; item < 8; ++item) {
            const QJsonValue value = object[u"values"].toObject()[Keys[static_cast<qsizetype>(item)]];
            const QString field = csv[line + 1][static_cast<qsizetype>(item) + 3];
            const ComparisonCell& cell = row->cells[item];
            QCOMPARE(value.isNull(), !cell.known());
            if (value.isDouble()) {
                QVERIFY2(near(value.toDouble(), numberOf(cell) * (monthly ? 730 : 1)), qPrintable(key));
                QVERIFY2(field.toDouble() == value.toDouble(), qPrintable(key));
                ++compared;
            } else if (value.isString()) {
                QCOMPARE(field, value.toString());
            }
        }
    }
    QVERIFY(compared > 100);
    QCOMPARE(json[0].toObject()[u"column"].toString(), u"key"_s);
}

ATLAS_TEST_MAIN(QCoreApplication, TestComparison)
#include "tst_comparison.moc"
