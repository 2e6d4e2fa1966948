// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wizard/answereditor.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace atlas {

/// A number with its unit. Reads what the user's locale writes, and C locale; answers are in C locale.
class NumberEditor : public AnswerEditor
{
    Q_OBJECT
public:
    NumberEditor(const TreePtr& tree, int question, QString currency, QWidget* parent);
    void setAnswer(const QString& text) override;
    void retranslate() override;

private:
    void read();

    QString m_currency;
    QLineEdit* m_number;
    QComboBox* m_unit; ///< null where there is but one
    QLabel* m_unitText; ///< the one unit
    QString m_answer; ///< what was read last
};

} // namespace atlas
