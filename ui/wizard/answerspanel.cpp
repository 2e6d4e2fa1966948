// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/answerspanel.h"

#include "decision/path.h"
#include "widgets/tones.h"
#include "wizard/answereditor.h"
#include "wizard/wizardstate.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace atlas {

namespace {

constexpr std::size_t MostRows = 100; ///< a loaded tree may ask for more than anybody reads

}

/// One question with its answer in one line, and what is wrong with what is being typed.
class AnswersPanel::AnswerRow : public QWidget
{
public:
    AnswerRow(WizardState& state, int question, QWidget* parent)
        : QWidget(parent)
        , editor(AnswerEditor::make(state.tree(), question, AnswerEditor::Look::Line, state.currency(), this))
        , m_text(new QLabel(this))
        , m_problem(new QLabel(this))
    {
        auto* rows = new QVBoxLayout(this);
        rows->setContentsMargins(0, 0, 0, 6);
        rows->setSpacing(2);
        for (QLabel* label : {m_text, m_problem}) {
            label->setTextFormat(Qt::PlainText);
            label->setWordWrap(true);
        }
        rows->addWidget(m_text);
        rows->addWidget(editor);
        rows->addWidget(m_problem);
        m_text->setBuddy(editor);
        m_problem->hide();
        connect(editor, &AnswerEditor::problemChanged, this, [this] {
            QPalette wrong = palette();
            wrong.setColor(QPalette::WindowText, errorText(wrong));
            m_problem->setPalette(wrong);
            m_problem->setText(editor->problem());
            m_problem->setVisible(!editor->problem().isEmpty());
        });
        retranslate();
    }
    void retranslate()
    {
        editor->retranslate();
        m_text->setText(editor->question().text.text());
    }

    AnswerEditor* const editor;

private:
    QLabel* m_text;
    QLabel* m_problem;
};

AnswersPanel::AnswersPanel(WizardState& state, QWidget* parent)
    : QScrollArea(parent)
    , m_state(state)
    , m_rowsLayout(new QVBoxLayout)
{
    setObjectName(QStringLiteral("answersPanel"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    content->setLayout(m_rowsLayout);
    m_rowsLayout->setContentsMargins(8, 8, 8, 8);
    m_rowsLayout->setSpacing(2);
    m_rowsLayout->addStretch(1);
    setWidget(content);
    connect(&m_state, &WizardState::treeChanged, this, [this] { qDeleteAll(std::exchange(m_rows, {})); });
    connect(&m_state, &WizardState::answersChanged, this, &AnswersPanel::showPath);
    showPath();
}

void AnswersPanel::addRow(int question)
{
    auto* row = new AnswerRow(m_state, question, widget());
    connect(row->editor, &AnswerEditor::answered, this,
        [this, question](const QString& text) { m_state.setAnswer(question, text); });
    m_rowsLayout->insertWidget(m_rowsLayout->count() - 1, row);
    m_rows.push_back(row);
}

void AnswersPanel::showPath()
{
    if (!m_state.tree())
        return;
    Path path = pathOf(*m_state.tree(), m_state.answers());
    path.resize(std::min(path.size(), MostRows));
    // Rows that stay keep their focus and what is being typed.
    std::size_t same = 0;
    while (same < path.size() && same < m_rows.size() && m_rows[same]->editor->index() == path[same].question)
        ++same;
    for (; m_rows.size() > same; m_rows.pop_back())
        delete m_rows.back();
    for (std::size_t place = same; place < path.size(); ++place)
        addRow(path[place].question);
    for (AnswerRow* const row : m_rows)
        row->editor->setAnswer(m_state.answer(row->editor->index()));
}

void AnswersPanel::retranslate()
{
    setAccessibleName(tr("Answers"));
    for (AnswerRow* const row : m_rows)
        row->retranslate();
}

} // namespace atlas
