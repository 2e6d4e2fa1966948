// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/wizardoffer.h"

#include "language.h"
#include "pages/pagestack.h"
#include "session.h"
#include "settings.h"
#include "widgets/messagebar.h"

namespace atlas {

WizardOffer::WizardOffer(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&m_parts.session, &Session::tableChanged, this, &WizardOffer::look);
    connect(&m_parts.stack, &PageStack::pageChanged, this, [this](const QString& page) {
        if (m_open && page == QLatin1String("wizard") && m_parts.messages.text() == text())
            m_parts.messages.dismiss();
        if (page == QLatin1String("wizard"))
            m_open = false;
    });
    // The message bar forgets what it said in another language; that is done before what is queued.
    const auto again = [this] {
        if (m_open)
            offer();
    };
    connect(&m_parts.language, &Language::changed, this, again, Qt::QueuedConnection);
}

QString WizardOffer::text()
{
    return tr("New here? A few questions about your work lead to the offers that suit it.");
}

void WizardOffer::look()
{
    // A catalog opened by name belongs to somebody who knows what to do with it; and what is being said goes first.
    if (!m_parts.session.isOwn() || setting(Setting::WizardOffered).toBool() || !m_parts.messages.text().isEmpty())
        return;
    storeSetting(Setting::WizardOffered, true);
    if (m_parts.stack.page() != QLatin1String("wizard"))
        offer();
}

void WizardOffer::offer()
{
    m_open = true;
    m_parts.messages.show(
        MessageBar::Kind::Offer, text(), tr("Open the wizard"),
        [this] {
            m_parts.stack.show(QStringLiteral("wizard"));
            m_parts.stack.focusPage();
        },
        [this] { m_open = false; });
}

} // namespace atlas
