// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <vector>

class QVBoxLayout;

namespace atlas {

class WizardState;

/// Every question that is asked, with its answer, to be changed in place.
class AnswersPanel : public QScrollArea
{
    Q_OBJECT
public:
    explicit AnswersPanel(WizardState& state, QWidget* parent = nullptr);
    void retranslate();

private:
    class AnswerRow;
    void showPath();
    void addRow(int question);

    WizardState& m_state;
    QVBoxLayout* m_rowsLayout;
    std::vector<AnswerRow*> m_rows;
};

} // namespace atlas
