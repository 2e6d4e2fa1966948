// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/viewbutton.h"

#include <QEvent>
#include <QMenu>

namespace atlas {

namespace {
constexpr int MostCharacters = 22;
}

ViewButton::ViewButton(QMenu* menu, QWidget* parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("viewButton"));
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    retranslate();
}

void ViewButton::showView(const QString& name, bool changed)
{
    m_name = name;
    m_changed = changed;
    retranslate();
}

void ViewButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QToolButton::changeEvent(event);
}

void ViewButton::retranslate()
{
    if (m_name.isEmpty()) {
        setText(tr("Views"));
        setAccessibleName(tr("Saved views"));
        setToolTip(tr("Saved views: filter, columns, order, unit and currency under a name"));
        return;
    }
    QString text = fontMetrics().elidedText(m_name, Qt::ElideMiddle, fontMetrics().averageCharWidth() * MostCharacters);
    text.replace(u'&', QStringLiteral("&&"));
    setText(m_changed ? text + QStringLiteral(" •") : text);
    const QString said
        = m_changed ? tr("View “%1”, changed since it was saved").arg(m_name) : tr("View “%1”").arg(m_name);
    setAccessibleName(said);
    // Plain, whatever the name holds.
    setToolTip(said.toHtmlEscaped().prepend(QStringLiteral("<span>")).append(QStringLiteral("</span>")));
}

} // namespace atlas
