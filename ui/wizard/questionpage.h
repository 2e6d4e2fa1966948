// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWizardPage>
#include <optional>
#include <utility>

class QLabel;

namespace atlas {

class AnswerEditor;
class DecisionTreeModel;
class WizardState;

/// A page of the wizard, made from a question of the tree when it is first shown. Whatever its length it scrolls, so
/// that the wizard's buttons stay in sight.
class QuestionPage : public QWizardPage
{
    Q_OBJECT
public:
    QuestionPage(WizardState& state, const DecisionTreeModel& model, int question, QWidget* parent = nullptr);

    [[nodiscard]] int question() const { return m_question; }
    void focusAnswer();
    void retranslate();

    /// Asks tree and answers and changes nothing.
    [[nodiscard]] int nextId() const override;
    [[nodiscard]] bool isComplete() const override;
    void initializePage() override;

signals:
    void goOn();

private:
    void showAnswer();
    void showCounts();
    void showReasons();
    void tellWizard();

    WizardState& m_state;
    const DecisionTreeModel& m_model;
    int m_question;
    std::optional<std::pair<bool, bool>> m_told; ///< what the wizard knows: complete, the last one
    AnswerEditor* m_editor = nullptr;
    QLabel* m_help = nullptr;
    QLabel* m_problem = nullptr; ///< why it is not complete
    QLabel* m_notes = nullptr; ///< rules that come with the chosen answers
};

} // namespace atlas
