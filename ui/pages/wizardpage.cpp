// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/wizardpage.h"

#include "decision/decisiontreemodel.h"
#include "decision/sentences.h"
#include "widgets/tones.h"
#include "wizard/answerspanel.h"
#include "wizard/questionwizard.h"
#include "wizard/resultview.h"
#include "wizard/taborder.h"
#include "wizard/tracepanel.h"
#include "wizard/treepanel.h"
#include "wizard/wizardstate.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

namespace atlas {

WizardPage::WizardPage(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_state(new WizardState(session, this))
{
    setObjectName(QStringLiteral("wizardPage"));
}

void WizardPage::make()
{
    m_model = new DecisionTreeModel(this);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setObjectName(QStringLiteral("wizardSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_stack = new QStackedWidget(m_splitter);
    m_stack->addWidget(makeQuestions());
    m_stack->addWidget(makeAnswer());
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(makeTabs());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({6200, 3800}); // shares of the width
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_splitter);

    connect(m_state, &WizardState::treeChanged, this, &WizardPage::makeWizard);
    connect(m_state, &WizardState::recommended, this, [this] {
        m_model->setRecommendation(m_state->result());
        showCount();
    });
    connect(m_state, &WizardState::answersChanged, this, &WizardPage::showCount);
    makeWizard();
    retranslate();
    m_splitter->show(); // made while the page is shown already: else it would only be there in the next turn
}

QWidget* WizardPage::makeQuestions()
{
    m_questions = new QWidget(m_stack);
    auto* rows = new QVBoxLayout(m_questions);
    rows->setContentsMargins(0, 0, 0, 0);
    m_count = new QLabel(m_questions);
    m_count->setObjectName(QStringLiteral("wizardCount"));
    m_count->setTextFormat(Qt::PlainText);
    m_count->setMargin(8);
    m_count->setWordWrap(true);
    QSizePolicy asHighAsItsLines(QSizePolicy::Ignored, QSizePolicy::Preferred);
    asHighAsItsLines.setHeightForWidth(true);
    m_count->setSizePolicy(asHighAsItsLines);
    rows->addWidget(m_count);
    return m_questions;
}

QWidget* WizardPage::makeAnswer()
{
    m_answer = new QWidget(m_stack);
    m_result = new ResultView(*m_state, m_answer);
    m_back = new QPushButton(m_answer);
    m_back->setObjectName(QStringLiteral("backToQuestions"));
    m_anew = new QPushButton(m_answer);
    m_anew->setObjectName(QStringLiteral("startAnew"));
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(8, 8, 8, 8);
    buttons->setSpacing(8);
    buttons->addWidget(m_back);
    buttons->addWidget(m_anew);
    buttons->addStretch(1);
    auto* rows = new QVBoxLayout(m_answer);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_result, 1);
    rows->addLayout(buttons);
    connect(m_back, &QPushButton::clicked, this, &WizardPage::showQuestions);
    connect(m_anew, &QPushButton::clicked, this, &WizardPage::startAnew);
    connect(m_result, &ResultView::offersAsked, this, &WizardPage::offersAsked);
    connect(m_result, &ResultView::chartsAsked, this, &WizardPage::chartsAsked);
    connect(m_result, &ResultView::copyAsked, this, &WizardPage::copyAsked);
    connect(m_result, &ResultView::compareAsked, this, &WizardPage::compareAsked);
    connect(m_result, &ResultView::offerToCompare, this, &WizardPage::offerToCompare);
    connect(m_result, &ResultView::offerAsked, this, &WizardPage::offerAsked);
    return m_answer;
}

QWidget* WizardPage::makeTabs()
{
    m_tabs = new QTabWidget(m_splitter);
    m_tabs->setObjectName(QStringLiteral("wizardTabs"));
    m_tabs->setDocumentMode(true);
    m_answers = new AnswersPanel(*m_state, m_tabs);
    m_tree = new TreePanel(*m_state, *m_model, m_tabs);
    m_trace = new TracePanel(*m_state, m_tabs);
    for (QWidget* const panel : std::initializer_list<QWidget*>{m_answers, m_tree, m_trace})
        m_tabs->addTab(panel, QString());
    return m_tabs;
}

void WizardPage::makeWizard()
{
    if (!m_stack || !m_state->tree())
        return;
    m_model->setRecommendation(nullptr);
    const QString asked = m_wizard ? m_wizard->questionId() : QString();
    delete m_wizard;
    m_wizard = new QuestionWizard(*m_state, *m_model, m_questions);
    static_cast<QVBoxLayout*>(m_questions->layout())->insertWidget(0, m_wizard, 1);
    connect(m_wizard, &QuestionWizard::resultAsked, this, &WizardPage::showResult);
    connect(m_wizard, &QuestionWizard::currentIdChanged, this, &WizardPage::showCount);
    connect(m_wizard, &QuestionWizard::left, this, [this] { m_tabs->currentWidget()->setFocus(Qt::OtherFocusReason); });
    m_wizard->show();
    if (const int question = m_state->tree()->indexOf(asked); question >= 0)
        m_wizard->showQuestion(question);
    m_back->setEnabled(true);
    m_anew->setEnabled(true);
}

void WizardPage::showCount()
{
    const bool wrong = m_state->problem().has_value();
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, wrong ? errorText(palette()) : dimText(palette()));
    m_count->setPalette(colors);
    const auto& result = m_state->result();
    m_count->setText(wrong    ? m_state->problem()->message
            : result          ? leftAfterText(*result, m_wizard ? m_wizard->currentId() : -1, QLocale())
            : m_state->tree() ? QString()
                              : tr("The questions are here as soon as a catalog is open."));
}

bool WizardPage::showsResult() const
{
    return m_stack && m_stack->currentWidget() == m_answer;
}

void WizardPage::showResult()
{
    if (!m_wizard)
        return;
    m_stack->setCurrentWidget(m_answer);
    m_result->focusFirst();
}

void WizardPage::showQuestions()
{
    if (!m_wizard)
        return;
    m_stack->setCurrentWidget(m_questions);
    m_wizard->focusAnswer();
}

void WizardPage::startAnew()
{
    m_state->setAnswers({});
    if (!m_wizard)
        return;
    m_wizard->restart();
    showQuestions();
}

QVariantMap WizardPage::memory() const
{
    if (!m_wizard)
        return {};
    return {{QStringLiteral("result"), showsResult()}, {QStringLiteral("question"), m_wizard->questionId()},
        {QStringLiteral("tab"), m_tabs->currentIndex()}};
}

void WizardPage::recall(const QVariantMap& memory)
{
    if (!m_wizard || memory.isEmpty())
        return;
    m_tabs->setCurrentIndex(memory.value(QStringLiteral("tab")).toInt());
    const int question = m_state->tree()->indexOf(memory.value(QStringLiteral("question")).toString());
    if (question >= 0 && question != m_wizard->currentId())
        m_wizard->showQuestion(question);
    m_stack->setCurrentWidget(memory.value(QStringLiteral("result")).toBool() ? m_answer : m_questions);
}

void WizardPage::focusContent()
{
    if (!m_wizard)
        return;
    if (showsResult())
        m_result->focusFirst();
    else
        m_wizard->focusAnswer();
}

void WizardPage::showEvent(QShowEvent* event)
{
    if (!m_stack)
        make();
    QWidget::showEvent(event);
    m_state->setActive(true);
}

void WizardPage::hideEvent(QHideEvent* event)
{
    m_state->setActive(false);
    QWidget::hideEvent(event);
}

void WizardPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_stack)
        retranslate();
    if (event->type() == QEvent::PaletteChange && m_stack) {
        m_result->retranslate();
        m_trace->retranslate();
        if (m_wizard)
            m_wizard->retranslate();
        showCount();
    }
    QWidget::changeEvent(event);
}

bool WizardPage::focusNextPrevChild(bool next)
{
    return (m_stack && moveFocusAsRead(*this, {m_stack, m_tabs}, next)) || QWidget::focusNextPrevChild(next);
}

void WizardPage::retranslate()
{
    m_state->retranslate();
    m_back->setText(tr("Back to the &questions"));
    m_anew->setText(tr("Start &anew"));
    m_tabs->setTabText(0, tr("Answers"));
    m_tabs->setTabText(1, tr("Tree"));
    m_tabs->setTabText(2, tr("Trace"));
    m_tabs->setAccessibleName(tr("Answers, tree and trace"));
    m_answers->retranslate();
    m_tree->retranslate();
    m_trace->retranslate();
    m_result->retranslate();
    if (m_wizard)
        m_wizard->retranslate();
    showCount();
}

} // namespace atlas
