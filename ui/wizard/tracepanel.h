// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QTreeWidget;
class QVBoxLayout;

namespace atlas {

class WizardState;

/// How the result came about: what each answer has left and dropped, what the nearest conditions cost and one click to
/// loosen them, and which answer dropped an offer that is missed.
class TracePanel : public QWidget
{
    Q_OBJECT
public:
    explicit TracePanel(WizardState& state, QWidget* parent = nullptr);
    void retranslate();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void showResult();
    void showSteps();
    void showNearMisses();
    void explainMissing();

    WizardState& m_state;
    QTreeWidget* m_steps;
    QVBoxLayout* m_nearRows;
    QWidget* m_near = nullptr; ///< made anew for every result
    QLabel* m_missingLabel;
    QLineEdit* m_missing;
    QPlainTextEdit* m_explanation;
    bool m_isStale = false; ///< shows an older result, to be filled anew when it is seen
};

} // namespace atlas
