// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/completion.h"
#include "engine/filter.h"
#include "engine/filteredit.h"
#include "support/testmain.h"
#include "support/toytable.h"

#include <QCoreApplication>
#include <QRandomGenerator>

using namespace atlas;
using namespace atlas::test;

/// Any text gives a filter that prints and reads back, or an error inside the text; nothing crashes.
class FilterFuzzTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void randomBytes();
    void randomSigns();
    void mutations();
    void hugeTexts();

private:
    /// Whether the text is a filter.
    bool check(const QString& text);

    const TablePtr m_table = toyTable();
    QRandomGenerator m_random{7};
};

bool FilterFuzzTest::check(const QString& text)
{
    const ParsedFilter parsed = parseFilter(text, *m_table);
    const auto verify = [&](bool holds) { [&] { QVERIFY2(holds, qPrintable(text)); }(); };
    if (!text.isEmpty() && m_random.bounded(16) == 0) {
        const int cursor = static_cast<int>(m_random.bounded(text.size() + 1));
        const Completions completions = completeFilter(text, cursor, *m_table);
        verify(
            completions.start >= 0 && completions.length >= 0 && completions.start + completions.length <= text.size());
    }
    if (parsed.error) {
        verify(!parsed.error->message.isEmpty());
        verify(parsed.error->position >= 0 && parsed.error->length >= 0
            && parsed.error->position + parsed.error->length <= text.size());
        return false;
    }
    const QString printed = printFilter(parsed.root, *m_table);
    const ParsedFilter again = parseFilter(printed, *m_table);
    verify(!again.error && dumped(again.root, *m_table) == dumped(parsed.root, *m_table));
    verify(!printed.startsWith(u'-'));
    const QStringList operands = filterOperands(parsed.root, *m_table);
    verify(operands.isEmpty() == printed.isEmpty());
    return true;
}

void FilterFuzzTest::randomBytes()
{
    for (int round = 0; round < 20000; ++round) {
        QByteArray bytes;
        for (int left = static_cast<int>(m_random.bounded(40)); left > 0; --left)
            bytes += static_cast<char>(m_random.bounded(256));
        check(round % 2 == 0 ? QString::fromLatin1(bytes) : QString::fromUtf8(bytes));
    }
    for (int round = 0; round < 5000; ++round) {
        QString units;
        for (int left = static_cast<int>(m_random.bounded(20)); left > 0; --left)
            units += QChar(static_cast<char16_t>(m_random.bounded(0x10000)));
        check(units);
    }
}

void FilterFuzzTest::randomSigns()
{
    const QStringList pieces{QStringLiteral("price"), QStringLiteral("gpu"), QStringLiteral("observed_on"),
        QStringLiteral("free"), QStringLiteral("spot"), QStringLiteral(":"), QStringLiteral("="), QStringLiteral("!="),
        QStringLiteral("<"), QStringLiteral(">="), QStringLiteral("4"), QStringLiteral("80GB"),
        QStringLiteral("2026-01"), QStringLiteral("true"), QStringLiteral("none"), QStringLiteral(".."),
        QStringLiteral(","), QStringLiteral("("), QStringLiteral(")"), QStringLiteral("\""), QStringLiteral("\\"),
        QStringLiteral("“"), QStringLiteral("-"), QStringLiteral("NOT"), QStringLiteral("AND"), QStringLiteral("OR"),
        QStringLiteral(" "), QStringLiteral(" "), QStringLiteral("&"), QStringLiteral("！"), QStringLiteral("a")};
    int filters = 0;
    for (int round = 0; round < 20000; ++round) {
        QString text;
        for (int left = static_cast<int>(m_random.bounded(12)); left > 0; --left)
            text += pieces[static_cast<int>(m_random.bounded(static_cast<int>(pieces.size())))];
        filters += check(text) ? 1 : 0;
    }
    QVERIFY(filters > 1000);
}

void FilterFuzzTest::mutations()
{
    const QString good = QStringLiteral(
        "gpu:\"a100 80gb\" (price<30CNY OR NOT provider!=aws, gcp) -region:none,any observed_on:2025-12..2026 “x y”");
    QVERIFY(check(good));
    const QString signs = QStringLiteral(":=!<>&|,()\"\\-. “”：＜，（）4aO") + QChar(0) + QChar(0xD83D);
    int filters = 0;
    for (int round = 0; round < 10000; ++round) {
        QString text = good;
        for (int left = 1 + static_cast<int>(m_random.bounded(4)); left > 0; --left) {
            const auto at = static_cast<qsizetype>(m_random.bounded(text.size()));
            const QChar sign = signs[static_cast<qsizetype>(m_random.bounded(signs.size()))];
            switch (m_random.bounded(3)) {
            case 0:
                text.insert(at, sign);
                break;
            case 1:
                text[at] = sign;
                break;
            default:
                text.remove(at, 1);
            }
        }
        filters += check(text) ? 1 : 0;
    }
    QVERIFY(filters > 500);
}

void FilterFuzzTest::hugeTexts()
{
    const auto repeated = [](const char* piece) {
        const QString text = QString::fromUtf8(piece);
        return text.repeated(MaxFilterLength / text.size());
    };
    for (const char* piece : {"(", ")", "-", "NOT ", "\"", "\\", "a ", "a OR ", "(a) ", "-a ", "price<4 ", ",",
             "a:", "..", "😀", "provider:aws,gcp "})
        check(repeated(piece));
    // Written in full it is twice as long: refused before anybody has to read it back.
    QVERIFY(check(QStringLiteral("-a ").repeated(MaxFilterLength / 6 - 1)));
    QVERIFY(!check(repeated("-a ")));
    check(QStringLiteral("provider:") + QStringLiteral("x,").repeated(20000) + u'x');
    check(QStringLiteral("gpu:") + QString(60000, u'h'));
    check(QString(60000, u'p') + QStringLiteral(":1"));
    check(QStringLiteral("price<") + QString(60000, u'9'));
    check(QStringLiteral("(NOT ").repeated(MaxFilterDepth) + u'a' + QString(MaxFilterDepth, u')'));
}

ATLAS_TEST_MAIN(QCoreApplication, FilterFuzzTest)
#include "tst_filterfuzz.moc"
