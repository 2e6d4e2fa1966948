// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/answereditor.h"

#include "wizard/choiceeditors.h"
#include "wizard/lineeditors.h"
#include "wizard/numbereditor.h"

namespace atlas {

AnswerEditor::AnswerEditor(TreePtr tree, int question, QWidget* parent)
    : QWidget(parent)
    , m_tree(std::move(tree))
    , m_question(question)
{
    setObjectName(QStringLiteral("answer_%1").arg(this->question().id));
}

void AnswerEditor::setCounts(const std::vector<std::optional<std::size_t>>&)
{
}

void AnswerEditor::setProblem(const QString& problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

AnswerEditor* AnswerEditor::make(const TreePtr& tree, int question, Look look, const QString& currency, QWidget* parent)
{
    const bool spread = look == Look::Spread;
    switch (tree->question(question).kind) {
    case Question::Kind::Number:
        return new NumberEditor(tree, question, currency, parent);
    case Question::Kind::Several:
        if (spread)
            return new ChecksEditor(tree, question, parent);
        return new MenuEditor(tree, question, parent);
    case Question::Kind::One:
    case Question::Kind::YesNo:
        break;
    }
    if (spread)
        return new RadiosEditor(tree, question, parent);
    return new ComboEditor(tree, question, parent);
}

} // namespace atlas
