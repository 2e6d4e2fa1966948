// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filterinwords.h"
#include "engine/significant.h"
#include "support/decisiontest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

class FilterInWordsTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void says_data();
    void says();
    void everyConditionOfTheTreeIsSaid();
    void numbersHaveFewDigits_data();
    void numbersHaveFewDigits();
    void roundsAwayFromNothing();
    void percentsAreNeverTooMuch();
};

void FilterInWordsTest::says_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* filter, const char* words) {
        QTest::newRow(filter) << QString::fromUtf8(filter) << QString::fromUtf8(words);
    };
    row("", "");
    row("vram>=80", "GPU memory at least 80 GiB");
    row("vram>=1.5T", "GPU memory at least 1,536 GiB");
    row("price<=2.5", "Price per GPU-hour at most 2.5 USD/h");
    row("price<0.123456789", "Price per GPU-hour under 0.123457 USD/h");
    row("count>4", "GPUs over 4");
    row("vram:24..80", "GPU memory from 24 GiB to 80 GiB");
    row("vram:24..", "GPU memory at least 24 GiB");
    row("vram:..24", "GPU memory at most 24 GiB");
    row("spot", "Purchase model: spot");
    row("NOT spot", "Purchase model: not spot");
    row("purchase_model!=spot", "Purchase model: not spot");
    row("NOT purchase_model=spot,reserved_1y,reserved_3y",
        "Purchase model: not spot or reserved, 1 year or reserved, 3 years");
    row("free:false", "Free: no");
    row("region_group:eu OR region_group:none", "Region group: Europe or unknown");
    row("access:ssh,managed OR access:none", "Access: SSH, managed or unknown");
    row("price:any", "Price per GPU-hour: known");
    row("provider:lambda", "Provider: Lambda");
    row("provider:vas", "Provider: vas");
    row("spot price<4", "Purchase model: spot and Price per GPU-hour under 4 USD/h");
    row("spot (vram>=80 OR count>=8)", "Purchase model: spot and (GPU memory at least 80 GiB or GPUs at least 8)");
    row("NOT (spot price<4)", "not (Purchase model: spot and Price per GPU-hour under 4 USD/h)");
    row("gpu:a,b,c,d,e,f,g,h", "GPU: a, b, c, d, e, f … (8 in all)");
    row("observed_on>=2026-08", "Price read on from 2026-08 on");
    row("observed_on<2026", "Price read on before 2026");
    row("\"free words\"", "“free words” in a name");
    row("%1 %2", "“%1” in a name and “%2” in a name");
}

void FilterInWordsTest::says()
{
    QFETCH(QString, filter);
    QFETCH(QString, words);
    // Titles of columns as the table has them; the sentence around them is what is looked at.
    QString said = filterInWords(filter, *starterOffers(), QLocale(u"en_US"_s));
    const auto as = [&](const char* column, const QString& name) {
        said.replace(columnTitle(starterOffers()->column(starterOffers()->indexOf(QString::fromLatin1(column)))), name);
    };
    as("purchase_model", u"Purchase model"_s);
    as("price_per_gpu_hour", u"Price per GPU-hour"_s);
    as("observed_on", u"Price read on"_s);
    QCOMPARE(said, words);
}

/// No word of the filter language is left where a condition of the built-in tree is told.
void FilterInWordsTest::everyConditionOfTheTreeIsSaid()
{
    static const QRegularExpression language(u"[a-z]_[a-z]|[<>=]|NOT |\\bOR\\b"_s);
    QRandomGenerator random(7);
    int said = 0;
    for (int round = 0; round < 200; ++round) {
        const Recommendation result
            = recommended(starterOffers(), builtInTree(), randomAnswers(*builtInTree(), random));
        for (const Condition& condition : result.funnel.conditions) {
            const QString words = filterInWords(condition.node, *result.offers, QLocale::c());
            QVERIFY2(!words.isEmpty() && !words.contains(language), qPrintable(words));
            ++said;
        }
        for (const NearMiss& miss : result.nearMisses)
            QVERIFY2(!miss.text.contains(language), qPrintable(miss.text));
    }
    QVERIFY(said > 500);
}

void FilterInWordsTest::numbersHaveFewDigits_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("text");
    const auto row = [](double number, int digits, const char* text) {
        QTest::newRow(text) << number << digits << QString::fromLatin1(text);
    };
    row(0, 2, "0");
    row(25, 2, "25");
    row(120, 2, "120");
    row(240.9, 4, "240.9");
    row(0.17, 2, "0.17");
    row(0.0312, 2, "0.031");
    row(-2.5, 2, "-2.5");
    row(16.8, 6, "16.8");
    row(1234567, 2, "1,234,567");
    row(99.99, 2, "100");
    row(1e-9, 3, "0.000000001");
}

void FilterInWordsTest::numbersHaveFewDigits()
{
    QFETCH(double, number);
    QFETCH(int, digits);
    QFETCH(QString, text);
    QCOMPARE(significantText(number, digits, QLocale(u"en_US"_s)), text);
}

void FilterInWordsTest::roundsAwayFromNothing()
{
    const std::vector<std::pair<double, double>> pairs{{24.72, 25}, {119.8, 120}, {193.1, 200}, {0.0312, 0.032},
        {-59.27, -60}, {25, 25}, {0.1, 0.1}, {0, 0}, {99.1, 100}, {1000, 1000}};
    for (const auto& [from, to] : pairs)
        QCOMPARE(roundedAway(from, 2), to);
    QRandomGenerator random(3);
    for (int round = 0; round < 2000; ++round) {
        const double number = std::exp(random.generateDouble() * 20 - 10);
        const double rounded = roundedAway(number, 2);
        QVERIFY(rounded >= number * (1 - 1e-11) && rounded <= number * 1.1 + 1e-12);
    }
}

void FilterInWordsTest::percentsAreNeverTooMuch()
{
    const std::vector<std::pair<double, const char*>> texts{{74.4, "74"}, {99.6, "99.6"}, {99.97, "99.9"}, {100, "100"},
        {0.62, "0.62"}, {0, "0"}, {1.2, "1"}, {-11.4, "-11"}, {98.9, "99"}};
    for (const auto& [percent, text] : texts)
        QCOMPARE(percentText(percent, QLocale::c()), QString::fromLatin1(text));
}

ATLAS_TEST_MAIN(QCoreApplication, FilterInWordsTest)
#include "tst_filterinwords.moc"
