// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizardfixture.h"

#include "compare/basket.h"
#include "compare/comparisonmodel.h"
#include "decision/recommendationtext.h"
#include "pages/comparepage.h"
#include "pages/pagestack.h"

#include <QClipboard>
#include <QTabWidget>
#include <QTreeWidget>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// What can be done with the result, and that its numbers agree.
class WizardResultTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void resultGoesToTheOtherPages();
    void bestAreCompared();
    void oneIsComparedAndShown();
    void numbersSeenTogetherAddUp();
    void nearestMissIsLoosened();

private:
    QTemporaryDir m_folder;
    QString m_catalog;
};

void WizardResultTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"starter.sqlite"_s);
    QVERIFY(createCatalog(m_catalog, StartWith::StarterFacts, QDate(2026, 12, 1)));
}

void WizardResultTest::init()
{
    failOnWarnings();
    clearSettings();
}

void WizardResultTest::resultGoesToTheOtherPages()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    window.type(u"gpu:h100"_s);
    QTRY_COMPARE(window.session.query().filter, u"gpu:h100"_s);
    window.find<QAction>("wizard")->trigger();
    window.answer(u"inference"_s);
    window.button("wizardFinish")->click();
    QVERIFY(window.settled());
    const std::size_t left = window.result().scored.size();
    const QString filter = window.result().funnel.filter;
    window.button("copyResult")->click();
    QCOMPARE(QGuiApplication::clipboard()->text(),
        QString::fromUtf8(recommendationText(window.result(), false, true, QLocale())));
    QVERIFY(QGuiApplication::clipboard()->text().contains(window.result().top.front().key));
    window.button("showInOffers")->click();
    QCOMPARE(window.main->stack()->page(), u"offers"_s);
    QTRY_COMPARE(static_cast<std::size_t>(window.rows()), left);
    QCOMPARE(window.box()->text(), filter);
    // Back leads to the result, with the filter that was there before.
    window.find<QAction>("back")->trigger();
    QTRY_COMPARE(window.main->stack()->page(), u"wizard"_s);
    QVERIFY(window.main->wizard()->showsResult());
    QTRY_COMPARE(window.session.query().filter, u"gpu:h100"_s);
    window.button("showInCharts")->click();
    QCOMPARE(window.main->stack()->page(), u"charts"_s);
    QTRY_COMPARE(window.session.query().filter, filter);
}

void WizardResultTest::bestAreCompared()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    QVERIFY(!window.find<QAction>("compareResult")->isEnabled() || !window.result().top.empty());
    window.answer(u"inference"_s);
    window.button("wizardFinish")->click();
    QVERIFY(window.settled());
    QStringList best;
    for (const Suggestion& suggestion : window.result().top)
        best << suggestion.key;
    QCOMPARE(best.size(), 5);
    auto* const basket = window.main->findChild<CompareBasket*>();
    window.press(Qt::Key_M, Qt::AltModifier);
    QTRY_COMPARE(window.main->stack()->page(), u"compare"_s);
    QCOMPARE(basket->keys(CompareBasket::Kind::Offers), best);
    auto* const page = window.main->findChild<ComparePage*>();
    QTRY_COMPARE(page->model()->columnCount(), static_cast<int>(best.size()) + 1); // and the names of what is compared
    // What was done is said and can be taken back; back leads to the result.
    window.button("messageAction")->click();
    QVERIFY(basket->keys(CompareBasket::Kind::Offers).isEmpty());
    window.find<QAction>("back")->trigger();
    QTRY_COMPARE(window.main->stack()->page(), u"wizard"_s);
    QVERIFY(window.main->wizard()->showsResult());
    // Others that are compared already stay; where there is no room for all of them, nothing is put in but by wish.
    QStringList others;
    for (std::uint32_t row = 0; others.size() < 4; ++row)
        if (const QString key = window.session.table()->key(row); !best.contains(key))
            others << key;
    QVERIFY(basket->add(CompareBasket::Kind::Offers, others.first(3)));
    window.find<QAction>("compareResult")->trigger();
    QCOMPARE(basket->keys(CompareBasket::Kind::Offers), others.first(3) + best);
    basket->restore(CompareBasket::Kind::Offers, others);
    window.find<QAction>("wizard")->trigger();
    window.button("compareTop")->click();
    QCOMPARE(window.main->stack()->page(), u"wizard"_s);
    QCOMPARE(basket->keys(CompareBasket::Kind::Offers), others);
    QVERIFY(window.main->messages()->text().contains(u"4 of at most 8"_s));
    window.button("messageAction")->click();
    QCOMPARE(window.main->stack()->page(), u"compare"_s);
    QCOMPARE(basket->keys(CompareBasket::Kind::Offers), best);
}

void WizardResultTest::oneIsComparedAndShown()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    window.answer(u"inference"_s);
    window.button("wizardFinish")->click();
    QVERIFY(window.settled());
    const QString second = window.result().top[1].key, third = window.result().top[2].key;
    auto* const basket = window.main->findChild<CompareBasket*>();
    // Several can be gathered: the result stays in sight.
    window.button("compare_2")->click();
    window.button("compare_3")->click();
    QVERIFY(window.main->wizard()->showsResult());
    QCOMPARE(basket->keys(CompareBasket::Kind::Offers), QStringList({second, third}));
    window.button("messageAction")->click();
    QCOMPARE(window.main->stack()->page(), u"compare"_s);
    window.find<QAction>("wizard")->trigger();
    const QString filter = window.result().funnel.filter;
    for (int round = 0; round < 2; ++round) { // another filter before, then the same
        window.button("offer_3")->click();
        QCOMPARE(window.main->stack()->page(), u"offers"_s);
        QTRY_COMPARE(window.session.query().filter, filter);
        QTRY_COMPARE(window.table()->currentIndex().data(TableModel::KeyRole).toString(), third);
        window.find<QAction>("wizard")->trigger();
    }
}

/// What is left after the shown question is what stands beside the answer, and the line says why the end is another.
void WizardResultTest::numbersSeenTogetherAddUp()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    auto* const count = window.find<QLabel>("wizardCount");
    const auto said = [](std::size_t number) { return QLocale().toString(static_cast<qulonglong>(number)); };
    window.answer(u"pretrain"_s);
    for (int place = 0; place < 20; ++place) {
        QVERIFY(window.settled());
        const std::vector<FunnelStep>& steps = window.result().funnel.steps;
        const auto step = std::find_if(steps.begin(), steps.end(),
            [&](const FunnelStep& each) { return each.asked.question == window.wizard()->currentId(); });
        const QString text = count->text();
        const std::size_t left = window.result().scored.size();
        QVERIFY2(text.contains(said(step->left)) && text.contains(said(left))
                && text.contains(said(window.session.table()->rowCount())),
            qPrintable(text));
        QCOMPARE(text.contains(u"default"_s), std::any_of(step + 1, steps.end(), [](const FunnelStep& each) {
            return each.asked.preset && each.dropped > 0;
        }));
        if (step->asked.answer)
            for (const int choice : step->asked.answer->choices)
                if (auto* const chosen = window.choice(window.state()
                                                           .tree()
                                                           ->question(step->asked.question)
                                                           .choices[static_cast<std::size_t>(choice)]
                                                           .id))
                    QVERIFY(chosen->accessibleDescription().contains(said(step->left)));
        if (!window.button("wizardNext")->isVisible())
            break;
        window.button("wizardNext")->click();
    }
    window.button("wizardFinish")->click();
    const auto* const defaults = window.find<QLabel>("resultDefaults");
    QVERIFY(defaults && defaults->text().contains(u"GPUs of any maker"_s));
}

void WizardResultTest::nearestMissIsLoosened()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    window.state().setAnswers(answersOf({{"task", "inference"}, {"serve_size", "70"}, {"compliance", "hipaa"}}));
    QVERIFY(window.settled());
    auto* const tabs = window.find<QTabWidget>("wizardTabs");
    tabs->setCurrentIndex(2);
    auto* const steps = window.find<QTreeWidget>("traceSteps");
    QCOMPARE(static_cast<std::size_t>(steps->topLevelItemCount()), window.result().funnel.steps.size());
    QCOMPARE(steps->topLevelItem(steps->topLevelItemCount() - 1)->text(2),
        QLocale().toString(static_cast<qulonglong>(window.result().scored.size())));
    QVERIFY(!window.result().nearMisses.empty());
    const NearMiss miss = window.result().nearMisses.front();
    window.button("near_0")->click();
    QVERIFY(window.settled());
    QCOMPARE(window.result().funnel.filter, miss.filter);
    QCOMPARE(window.result().scored.size(), miss.total);
    // What was loosened is put back in the result.
    window.main->wizard()->showResult();
    QVERIFY(window.button("tighten_0"));
    for (std::size_t left = window.state().answers().relaxed.size(); left > 0; --left) {
        window.button("tighten_0")->click();
        QVERIFY(window.settled());
    }
    QVERIFY(!window.button("tighten_0") || !window.button("tighten_0")->isVisible());
    QVERIFY(window.result().scored.size() < miss.total);
    // Which answer dropped an offer.
    auto* const missed = window.find<QLineEdit>("missedOffer");
    const auto& by = window.result().funnel.droppedBy;
    const auto dropped = static_cast<std::uint32_t>(
        std::find_if(by.begin(), by.end(), [](int step) { return step != Funnel::NotDropped; }) - by.begin());
    missed->setText(window.session.table()->key(dropped).section(u'/', 1, 1));
    const Question& question = window.state().tree()->question(
        window.result().funnel.steps[static_cast<std::size_t>(by[dropped])].asked.question);
    auto* const explanation = window.find("missedExplanation");
    QVERIFY(explanation->property("plainText").toString().contains(question.text.text()));
}

ATLAS_TEST_MAIN(QApplication, WizardResultTest)
#include "tst_wizardresult.moc"
