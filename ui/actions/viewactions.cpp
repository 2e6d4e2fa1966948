// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/viewactions.h"

#include "actions/actions.h"
#include "language.h"
#include "pages/offerspage.h"
#include "pages/querypages.h"
#include "settings.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>

namespace atlas {

ViewActions::ViewActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    const Actions& actions = m_parts.actions;
    OffersPage* offers = m_parts.pages.offers();
    actions.on("focusFilter", &m_parts.pages, &QueryPages::focusFilter);
    actions.on("sortByColumn", offers, [offers] { offers->sortByCurrentColumn(false); });
    actions.on("addToSort", offers, [offers] { offers->sortByCurrentColumn(true); });
    auto* languages = new QMenu(m_parts.window);
    fillLanguages(languages);
    actions["languageMenu"]->setMenu(languages);
}

void ViewActions::fillLanguages(QMenu* menu)
{
    Language& language = m_parts.language;
    auto* group = new QActionGroup(this);
    for (const QString& code : Language::codes()) {
        QAction* action = menu->addAction(Language::ownName(code));
        action->setObjectName(QStringLiteral("language_%1").arg(code));
        action->setCheckable(true);
        action->setChecked(code == language.language());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [&language, code] {
            language.setLanguage(code);
            storeSetting(Setting::Language, code);
        });
        connect(&language, &Language::changed, action,
            [action, code](const QString& now) { action->setChecked(code == now); });
    }
}

} // namespace atlas
