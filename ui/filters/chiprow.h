// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

class QPushButton;

namespace atlas {

class Chip;

/// The operands of the filter, one chip each.
class ChipRow : public QWidget
{
    Q_OBJECT
public:
    explicit ChipRow(QWidget* parent = nullptr);

    void setOperands(const QStringList& operands);

signals:
    void removed(int operand);
    void editAsked(int operand);
    void cleared();

protected:
    void changeEvent(QEvent* event) override;

private:
    void addChip();
    void retranslate();

    QPushButton* m_clear; ///< last of all, when there are several
    std::vector<Chip*> m_chips; ///< kept and hidden when there are fewer operands
};

} // namespace atlas
