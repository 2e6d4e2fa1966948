// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/viewactions.h"

#include "actions/actions.h"
#include "browse/tablepage.h"
#include "language.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "settings.h"
#include "settings/settinglist.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>

namespace atlas {

ViewActions::ViewActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    const Actions& actions = m_parts.actions;
    actions.on("focusFilter", this, [this] {
        if (TablePage* page = tablePageIn(m_parts.stack.currentWidget()))
            (void)page->focusFilter();
        else
            m_parts.pages.focusFilter();
    });
    actions.on("sortByColumn", this, [this] { sortByColumn(false); });
    actions.on("addToSort", this, [this] { sortByColumn(true); });
    auto* languages = new QMenu(m_parts.window);
    fillLanguages(languages);
    actions["languageMenu"]->setMenu(languages);
    auto* themes = new QMenu(m_parts.window);
    fillThemes(themes);
    actions["themeMenu"]->setMenu(themes);
}

void ViewActions::sortByColumn(bool add)
{
    if (TablePage* page = tablePageIn(m_parts.stack.currentWidget()))
        page->sortByCurrentColumn(add);
    else
        m_parts.pages.offers()->sortByCurrentColumn(add);
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
            storeSetting(Setting::Language, code);
            // It may be stored already, and another one was asked for at the start.
            if (language.language() != code)
                language.setLanguage(code);
        });
        connect(&language, &Language::changed, action,
            [action, code](const QString& now) { action->setChecked(code == now); });
    }
}

void ViewActions::fillThemes(QMenu* menu)
{
    auto* group = new QActionGroup(this);
    for (const ThemeName& theme : themeNames()) {
        QAction* action = menu->addAction(QString());
        const QString value = QLatin1String(theme.value);
        m_parts.actions.label(action, "Settings", theme.text);
        action->setObjectName(QStringLiteral("theme_%1").arg(value));
        action->setCheckable(true);
        action->setChecked(value == setting(Setting::Theme).toString());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [value] { storeSetting(Setting::Theme, value); });
        connect(&settingChanges(), &SettingChanges::changed, action, [action, value](Setting key) {
            if (key == Setting::Theme)
                action->setChecked(value == setting(key).toString());
        });
    }
}

} // namespace atlas
