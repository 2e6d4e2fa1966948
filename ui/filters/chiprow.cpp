// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/chiprow.h"

#include "filters/chip.h"
#include "widgets/flowlayout.h"

namespace atlas {

ChipRow::ChipRow(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("chips"));
    auto* flow = new FlowLayout(this, 4);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setLayout(flow);
    // The first chip takes the row's place in the order of Tab; the others come behind it.
    addChip();
}

void ChipRow::addChip()
{
    auto* chip = new Chip(this);
    chip->hide();
    const int operand = static_cast<int>(m_chips.size());
    connect(chip, &QAbstractButton::clicked, this, [this, operand] { emit removed(operand); });
    layout()->addWidget(chip);
    if (!m_chips.empty())
        setTabOrder(m_chips.back(), chip);
    m_chips.push_back(chip);
}

void ChipRow::setOperands(const QStringList& operands)
{
    const auto wanted = static_cast<std::size_t>(operands.size());
    while (m_chips.size() < wanted)
        addChip();
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        if (i < wanted)
            m_chips[i]->setOperand(operands[static_cast<qsizetype>(i)]);
        else if (m_chips[i]->hasFocus() && wanted > 0)
            m_chips[wanted - 1]->setFocus();
        m_chips[i]->setVisible(i < wanted);
    }
}

} // namespace atlas
