// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/csv.h"
#include "text/delimiter.h"
#include "text/encoding.h"

#include "support/testmain.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QTest>

using namespace atlas;

namespace {

struct Record
{
    qint64 line;
    std::vector<QString> fields;
};

std::vector<Record> records(const QByteArray& text, char delimiter = ',')
{
    std::vector<Record> out;
    const auto read = readCsv(text, delimiter, [&out](qint64 line, std::vector<QString>& fields) {
        out.push_back({line, fields});
        return true;
    });
    if (!read)
        QTest::qFail(qPrintable(read.error().message), __FILE__, __LINE__);
    return out;
}

QByteArray utf16(const QString& text, bool bigEndian)
{
    QByteArray out;
    for (const QChar c : QChar(0xFEFF) + text) {
        const char high = static_cast<char>(c.unicode() >> 8);
        const char low = static_cast<char>(c.unicode() & 0xFF);
        out += bigEndian ? high : low;
        out += bigEndian ? low : high;
    }
    return out;
}

}

class CsvTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void lineEnds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("LF") << QByteArray("a,b\nc,d\ne,f\n");
        QTest::newRow("CRLF") << QByteArray("a,b\r\nc,d\r\ne,f\r\n");
        QTest::newRow("CR") << QByteArray("a,b\rc,d\re,f\r");
        QTest::newRow("mixed") << QByteArray("a,b\rc,d\r\ne,f\n");
        QTest::newRow("no last") << QByteArray("a,b\nc,d\ne,f");
        QTest::newRow("no last, CR") << QByteArray("a,b\rc,d\re,f");
    }
    void lineEnds()
    {
        QFETCH(QByteArray, text);
        const auto read = records(text);
        QCOMPARE(read.size(), 3U);
        const char* expected[3][2]{{"a", "b"}, {"c", "d"}, {"e", "f"}};
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(read[i].line, qint64(i) + 1);
            QCOMPARE(read[i].fields.size(), 2U);
            QCOMPARE(read[i].fields[0], QString::fromLatin1(expected[i][0]));
            QCOMPARE(read[i].fields[1], QString::fromLatin1(expected[i][1]));
        }
    }

    void lineBreaksInQuotes_data()
    {
        QTest::addColumn<QByteArray>("lineBreak");
        QTest::newRow("LF") << QByteArray("\n");
        QTest::newRow("CRLF") << QByteArray("\r\n");
        QTest::newRow("CR") << QByteArray("\r");
    }
    void lineBreaksInQuotes()
    {
        QFETCH(QByteArray, lineBreak);
        const auto read = records("a,\"one" + lineBreak + "two\"" + lineBreak + lineBreak + "c,d" + lineBreak);
        QCOMPARE(read.size(), 2U);
        QCOMPARE(read[0].fields[1], QString::fromLatin1("one" + lineBreak + "two"));
        QCOMPARE(read[0].line, 1);
        QCOMPARE(read[1].line, 4); // one line break in quotes, one blank line
    }

    void anyLineBreakInQuotes()
    {
        const auto read = records("\"Carol\",\"I like banana.\nand\r\napple\rpie\"\r\n\"Dave\",\"\n\"\nEve,x\r");
        QCOMPARE(read.size(), 3U);
        QCOMPARE(read[0].fields[1], QStringLiteral("I like banana.\nand\r\napple\rpie"));
        QCOMPARE(read[1].line, 5);
        QCOMPARE(read[1].fields[1], QStringLiteral("\n"));
        QCOMPARE(read[2].line, 7);
        QCOMPARE(read[2].fields[0], QStringLiteral("Eve"));
    }

    void emptyIsNotEmptyText()
    {
        const auto read = records("a,,\"\",b\n,\n");
        QCOMPARE(read.size(), 2U);
        QVERIFY(read[0].fields[1].isNull());
        QVERIFY(!read[0].fields[2].isNull());
        QVERIFY(read[0].fields[2].isEmpty());
        QCOMPARE(read[1].fields.size(), 2U);
        QVERIFY(read[1].fields[0].isNull());
        QVERIFY(read[1].fields[1].isNull());
    }

    void blanksAreKept()
    {
        const auto read = records(" a , \tb\n");
        QCOMPARE(read[0].fields[0], QStringLiteral(" a "));
        QCOMPARE(read[0].fields[1], QStringLiteral(" \tb"));
    }

    void quotes()
    {
        const auto read = records("\"a \"\"b\"\" c\",5\" disk\n");
        QCOMPARE(read[0].fields[0], QStringLiteral("a \"b\" c"));
        QCOMPARE(read[0].fields[1], QStringLiteral("5\" disk"));
    }

    void openQuoteIsAnError()
    {
        const auto read = readCsv("a,b\nc,\"d\ne,f\n", ',', [](qint64, std::vector<QString>&) { return true; });
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Syntax);
        QVERIFY2(read.error().message.contains(QStringLiteral("line 2")), qPrintable(read.error().message));
    }

    void limits()
    {
        CsvLimits limits;
        limits.fieldBytes = 10;
        limits.fields = 3;
        const auto keep = [](qint64, std::vector<QString>&) { return true; };
        QVERIFY(readCsv("a,b,c\n1234567890,1,2\n", ',', keep, {}, limits));
        QVERIFY(!readCsv("a,b,c\n12345678901,1,2\n", ',', keep, {}, limits));
        QVERIFY(!readCsv("a,b,c,d\n", ',', keep, {}, limits));
    }

    void stops()
    {
        int count = 0;
        QVERIFY(readCsv("a\nb\nc\n", ',', [&count](qint64, std::vector<QString>&) { return ++count < 2; }));
        QCOMPARE(count, 2);
    }

    void delimiters()
    {
        QCOMPARE(delimiterOf("provider,gpu\n"), ',');
        QCOMPARE(delimiterOf("provider\tgpu\n"), '\t');
        QCOMPARE(delimiterOf("provider;gpu\n1,2"), ';');
        QCOMPARE(delimiterOf("provider"), ',');
    }

    void encodings_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<bool>("guessed");
        QTest::addColumn<QString>("text");
        const QString text = QStringLiteral("供应商,显卡\n");
        QTest::newRow("UTF-8") << text.toUtf8() << "UTF-8" << false << text;
        QTest::newRow("UTF-8 mark") << "\xEF\xBB\xBF" + text.toUtf8() << "UTF-8" << false << text;
        QTest::newRow("UTF-16LE") << utf16(text, false) << "UTF-16LE" << false << text;
        QTest::newRow("UTF-16BE") << utf16(text, true) << "UTF-16BE" << false << text;
        // 供应商,显卡 in GBK, and U+20000 in the four bytes of GB18030.
        QTest::newRow("GBK") << QByteArray("\xB9\xA9\xD3\xA6\xC9\xCC,\xCF\xD4\xBF\xA8\n") << "GB18030" << true << text;
        QTest::newRow("GB18030") << QByteArray("\xB9\xA9\x95\x32\x82\x36") << "GB18030" << true
                                 << QStringLiteral("供𠀀");
        QTest::newRow("UTF-16LE without mark") << utf16(text, false).mid(2) << "UTF-16LE" << true << text;
        QTest::newRow("UTF-16BE without mark") << utf16(text, true).mid(2) << "UTF-16BE" << true << text;
        QTest::newRow("empty") << QByteArray() << "UTF-8" << false << QString();
        QTest::newRow("only a mark") << QByteArray("\xEF\xBB\xBF") << "UTF-8" << false << QString();
    }
    void encodings()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, text);
        const auto decoded = decodeText(bytes);
        QVERIFY(decoded);
        QTEST(decoded->encoding, "encoding");
        QTEST(decoded->guessed, "guessed");
        QCOMPARE(QString::fromUtf8(decoded->utf8), text);
    }

    void halfACharacter_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("encoding");
        const QString text = QStringLiteral("供应商\t显卡\n云\tH100\n");
        QTest::newRow("UTF-16LE, half a line break") << utf16(text, false) + '\n' << "UTF-16LE";
        QTest::newRow("UTF-16BE, a NUL") << utf16(text, true) + '\0' << "UTF-16BE";
        QTest::newRow("UTF-16LE, half a letter") << utf16(text, false) + 'x' << "UTF-16LE";
        QTest::newRow("without mark") << utf16(text, false).mid(2) + '\n' << "UTF-16LE";
    }
    void halfACharacter()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, encoding);
        const auto decoded = decodeText(bytes);
        QVERIFY(decoded);
        QCOMPARE(decoded->encoding, encoding);
        QCOMPARE(likelyDelimiter(decoded->utf8), '\t');
        const auto read = records(decoded->utf8, '\t');
        QCOMPARE(read.size(), 2U);
        QCOMPARE(read[1].fields, (std::vector<QString>{QStringLiteral("云"), QStringLiteral("H100")}));
        QCOMPARE(decodeText(bytes, *encodingByName(encoding))->utf8, decoded->utf8);
        QCOMPARE(decodeText(bytes.chopped(1))->utf8, decoded->utf8);
    }

    /// Any text in UTF-8 is taken for that and nothing else, whatever its bytes are in other encodings.
    void utf8IsUtf8()
    {
        QRandomGenerator random(3);
        for (int round = 0; round < 20000; ++round) {
            QString text;
            for (int i = random.bounded(1, 12); i > 0; --i) {
                const auto rare = static_cast<char32_t>(random.bounded(0x20000, 0x2A6E0));
                const auto common = static_cast<char32_t>(random.bounded(0x4E00, 0x9FA6));
                const char32_t character = random.bounded(40) == 0 ? rare : random.bounded(6) == 0 ? U',' : common;
                text += QString::fromUcs4(&character, 1);
            }
            const auto decoded = decodeText(text.toUtf8());
            QVERIFY2(decoded, qPrintable(text));
            QVERIFY2(decoded->encoding == QLatin1String("UTF-8") && !decoded->guessed, qPrintable(text));
            QCOMPARE(QString::fromUtf8(decoded->utf8), text);
        }
    }

    void damagedUtf8_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("line");
        const QByteArray list = QByteArray("供应商,显卡,价格\n算力云,显卡甲,1\r\n北京云计算,显卡乙,2\n");
        QTest::newRow("a byte lost") << QByteArray(list).remove(list.indexOf("力") + 1, 1) << 2;
        QTest::newRow("a byte more") << QByteArray(list).insert(list.indexOf("北"), '\x80') << 3;
        QTest::newRow("another byte") << QByteArray(list).replace("京", "京\xFF") << 3;
        QTest::newRow("cut short") << list.left(list.indexOf("乙") + 2) << 3;
        QTest::newRow("one in Latin-1") << QByteArray("Müller,Größe,é,ä,ü,öß\rcaf\xE9,1\r") << 2;
        QTest::newRow("a character in two halves") << QByteArray(list).append("\xED\xA0\x80\xED\xB0\x80") << 4;
    }
    void damagedUtf8()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, line);
        const auto decoded = decodeText(bytes);
        QVERIFY2(!decoded, decoded ? decoded->utf8.constData() : "");
        QCOMPARE(decoded.error().code, ErrorCode::Syntax);
        QVERIFY2(decoded.error().message.contains(QStringLiteral("line %1 ").arg(line)),
            qPrintable(decoded.error().message));
    }

    /// Lists in GBK stay that, though some pairs of their bytes are UTF-8 too.
    void gbkIsNoDamagedUtf8()
    {
        QRandomGenerator random(5);
        for (int round = 0; round < 20000; ++round) {
            QByteArray bytes = "\xBC\xDB\xB8\xF1,"; // 价格
            for (int i = random.bounded(8, 40); i > 0; --i) {
                bytes += static_cast<char>(random.bounded(0xB0, 0xD7)); // those in common use
                bytes += static_cast<char>(random.bounded(0xA1, 0xFF));
                if (random.bounded(5) == 0)
                    bytes += ',';
            }
            const auto decoded = decodeText(bytes);
            QVERIFY2(decoded, bytes.toHex(' ').constData());
            QCOMPARE(decoded->encoding, QStringLiteral("GB18030"));
        }
    }

    void encodingByChoice()
    {
        const QString text = QStringLiteral("供应商,显卡");
        QCOMPARE(QString::fromUtf8(decodeText(utf16(text, true).mid(2), TextEncoding::Utf16Be)->utf8), text);
        QCOMPARE(QString::fromUtf8(decodeText("\xEF\xBB\xBF" + text.toUtf8(), TextEncoding::Utf8)->utf8), text);
        QCOMPARE(decodeText("caf\xE9", TextEncoding::Windows1252)->utf8, QByteArray("café"));
        QCOMPARE(decodeText("\xB0\xA0", TextEncoding::Utf8).error().code, ErrorCode::Syntax);
        QCOMPARE(encodingByName(u"gb18030"), TextEncoding::Gb18030);
        QCOMPARE(encodingByName(u"utf8"), TextEncoding::Utf8);
        QCOMPARE(encodingByName(u"UTF-16"), TextEncoding::Utf16Le);
        QVERIFY(!encodingByName(u"EBCDIC"));
    }

    void everyEncodingIsThere()
    {
        for (const char* name : {"UTF-8", "UTF-16LE", "UTF-16BE", "GB18030", "GBK", "Big5", "windows-1252"})
            QVERIFY2(encodingByName(QString::fromLatin1(name)), name);
    }

    void encoded()
    {
        // By the standard: 上 is C9 CF, the four bytes of U+1F600 are 94 39 FC 36.
        QCOMPARE(*encodeText("a,上,😀\n", TextEncoding::Gb18030), QByteArray("a,\xC9\xCF,\x94\x39\xFC\x36\n"));
        QCOMPARE(*encodeText("a", TextEncoding::Utf16Le), QByteArray("\xFF\xFE\x61\0", 4));
        const auto misfit = encodeText("a,上\nb,😀\nc,😀é𠀀\n", TextEncoding::Gbk);
        QVERIFY(!misfit);
        QVERIFY2(misfit.error().message.contains(QStringLiteral("“😀” (U+1F600, line 2)")),
            qPrintable(misfit.error().message));
        QVERIFY(misfit.error().message.contains(QStringLiteral("“𠀀” (U+20000, line 3)")));
        QVERIFY(!misfit.error().message.contains(u'é'));
    }

    void likelyDelimiters_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<char>("delimiter");
        QTest::newRow("comma") << QByteArray("a,b\n1,2\n") << ',';
        QTest::newRow("decimal commas") << QByteArray("gpu;price;per GPU\nA100;40,97;5,12\nH100;1,5;2,5\n") << ';';
        QTest::newRow("commas in a header") << QByteArray("price (USD, hourly)\tgpu\n1\ta\n2\tb\n") << '\t';
        QTest::newRow("bar") << QByteArray("a|b|c\n1,5|2|3\n2,5|3|4\n") << '|';
        QTest::newRow("in quotes") << QByteArray("a;\"b,c\"\n1;\"2,3,4\"\n") << ';';
        QTest::newRow("a ragged row") << QByteArray("a;b;c\n1;2\n1;2;3;4\n1;2;3\n") << ';';
        QTest::newRow("one column") << QByteArray("provider\naws\n") << ',';
        QTest::newRow("stated") << QByteArray("sep=|\na,b|c\n1,2|3\n") << '|';
        QTest::newRow("empty") << QByteArray() << ',';
    }
    void likelyDelimiters()
    {
        QFETCH(QByteArray, text);
        QTEST(likelyDelimiter(text), "delimiter");
    }

    void notText_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("NUL") << QByteArray("a\0b", 3);
        QTest::newRow("NUL in an even text") << QByteArray("a\0bcdefghijklmnopqrstuv\n", 24);
        QTest::newRow("NUL as a field") << QByteArray("a,\0,b\nc,d,e\n", 12);
        QTest::newRow("NUL on both sides") << QByteArray("\0a\0\0b\0", 6);
        QTest::newRow("cut in GB18030") << QByteArray("\xB9\xA9\xD3");
        QTest::newRow("neither") << QByteArray("\x81\x20\xFF\xFF");
    }
    void notText()
    {
        QFETCH(QByteArray, bytes);
        const auto decoded = decodeText(bytes);
        QVERIFY(!decoded);
        QCOMPARE(decoded.error().code, ErrorCode::Syntax);
    }

    void writing()
    {
        QByteArray out;
        const std::vector<QString> fields{QStringLiteral("a"), QString(), QStringLiteral(""), QStringLiteral("b,c"),
            QStringLiteral("say \"hi\""), QStringLiteral("one\ntwo"), QStringLiteral(" x ")};
        appendCsvRecord(out, fields);
        QCOMPARE(out, QByteArray("a,,\"\",\"b,c\",\"say \"\"hi\"\"\",\"one\ntwo\", x \n"));
        out.clear();
        appendCsvRecord(out, fields, {'\t', true});
        QCOMPARE(out, QByteArray("a\t\t\"\"\tb,c\t\"say \"\"hi\"\"\"\t\"one\ntwo\"\t x \r\n"));
    }

    void whatIsWrittenIsRead()
    {
        QRandomGenerator random(1);
        const QString alphabet = QStringLiteral("a,\"\n\r; \t显é");
        for (int round = 0; round < 500; ++round) {
            std::vector<std::vector<QString>> rows(1 + random.bounded(4U));
            QByteArray text;
            for (auto& row : rows) {
                row.resize(2 + random.bounded(3U));
                for (QString& field : row) {
                    const int size = random.bounded(6) - 1;
                    if (size >= 0)
                        field = QStringLiteral("");
                    for (int i = 0; i < size; ++i)
                        field += alphabet[random.bounded(static_cast<int>(alphabet.size()))];
                }
                appendCsvRecord(text, row);
            }
            const auto read = records(text);
            QCOMPARE(read.size(), rows.size());
            for (std::size_t i = 0; i < rows.size(); ++i) {
                QCOMPARE(read[i].fields, rows[i]);
                for (std::size_t k = 0; k < rows[i].size(); ++k)
                    QCOMPARE(read[i].fields[k].isNull(), rows[i][k].isNull());
            }
        }
    }
};

ATLAS_TEST_MAIN(QCoreApplication, CsvTest)
#include "tst_csv.moc"
