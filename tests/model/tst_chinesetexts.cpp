// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/profile.h"
#include "columns/chinesetexts.h"
#include "columns/tables.h"
#include "engine/values.h"
#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <algorithm>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// What the starter facts say in words, for those who read Chinese.
class TestChineseTexts : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { failOnWarnings(); }

    void nothingIsLeftInEnglish_data();
    void nothingIsLeftInEnglish();
    void otherTextsAreQuoted();
    void filesAndProgramsGetTheFacts();
    void claimsBeginInTheLanguageOfTheReader();

private:
    [[nodiscard]] TablePtr table(const QString& name) const { return makeTable(name, m_context); }
    static CellStyle style(QLocale::Language language)
    {
        CellStyle style;
        style.locale = QLocale(language);
        return style;
    }
    QTemporaryDir m_folder;
    TableContext m_context;
};

namespace {

bool hasChinese(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c >= u'\u4e00' && c <= u'\u9fff'; });
}

/// Names, figures and units say the same in both languages; three small letters on their own are an English word.
bool hasEnglishWords(const QString& text)
{
    static const QSet<QString> Same{u"bf16"_s, u"fp16"_s, u"int8"_s, u"highgpu"_s, u"large"_s, u"vCPU"_s, u"and"_s};
    static const QRegularExpression words(u"(?<![\\w.-])[a-z]{3,}(?![\\w.-])"_s);
    for (const QRegularExpressionMatch& match : words.globalMatch(text))
        if (!Same.contains(match.captured()))
            return true;
    return text.contains(u" and "_s);
}

}

void TestChineseTexts::initTestCase()
{
    const QString path = m_folder.filePath(u"starter.sqlite"_s);
    QVERIFY(createCatalog(path, StartWith::StarterFacts, QDate(2026, 12, 1)));
    const auto context = makeContext(*readCatalog(path), u"USD"_s, QDate(2026, 12, 1));
    QVERIFY(context);
    m_context = *context;
}

void TestChineseTexts::nothingIsLeftInEnglish_data()
{
    QTest::addColumn<QString>("column");
    for (const char* const column : {"topic", "unit", "checked_value", "comment"})
        QTest::addRow("claims %s", column) << QString::fromLatin1(column);
    for (const char* const column : {"billing_granularity", "free_credit"})
        QTest::addRow("providers %s", column) << QString::fromLatin1(column);
    QTest::addRow("sources kind") << u"kind"_s;
}

void TestChineseTexts::nothingIsLeftInEnglish()
{
    QFETCH(QString, column);
    const TablePtr facts = table(QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0));
    const int index = facts->indexOf(column);
    int chinese = 0;
    for (std::uint32_t row = 0; row < facts->rowCount(); ++row) {
        if (!facts->view(index).isKnown(row))
            continue;
        const QString fact = facts->view(index).text(row), text = cellText(*facts, index, row, style(QLocale::Chinese));
        QVERIFY2(!hasEnglishWords(text), qPrintable(text));
        QCOMPARE(cellText(*facts, index, row, style(QLocale::English)), fact);
        // The figures are those of the fact.
        static const QRegularExpression figure(u"\\d+\\.\\d+"_s);
        for (const QRegularExpressionMatch& match : figure.globalMatch(fact))
            if (fact != u"Computed: 90 x 1.281 M images; a slow consumer card would take longer")
                QVERIFY2(text.contains(match.captured()), qPrintable(text));
        chinese += hasChinese(text) ? 1 : 0;
    }
    QVERIFY(chinese > 0);
}

void TestChineseTexts::otherTextsAreQuoted()
{
    QCOMPARE(chineseText(u"per second"_s), u"按秒计费"_s);
    QCOMPARE(chineseText(u"by the fortnight"_s), u"by the fortnight"_s);
    QCOMPARE(chineseText(u"Per second"_s), u"Per second"_s);
}

void TestChineseTexts::filesAndProgramsGetTheFacts()
{
    const TablePtr providers = table(u"providers"_s);
    const int billing = providers->indexOf(u"billing_granularity");
    CellStyle plain = style(QLocale::Chinese);
    plain.translate = false;
    for (std::uint32_t row = 0; row < providers->rowCount(); ++row)
        QVERIFY(!hasChinese(cellText(*providers, billing, row, plain)));
}

void TestChineseTexts::claimsBeginInTheLanguageOfTheReader()
{
    const TablePtr claims = table(u"claims"_s);
    for (const QLocale::Language language : {QLocale::Chinese, QLocale::English}) {
        const Profile profile = profileOf(*claims, 0, style(language));
        QList<bool> chinese;
        for (const ProfileBlock& block : profile.blocks)
            if (block.title.startsWith(u"The claim in"))
                chinese << hasChinese(block.rows.front().front().text);
        QCOMPARE(chinese, (QList<bool>{language == QLocale::Chinese, language != QLocale::Chinese}));
    }
}

ATLAS_TEST_MAIN(QCoreApplication, TestChineseTexts)
#include "tst_chinesetexts.moc"
