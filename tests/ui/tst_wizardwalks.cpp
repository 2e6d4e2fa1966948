// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizardfixture.h"

#include "app/program.h"
#include "decision/decisiontreemodel.h"
#include "decision/path.h"
#include "decision/recommendationjson.h"
#include "wizard/treepanel.h"

#include <QAbstractItemModelTester>
#include <QJsonObject>
#include <QTabWidget>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

namespace {

/// One who uses the wizard at random, and keeps by himself what he has answered.
class Walker
{
public:
    Walker(Wizard& window, quint32 seed)
        : m_window(window)
        , m_random(seed)
    {
    }
    /// Does something that can be done now; says what.
    QByteArray step();
    [[nodiscard]] const atlas::Answers& answers() const { return m_answers; }

private:
    [[nodiscard]] const DecisionTree& tree() const { return *m_window.state().tree(); }
    void remember(const Question& question, const QString& text)
    {
        if (text.isNull())
            m_answers.values.erase(question.id);
        else
            m_answers.values[question.id] = text;
    }
    /// Of a question with radio buttons the answer is taken away only where there is a button for that.
    [[nodiscard]] QString anyAnswer(const Question& question, bool canBeTakenAway)
    {
        return canBeTakenAway && m_random.bounded(6) == 0 ? QString() : randomAnswerInWindow(question, m_random);
    }
    QByteArray answerOnPage();
    QByteArray changeInPanel();
    QByteArray activateInTree();
    QByteArray loosen();

    Wizard& m_window;
    QRandomGenerator m_random;
    atlas::Answers m_answers;
};

QByteArray Walker::step()
{
    const auto push = [this](const char* name) {
        QAbstractButton* const button = m_window.button(name);
        if (!button || !button->isVisible() || !button->isEnabled())
            return QByteArray();
        button->click();
        return QByteArray(name);
    };
    const bool isResult = m_window.main->wizard()->showsResult();
    switch (m_random.bounded(14)) {
    case 0:
    case 1:
    case 2:
    case 3:
        return isResult ? push("backToQuestions") : answerOnPage();
    case 4:
    case 5:
    case 6:
        return push("wizardNext");
    case 7:
    case 8:
        return push("wizardBack");
    case 9:
    case 10:
        return changeInPanel();
    case 11:
        return m_random.bounded(3) == 0 ? activateInTree() : push("wizardFinish");
    case 12:
        return loosen();
    default:
        if (isResult && m_random.bounded(4) == 0) {
            m_answers = {};
            return push("startAnew");
        }
        return push("backToQuestions");
    }
}

QByteArray Walker::answerOnPage()
{
    const Question& asked = tree().question(m_window.wizard()->currentId());
    const bool isOne = asked.kind == Question::Kind::One || asked.kind == Question::Kind::YesNo;
    const QString text = anyAnswer(asked, !isOne || (!asked.required && asked.preset.isEmpty()));
    m_window.answer(text);
    remember(asked, text);
    return "answers " + asked.id.toLatin1() + '=' + text.toLatin1();
}

QByteArray Walker::changeInPanel()
{
    const Path path = pathOf(tree(), m_answers);
    const Question& asked
        = tree().question(path[static_cast<std::size_t>(m_random.bounded(static_cast<int>(path.size())))].question);
    auto* const tabs = m_window.find<QTabWidget>("wizardTabs");
    tabs->setCurrentIndex(0);
    QWidget* const editor = m_window.find("answersPanel")->findChild<QWidget*>(u"answer_"_s + asked.id);
    if (!editor)
        return "no row for " + asked.id.toLatin1();
    const QString text = anyAnswer(asked, true);
    remember(asked, text);
    if (auto* const combo = editor->findChild<QComboBox*>(u"field"_s)) {
        combo->setCurrentIndex(text.isNull() ? 0 : combo->findData(text));
        emit combo->activated(combo->currentIndex());
    } else if (asked.kind == Question::Kind::Number) {
        typeNumber(editor, text);
    } else {
        const QStringList ids = text.split(u',');
        for (QAction* const action : editor->findChildren<QAction*>())
            if (action->isCheckable() && action->isChecked() != ids.contains(action->objectName()))
                action->trigger();
    }
    return "changes " + asked.id.toLatin1() + '=' + text.toLatin1();
}

QByteArray Walker::activateInTree()
{
    if (!m_window.settled())
        return {};
    auto* const panel = m_window.find<TreePanel>("decisionTree");
    QModelIndex index;
    // Down to an answer, on the path or beside it.
    for (int rows = panel->model()->rowCount(index); rows > 0; rows = panel->model()->rowCount(index)) {
        index = panel->model()->index(m_random.bounded(rows), 0, index);
        if (index.data(DecisionTreeModel::ChoiceRole).toInt() >= 0 && m_random.bounded(2) == 0)
            break;
    }
    const QByteArray text = index.data().toString().toUtf8();
    emit panel->activated(index);
    m_answers = m_window.state().answers();
    return "activates " + text;
}

QByteArray Walker::loosen()
{
    if (!m_window.settled() || !m_window.state().result())
        return {};
    const Recommendation& result = m_window.result();
    if (!m_answers.relaxed.empty() && m_random.bounded(3) == 0) {
        m_window.state().tighten(m_answers.relaxed.size() - 1);
        m_answers.relaxed.pop_back();
        return "puts back";
    }
    if (result.nearMisses.empty())
        return {};
    const NearMiss miss = result.nearMisses.front();
    m_window.find<QTabWidget>("wizardTabs")->setCurrentIndex(2);
    m_window.button("near_0")->click();
    for (const Relaxation& relaxation : miss.relaxed)
        relax(m_answers, relaxation);
    return "loosens " + miss.text.toUtf8();
}

/// The same without what the two may word in their own locale.
QJsonObject comparable(const QByteArray& json)
{
    QJsonObject object = QJsonDocument::fromJson(json).object();
    for (const auto& [list, worded] : {std::pair(u"results"_s, u"reasons"_s), {u"near_misses"_s, u"relax"_s}}) {
        QJsonArray entries;
        for (const QJsonValue& each : object[list].toArray()) {
            QJsonObject entry = each.toObject();
            entry.remove(worded);
            entries << entry;
        }
        object[list] = entries;
    }
    for (const QString& wording : {u"best"_s, u"purchase"_s})
        object.remove(wording);
    return object;
}

}

class WizardWalksTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void walksAtRandom();
    void windowAndCommandAgree();

private:
    QTemporaryDir m_folder;
    QString m_catalog;
};

void WizardWalksTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"starter.sqlite"_s);
    QVERIFY(createCatalog(m_catalog, StartWith::StarterFacts, QDate(2026, 12, 1)));
}

void WizardWalksTest::init()
{
    failOnWarnings();
    clearSettings();
}

/// Whatever was done: what counts is what was answered on the path, and the pages behind the one shown are the path.
void WizardWalksTest::walksAtRandom()
{
    constexpr int StepsOfAWalk = 8;
    bool isNumber = false;
    const int given = qEnvironmentVariableIntValue("ATLAS_WALKS", &isNumber);
    const int walks = isNumber ? given : 300;
    Wizard window(m_catalog);
    QVERIFY(window.open());
    const QAbstractItemModelTester tester(
        window.find<TreePanel>("decisionTree")->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const TreePtr tree = window.state().tree();
    const quint32 seed = qEnvironmentVariableIsSet("ATLAS_SEED") ? qgetenv("ATLAS_SEED").toUInt() : 20261201;
    Walker walker(window, seed);
    for (int walk = 0; walk < walks; ++walk) {
        QByteArrayList done;
        for (int step = 0; step < StepsOfAWalk; ++step) {
            done << walker.step();
            const QByteArray story = QByteArray::number(walk) + ": " + done.join("; ");
            QVERIFY2(window.state().answers() == walker.answers(), story.constData());
            const Path path = pathOf(*tree, walker.answers());
            const QList<int> behind = window.wizard()->visitedIds();
            QVERIFY2(!behind.isEmpty() && static_cast<std::size_t>(behind.size()) <= path.size(), story.constData());
            for (qsizetype place = 0; place < behind.size(); ++place)
                QVERIFY2(behind[place] == path[static_cast<std::size_t>(place)].question, story.constData());
            QVERIFY2(window.wizard()->currentId() == behind.back(), story.constData());
            const Question& asked = tree->question(window.wizard()->currentId());
            QVERIFY2(window.wizard()->currentPage()->isComplete()
                    == (!asked.required || walker.answers().values.count(asked.id) == 1),
                story.constData());
        }
        const QByteArray story = QByteArray::number(walk) + ": " + done.join("; ");
        QVERIFY2(window.settled() && window.state().result(), story.constData());
        // No answer of a branch that was left counts.
        atlas::Answers onPath{{}, walker.answers().relaxed};
        for (const PathStep& step : pathOf(*tree, walker.answers()))
            if (const auto found = walker.answers().values.find(tree->question(step.question).id);
                found != walker.answers().values.end())
                onPath.values.insert(*found);
        const Recommendation expected = recommended(window.session.table(), tree, onPath);
        QVERIFY2(window.result().funnel.filter == expected.funnel.filter, story.constData());
        QVERIFY2(window.result().rows == expected.rows, story.constData());
        QVERIFY2(window.result().ignored.size()
                == static_cast<qsizetype>(walker.answers().values.size() - onPath.values.size()),
            story.constData());
    }
}

void WizardWalksTest::windowAndCommandAgree()
{
    constexpr int Sets = 200, ByProgram = 20;
    Wizard window(m_catalog);
    QVERIFY(window.open());
    const TreePtr tree = window.state().tree();
    const Program program;
    QRandomGenerator random(2026);
    for (int set = 0; set < Sets; ++set) {
        window.main->wizard()->startAnew();
        // Page by page; what is answered is written down here and not taken from the window.
        atlas::Answers given;
        for (;;) {
            const Question& asked = tree->question(window.wizard()->currentId());
            if (asked.required || random.bounded(100) < 60) {
                const QString text = randomAnswerInWindow(asked, random);
                given.values[asked.id] = text;
                window.answer(text);
            }
            if (!window.button("wizardNext")->isVisible())
                break;
            window.button("wizardNext")->click();
        }
        window.button("wizardFinish")->click();
        QVERIFY(window.main->wizard()->showsResult());
        QVERIFY(window.settled());
        const QByteArray shown = recommendationJson(window.result(), window.state().isLoadedTree());
        const QByteArray byEngine = recommendationJson(recommended(window.session.table(), tree, given), false);
        QCOMPARE(comparable(shown), comparable(byEngine));
        if (set >= ByProgram)
            continue;
        QStringList words{u"--catalog"_s, m_catalog, u"--today"_s, u"2026-07-20"_s, u"--lang"_s, u"en"_s,
            u"recommend"_s, u"--format"_s, u"json"_s};
        for (const auto& [id, text] : given.values)
            words << u"--answer"_s << id + u'=' + text;
        const Run run = program.run(words);
        QVERIFY2(run.code == 0, run.err.constData());
        QCOMPARE(comparable(shown), comparable(run.out));
    }
}

ATLAS_TEST_MAIN(QApplication, WizardWalksTest)
#include "tst_wizardwalks.moc"
