// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizardfixture.h"

#include "decision/path.h"
#include "pages/pagestack.h"

#include <QTabWidget>
#include <QToolButton>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

class WizardTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void resultInTwelveKeys_data();
    void resultInTwelveKeys();
    void resultInTwelveClicks();
    void wholeWayByKeyboard_data();
    void wholeWayByKeyboard();
    void enterTakesWhatHasTheFocus();
    void answersOfAnotherBranchAreKept();
    void whatIsTypedIsChecked();
    void answersGoIntoAFileAndBack();

private:
    QTemporaryDir m_folder;
    QString m_catalog;
};

void WizardTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"starter.sqlite"_s);
    QVERIFY(createCatalog(m_catalog, StartWith::StarterFacts, QDate(2026, 12, 1)));
}

void WizardTest::init()
{
    failOnWarnings();
    clearSettings();
}

void WizardTest::resultInTwelveKeys_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : Language::codes())
        QTest::newRow(qPrintable(language)) << language;
}

void WizardTest::resultInTwelveKeys()
{
    QFETCH(QString, language);
    Wizard window(m_catalog);
    window.language.setLanguage(language);
    QTRY_VERIFY(window.isReady());
    QCOMPARE(window.main->stack()->page(), u"offers"_s);
    window.go();
    QCOMPARE(window.question(), u"task"_s);
    QVERIFY(window.settled());
    window.press(Qt::Key_Down); // fine-tuning
    window.press(Qt::Key_Return);
    QCOMPARE(window.question(), u"method"_s);
    window.press(Qt::Key_Return); // LoRA
    QCOMPARE(window.question(), u"tune_size"_s);
    window.press(Qt::Key_7);
    window.press(Qt::Key_0);
    window.press(Qt::Key_Return);
    QCOMPARE(window.question(), u"data"_s);
    window.press(Qt::Key_R, Qt::AltModifier);
    QTRY_VERIFY(window.main->wizard()->showsResult());
    QVERIFY(window.settled());
    QVERIFY(window.pressed <= 12);
    QVERIFY(window.button("showInOffers") && window.button("showInOffers")->isVisible());
    QCOMPARE(window.result().rows,
        recommended(window.session.table(), window.state().tree(),
            answersOf({{"task", "finetune"}, {"method", "lora"}, {"tune_size", "70"}}))
            .rows);
}

void WizardTest::resultInTwelveClicks()
{
    Wizard window(m_catalog);
    QTRY_VERIFY(window.isReady());
    const auto buttons = window.main->findChildren<QToolButton*>();
    const auto rail = std::find_if(buttons.begin(), buttons.end(),
        [&](const QToolButton* button) { return button->defaultAction() == window.find<QAction>("wizard"); });
    QVERIFY(rail != buttons.end());
    window.click(*rail);
    QCOMPARE(window.question(), u"task"_s);
    QVERIFY(!window.button("wizardNext")->isEnabled());
    window.click(window.choice(u"inference"_s));
    QVERIFY(window.button("wizardNext")->isEnabled());
    window.click(window.button("wizardNext"));
    QCOMPARE(window.question(), u"precision"_s);
    window.click(window.button("wizardFinish"));
    QVERIFY(window.main->wizard()->showsResult());
    QVERIFY(window.settled());
    QVERIFY(window.pressed <= 12);
    QVERIFY(!window.result().top.empty());
}

void WizardTest::wholeWayByKeyboard_data()
{
    QTest::addColumn<int>("task");
    QTest::addColumn<QString>("language");
    const std::vector<Choice>& tasks = builtInTree()->question(builtInTree()->start).choices;
    for (std::size_t task = 0; task < tasks.size(); ++task)
        QTest::newRow(qPrintable(tasks[task].id)) << static_cast<int>(task) << u"en"_s;
    QTest::newRow("in Chinese") << static_cast<int>(tasks.size()) - 1 << u"zh_CN"_s;
}

/// Every question of the way answered and gone on from with keys alone, and back again.
void WizardTest::wholeWayByKeyboard()
{
    QFETCH(int, task);
    QFETCH(QString, language);
    Wizard window(m_catalog);
    window.language.setLanguage(language);
    QVERIFY(window.open());
    for (int down = 0; down < task; ++down)
        window.press(Qt::Key_Down);
    QStringList asked;
    while (!window.main->wizard()->showsResult()) {
        QVERIFY(asked.size() < 30);
        asked << window.question();
        QVERIFY2(window.wizard()->currentPage()->isAncestorOf(QApplication::focusWidget()), qPrintable(asked.last()));
        const Question& question = window.state().tree()->question(window.wizard()->currentId());
        if (question.kind == Question::Kind::Several)
            window.press(Qt::Key_Space);
        else if (question.kind == Question::Kind::Number)
            window.press(Qt::Key_5);
        else if (!question.required && question.preset.isEmpty())
            window.press(Qt::Key_Up); // from "no answer" to the last one
        window.press(Qt::Key_Return);
        if (!window.main->wizard()->showsResult())
            QVERIFY2(window.question() != asked.last(), qPrintable(asked.last()));
    }
    QVERIFY(window.settled());
    const Path path = pathOf(*window.state().tree(), window.state().answers());
    QCOMPARE(static_cast<std::size_t>(asked.size()), path.size());
    for (const PathStep& step : path)
        QVERIFY2(step.answer, qPrintable(window.state().tree()->question(step.question).id));
    // From the result back to the questions, and from the last to the first.
    window.press(Qt::Key_Q, Qt::AltModifier);
    QTRY_VERIFY(!window.main->wizard()->showsResult());
    for (qsizetype place = asked.size() - 1; place > 0; --place) {
        QCOMPARE(window.question(), asked[place]);
        window.press(Qt::Key_B, Qt::AltModifier);
        QTRY_COMPARE(window.question(), asked[place - 1]);
    }
    // The three panels, by their tabs.
    auto* const tabs = window.find<QTabWidget>("wizardTabs");
    for (int stop = 0; stop < 40 && !tabs->isAncestorOf(QApplication::focusWidget()); ++stop)
        window.press(Qt::Key_Tab);
    QVERIFY(tabs->isAncestorOf(QApplication::focusWidget()));
    for (int tab = 0; tab < tabs->count(); ++tab) {
        QCOMPARE(tabs->currentIndex(), tab);
        if (tab + 1 < tabs->count())
            window.press(Qt::Key_Right);
    }
}

void WizardTest::enterTakesWhatHasTheFocus()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    QVERIFY(window.choice(u"pretrain"_s)->hasFocus());
    QVERIFY(!window.choice(u"pretrain"_s)->isChecked());
    window.press(Qt::Key_Return);
    QCOMPARE(window.question(), u"pretrain_size"_s);
    QCOMPARE(window.state().answer(window.state().tree()->start), u"pretrain"_s);
    // In the number field Enter goes on; Esc leaves the questions and hides nothing.
    window.press(Qt::Key_Return);
    QCOMPARE(window.question(), u"machines"_s);
    window.press(Qt::Key_Escape);
    QVERIFY(window.wizard()->isVisible());
    QVERIFY(!window.wizard()->isAncestorOf(QApplication::focusWidget()));
}

void WizardTest::answersOfAnotherBranchAreKept()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    window.answer(u"finetune"_s);
    window.button("wizardNext")->click();
    window.answer(u"full"_s);
    window.button("wizardNext")->click();
    QCOMPARE(window.question(), u"tune_size"_s);
    window.answer(u"70"_s);
    QVERIFY(window.settled());
    const QString tuning = window.result().funnel.filter;
    QVERIFY(tuning.contains(u"gpu_memory_total_gib"_s));
    window.button("wizardBack")->click();
    window.button("wizardBack")->click();
    window.answer(u"learn"_s);
    window.button("wizardNext")->click();
    QVERIFY(window.question() != u"method"_s);
    QVERIFY(window.settled());
    QVERIFY(!window.result().funnel.filter.contains(u"gpu_memory_total_gib"_s));
    QCOMPARE(window.result().ignored, QStringList({u"method"_s, u"tune_size"_s}));
    // And back: in the panel this time, with the questions where they were.
    window.button("wizardBack")->click();
    window.answer(u"finetune"_s);
    window.button("wizardNext")->click();
    QVERIFY(window.choice(u"full"_s)->isChecked());
    window.button("wizardNext")->click();
    QCOMPARE(window.wizard()->currentPage()->findChild<QLineEdit*>(u"field"_s)->text(), u"70"_s);
    QVERIFY(window.button("wizardNext")->isEnabled());
    QVERIFY(window.settled());
    QCOMPARE(window.result().funnel.filter, tuning);
}

void WizardTest::whatIsTypedIsChecked()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    window.answer(u"finetune"_s);
    window.button("wizardNext")->click();
    window.button("wizardNext")->click();
    auto* const field = window.wizard()->currentPage()->findChild<QLineEdit*>(u"field"_s);
    auto* const problem = window.wizard()->currentPage()->findChild<QLabel*>(u"problem"_s);
    QTest::keyClicks(field, u"70 apples"_s);
    QVERIFY(problem->isVisible() && problem->text().contains(u"apples"_s));
    QVERIFY(!window.button("wizardNext")->isEnabled());
    window.press(Qt::Key_Return);
    QCOMPARE(window.question(), u"tune_size"_s);
    field->selectAll();
    QTest::keyClicks(field, u"2,5"_s);
    QVERIFY(!problem->isVisible());
    QVERIFY(window.button("wizardNext")->isEnabled());
    const int question = window.wizard()->currentId();
    QCOMPARE(stepAt(*window.state().tree(), question, window.state().answers()).answer->number, 2.5);
}

void WizardTest::answersGoIntoAFileAndBack()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    const auto given = answersOf({{"task", "inference"}, {"serve_size", "70"}, {"region", "eu,us"}});
    window.state().setAnswers(given);
    const QString file = m_folder.filePath(u"answers.json"_s);
    window.Window::answers.saveChoice = Dialogs::SaveChoice{file, 0};
    window.find<QAction>("saveAnswers")->trigger();
    QVERIFY(window.main->messages()->text().contains(u"answers.json"_s));
    window.find<QAction>("wizardAnew")->trigger();
    QVERIFY(window.state().answers().values.empty());
    QCOMPARE(window.question(), u"task"_s);
    window.Window::answers.openPath = file;
    window.find<QAction>("loadAnswers")->trigger();
    QVERIFY(window.state().answers() == given);
    QVERIFY(window.main->wizard()->showsResult());
    // A file that is none changes nothing.
    QFile wrong(m_folder.filePath(u"wrong.json"_s));
    QVERIFY(wrong.open(QIODevice::WriteOnly) && wrong.write("{\"answers\":{\"task\":\"cooking\"}}") > 0);
    wrong.close();
    window.Window::answers.openPath = wrong.fileName();
    window.find<QAction>("loadAnswers")->trigger();
    QVERIFY(window.main->messages()->text().contains(u"cooking"_s));
    QVERIFY(window.state().answers() == given);
    window.Window::answers.openPath = m_folder.filePath(u"missing.json"_s);
    window.find<QAction>("loadAnswers")->trigger();
    QVERIFY(window.main->messages()->text().contains(u"missing.json"_s));
}

ATLAS_TEST_MAIN(QApplication, WizardTest)
#include "tst_wizard.moc"
