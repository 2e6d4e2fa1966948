// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table.h"
#include "engine/values.h"
#include "export/formats.h"
#include "export/plaintext.h"
#include "export/tablewriter.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <cmath>

using namespace atlas;

namespace {

const double Unknown = std::nan("");
/// A text with everything that a file format could stumble over.
const QString Awkward = QStringLiteral("a,\"b\"\n| <i>&\\ 上海\t\u202Ex");

/// Four rows: ordinary, awkward, unknown throughout, and a formula.
TablePtr makeSample()
{
    const auto texts = [](std::vector<QString> values) {
        return [values](const TableContext&) { return textView(nullptr, values); };
    };
    const auto numbers = [](std::vector<double> values) {
        return [values](const TableContext&) { return numberView(nullptr, values); };
    };
    std::vector<Column> columns{
        {.key = "key",
            .title = "Key",
            .help = "",
            .view = texts({QStringLiteral("k1"), QStringLiteral("k2"), QStringLiteral("k3"), QStringLiteral("k4")})},
        {.key = "name",
            .title = "Name",
            .help = "",
            .shown = 1,
            .view = texts({QStringLiteral("plain"), Awkward, QString(), QStringLiteral("=1+2")})},
        {.key = "variant",
            .title = "Variant",
            .help = "",
            .view = texts({QStringLiteral(""), QStringLiteral("v"), QString(), QStringLiteral("20-26")})},
        {.key = "price_per_hour",
            .title = "Price",
            .help = "",
            .kind = ColumnKind::Number,
            .unit = Unit::MoneyPerHour,
            .shown = 1,
            .view = numbers({1.5, 0.1, Unknown, -0.02})},
        {.key = "tags",
            .title = "Tags",
            .help = "",
            .kind = ColumnKind::List,
            .shown = 1,
            .view =
                [](const TableContext&) {
                    return listView(nullptr,
                        {{QStringLiteral("x"), QStringLiteral("y z")}, {}, {}, {QStringLiteral("@w")}},
                        {true, true, false, true});
                }},
        {.key = "free",
            .title = "Free",
            .help = "",
            .kind = ColumnKind::Flag,
            .shown = 1,
            .view = numbers({1, 0, Unknown, 0})},
        {.key = "seen",
            .title = "Seen",
            .help = "",
            .kind = ColumnKind::Date,
            .shown = 1,
            .view = numbers({20260115, 20260700, Unknown, 20250000})},
    };
    TableContext context;
    context.today = QDate(2026, 8, 1);
    context.currency = QStringLiteral("USD");
    return std::make_shared<const Table>(QStringLiteral("offers"), std::move(columns), 4, context);
}

const Rows All{0, 1, 2, 3};

}

class TestTableWriter : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }
    void formatNames();
    void csv();
    void csvOfChosenColumnsPerMonth();
    void tsv();
    void excelCsv();
    void formulasAreGuarded();
    void json();
    void jsonNumbers_data();
    void jsonNumbers();
    void markdown();
    void text();
    void printableText();
    void widths();
    void manyRows();
    void xlsxCells();
    void xlsxLongText();
    void xlsxRowLimit();

private:
    [[nodiscard]] QByteArray written(const Query& query, TableFormat format, const Rows& rows = All) const
    {
        const Result<QByteArray> bytes = writeTable(*m_sample, rows, query, format);
        return bytes ? *bytes : QByteArray("error: ") + bytes.error().message.toUtf8();
    }
    /// One part of a workbook, else its one sheet.
    static void readSheet(
        const QByteArray& xlsx, QString& text, const QString& part = QStringLiteral("worksheets/sheet1.xml"));

    TablePtr m_sample = makeSample();
};

void TestTableWriter::formatNames()
{
    for (const char* const name : {"table", "csv", "excel-csv", "tsv", "json", "markdown", "xlsx"}) {
        const std::optional<TableFormat> format = tableFormat(QString::fromLatin1(name));
        QVERIFY2(format.has_value(), name);
        QCOMPARE(tableFormatName(*format), QString::fromLatin1(name));
    }
    QVERIFY(!tableFormat(u"CSV").has_value());
    QVERIFY(!tableFormat(u"").has_value());
}

void TestTableWriter::csv()
{
    // Unknown is an empty field, a known empty text is "".
    QCOMPARE(written({}, TableFormat::Csv),
        QStringLiteral("key,name,variant,price_per_hour,tags,free,seen\n"
                       "k1,plain,\"\",1.5,x;y z,true,2026-01-15\n"
                       "k2,\"a,\"\"b\"\"\n| <i>&\\ 上海\t\u202Ex\",v,0.1,\"\",false,2026-07\n"
                       "k3,,,,,,\n"
                       "k4,=1+2,20-26,-0.02,@w,false,2025\n")
            .toUtf8());
}

void TestTableWriter::csvOfChosenColumnsPerMonth()
{
    Query query;
    query.columns = {QStringLiteral("price_per_hour"), QStringLiteral("key"), QStringLiteral("nonsense")};
    query.per = PerUnit::Month;
    QCOMPARE(written(query, TableFormat::Csv, {3, 0}),
        QByteArray("price_per_hour,price_per_month,key\n-0.02,-14.6,k4\n1.5,1095,k1\n"));
    query.per = PerUnit::Year;
    QCOMPARE(written(query, TableFormat::Csv, {0}), QByteArray("price_per_hour,price_per_year,key\n1.5,13140,k1\n"));
}

void TestTableWriter::tsv()
{
    Query query;
    query.columns = {QStringLiteral("key"), QStringLiteral("name")};
    QCOMPARE(written(query, TableFormat::Tsv, {0, 1, 2}),
        QStringLiteral("key\tname\nk1\tplain\nk2\t\"a,\"\"b\"\"\n| <i>&\\ 上海\t\u202Ex\"\nk3\t\n").toUtf8());
}

void TestTableWriter::excelCsv()
{
    Query query;
    query.columns = {QStringLiteral("name"), QStringLiteral("price_per_hour"), QStringLiteral("tags")};
    query.per = PerUnit::Month;
    QCOMPARE(written(query, TableFormat::ExcelCsv),
        QStringLiteral("\uFEFFName,Price (USD/month),Tags\r\n"
                       "plain,1095,\"x, y z\"\r\n"
                       "\"a,\"\"b\"\"\n| <i>&\\ 上海\t\u202Ex\",73,\r\n"
                       ",,\r\n"
                       "'=1+2,-14.6,'@w\r\n")
            .toUtf8());
}

void TestTableWriter::formulasAreGuarded()
{
    const QList<QByteArray> texts{"=cmd|' /C calc'!A0", "+1+2", "@SUM(A1)", "\tTAB", "-0.02", "-2+3+cmd|", "-"};
    const QList<QByteArray> harmless{"1-2", "a=b", "'tis", " =1"};
    std::vector<QString> given;
    QByteArray expected = "\xEF\xBB\xBFT,N\r\n", plain = "t,n\n";
    for (const QByteArray& text : texts + harmless) {
        given.push_back(QString::fromUtf8(text));
        expected += (texts.contains(text) ? "'" : "") + text + ",-0.02\r\n";
        plain += text + ",-0.02\n";
    }
    std::vector<Column> columns(2, {.key = "t", .title = "T", .help = "", .shown = 1, .view = {}});
    columns[0].view = [given](const TableContext&) { return textView(nullptr, given); };
    columns[1].key = "n", columns[1].title = "N", columns[1].kind = ColumnKind::Number;
    columns[1].view = [numbers = std::vector<double>(given.size(), -0.02)](
                          const TableContext&) { return numberView(nullptr, numbers); };
    const Table table(QStringLiteral("texts"), std::move(columns), static_cast<std::uint32_t>(given.size()), {});
    const Rows rows{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    QCOMPARE(*writeTable(table, rows, {}, TableFormat::ExcelCsv), expected);
    QCOMPARE(guardedText(QStringLiteral("\rCR")), QStringLiteral("'\rCR"));
    QCOMPARE(*writeTable(table, rows, {}, TableFormat::Csv), plain); // programs get the texts as they are
}

void TestTableWriter::json()
{
    Query query;
    query.per = PerUnit::Month;
    const QByteArray bytes = written(query, TableFormat::Json);
    QJsonParseError error;
    const QJsonArray rows = QJsonDocument::fromJson(bytes, &error).array();
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(rows.size(), 4);
    const QJsonObject first = rows[0].toObject();
    QCOMPARE(first[QLatin1StringView("variant")], QJsonValue(QStringLiteral("")));
    QCOMPARE(first[QLatin1StringView("price_per_hour")], QJsonValue(1.5));
    QCOMPARE(first[QLatin1StringView("price_per_month")], QJsonValue(1095));
    QCOMPARE(first[QLatin1StringView("tags")], QJsonValue(QJsonArray{QStringLiteral("x"), QStringLiteral("y z")}));
    QCOMPARE(first[QLatin1StringView("free")], QJsonValue(true));
    QCOMPARE(rows[1].toObject()[QLatin1StringView("name")], QJsonValue(Awkward));
    QCOMPARE(rows[1].toObject()[QLatin1StringView("tags")], QJsonValue(QJsonArray()));
    QCOMPARE(rows[1].toObject()[QLatin1StringView("seen")], QJsonValue(QStringLiteral("2026-07")));
    const QJsonObject unknown = rows[2].toObject();
    QCOMPARE(unknown.size(), 8);
    for (const QString& key : unknown.keys()) {
        if (key != QLatin1StringView("key"))
            QVERIFY2(unknown[key].isNull(), qPrintable(key));
    }
    QVERIFY(bytes.startsWith(
        "[\n{\"key\":\"k1\",\"name\":\"plain\",\"variant\":\"\",\"price_per_hour\":1.5,\"price_per_month\":"));
    QCOMPARE(written({}, TableFormat::Json, {}), QByteArray("[]\n"));
}

void TestTableWriter::jsonNumbers_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("text");
    QTest::newRow("third") << 1.0 / 3 << QStringLiteral("0.3333333333333333");
    QTest::newRow("sum") << 0.1 + 0.2 << QStringLiteral("0.30000000000000004");
    QTest::newRow("small") << 0.000001 << QStringLiteral("0.000001");
    QTest::newRow("whole") << 1234567.0 << QStringLiteral("1234567");
    QTest::newRow("zero") << -0.0 << QStringLiteral("0");
}

void TestTableWriter::jsonNumbers()
{
    QFETCH(double, number);
    QFETCH(QString, text);
    QCOMPARE(numberText(number), text);
    QCOMPARE(numberText(number).toDouble(), number);
}

void TestTableWriter::markdown()
{
    QCOMPARE(written({}, TableFormat::Markdown),
        QStringLiteral("| Name | Price (USD/h) | Tags | Free | Seen |\n"
                       "| --- | ---: | --- | --- | --- |\n"
                       "| plain | 1.50 | x, y z | yes | 2026-01-15 |\n"
                       "| a,\"b\" \\| \\<i\\>\\&\\\\ 上海 x | 0.10 |  | no | 2026-07 |\n"
                       "| — | — | — | — | — |\n"
                       "| =1+2 | -0.02 | @w | no | 2025 |\n")
            .toUtf8());
}

void TestTableWriter::text()
{
    Query query;
    query.columns = {QStringLiteral("name"), QStringLiteral("price_per_hour"), QStringLiteral("key")};
    // Two blanks between columns; the two Chinese characters take four cells.
    QCOMPARE(written(query, TableFormat::Table),
        QStringLiteral("Name                  Price (USD/h)  Key\n"
                       "--------------------  -------------  ---\n"
                       "plain                          1.50  k1\n"
                       "a,\"b\" | <i>&\\ 上海 x           0.10  k2\n"
                       "—                                 —  k3\n"
                       "=1+2                          -0.02  k4\n")
            .toUtf8());
}

void TestTableWriter::printableText()
{
    QCOMPARE(
        printable(QStringLiteral("a\x1b[31mb\x7f\u009b\u2028c\u202E\u2066\u200Bd")), QStringLiteral("a [31mb   cd"));
    QCOMPARE(printable(QStringLiteral("价格 é 😀")), QStringLiteral("价格 é 😀"));
    QCOMPARE(printable(QString(QChar(0xD800)) + u'a'), QStringLiteral("\uFFFDa"));
}

void TestTableWriter::widths()
{
    QCOMPARE(displayWidth(u"abc"), 3);
    QCOMPARE(displayWidth(u"价格"), 4);
    QCOMPARE(displayWidth(u"Ａ"), 2);
    QCOMPARE(displayWidth(u"한"), 2);
    QCOMPARE(displayWidth(u"e\u0301"), 1);
    QCOMPARE(displayWidth(u"😀"), 2);
    QCOMPARE(displayWidth(u"—é"), 2);
    QCOMPARE(displayWidth(u""), 0);
}

void TestTableWriter::manyRows()
{
    const Rows rows(120000, 0);
    Query query;
    query.columns = {QStringLiteral("key")};
    QCOMPARE(written(query, TableFormat::Csv, rows).count('\n'), 120001);
}

void TestTableWriter::readSheet(const QByteArray& xlsx, QString& text, const QString& part)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("t.xlsx")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(xlsx);
    file.close();
    QProcess unpack;
    unpack.setWorkingDirectory(folder.path());
    unpack.start(QStringLiteral("cmake"),
        {QStringLiteral("-E"), QStringLiteral("tar"), QStringLiteral("xf"), QStringLiteral("t.xlsx")});
    QVERIFY(unpack.waitForFinished());
    QCOMPARE(unpack.exitCode(), 0);
    QFile xml(folder.filePath(QStringLiteral("xl/") + part));
    QVERIFY(xml.open(QIODevice::ReadOnly));
    text = QString::fromUtf8(xml.readAll());
}

void TestTableWriter::xlsxCells()
{
    Query query;
    query.columns = {QStringLiteral("name"), QStringLiteral("variant"), QStringLiteral("price_per_hour"),
        QStringLiteral("free"), QStringLiteral("seen")};
    const QByteArray bytes = written(query, TableFormat::Xlsx);
    QCOMPARE(written(query, TableFormat::Xlsx), bytes);
    QString sheet;
    readSheet(bytes, sheet);
    const auto cell = [&sheet](const QString& place) {
        const qsizetype start = sheet.indexOf(QStringLiteral("<c r=\"%1\"").arg(place));
        return start < 0 ? QString() : sheet.mid(start, sheet.indexOf(QStringLiteral("</c>"), start) - start);
    };
    QVERIFY(cell(QStringLiteral("C1")).contains(QStringLiteral("Price (USD/h)")));
    QVERIFY(cell(QStringLiteral("C2")).contains(QStringLiteral("<v>1.5</v>")));
    QVERIFY(!cell(QStringLiteral("C2")).contains(QStringLiteral("t=\"")));
    QVERIFY(cell(QStringLiteral("C5")).contains(QStringLiteral("<v>-0.02</v>")));
    QVERIFY(cell(QStringLiteral("C4")).isEmpty());
    QVERIFY(cell(QStringLiteral("A4")).isEmpty());
    QVERIFY(cell(QStringLiteral("A5")).contains(QStringLiteral("inlineStr")));
    QVERIFY(cell(QStringLiteral("A5")).contains(QStringLiteral("=1+2")));
    QVERIFY(cell(QStringLiteral("B5")).contains(QStringLiteral("20-26")));
    QVERIFY(!sheet.contains(QStringLiteral("<f>")));
    QVERIFY(sheet.contains(QStringLiteral("numberStoredAsText=\"1\"")));
    QString styles;
    readSheet(bytes, styles, QStringLiteral("styles.xml"));
    QVERIFY2(styles.contains(QStringLiteral("formatCode=\"[$USD] #,##0.00")), qPrintable(styles));
    QVERIFY(cell(QStringLiteral("D2")).contains(QStringLiteral("t=\"b\"")));
    // Days since 1899-12-30; a month stays text.
    QVERIFY(cell(QStringLiteral("E2"))
                .contains(QStringLiteral("<v>%1</v>").arg(QDate(1899, 12, 30).daysTo(QDate(2026, 1, 15)))));
    QVERIFY(cell(QStringLiteral("E3")).contains(QStringLiteral("2026-07")));
    QVERIFY(cell(QStringLiteral("A3")).contains(QStringLiteral("上海")));
    QVERIFY(cell(QStringLiteral("A3")).contains(QStringLiteral("&lt;i&gt;&amp;")));
}

void TestTableWriter::xlsxLongText()
{
    const QString evil
        = QString(QChar(0)) + QChar(0x0B) + QChar(0x1F) + QStringLiteral("😀") + QChar(0xD800) + QChar(0xFFFF);
    const std::vector<QString> texts{evil, QString(20000, u'x') + QStringLiteral("😀").repeated(20000)};
    std::vector<Column> columns{
        {.key = "t", .title = "T", .help = "", .shown = 1, .view = [texts](const TableContext&) {
             return textView(nullptr, texts);
         }}};
    const Table table(QStringLiteral("texts"), std::move(columns), 2, {});
    const Result<QByteArray> bytes = writeTable(table, {0, 1}, {}, TableFormat::Xlsx);
    QVERIFY(bytes.has_value());
    QString sheet;
    readSheet(*bytes, sheet);
    QVERIFY(sheet.contains(QStringLiteral("\uFFFD\uFFFD\uFFFD😀\uFFFD\uFFFD")));
    const qsizetype start = sheet.indexOf(QStringLiteral("xxxx"));
    const qsizetype length = sheet.indexOf(u'<', start) - start;
    QVERIFY2(length <= 32767 && length > 32700, qPrintable(QString::number(length)));
    QVERIFY(sheet.mid(start, length).endsWith(u']'));
    QVERIFY(!sheet.mid(start, length).contains(QChar(QChar::ReplacementCharacter)));
}

void TestTableWriter::xlsxRowLimit()
{
    const Rows rows(1048576, 0); // and a line of titles
    const Result<QByteArray> bytes = writeTable(*m_sample, rows, {}, TableFormat::Xlsx);
    QVERIFY(!bytes.has_value());
    QVERIFY2(bytes.error().message.contains(QLatin1StringView("1048575")), qPrintable(bytes.error().message));
}

ATLAS_TEST_MAIN(QCoreApplication, TestTableWriter)
#include "tst_tablewriter.moc"
