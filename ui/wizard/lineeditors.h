// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wizard/answereditor.h"

class QComboBox;
class QMenu;
class QToolButton;

namespace atlas {

/// One of the answers, in one line.
class ComboEditor : public AnswerEditor
{
    Q_OBJECT
public:
    ComboEditor(const TreePtr& tree, int question, QWidget* parent);
    void setAnswer(const QString& text) override;
    void retranslate() override;

private:
    QComboBox* m_combo;
};

/// Any number of them, in a menu behind a button.
class MenuEditor : public AnswerEditor
{
    Q_OBJECT
public:
    MenuEditor(const TreePtr& tree, int question, QWidget* parent);
    void setAnswer(const QString& text) override;
    void retranslate() override;

private:
    void announce();
    void showChosen();

    QToolButton* m_button;
    QMenu* m_menu;
};

} // namespace atlas
