// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/chiprow.h"

#include "filters/chip.h"
#include "widgets/flowlayout.h"

#include <QEvent>
#include <QPushButton>

namespace atlas {

ChipRow::ChipRow(QWidget* parent)
    : QWidget(parent)
    , m_clear(new QPushButton(this))
{
    setObjectName(QStringLiteral("chips"));
    auto* flow = new FlowLayout(this, 4);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setLayout(flow);
    // The first chip takes the row's place in the order of Tab; the others come behind it.
    addChip();
    m_clear->setObjectName(QStringLiteral("clearChips"));
    m_clear->setFlat(true);
    m_clear->hide();
    connect(m_clear, &QPushButton::clicked, this, &ChipRow::cleared);
    retranslate();
}

void ChipRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ChipRow::retranslate()
{
    m_clear->setText(tr("Clear all"));
    m_clear->setToolTip(tr("Remove every condition"));
}

void ChipRow::addChip()
{
    auto* chip = new Chip(this);
    chip->hide();
    const int operand = static_cast<int>(m_chips.size());
    connect(chip, &Chip::removeAsked, this, [this, operand] { emit removed(operand); });
    connect(chip, &QAbstractButton::clicked, this, [this, operand] { emit editAsked(operand); });
    // The button stays behind the last chip.
    layout()->removeWidget(m_clear);
    layout()->addWidget(chip);
    layout()->addWidget(m_clear);
    if (!m_chips.empty())
        setTabOrder(m_chips.back(), chip);
    setTabOrder(chip, m_clear);
    m_chips.push_back(chip);
}

void ChipRow::setOperands(const QStringList& operands)
{
    const auto wanted = static_cast<std::size_t>(operands.size());
    while (m_chips.size() < wanted)
        addChip();
    m_clear->setVisible(wanted > 1);
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        if (i < wanted)
            m_chips[i]->setOperand(operands[static_cast<qsizetype>(i)]);
        else if (m_chips[i]->hasFocus() && wanted > 0)
            m_chips[wanted - 1]->setFocus();
        m_chips[i]->setVisible(i < wanted);
    }
}

} // namespace atlas
