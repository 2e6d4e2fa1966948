// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/amount.h"

#include "support/testmain.h"

#include <QCoreApplication>
#include <QTest>

using namespace atlas;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(atlas::DecimalSign)

/// Numbers as people write them.
class AmountTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void values_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<DecimalSign>("sign");
        QTest::addColumn<double>("value");
        const auto point = [](const char* name, const QString& text, double value) {
            QTest::newRow(name) << text << DecimalSign::Point << value;
        };
        const auto comma = [](const char* name, const QString& text, double value) {
            QTest::newRow(name) << text << DecimalSign::Comma << value;
        };
        point("plain", u"40.97"_s, 40.97);
        comma("decimal comma", u"40,97"_s, 40.97);
        comma("three decimals", u"0,435"_s, 0.435);
        point("commas", u"1,234.56"_s, 1234.56);
        comma("points", u"1.234,56"_s, 1234.56);
        comma("blank", u"1 234,56"_s, 1234.56);
        comma("no-break blank", u"10\u00A0237,65"_s, 10237.65);
        comma("narrow blank", u"10\u202F237,65"_s, 10237.65);
        point("apostrophe", u"1'234.56"_s, 1234.56);
        point("Indian", u"12,34,567"_s, 1234567);
        point("twice", u"1,234,567"_s, 1234567);
        point("exponent", u"1e-3"_s, 0.001);
        point("exponent with point", u"4.0E+1"_s, 40);
        point("no zero", u".5"_s, 0.5);
        point("nothing behind", u"5."_s, 5);
        point("plus", u"+3"_s, 3);
        point("full width", u"０．５"_s, 0.5);
        point("minus sign", u"\u22120.02"_s, -0.02);
        point("parentheses", u"(33.52)"_s, -33.52);
        point("dollar", u"$3.06"_s, 3.06);
        point("US dollar", u"US$3.06"_s, 3.06);
        comma("euro", u"€1,44"_s, 1.44);
        comma("euro behind", u"-9,13\u00A0€"_s, -9.13);
        comma("euro with points", u"1.355,90€"_s, 1355.9);
        point("code behind", u"3.06 USD"_s, 3.06);
        point("full-width yen", u"￥22.00"_s, 22);
        point("pound", u"£321"_s, 321);
        point("per hour", u"$0.4/hr"_s, 0.4);
    }
    void values()
    {
        QFETCH(QString, text);
        QFETCH(DecimalSign, sign);
        WrittenAmount amount;
        const auto value = amountValue(text, sign, amount);
        QVERIFY2(value, qPrintable(text));
        QTEST(*value, "value");
    }

    void noValues_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<DecimalSign>("sign");
        const auto none = [](const QString& text, DecimalSign sign = DecimalSign::Point) {
            QTest::addRow("%s", qPrintable(text)) << text << sign;
        };
        for (const char* text : {"", "-", "NaN", "inf", "N/A", "0x10", "TRUE", "免费", "20-26", "1 2", "1..2", "1.2.3",
                 "12,50", "1,23,4.5", "(3", "3)", "--3", "1,234'567.8", "."})
            none(QString::fromUtf8(text));
        none(u"12.50"_s, DecimalSign::Comma);
        none(u"1,2,3"_s, DecimalSign::Comma);
    }
    void noValues()
    {
        QFETCH(QString, text);
        QFETCH(DecimalSign, sign);
        WrittenAmount amount;
        QVERIFY(!amountValue(text, sign, amount));
    }

    void evidence_data()
    {
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("says");
        for (const auto& [number, says] : {std::pair{"1,234.56", "point"}, {"1.234,56", "comma"}, {"0,435", "comma"},
                 {"9,99", "comma"}, {"1,234", "either"}, {"1.234", "either"}, {"12345,678", "comma"}, {"3.5", "point"},
                 {"1,234,567", "point"}, {"1.234.567", "comma"}, {"12,34,567", "point"}, {"10 237,655", "comma"},
                 {"42", ""}, {"1'234", ""}, {"1.5e3", "point"}, {".500", "point"}})
            QTest::newRow(number) << QString::fromLatin1(number) << QString::fromLatin1(says);
    }
    void evidence()
    {
        QFETCH(QString, number);
        const DecimalEvidence found = decimalEvidence(number);
        QCOMPARE(int(found.point) + int(found.comma) + int(found.ambiguous) <= 1, true);
        QTEST(found.point ? u"point"_s : found.comma ? u"comma"_s : found.ambiguous ? u"either"_s : QString(), "says");
    }

    void currencies_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        for (const auto& [text, code] : {std::pair{"$", "USD"}, {"US$", "USD"}, {"usd", "USD"}, {"€", "EUR"},
                 {"元", "CNY"}, {"人民币", "CNY"}, {"RMB", "CNY"}, {"¥", "¥"}, {"￥", "¥"}, {"円", "JPY"},
                 {"HK$", "HKD"}, {"£", "GBP"}, {"GPU", ""}, {"GiB", ""}, {"", ""}})
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(code);
    }
    void currencies()
    {
        QFETCH(QString, text);
        QTEST(currencyOf(text), "code");
    }

    void partsAround()
    {
        const auto amount = writtenAmount(u" US$ -1,234.5 /hr "_s);
        QVERIFY(amount);
        QCOMPARE(amount->number, u"1,234.5"_s);
        QCOMPARE(amount->before, u"US$"_s);
        QCOMPARE(amount->after, u"/hr"_s);
        QVERIFY(amount->negative);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, AmountTest)
#include "tst_amount.moc"
