// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rail.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace atlas {

Rail::Rail(QWidget* parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("rail"));
    m_column->setContentsMargins(4, 8, 4, 8);
    m_column->setSpacing(2);
    m_column->addStretch(1);
}

void Rail::addPage(QAction* action)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("rail_%1").arg(action->objectName()));
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    button->setIconSize({size + 4, size + 4});
    m_column->insertWidget(static_cast<int>(m_buttons.size()), button);
    m_buttons.push_back(button);
    arrange();
}

void Rail::setCollapsed(bool collapsed)
{
    if (m_collapsed == collapsed)
        return;
    m_collapsed = collapsed;
    arrange();
}

void Rail::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        arrange();
    QFrame::changeEvent(event);
}

void Rail::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        focusNextPrevChild(event->key() == Qt::Key_Down);
    else
        QFrame::keyPressEvent(event);
}

void Rail::arrange()
{
    for (QToolButton* button : m_buttons) {
        button->setToolButtonStyle(m_collapsed ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        button->setAccessibleName(button->defaultAction()->iconText());
    }
}

} // namespace atlas
