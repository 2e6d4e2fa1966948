// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/csvplan.h"

#include "support/testmain.h"

#include <QCoreApplication>
#include <QTest>

using namespace atlas;
using namespace Qt::StringLiterals;

namespace {

Result<CsvPlan> plan(const QByteArray& bytes, const CsvOptions& csv = {}, const QString& provider = {})
{
    const auto text = decodeCsv(bytes, csv);
    if (!text)
        return tl::unexpected(text.error());
    FeedOptions options;
    options.provider = provider;
    options.csv = csv;
    return planCsv(*text, options);
}

/// key, or - for a column that is left out
QString keysOf(const CsvPlan& plan)
{
    QStringList keys;
    for (const CsvColumn& column : plan.columns)
        keys << (column.target ? QString::fromLatin1(column.target->key) : u"-"_s);
    return keys.join(u' ');
}

QString questionsOf(const CsvPlan& plan)
{
    QStringList keys;
    for (const CsvQuestion& question : plan.questions)
        keys << (question.about == CsvQuestion::About::Missing ? question.key
                : question.about == CsvQuestion::About::Yen    ? u"yen"_s
                                                               : u"decimal:"_s + question.key);
    return keys.join(u' ');
}

DecimalSign decimalOf(const CsvPlan& plan, QStringView key)
{
    return plan.columns.at(plan.columnOf(key).value()).decimal;
}

}

/// How a list of offers is understood before anything of it is taken.
class CsvPlanTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void headers_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("keys");
        QTest::newRow("Chinese") << u"供应商,显卡,价格"_s << u"provider gpu original_price"_s;
        QTest::newRow("Chinese titles")
            << u"供应商,GPU 数量,显存 (GiB),每 GPU 价格 (CNY/小时),计费方式,区域,采集日期,备注"_s
            << u"provider gpu_count gpu_memory_gib price_per_gpu_hour purchase_model region observed_on note"_s;
        QTest::newRow("English") << u"Cloud,GPU Type,GPU Arch,GPUs,GPU RAM,vCPUs,RAM,On-demand,Per-GPU,Spot,Name"_s
                                 << u"provider gpu - gpu_count gpu_memory_gib vcpus memory_gib original_price "
                                    "price_per_gpu_hour spot_price instance_type"_s;
        QTest::newRow("camel case") << u"InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,Region"_s
                                    << u"instance_type gpu gpu_count vcpus memory_gib original_price region"_s;
        QTest::newRow("the more telling")
            << u"price,original_price,currency,original_currency"_s << u"- original_price - original_currency"_s;
        QTest::newRow("blanks and case") << u" PROVIDER , Instance_Type"_s << u"provider instance_type"_s;
        QTest::newRow("only a unit") << u"Provider,GPU,$/hr"_s << u"provider gpu original_price"_s;
        QTest::newRow("unit of a GPU") << u"Provider,GPU,$/GPU/hr"_s << u"provider gpu price_per_gpu_hour"_s;
        QTest::newRow("unit behind") << u"provider,gpu_memory_mib,RAM MB,storage_gib"_s
                                     << u"provider gpu_memory_gib memory_gib storage_gib"_s;
        QTest::newRow("no name") << u"provider,,gpu"_s << u"provider - gpu"_s;
    }
    void headers()
    {
        QFETCH(QString, header);
        const auto read = plan(header.toUtf8() + "\n1\n");
        QVERIFY(read);
        QTEST(keysOf(*read), "keys");
    }

    void headerIsWhole_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("mark") << QByteArray("\xEF\xBB\xBFprovider,gpu\na,b\n");
        QTest::newRow("mark and quotes") << QByteArray("\xEF\xBB\xBF\"provider\",gpu\na,b\n");
        QTest::newRow("CR") << QByteArray("provider,gpu\ra,b\r");
        QTest::newRow("CRLF") << QByteArray("provider,gpu\r\na,b\r\n");
        QTest::newRow("sep=") << QByteArray("sep=,\r\nprovider,gpu\r\na,b");
    }
    void headerIsWhole()
    {
        QFETCH(QByteArray, bytes);
        const auto read = plan(bytes);
        QVERIFY(read);
        QCOMPARE(read->columns.size(), 2U);
        QCOMPARE(read->columns[0].header, u"provider"_s);
        QCOMPARE(read->columns[1].header, u"gpu"_s);
        QCOMPARE(read->records, 1);
    }

    void units_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<double>("hours");
        QTest::addColumn<double>("gib");
        QTest::newRow("hour") << u"Price (USD/h)"_s << u"USD"_s << 1.0 << 1.0;
        QTest::newRow("month") << u"Price (EUR/month)"_s << u"EUR"_s << 730.0 << 1.0;
        QTest::newRow("year") << u"价格（元/年）"_s << u"CNY"_s << 8760.0 << 1.0;
        QTest::newRow("sign") << u"价格(¥/月)"_s << u"¥"_s << 730.0 << 1.0;
        QTest::newRow("MiB") << u"RAM [MiB]"_s << QString() << 1.0 << 1.0 / 1024;
        QTest::newRow("TB") << u"Disk (TB)"_s << QString() << 1.0 << 1024.0;
        QTest::newRow("MiB behind") << u"gpu_memory_mib"_s << QString() << 1.0 << 1.0 / 1024;
        QTest::newRow("TB behind") << u"Storage TB"_s << QString() << 1.0 << 1024.0;
        QTest::newRow("GiB behind") << u"memory_gib"_s << QString() << 1.0 << 1.0;
        QTest::newRow("none") << u"Price"_s << QString() << 1.0 << 1.0;
    }
    void units()
    {
        QFETCH(QString, header);
        const HeaderUnits found = headerUnits(header);
        QTEST(found.currency, "currency");
        QTEST(found.hours, "hours");
        QTEST(found.gib, "gib");
    }

    void decimals_data()
    {
        QTest::addColumn<QByteArray>("values");
        QTest::addColumn<char>("delimiter");
        QTest::addColumn<bool>("comma");
        QTest::addColumn<bool>("known");
        QTest::newRow("semicolon and comma") << QByteArray("40,97;5") << ';' << true << true;
        QTest::newRow("semicolon and point") << QByteArray("40.97;5") << ';' << false << true;
        QTest::newRow("whole column") << QByteArray("1.234;5 1.234,5;6") << ';' << true << true;
        QTest::newRow("other column decides") << QByteArray("\"1,234\",0.5") << ',' << false << true;
        QTest::newRow("other column decides otherwise") << QByteArray("\"1,234\",\"0,5\"") << ',' << true << true;
        QTest::newRow("either way") << QByteArray("\"1,234\",5") << ',' << false << false;
        QTest::newRow("either way with points") << QByteArray("1.234\t5") << '\t' << false << false;
        QTest::newRow("semicolon is a hint") << QByteArray("1,234;5") << ';' << true << true;
        QTest::newRow("whole numbers") << QByteArray("5,6") << ',' << false << true;
        QTest::newRow("most of them") << QByteArray("\"1,5\",1 \"2,5\",1 3.5,1") << ',' << true << true;
    }
    void decimals()
    {
        QFETCH(QByteArray, values);
        QFETCH(char, delimiter);
        QFETCH(bool, known);
        QByteArray csv = "price,vcpus\n";
        csv.replace(',', delimiter);
        const auto read = plan(csv + values.replace(' ', '\n') + '\n');
        QVERIFY(read);
        QCOMPARE(read->delimiter, delimiter);
        QTEST(decimalOf(*read, u"original_price") == DecimalSign::Comma, "comma");
        QCOMPARE(read->columns[0].decimalKnown, known);
        QCOMPARE(questionsOf(*read).contains(u"decimal:original_price"_s), !known);
    }

    /// How the numbers of a file are read is for the file to say, not for the country of who reads it.
    void decimalsDoNotFollowTheLocale()
    {
        const QLocale before;
        for (const char* name : {"de_DE", "zh_CN", "en_US", "fr_CH"}) {
            QLocale::setDefault(QLocale(QString::fromLatin1(name)));
            const auto open = plan("provider,price\na,\"1,234\"\n");
            const auto point = plan("provider,price\na,\"1,234.5\"\n");
            const auto comma = plan("provider,price\na,\"1.234,5\"\n");
            QLocale::setDefault(before);
            QVERIFY2(questionsOf(*open).contains(u"decimal:original_price"_s), name);
            QCOMPARE(decimalOf(*point, u"original_price"), DecimalSign::Point);
            QCOMPARE(decimalOf(*comma, u"original_price"), DecimalSign::Comma);
        }
    }

    void theSameSignTwiceIsRefused()
    {
        CsvOptions options;
        options.delimiter = ',';
        options.decimal = DecimalSign::Comma;
        const auto refused = plan("provider,price\na,1\n", options);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
        QVERIFY(plan("provider,price\na,\"1,5\"\n", options));
        options.delimiter = ';';
        QVERIFY(plan("provider;price\na;1\n", options));
    }

    void whatIsMissing_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("questions");
        QTest::newRow("nothing") << QByteArray("provider,gpu,purchase_model,price,currency\na,b,spot,1,USD\n")
                                 << QString();
        QTest::newRow("currency in the cells")
            << QByteArray("provider,gpu,purchase_model,price\na,b,spot,$1\n") << QString();
        QTest::newRow("currency in the header")
            << QByteArray("provider,gpu,purchase_model,price (USD)\na,b,spot,1\n") << QString();
        QTest::newRow("currency in some cells")
            << QByteArray("provider,gpu,purchase_model,price\na,b,spot,$1\na,c,spot,1\n") << u"original_currency"_s;
        QTest::newRow("all") << QByteArray("a,b\n1,2\n") << u"provider instance_type original_price"_s;
        QTest::newRow("purchase model") << QByteArray("provider,gpu,price\na,b,$1\n") << u"purchase_model"_s;
        QTest::newRow("its header says it") << QByteArray("provider,gpu,on-demand price\na,b,$1\n") << QString();
        QTest::newRow("spot beside it") << QByteArray("provider,gpu,price,spot\na,b,$1,$2\n") << QString();
        QTest::newRow("only spot") << QByteArray("provider,gpu,spot\na,b,$2\n") << QString();
        QTest::newRow("yen") << QByteArray("provider,gpu,purchase_model,price\na,b,spot,¥1\n") << u"yen"_s;
        QTest::newRow("yen in two columns is one question")
            << QByteArray("provider,gpu,price,spot\na,b,¥2,￥1\n") << u"yen"_s;
        QTest::newRow("yen told apart") << QByteArray("provider,gpu,purchase_model,price,currency\na,b,spot,¥1,CNY\n")
                                        << QString();
    }
    void whatIsMissing()
    {
        QFETCH(QByteArray, csv);
        const auto read = plan(csv);
        QVERIFY(read);
        QTEST(questionsOf(*read), "questions");
    }

    void answersByOptions()
    {
        const QByteArray csv = "lieferant,karte,preis\na,b,¥1\n";
        CsvOptions options;
        options.map = {{u"lieferant"_s, u"provider"_s}, {u"Karte"_s, u"gpu"_s}, {u"preis"_s, u"original_price"_s}};
        options.set = {{u"purchase_model"_s, u"按需"_s}, {u"original_currency"_s, u"CNY"_s}};
        const auto read = plan(csv, options);
        QVERIFY(read);
        QCOMPARE(keysOf(*read), u"provider gpu original_price"_s);
        QCOMPARE(questionsOf(*read), QString());
        options.map = {{u"preis"_s, u"original_price"_s}, {u"karte"_s, QString()}};
        QCOMPARE(keysOf(*plan(csv, options)), u"- - original_price"_s);
        QCOMPARE(questionsOf(*plan("gpu,price,purchase_model\nb,$1,spot\n", {}, u"acme"_s)), QString());
    }

    void wrongOptions_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("constant");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("says");
        QTest::newRow("header") << u"colour"_s << u"gpu"_s << QString() << QString() << u"provider, price"_s;
        QTest::newRow("key") << u"price"_s << u"colour"_s << QString() << QString() << u"instance_type"_s;
        QTest::newRow("twice") << u"price"_s << u"provider"_s << u"map"_s << QString() << u"provider"_s;
        QTest::newRow("constant") << QString() << QString() << u"colour"_s << u"red"_s << u"colour"_s;
        QTest::newRow("value") << QString() << QString() << u"purchase_model"_s << u"rent"_s << u"rent"_s;
    }
    void wrongOptions()
    {
        QFETCH(QString, header);
        QFETCH(QString, key);
        QFETCH(QString, constant);
        QFETCH(QString, value);
        QFETCH(QString, says);
        CsvOptions options;
        if (!header.isNull())
            options.map = {{header, key}};
        if (constant == u"map")
            options.map.emplace_back(u"provider"_s, u"provider"_s);
        else if (!constant.isNull())
            options.set = {{constant, value}};
        const auto read = plan("provider,price\na,1\n", options);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::InvalidArgument);
        QVERIFY2(read.error().message.contains(says), qPrintable(read.error().message));
    }

    void noRows_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("mark") << QByteArray("\xEF\xBB\xBF");
        QTest::newRow("header") << QByteArray("provider,gpu\n");
        QTest::newRow("blank lines") << QByteArray("\n\n\r\n\n\n\n\n\n\n\n");
    }
    void noRows()
    {
        QFETCH(QByteArray, csv);
        const auto read = plan(csv);
        QVERIFY(!read);
        QVERIFY(read.error().message.contains(u"no data rows"_s));
    }

    void inWords()
    {
        const auto read = plan("供应商;价格\na;1,5\n");
        QVERIFY(read);
        const QString text = planText(*read);
        for (const char* part : {"UTF-8", "“;”", "decimal comma", "供应商 = provider", "价格 = original_price"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
    }
};

ATLAS_TEST_MAIN(QCoreApplication, CsvPlanTest)
#include "tst_csvplan.moc"
