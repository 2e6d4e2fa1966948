// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/tree.h"

#include <QWidget>
#include <optional>
#include <vector>

namespace atlas {

/// Takes the answer to one question: spread out for a page of its own, or in one line. Texts are those that
/// `readAnswer` reads; null: no answer.
class AnswerEditor : public QWidget
{
    Q_OBJECT
public:
    enum class Look { Spread, Line };
    /// `currency`: of numbers that are money and name none.
    [[nodiscard]] static AnswerEditor* make(
        const TreePtr& tree, int question, Look look, const QString& currency, QWidget* parent);

    [[nodiscard]] const Question& question() const { return m_tree->question(m_question); }
    [[nodiscard]] int index() const { return m_question; }
    /// Shows an answer; nothing is announced.
    virtual void setAnswer(const QString& text) = 0;
    /// Offers left after each answer, where that is known.
    virtual void setCounts(const std::vector<std::optional<std::size_t>>& counts);
    /// Texts in the present language.
    virtual void retranslate() = 0;
    /// Why what was typed is no answer; empty when it is one or nothing was typed.
    [[nodiscard]] const QString& problem() const { return m_problem; }

signals:
    void answered(const QString& text);
    void problemChanged();
    /// The user means to go on with this answer: a double click.
    void goOn();

protected:
    AnswerEditor(TreePtr tree, int question, QWidget* parent);
    void setProblem(const QString& problem);

private:
    TreePtr m_tree;
    int m_question;
    QString m_problem;
};

} // namespace atlas
