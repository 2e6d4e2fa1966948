// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/emptystate.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace atlas {

EmptyState::EmptyState(QAbstractScrollArea* over, const char* name)
    : QWidget(over)
    , m_over(over)
    , m_text(new QLabel(this))
    , m_action(new QPushButton(this))
{
    setObjectName(QLatin1String(name) + QStringLiteral("State"));
    m_text->setObjectName(QLatin1String(name) + QStringLiteral("Text"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setForegroundRole(QPalette::Text);
    m_action->setObjectName(QLatin1String(name) + QStringLiteral("Action"));
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(12);
    rows->addStretch(2);
    rows->addWidget(m_text);
    rows->addWidget(m_action, 0, Qt::AlignHCenter);
    rows->addStretch(3);
    over->viewport()->installEventFilter(this);
    connect(m_action, &QPushButton::clicked, this, [this] {
        if (const std::function<void()> act = m_act)
            act();
    });
    hide();
}

void EmptyState::show(const QString& text, const QString& action, std::function<void()> act)
{
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_act = std::move(act);
    place();
    raise();
    setVisible(true);
}

QString EmptyState::text() const
{
    return isHidden() ? QString() : m_text->text();
}

bool EmptyState::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void EmptyState::place()
{
    setGeometry(m_over->viewport()->geometry());
}

} // namespace atlas
