// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/questionpage.h"

#include "decision/decisiontreemodel.h"
#include "decision/path.h"
#include "widgets/tones.h"
#include "wizard/answereditor.h"
#include "wizard/wizardstate.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

QuestionPage::QuestionPage(WizardState& state, const DecisionTreeModel& model, int question, QWidget* parent)
    : QWizardPage(parent)
    , m_state(state)
    , m_model(model)
    , m_question(question)
{
    setObjectName(QStringLiteral("question_%1").arg(state.tree()->question(question).id));
    setFinalPage(true); // no answer after this one is mandatory
    retranslate();
}

void QuestionPage::initializePage()
{
    if (m_editor)
        return;
    auto* content = new QWidget(this);
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(8, 0, 4, 0); // in line with the title
    rows->setSpacing(12);
    m_editor = AnswerEditor::make(m_state.tree(), m_question, AnswerEditor::Look::Spread, m_state.currency(), content);
    // Not the subtitle of the page, of which only two lines are shown.
    m_help = new QLabel(content);
    m_help->setObjectName(QStringLiteral("questionHelp"));
    m_problem = new QLabel(content);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_notes = new QLabel(content);
    m_notes->setObjectName(QStringLiteral("notes"));
    for (QLabel* label : {m_help, m_problem, m_notes}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    rows->addWidget(m_help);
    rows->addWidget(m_editor);
    rows->addWidget(m_problem);
    rows->addWidget(m_notes);
    rows->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumSize(1, 1);
    scroll->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    scroll->setWidget(content);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);

    connect(
        m_editor, &AnswerEditor::answered, this, [this](const QString& text) { m_state.setAnswer(m_question, text); });
    connect(m_editor, &AnswerEditor::problemChanged, this, &QuestionPage::showReasons);
    connect(m_editor, &AnswerEditor::goOn, this, &QuestionPage::goOn);
    connect(&m_state, &WizardState::answersChanged, this, &QuestionPage::showAnswer);
    connect(&m_model, &DecisionTreeModel::modelReset, this, &QuestionPage::showCounts);
    retranslate();
    showAnswer();
}

int QuestionPage::nextId() const
{
    return nextQuestion(*m_state.tree(), m_question, m_state.answers());
}

bool QuestionPage::isComplete() const
{
    if (m_editor && !m_editor->problem().isEmpty())
        return false;
    return !m_state.tree()->question(m_question).required
        || stepAt(*m_state.tree(), m_question, m_state.answers()).answer.has_value();
}

void QuestionPage::showAnswer()
{
    m_editor->setAnswer(m_state.answer(m_question));
    showReasons();
}

void QuestionPage::showCounts()
{
    std::vector<std::optional<std::size_t>> counts;
    const int choices = static_cast<int>(m_state.tree()->question(m_question).choices.size());
    for (int choice = 0; choice < choices; ++choice) {
        const QVariant left = m_model.indexOf(m_question, choice).data(DecisionTreeModel::LeftRole);
        counts.push_back(left.isValid() ? std::optional(static_cast<std::size_t>(left.toULongLong())) : std::nullopt);
    }
    m_editor->setCounts(counts);
}

void QuestionPage::showReasons()
{
    const Question& question = m_state.tree()->question(m_question);
    QString problem = m_editor->problem();
    if (problem.isEmpty() && !isComplete())
        problem = tr("Choose one to go on: everything else depends on it.");
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, m_editor->problem().isEmpty() ? dimText(palette()) : errorText(palette()));
    m_problem->setPalette(colors);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());

    QStringList notes;
    const PathStep step = stepAt(*m_state.tree(), m_question, m_state.answers());
    for (const int choice : step.answer ? step.answer->choices : std::vector<int>())
        for (const RuleNote& note : question.choices[static_cast<std::size_t>(choice)].notes)
            notes << (note.corrected ? tr("Corrected: %1", "a rule").arg(note.text.text()) : note.text.text())
                    + QStringLiteral(" [%1]").arg(note.sources.join(QStringLiteral(", ")));
    QPalette dim = palette();
    dim.setColor(QPalette::WindowText, dimText(palette()));
    m_notes->setPalette(dim);
    m_notes->setText(notes.join(QStringLiteral("\n\n")));
    m_notes->setVisible(!notes.isEmpty());
    tellWizard();
}

void QuestionPage::tellWizard()
{
    const std::pair<bool, bool> standing{isComplete(), nextId() < 0};
    if (m_told == standing)
        return;
    m_told = standing;
    // The wizard hides its pages while it changes its buttons, and what is hidden loses the focus.
    QWidget* const focused = QApplication::focusWidget();
    emit completeChanged();
    if (focused && isAncestorOf(focused) && !focused->hasFocus())
        focused->setFocus(Qt::OtherFocusReason);
}

void QuestionPage::focusAnswer()
{
    if (!m_editor)
        return;
    // As if by Tab: styles show the focus of a button only when it came by key.
    const auto buttons = m_editor->findChildren<QAbstractButton*>();
    for (QAbstractButton* button : buttons) {
        if (button->isChecked()) {
            button->setFocus(Qt::TabFocusReason);
            return;
        }
    }
    if (!buttons.isEmpty() && !m_editor->focusProxy())
        buttons.first()->setFocus(Qt::TabFocusReason);
    else
        m_editor->setFocus(Qt::TabFocusReason);
}

void QuestionPage::retranslate()
{
    const Question& question = m_state.tree()->question(m_question);
    setTitle(question.text.text());
    if (!m_editor)
        return;
    m_help->setText(question.help.text());
    m_help->setVisible(!m_help->text().isEmpty());
    m_editor->retranslate();
    showCounts();
    showReasons();
}

} // namespace atlas
