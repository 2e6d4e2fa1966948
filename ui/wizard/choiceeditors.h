// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wizard/answereditor.h"

class QAbstractButton;
class QButtonGroup;
class QLabel;
class QVBoxLayout;

namespace atlas {

/// All answers below each other, with what each would leave.
class ChoicesEditor : public AnswerEditor
{
    Q_OBJECT
public:
    void setCounts(const std::vector<std::optional<std::size_t>>& counts) override;
    void retranslate() override;

protected:
    ChoicesEditor(const TreePtr& tree, int question, QWidget* parent);
    /// `button` stands for the answer of that index; behind all answers for none of them.
    void addRow(QAbstractButton* button);
    [[nodiscard]] const std::vector<QAbstractButton*>& buttons() const { return m_buttons; }
    [[nodiscard]] virtual QString textOf(std::size_t place) const;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QVBoxLayout* m_rows;
    std::vector<QAbstractButton*> m_buttons;
    std::vector<QLabel*> m_counts;
};

/// One of the answers.
class RadiosEditor : public ChoicesEditor
{
    Q_OBJECT
public:
    RadiosEditor(const TreePtr& tree, int question, QWidget* parent);
    void setAnswer(const QString& text) override;

protected:
    [[nodiscard]] QString textOf(std::size_t place) const override;

private:
    QButtonGroup* m_group;
};

/// Any number of them.
class ChecksEditor : public ChoicesEditor
{
    Q_OBJECT
public:
    ChecksEditor(const TreePtr& tree, int question, QWidget* parent);
    void setAnswer(const QString& text) override;

private:
    void announce();
};

} // namespace atlas
