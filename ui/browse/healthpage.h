// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/tablepage.h"

class QComboBox;

namespace atlas {

/// What the rules of data health found, and how many each; Enter shows the offer.
class HealthPage : public TablePage
{
    Q_OBJECT
public:
    explicit HealthPage(Session& session, QWidget* parent = nullptr);

protected:
    void retranslate() override;
    void showAnswer() override;

private:
    void listRules();
    void chooseRule();

    QComboBox* m_rules;
};

} // namespace atlas
