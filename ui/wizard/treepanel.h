// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace atlas {

class DecisionTreeModel;
class WizardState;

/// The tree with the taken path; an answer that is activated is given.
class TreePanel : public QTreeView
{
    Q_OBJECT
public:
    TreePanel(WizardState& state, DecisionTreeModel& model, QWidget* parent = nullptr);
    void retranslate();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void give(const QModelIndex& index);
    void openPath();

    WizardState& m_state;
    DecisionTreeModel& m_model;
    int m_question = -1, m_choice = -1, m_scrolled = 0; ///< where one was before the model is made anew
};

} // namespace atlas
