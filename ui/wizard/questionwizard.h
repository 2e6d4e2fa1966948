// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWizard>

namespace atlas {

class DecisionTreeModel;
class QuestionPage;
class WizardState;

/// The questions of one tree as a wizard inside the window. Its pages know nothing of each other: where one leads is
/// asked of tree and answers, which live in the state.
class QuestionWizard : public QWizard
{
    Q_OBJECT
public:
    QuestionWizard(WizardState& state, const DecisionTreeModel& model, QWidget* parent);

    /// Shows the question, with the way to it behind the back button; the last one of the path when it is not on it.
    void showQuestion(int question);
    [[nodiscard]] QString questionId() const;
    void focusAnswer();
    void retranslate();
    /// Finishing and Esc hide no part of a window.
    void done(int result) override;

signals:
    void resultAsked();
    void left();

protected:
    bool event(QEvent* event) override;

private:
    void followPath();
    [[nodiscard]] QuestionPage* shownPage() const;

    WizardState& m_state;
    bool m_following = false;
};

} // namespace atlas
