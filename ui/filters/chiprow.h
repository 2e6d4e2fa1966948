// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

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

private:
    void addChip();

    std::vector<Chip*> m_chips; ///< kept and hidden when there are fewer operands
};

} // namespace atlas
